"use strict";
// node build.js JOB.json: writes the text of one bundle.
//
// A job: {brython: path of brython.js, modules: [{name, file, source, is_package}], before: [paths of scripts],
//         after: [paths of scripts], debug: bool, minify: bool, node_modules: path, banner: text, out: path}
// The bundle is: banner, `before`, Brython's runtime, `after`, the compiled modules.

const fs = require("node:fs");
const path = require("node:path");
const { loadCompiler } = require("./brython.js");
const { compileAll } = require("./compile.js");
const { makeRuntime } = require("./runtime.js");

const read = (file) => fs.readFileSync(file, "utf8");

function assemble(job) {
  const runtime = makeRuntime(read(job.brython));
  const acorn = require(path.join(job.node_modules, "acorn"));
  const compiled = compileAll(loadCompiler(job.brython), job.modules, job.debug, acorn);
  return [...job.before.map(read), runtime, ...job.after.map(read), compiled].join("\n;\n");
}

/** Names are shortened only inside of functions; the generated code refers to `$B` and `_b_` by closure, so this is safe. */
async function minify(text, packages) {
  const terser = require(path.join(packages, "terser"));
  const options = { compress: { keep_fargs: true }, mangle: true, format: { comments: false } };
  return (await terser.minify(text, options)).code;
}

async function main(job) {
  const text = assemble(job);
  const body = job.minify ? await minify(text, job.node_modules) : text;
  fs.writeFileSync(job.out, `${job.banner}\n${body}\n`);
}

main(JSON.parse(read(process.argv[2]))).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
