"use strict";
// Generated code says much about each function that follows from the rest, or that nobody asks for: four statements become
// one call of `$B.declared` (browser/fast/declarations.js). What looks in any way unusual stays as it was.

// what `function.$function_infos` lists, by index
const [QUALNAME, DEFAULTS, KEYWORDS, NAMES, REST, OTHERS, COUNT, LINE, FLAGS, FREE, ONLY_BY_NAME, ONLY_BY_PLACE, ANNOTATIONS, TYPES] =
  [2, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18];

/** The arguments of `$B.declared` after function and frame, and as what they count when they are left out. */
const TOLD = [[QUALNAME], [NAMES], [LINE], [DEFAULTS, "_b_.None"], [FREE, "[]"], [FLAGS, "3"], [KEYWORDS, "_b_.None"], [REST, "null"], [OTHERS, "null"],
  [ONLY_BY_NAME, "0"]];

const INFOS = /^(\w+)\.\$function_infos = \[/;

/** Is what the call does not tell as it always is? */
function isUsual(infos, source) {
  const follows = infos[NAMES].elements.length - infos[ONLY_BY_NAME].value;
  return infos[COUNT].value === follows && source(infos[ONLY_BY_PLACE]) === "0" && source(infos[ANNOTATIONS]) === "false" && source(infos[TYPES]) === "[]";
}

function call(name, infos, source) {
  const told = TOLD.map(([index]) => source(infos[index]));
  while (told.at(-1) === TOLD[told.length - 1][1]) told.pop();
  return `$B.declared(${name}, frame, ${told.join(", ")});`;
}

/** The edit [start, end, replacement] for four statements that declare a function, or undefined. */
function declaration(statements, source) {
  const [first, ...others] = statements.map(source);
  const name = INFOS.exec(first)?.[1];
  if (name === undefined) return undefined;
  const rest = [`$B.set_func_attrs(${name}, frame, `, `${name}.ob_type = $B.function`, `${name}.__annotate__ = _b_.None`];
  if (!rest.every((text, index) => others[index]?.startsWith(text))) return undefined;
  const infos = statements[0].expression.right.elements;
  return isUsual(infos, source) ? [statements[0].start, statements.at(-1).end, call(name, infos, source)] : undefined;
}

/** All edits, inner ones included: those of a function's own functions lie before its declaration, not within. */
function* edits(node, source) {
  if (!node || typeof node.type !== "string") return;
  const statements = Array.isArray(node.body) ? node.body : [];
  for (const index of statements.keys()) {
    const found = declaration(statements.slice(index, index + 4), source);
    if (found) yield found;
  }
  for (const value of Object.values(node)) for (const child of [value].flat()) yield* edits(child, source);
}

/** The code of one module, shorter. `acorn` is the parser's module. */
function shorten(text, acorn) {
  const tree = acorn.parse(text, { ecmaVersion: "latest", allowReturnOutsideFunction: true });
  const found = [...edits(tree, (node) => text.slice(node.start, node.end))].sort(([one], [other]) => other - one);
  return found.reduce((shorter, [start, end, replacement]) => shorter.slice(0, start) + replacement + shorter.slice(end), text);
}

module.exports = { shorten };
