// Fast paths, part 2: comparison, arithmetic and truth of ints, strings, None and the built-in containers.
// A Python int is a JavaScript number as long as it is safe (|n| < 2**53), and a BigInt beyond.
(function ($B) {
  "use strict";
  const { None, list, tuple } = $B.builtins;
  const { isDict, KEYS } = $B.fast;
  const SAFE = Number.MAX_SAFE_INTEGER;

  function compare(operator, x, y) {
    switch (operator) {
      case "__eq__": return x === y;
      case "__ne__": return x !== y;
      case "__lt__": return x < y;
      case "__le__": return x <= y;
      case "__gt__": return x > y;
      case "__ge__": return x >= y;
    }
  }

  /** Is None equal to this? undefined: the other value may have an opinion of its own. */
  function equalsNone(other) {
    if (other === None) return true;
    return typeof other === "object" ? undefined : false;
  }

  const richComp = $B.rich_comp;
  $B.rich_comp = function (operator, x, y) {
    const kind = typeof x;
    if (kind === typeof y && (kind === "number" || kind === "string")) {
      return compare(operator, x, y) ?? richComp(operator, x, y);
    }
    if ((x === None || y === None) && (operator === "__eq__" || operator === "__ne__")) {
      const equal = equalsNone(x === None ? y : x);
      if (equal !== undefined) return (operator === "__eq__") === equal;
    }
    return richComp(operator, x, y);
  };

  const HALF = 2 ** 32;
  const high = (x) => Math.floor(x / HALF);
  const isInt32 = (x) => (x | 0) === x;

  /** Bitwise operators of JavaScript see 32 bits; non-negative numbers are done in two halves. */
  function bitwise(x, y, operation) {
    if (isInt32(x) && isInt32(y)) return operation(x, y);
    if (x >= 0 && y >= 0) return operation(high(x), high(y)) * HALF + (operation(x, y) >>> 0);
  }
  const and = (x, y) => x & y;
  const or = (x, y) => x | y;
  const xor = (x, y) => x ^ y;

  /** Python's remainder has the sign of the divisor. */
  function modulo(x, y) {
    const rest = x % y;
    return rest !== 0 && rest < 0 !== y < 0 ? rest + y : rest;
  }

  /** By way of the remainder that has the sign of x, so that every step is exact. */
  function floorDivide(x, y) {
    const rest = x % y;
    const quotient = (x - rest) / y;
    return rest !== 0 && rest < 0 !== y < 0 ? quotient - 1 : quotient;
  }

  function shiftRight(x, y) {
    if (y > 52) return x < 0 ? -1 : 0;
    return Math.floor(x / 2 ** y);
  }

  /** The result for two ints, or undefined: not here (unknown operator, error, result beyond the safe numbers). */
  function arithmetic(operator, x, y) {
    const result = compute(operator, x, y);
    if (result <= SAFE && result >= -SAFE) return result + 0; // + 0: there is no -0 among ints
  }

  function compute(operator, x, y) {
    switch (operator) {
      case "__add__": return x + y;
      case "__sub__": return x - y;
      case "__mul__": return x * y;
      case "__mod__": return y === 0 ? undefined : modulo(x, y);
      case "__floordiv__": return y === 0 ? undefined : floorDivide(x, y);
      case "__and__": return bitwise(x, y, and);
      case "__or__": return bitwise(x, y, or);
      case "__xor__": return bitwise(x, y, xor);
      case "__lshift__": return y < 0 || y > 52 ? undefined : x * 2 ** y;
      case "__rshift__": return y < 0 ? undefined : shiftRight(x, y);
    }
  }

  const richOp1 = $B.rich_op1;
  $B.rich_op1 = function (operator, x, y) {
    if (typeof x === "number" && typeof y === "number") {
      const result = arithmetic(operator, x, y);
      if (result !== undefined) return result;
    }
    return richOp1(operator, x, y);
  };

  const richOp = $B.rich_op;
  $B.rich_op = function (operator, x, y, position) {
    if (typeof x === "number" && typeof y === "number") {
      const result = arithmetic(operator, x, y);
      if (result !== undefined) return result;
    } else if (typeof x === "string" && typeof y === "string" && operator === "__add__") {
      return x + y;
    }
    return richOp(operator, x, y, position);
  };

  const callSpecialUnary = $B.call_special_unary;
  $B.call_special_unary = function (value, operator, sign) {
    if (operator === "__neg__" && typeof value === "number") return 0 - value;
    return callSpecialUnary(value, operator, sign);
  };

  const OF_ASSIGNMENT = {
    "+=": "__add__", "-=": "__sub__", "*=": "__mul__", "//=": "__floordiv__", "%=": "__mod__",
    "&=": "__and__", "|=": "__or__", "^=": "__xor__", "<<=": "__lshift__", ">>=": "__rshift__",
  };

  const augmentedAssign = $B.augm_assign;
  $B.augm_assign = function (left, operator, right) {
    if (typeof left === "number" && typeof right === "number") {
      const result = arithmetic(OF_ASSIGNMENT[operator], left, right);
      if (result !== undefined) return result;
    } else if (typeof left === "string" && typeof right === "string" && operator === "+=") {
      return left + right;
    }
    return augmentedAssign(left, operator, right);
  };

  function hasEntry(it) {
    for (const _ in it) return true;
    return false;
  }

  const bool = $B.$bool;
  $B.$bool = function (value) {
    switch (typeof value) {
      case "boolean": return value;
      case "number": return value !== 0;
      case "string": return value !== "";
      case "object":
        if (value === null || value === None) return false;
        if (value.ob_type === list || value.ob_type === tuple) return value.length > 0;
        if (isDict(value) && value[KEYS] === undefined) return hasEntry(value);
    }
    return bool(value);
  };
})(__BRYTHON__);
