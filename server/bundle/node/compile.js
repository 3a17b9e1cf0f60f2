"use strict";
// Python modules → JavaScript text that gives them to Brython's import system, as functions that run when imported.

const { optimise } = require("./passes.js");

/**
 * One module is `{name, file, source, is_package}`; `file` is what tracebacks say.
 * Throws an Error naming file and line when Brython's compiler refuses the source.
 */
function compileModule($B, { name, file, source }) {
  $B.url2name[file] = name;
  try {
    return $B.py2js({ src: source, filename: file, imported: true }, name, name, $B.builtins_scope).to_js();
  } catch (error) {
    throw new Error(`${file}, line ${error.lineno}: ${error.args?.[0] ?? error}`);
  }
}

/**
 * The text that registers all `modules`. With `debug` their Python stays in it, so that tracebacks can quote the line
 * and mark the place in it; without, everything that only serves that is dropped.
 */
function compileAll($B, modules, debug, acorn) {
  const registrations = modules.map((module) => register($B, module, debug, acorn)).join("\n");
  return `(function ($B) {\nconst files = {};\n${registrations}\n$B.loadBrythonPackage(files);\n})(__BRYTHON__);`;
}

function register($B, module, debug, acorn) {
  const compiled = compileModule($B, module);
  const body = debug ? compiled : optimise(compiled, acorn);
  const namespace = `locals_${$B.scope_name(module.name)}`;
  const entry = [".py", "", [], ...(module.is_package ? [1] : [])];
  return [
    `files[${JSON.stringify(module.name)}] = ${JSON.stringify(entry)};`,
    ...(debug ? [`$B.file_cache[${JSON.stringify(module.file)}] = ${JSON.stringify(module.source)};`] : []),
    `$B.precompiled[${JSON.stringify(module.name)}] = function (${namespace}) {\n${body}\nreturn ${namespace};\n};`,
  ].join("\n");
}

module.exports = { compileAll };
