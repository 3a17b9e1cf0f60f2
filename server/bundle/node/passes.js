"use strict";
// Makes the code that Brython generates smaller and faster, where it does work that only serves caret positions in
// tracebacks, sys.settrace or javascript.this(). Line numbers stay. The passes read the code as a syntax tree (acorn);
// what they do not recognise stays as it was.

/** Calls that are told where in the line they stand: the index of that argument, and a function that does not ask for it. */
const TOLD_THEIR_PLACE = {
  $call_with_position: { place: 1, instead: "$call" },
  $getattr_pep657: { place: 2, instead: "$getattr" },
  $setattr1: { place: 3, instead: "$setattr" },
  $getitem: { place: 2 },
  getitem_slice: { place: 2 },
  $setitem: { place: 3 },
  $delitem: { place: 2 },
  $delattr: { place: 2 },
  rich_op: { place: 3 },
  resolve_in_scopes: { place: 2 },
  resolve_global: { place: 2 },
  resolve_local: { place: 1 },
  assert: { place: 2 },
};

/** Is the node `object.name`? */
const isMember = (node, object, name) =>
  node.type === "MemberExpression" && !node.computed && node.object.name === object && node.property.name === name;

/** The name of the runtime's helper that is called, or undefined. */
function helperCalled(node) {
  const { callee } = node;
  return node.type === "CallExpression" && isMember(callee, "$B", callee.property?.name) ? callee.property.name : undefined;
}

/** Edits are [start, end, replacement]. */
function withoutPlace(node, { place, instead }, text) {
  const argument = node.arguments[place];
  if (argument?.type !== "Literal") return [];
  const edits = [[text.lastIndexOf(",", argument.start), argument.end, ""]];
  if (instead) edits.push([node.callee.property.start, node.callee.property.end, instead]);
  return edits;
}

/** Its further arguments are those of the method, so the place must stay; 0 means unknown. */
const withUnknownPlace = (node) => [[node.arguments[2].start, node.arguments[2].end, "0"]];

/** `frame.positions = […]`, `frame.inum = 3`, `iterator[$B.INUM] = 3`, `$B.js_this = this` */
function isUnneeded(assigned) {
  if (assigned.type !== "MemberExpression") return false;
  const property = assigned.computed ? assigned.property.property?.name : assigned.property.name;
  return ["positions", "inum", "INUM", "js_this"].includes(property);
}

const isTraceCheck = (node) => node.type === "IfStatement" && node.test.left && isMember(node.test.left, "frame", "$f_trace");

/** `locals.ob_type = locals.__class__ = $B.get_method_class(…)` prepares for super() and __class__. */
function isClassOfMethod(node) {
  const assigned = node.type === "ExpressionStatement" && node.expression.type === "AssignmentExpression" ? node.expression : undefined;
  return assigned?.right.type === "AssignmentExpression" && helperCalled(assigned.right.right) === "get_method_class";
}

/** A removed statement leaves a semicolon: the generated code has none, and its neighbours must not become one statement. */
const removed = (node) => [[node.start, node.end, ";"]];

/** Noting the line is a call for each statement; storing the number is enough when nothing traces. */
const storedLine = (call) => `frame.$lineno = ${call.arguments[1].value}`;

// what `function.$function_infos` lists, by index
const DOCSTRING = 6;
const VARIABLES = 16;

/** Nobody reads docstrings in the page, and of a function's variables only the first has a use (super() finds self). */
function withoutDocumentation(infos) {
  const { [DOCSTRING]: docstring, [VARIABLES]: variables } = infos.elements;
  const edits = docstring.type === "Literal" ? [[docstring.start, docstring.end, "_b_.None"]] : [];
  const [first, second] = variables.elements;
  if (second) edits.push([first.end, variables.end, "]"]);
  return edits;
}

const isFunctionInfos = (assigned) => assigned.type === "MemberExpression" && assigned.property.name === "$function_infos";
const isDocstring = (assigned) => isMember(assigned, "locals", "__doc__");

/** The edits for one node, without those for what is inside of it. */
function editsFor(node, text, method) {
  if (node.type === "ExpressionStatement") return editsForStatement(node, method);
  if (isTraceCheck(node)) return removed(node);
  const helper = helperCalled(node);
  if (helper === "set_lineno") return [[node.start, node.end, `(${storedLine(node)})`]];
  if (helper === "call_attr") return withUnknownPlace(node);
  return Object.hasOwn(TOLD_THEIR_PLACE, helper ?? "") ? withoutPlace(node, TOLD_THEIR_PLACE[helper], text) : [];
}

function editsForStatement(node, method) {
  const { expression } = node;
  if (helperCalled(expression) === "set_lineno") return [[node.start, node.end, `${storedLine(expression)};`]];
  if (expression.type !== "AssignmentExpression") return [];
  const { left, right } = expression;
  if (isUnneeded(left) || isDocstring(left)) return removed(node);
  if (isClassOfMethod(node) && !method.asksForClass) return removed(node);
  return isFunctionInfos(left) ? withoutDocumentation(right) : [];
}

/** Does the Python function of this JavaScript function use super or __class__? */
const asksForClass = (text) => /_b_\.super\b|'super'|"super"|__class__(?! = \$B\.get_method_class)/.test(text);

function* children(node) {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === "string") yield child;
    }
  }
}

function collect(node, text, method, edits) {
  const here = node.type === "FunctionDeclaration" ? { asksForClass: asksForClass(text.slice(node.start, node.end)) } : method;
  const own = editsFor(node, text, here);
  edits.push(...own);
  const isReplaced = own.some(([start, end]) => start === node.start && end >= node.end);
  if (!isReplaced) for (const child of children(node)) collect(child, text, here, edits);
}

function apply(text, edits) {
  let result = "";
  let done = 0;
  for (const [start, end, replacement] of edits.sort((one, other) => one[0] - other[0])) {
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

/** The generated code of one module, without what production does not need. `acorn` is the parser's module. */
function optimise(text, acorn) {
  const tree = acorn.parse(text, { ecmaVersion: "latest", allowReturnOutsideFunction: true });
  const edits = [];
  collect(tree, text, { asksForClass: true }, edits);
  return apply(text, edits);
}

module.exports = { optimise };
