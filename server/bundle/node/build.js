"use strict";
// node build.js JOB.json: makes the parts of a bundle and writes them, a JSON list of texts, to the job's `out`.
//
// A job: {parts: [part], brython: path of brython.js, debug: bool, minify: bool, node_modules: folder, out: path}
// A part: {kind: "runtime", scripts: [paths of what follows Brython's runtime]}
//      or {kind: "module", name, file, source, is_package, later: does it run only when it is imported?}

const fs = require("node:fs");
const path = require("node:path");
const { loadCompiler } = require("./brython.js");
const { compile } = require("./compile.js");
const { makeRuntime } = require("./runtime.js");

const read = (file) => fs.readFileSync(file, "utf8");

function maker(job) {
  const acorn = require(path.join(job.node_modules, "acorn"));
  const source = read(job.brython);
  const $B = loadCompiler(source);
  return {
    runtime: (part) => [makeRuntime(source), ...part.scripts.map(read)].join("\n;\n"),
    module: (part) => compile($B, part, job.debug, acorn),
  };
}

/** Names are shortened only inside of functions; the generated code refers to `$B` and `_b_` by closure, so this is safe. */
async function minify(text, job, part) {
  const terser = require(path.join(job.node_modules, "terser"));
  // a function in parentheses is compiled at once: a module that runs when it arrives need not be looked at twice by V8
  const options = { compress: { keep_fargs: true }, mangle: true, format: { comments: false, wrap_func_args: !part.later } };
  return (await terser.minify(text, options)).code;
}

async function main(job) {
  const make = maker(job);
  const texts = job.parts.map((part) => make[part.kind](part));
  const finished = job.minify ? await Promise.all(texts.map((text, index) => minify(text, job, job.parts[index]))) : texts;
  fs.writeFileSync(job.out, JSON.stringify(finished));
}

main(JSON.parse(read(process.argv[2]))).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
