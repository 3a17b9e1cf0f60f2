"use strict";
// node run.js BUNDLE.js MODULE: imports MODULE of the bundle and prints what it prints, a zero byte, and its errors.

const path = require("node:path");
const { provideBrowserGlobals, runScript } = require(path.join(__dirname, "../../server/bundle/node/brython.js"));

const [bundle, module_] = process.argv.slice(2);
provideBrowserGlobals();
console.log = (text) => process.stdout.write(String(text)); // Brython's print brings its own line ends
console.error = () => {}; // tracebacks are handed over below
runScript(bundle);
globalThis.__BRYTHON__.start(module_);
process.stdout.write(`\0${globalThis.__pyErrors.join("\n")}`);
