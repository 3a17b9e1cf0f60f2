"use strict";
// Loads brython.js into this Node process the way a page does: as a plain script that finds a few browser globals.

const fs = require("node:fs");
const vm = require("node:vm");

/** Stand-ins for what a browser provides; nothing of it is used while compiling or running rules. */
function provideBrowserGlobals() {
  const script = { src: "http://localhost/brython.js" };
  const nothing = () => {};
  Object.assign(globalThis, {
    self: globalThis,
    module: { exports: {} },
    addEventListener: nothing,
    dispatchEvent: nothing,
    HTMLElement: class {},
    MutationObserver: class { observe() {} disconnect() {} },
    customElements: { define: nothing },
    document: {
      currentScript: script,
      documentElement: {},
      getElementsByTagName: () => [script],
      querySelectorAll: () => [],
      addEventListener: nothing,
      dispatchEvent: nothing,
    },
  });
}

/**
 * Brython numbers the names it generates, from a random start. A fixed one makes two builds equal byte for byte.
 * It has six digits, because `f` + 11 and `f1` + 1 would be the same name.
 */
function numberFromHalfAMillion() {
  Math.random = () => 0.5;
}

/** Run a script file in the global scope. */
function runScript(file) {
  vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
}

/** The compiler: the object `__BRYTHON__` of the given brython.js. */
function loadCompiler(file) {
  provideBrowserGlobals();
  numberFromHalfAMillion();
  runScript(file);
  const $B = globalThis.__BRYTHON__;
  $B.$options = $B.parse_options({ debug: 1 });
  return $B;
}

module.exports = { loadCompiler, provideBrowserGlobals, runScript };
