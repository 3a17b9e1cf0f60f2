// Fast paths in front of Brython's general helpers, part 1: what all of them share.
//
// Brython's runtime handles every case of Python in each operation. These files answer the common cases at once and
// leave everything else to the original function, so the meaning of a program does not change, except that
// sys.settrace has no effect. tests/bundle compares the result with CPython.
(function ($B) {
  "use strict";
  const _b_ = $B.builtins;
  const { list, tuple, dict, object, type } = _b_;
  const NULL = $B.NULL; // Brython's "there is none"

  /** The symbols under which Brython's dict keeps the entries of a dict whose keys are not all strings. */
  function dictSymbols() {
    const probe = $B.empty_dict();
    dict.$setitem(probe, 1, 1);
    const named = (name) => Object.getOwnPropertySymbols(probe).find((symbol) => symbol.description === name);
    const symbols = { KEYS: named("KEYS"), VALUES: named("VALUES"), TABLE: named("TABLE") };
    if (Object.values(symbols).includes(undefined)) throw new Error("Brython's dict has another layout than fast/lookup.js expects");
    return symbols;
  }

  // Attributes found in a class and its bases are remembered until any class changes.
  const REMEMBERED = Symbol("attributes found in this class");
  let version = 0;

  const isClass = (owner) => owner.tp_mro !== undefined;

  const setClassAttribute = type.tp_setattro;
  type.tp_setattro = function (cls, name, value) {
    try {
      return setClassAttribute(cls, name, value);
    } finally {
      version++;
    }
  };

  const setToDict = $B.set_to_dict;
  $B.set_to_dict = function (owner, name, value) {
    setToDict(owner, name, value);
    if (isClass(owner)) version++;
  };

  const originalDelattr = _b_.delattr;
  _b_.delattr = dressedAs(originalDelattr, function (owner, name) {
    try {
      return originalDelattr(...arguments);
    } finally {
      if (isClass(owner)) version++;
    }
  });

  const searchInMro = $B.search_in_mro;

  /** The attribute `name` of class `cls` or of its bases, or NULL. */
  function lookup(cls, name) {
    let found = cls[REMEMBERED];
    if (found === undefined || found.version !== version) {
      found = cls[REMEMBERED] = { version, attributes: new Map() };
    }
    let value = found.attributes.get(name);
    if (value === undefined) {
      value = searchInMro(cls, name, NULL) ?? NULL;
      found.attributes.set(name, value);
    }
    return value;
  }

  $B.search_in_mro = function (cls, name, otherwise) {
    const value = lookup(cls, name);
    return value === NULL ? otherwise : value;
  };

  /** str, int and bool values are plain JavaScript values, with no attribute protocol to follow. */
  function isPlain(value) {
    const kind = typeof value;
    return kind === "string" || kind === "number" || kind === "boolean" || kind === "bigint";
  }

  /** A class whose instances look attributes up in the ordinary way. */
  function hasPlainLookup(cls) {
    return cls !== undefined && cls.tp_funcs === undefined && cls.$getattribute === object.tp_getattro;
  }

  /** Keyword arguments travel as one last argument with a property `$kw`. */
  function isKeywords(argument) {
    return argument !== null && typeof argument === "object" && argument.$kw !== undefined;
  }

  const symbols = dictSymbols();
  const { OB_TYPE, JSOBJ } = $B;
  const { KEYS, VALUES, TABLE } = symbols;

  /** A dict, and not one that mirrors a JavaScript object. */
  function isDict(value) {
    return value.ob_type === undefined && value[OB_TYPE] === dict && value[JSOBJ] === undefined;
  }

  /** The value of a dict's key, `otherwise` if a string key is certainly absent, NULL if the original must decide. */
  function dictGet(it, key, otherwise) {
    if (typeof key === "string") {
      if (it[TABLE] !== undefined) return NULL;
      return Object.hasOwn(it, key) ? it[key] : otherwise;
    }
    if (typeof key !== "number" || it[TABLE] === undefined) return NULL;
    const places = it[TABLE][key];
    const unique = places !== undefined && places.length === 1 && it[KEYS][places[0]] === key;
    return unique ? it[VALUES][places[0]] : NULL;
  }

  /** Give a replacement everything that Brython has attached to the original. */
  function dressedAs(original, replacement) {
    for (const key of Reflect.ownKeys(original)) {
      if (!["length", "name", "prototype", "arguments", "caller"].includes(key)) replacement[key] = original[key];
    }
    return replacement;
  }

  function isListOrTuple(value) {
    return value !== null && typeof value === "object" && (value.ob_type === list || value.ob_type === tuple);
  }

  $B.fast = { lookup, isPlain, hasPlainLookup, isKeywords, isDict, dictGet, dressedAs, isListOrTuple, ...symbols };
})(__BRYTHON__);
