"use strict";
// Makes the runtime that the page loads from the pinned brython.js: patched, and without everything that only compiles.

const { PATCHES, apply } = require("./patches.js");

// Brython's own markers, put there for cutting
const COMPILER_BEGINS = "// >>> brython compiler chain";
const COMPILER_ENDS = "// <<< brython compiler chain";

// brython.js is a row of source files, joined by this
const JOINT = "\n;\n";

// what compiled code needs of ast_to_js.js: these helpers (between the two texts), and three small functions
const HELPERS_BEGIN = "function resolve_in_namespace";
const HELPERS_END = "var $operators=$B.op2method";

/** Files of brython.js outside of the markers that only compile or document, told by a text that stands in no other. */
const UNNEEDED = [
  { what: "the classes of ast", sign: "__BRYTHON__.ast_classes={" },
  { what: "building trees of ast", sign: "var binary_ops={'+':'Add'" },
  { what: "docstrings of built-ins", sign: "var docs={ArithmeticError:" },
];
const AST_TO_JS = { what: "generating JavaScript", sign: "function ast_dump(tree,indent)" };

/** The runtime's source. Throws an Error with a sentence if brython.js is not the one that this was written for. */
function makeRuntime(source) {
  const patched = PATCHES.reduce(apply, source);
  const parts = cut(patched, COMPILER_BEGINS, COMPILER_ENDS).split(JOINT);
  const generator = takeOut(parts, AST_TO_JS);
  parts.splice(generator.index, 0, compiledCodeHelpers(generator.part));
  UNNEEDED.forEach((unneeded) => takeOut(parts, unneeded));
  return parts.join(JOINT);
}

function cut(text, begin, end) {
  return text.slice(0, indexOf(text, begin)) + text.slice(indexOf(text, end));
}

function takeOut(parts, { what, sign }) {
  const index = parts.findIndex((part) => part.includes(sign));
  if (index < 0) throw new Error(missing(`${what} (${sign})`));
  return { index, part: parts.splice(index, 1)[0] };
}

/** The few functions of the code generator that generated code calls. */
function compiledCodeHelpers(part) {
  const helpers = part.slice(indexOf(part, HELPERS_BEGIN), indexOf(part, HELPERS_END));
  return `"use strict";
(function($B){
  const _b_ = $B.builtins, excluded = ["__doc__", "__loader__", "__name__", "__package__", "__spec__"];
  const builtins_scope = { locals: { has: name => Object.hasOwn(_b_, name) && !excluded.includes(name) } };
  $B.scope_name = name => name.replace(/[^\\w$]/g, "_");
  $B.decode_position = at => at.length == 3 ? [at[0], at[0], at[1], at[1] + at[2]] : at;
  ${helpers}
})(__BRYTHON__)`;
}

function indexOf(text, sign) {
  const at = text.indexOf(sign);
  if (at < 0) throw new Error(missing(sign));
  return at;
}

function missing(what) {
  return `brython.js has no ${what}. Brython has changed: look at server/bundle/node/runtime.js.`;
}

module.exports = { makeRuntime };
