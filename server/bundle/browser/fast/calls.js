// Fast paths, part 4: calling methods, making instances, len and sum.
(function ($B) {
  "use strict";
  const _b_ = $B.builtins;
  const { None, list, object, type } = _b_;
  const { NULL, DICT } = $B;
  const { lookup, hasPlainLookup, isKeywords, isDict, dictGet, dressedAs, isListOrTuple, KEYS } = $B.fast;
  const { hasOwn } = Object;
  const SAFE = Number.MAX_SAFE_INTEGER;

  /** Nothing traces, so noting the line is a store. */
  $B.set_lineno = function (frame, line) {
    frame.$lineno = line;
    return true;
  };

  /** Call a Python function; an error remembers the place in the line. */
  function call(f, args, position) {
    try {
      return f(...args);
    } catch (error) {
      $B.set_inum(position);
      throw error;
    }
  }

  function ofList(it, name, args) {
    if (name === "append" && args.length === 1 && !isKeywords(args[0])) {
      it.push(args[0]);
      return None;
    }
    return name === "pop" && args.length === 0 && it.length > 0 ? it.pop() : NULL;
  }

  function ofDict(it, name, args) {
    if (name !== "get" || args.length === 0 || args.length > 2 || isKeywords(args[1])) return NULL;
    return dictGet(it, args[0], args.length === 2 ? args[1] : None);
  }

  const areStrings = (values) => values.every((value) => typeof value === "string");

  /** What methods of strings make of strings: only where there is nothing to decide. An empty text to look for is left to Brython. */
  const OF_STRINGS = {
    replace: (it, [text, by, ...more]) => (text === "" || by === undefined || more.length > 0 ? NULL : it.includes(text) ? it.split(text).join(by) : it),
    startswith: (it, [text, ...more]) => (text === undefined || more.length > 0 ? NULL : it.startsWith(text)),
    split: (it, [text, ...more]) => (!text || more.length > 0 ? NULL : $B.$list(it.split(text))),
  };

  function ofString(it, name, args) {
    if (name === "join") return args.length === 1 && isListOrTuple(args[0]) && areStrings(args[0]) ? args[0].join(it) : NULL;
    return hasOwn(OF_STRINGS, name) && areStrings(args) ? OF_STRINGS[name](it, args) : NULL;
  }

  function functionOfModule(module, name) {
    const names = module[DICT];
    const f = names !== undefined && hasOwn(names, name) ? names[name] : undefined;
    const isPython = typeof f === "function" && f.ob_type === $B.function && f.$in_js_module === undefined && f.$js_func === undefined;
    return isPython ? f : undefined;
  }

  /** The function that is the method `name` of an instance, unless the instance has an attribute of that name. */
  function methodOf(instance, cls, name) {
    const found = lookup(cls, name);
    if (found === NULL || found.ob_type !== $B.function || typeof found !== "function") return undefined;
    const own = instance[DICT];
    return own === undefined || !hasOwn(own, name) ? found : undefined;
  }

  const originalCallAttr = $B.call_attr;
  $B.call_attr = function (owner, name, position, ...args) {
    const result = simplyCalled(owner, name, position, args);
    return result === NULL ? originalCallAttr(owner, name, position, ...args) : result;
  };

  function simplyCalled(owner, name, position, args) {
    if (typeof owner === "string") return ofString(owner, name, args);
    if (typeof owner !== "object" || owner === null) return NULL;
    const cls = owner.ob_type;
    if (cls === undefined) return isDict(owner) ? ofDict(owner, name, args) : NULL;
    if (cls === list) return ofList(owner, name, args);
    if (cls === $B.module) {
      const f = functionOfModule(owner, name);
      return f === undefined ? NULL : call(f, args, position);
    }
    if (!hasPlainLookup(cls)) return NULL;
    const method = methodOf(owner, cls, name);
    return method === undefined ? NULL : call(method, [owner, ...args], position);
  }

  /** Do instances have a __dict__? Only if some class of theirs does without __slots__. */
  function needsDict(cls) {
    cls.$needs_dict ??= cls.tp_mro.some(
      (base) => base.tp_flags & $B.TPFLAGS.HEAPTYPE && ($B.get_from_dict(base, "__slots__", NULL) === NULL || base.$slots_has_dict),
    );
    return cls.$needs_dict;
  }

  function isPlainClass(cls) {
    const ordinary = cls !== type && cls.tp_new === object.tp_new && cls.tp_funcs === undefined;
    return ordinary && !(cls.tp_flags & $B.TPFLAGS.IS_ABSTRACT);
  }

  const originalTypeCall = type.tp_call;
  type.tp_call = function (cls, ...args) {
    const init = cls.tp_init;
    if (!isPlainClass(cls) || typeof init !== "function" || init === object.tp_init) return originalTypeCall(cls, ...args);
    const instance = { ob_type: cls };
    if (needsDict(cls)) $B.init_dict(instance);
    init(instance, ...args);
    return instance;
  };

  function countEntries(it) {
    let count = 0;
    for (const _ in it) count++;
    return count;
  }

  const originalLen = _b_.len;
  _b_.len = dressedAs(originalLen, function (it) {
    if (arguments.length === 1 && typeof it === "object" && it !== null) {
      if (isListOrTuple(it)) return it.length;
      if (isDict(it) && it[KEYS] === undefined) return countEntries(it);
    }
    return originalLen(...arguments);
  });

  /** The sum of ints in a list or tuple; undefined if something else is among them or it grows beyond the safe numbers. */
  function sumOfInts(numbers, start) {
    let total = start;
    for (let i = 0; i < numbers.length; i++) {
      if (typeof numbers[i] !== "number") return undefined;
      total += numbers[i];
      if (total > SAFE || total < -SAFE) return undefined;
    }
    return total;
  }

  const originalSum = _b_.sum;
  _b_.sum = dressedAs(originalSum, function (numbers, start = 0) {
    const simple = arguments.length <= 2 && isListOrTuple(numbers) && typeof start === "number";
    return (simple ? sumOfInts(numbers, start) : undefined) ?? originalSum(...arguments);
  });
})(__BRYTHON__);
