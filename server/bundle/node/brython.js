"use strict";
// Loads brython.js into this Node process the way a page does: as a plain script that finds a few browser globals.

const fs = require("node:fs");
const vm = require("node:vm");
const { apply } = require("./patches.js");

/**
 * Brython numbers the names it generates, from a random start. A fixed one makes two builds equal, and the code of a
 * module the same whatever was compiled before it. It has six digits, because `f` + 11 and `f1` + 1 would be the same name.
 */
const NUMBERING = {
  why: "generated names are numbered from a fixed start, again for each module",
  find: "var uuid=Math.floor(Math.random()*1000000)\n",
  replace: "var uuid;$B.restart_numbering=()=>{uuid=500000}\n",
};

/** Where in the line a loop stands is noted on what it loops over, for tracebacks that quote their source. */
const LOOP_OVER_TEXT = {
  why: "nothing can be noted on a str in strict mode",
  find: "`iterator_${id}[$B.INUM] = ${this.iter.inum}\\n`",
  replace: "`Object(iterator_${id})[$B.INUM] = ${this.iter.inum}\\n`",
};

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

/** Run a script file in the global scope. */
function runScript(file) {
  vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
}

/** The compiler: the object `__BRYTHON__` of the given text of brython.js. */
function loadCompiler(source) {
  provideBrowserGlobals();
  vm.runInThisContext([NUMBERING, LOOP_OVER_TEXT].reduce(apply, source), { filename: "brython.js" });
  const $B = globalThis.__BRYTHON__;
  $B.$options = $B.parse_options({ debug: 1 });
  return $B;
}

module.exports = { loadCompiler, provideBrowserGlobals, runScript };
