"use strict";
// Makes Brython's generated code smaller and faster. Each pass replaces text that the code generator of the pinned
// version emits word for word; where it emits something else, the code stays as it was. Line numbers are kept.

/** Caret positions only serve tracebacks that can quote the Python source. */
const withoutPositions = (js) => js.replace(/^[ \t]*frame\.positions = \[[[\]0-9, ]*\][ \t]*$/gm, "");

/** Noting the line is a call for each statement, for the sake of sys.settrace; storing the number is enough. */
const withStoredLines = (js) =>
  js
    .replace(/\$B\.set_lineno\(frame, (\d+)\) &&/g, "(frame.$lineno = $1) &&")
    .replace(/^([ \t]*)\$B\.set_lineno\(frame, (\d+)(?:, '\w+')?\);?[ \t]*$/gm, "$1frame.$lineno = $2;");

const withoutTracing = (js) =>
  js.replace(/^[ \t]*if \(frame\.\$f_trace !== _b_\.None\) \{\s*\$B\.trace_line\(\)\s*\}[ \t]*$/gm, "");

/** `javascript.this()` is not used by our code. */
const withoutJavaScriptThis = (js) => js.replace(/^[ \t]*\$B\.js_this = this[ \t]*$/gm, "");

module.exports = [withoutPositions, withStoredLines, withoutTracing, withoutJavaScriptThis];
