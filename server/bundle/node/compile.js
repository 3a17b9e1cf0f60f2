"use strict";
// One Python module → JavaScript text that gives it to Brython's import system, as a function that runs when imported.

const { shorten } = require("./declarations.js");
const { optimise } = require("./passes.js");

/** Throws an Error naming file and line when Brython's compiler refuses the source. */
function generate($B, { name, file, source }) {
  $B.url2name[file] = name;
  $B.restart_numbering();
  try {
    return $B.py2js({ src: source, filename: file, imported: true }, name, name, $B.builtins_scope).to_js();
  } catch (error) {
    throw new Error(`${file}, line ${error.lineno}: ${error.args?.[0] ?? error}`);
  }
}

/**
 * A module is `{name, file, source, is_package}`; `file` is what tracebacks say. With `debug` its Python stays in the
 * text, so that tracebacks can quote the line and mark the place in it; without, what only serves that is dropped.
 */
function compile($B, module, debug, acorn) {
  const generated = generate($B, module);
  const body = debug ? generated : shorten(optimise(generated, acorn), acorn);
  const namespace = `locals_${$B.scope_name(module.name)}`;
  const [name, file, source] = [module.name, module.file, debug ? module.source : ""].map((text) => JSON.stringify(text));
  return `__BRYTHON__.addPython(${name}, ${file}, ${module.is_package}, function (${namespace}) {\n${body}\nreturn ${namespace};\n}, ${source});`;
}

module.exports = { compile };
