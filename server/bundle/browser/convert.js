// Converts data between JavaScript and Python, exactly and both ways. Python data is never handed to JavaScript itself:
// Brython would wrap and mirror it, and None, nested dicts and lists would not come out as what they were.
(function ($B) {
  "use strict";
  const _b_ = $B.builtins;
  const { None, dict, list, tuple, float } = _b_;

  function numberToPython(number) {
    if (!Number.isInteger(number)) return { ob_type: float, value: number };
    return Number.isSafeInteger(number) ? number + 0 : BigInt(number); // + 0: there is no -0 among ints
  }

  function objectToPython(object) {
    const result = $B.empty_dict();
    for (const key of Object.keys(object)) dict.$setitem(result, key, toPython(object[key]));
    return result;
  }

  /** What JSON can carry, as None, bool, int, float, str, list and dict. */
  function toPython(value) {
    if (value === null || value === undefined) return None;
    if (typeof value === "number") return numberToPython(value);
    if (typeof value !== "object") return value;
    return Array.isArray(value) ? $B.$list(value.map(toPython)) : objectToPython(value);
  }

  function keyToJs(key) {
    if (typeof key === "string" || typeof key === "number") return String(key);
    if (key instanceof String) return key.valueOf();
    throw $B.EXC(_b_.TypeError, "a dict that is sent has only str and int keys");
  }

  function dictToJs(it) {
    const result = {};
    for (const entry of dict.$iter_items(it)) result[keyToJs(entry.key)] = toJs(entry.value);
    return result;
  }

  /** The reverse, also for tuples; int keys become strings. Raises TypeError or OverflowError for anything else. */
  function toJs(value) {
    if (value === None || value === null || value === undefined) return null;
    if (typeof value === "bigint") throw $B.EXC(_b_.OverflowError, "an int that is sent is smaller than 2**53");
    if (typeof value !== "object") return scalarToJs(value);
    if (value instanceof String) return value.valueOf();
    if (value.ob_type === float) return value.value;
    if (value.ob_type === list || value.ob_type === tuple) return Array.from(value, toJs);
    if ($B.is_dict(value)) return dictToJs(value);
    return refuse(value);
  }

  function scalarToJs(value) {
    return ["boolean", "string", "number"].includes(typeof value) ? value : refuse(value);
  }

  function refuse(value) {
    throw $B.EXC(_b_.TypeError, `cannot send ${$B.class_name(value)} object`);
  }

  /**
   * A Python function as a JavaScript one. Its arguments are converted; what it raises is reported, and the frames that
   * the error left behind are dropped. Returns the converted result.
   */
  function callback(f) {
    return (...args) => {
      const frames = $B.frame_obj;
      try {
        return toJs($B.$call(f, ...args.map(toPython)));
      } catch (error) {
        $B.report(error);
        $B.frame_obj = frames;
      }
    };
  }

  /** Make a module of JavaScript functions importable from Python. */
  function addModule(name, functions) {
    $B.loadBrythonPackage({ [name]: [".js", () => $B.addToImported(name, functions), []] });
  }

  Object.assign($B, { toPython, toJs, callback, addModule });
})(__BRYTHON__);
