"use strict";
// node run.js BUNDLE.js MODULE: imports MODULE of the bundle and prints what it prints, a zero byte, and its errors.

const path = require("node:path");
const { provideBrowserGlobals, runScript } = require(path.join(__dirname, "../../server/bundle/node/brython.js"));

const [bundle, module_] = process.argv.slice(2);
provideBrowserGlobals();
// Brython itself logs a few things to the console; what the script prints must not mix with them
console.log = console.error = () => {};
console.print = (text) => process.stdout.write(text);
runScript(bundle);
const $B = globalThis.__BRYTHON__;
$B.get_stdout().out = "print";
$B.start(module_);
process.stdout.write(`\0${globalThis.__pyErrors.join("\n")}`);
