// Fast paths, part 5: subscripts, membership, unpacking and iteration of lists, tuples and dicts.
(function ($B) {
  "use strict";
  const { list, tuple } = $B.builtins;
  const { NULL } = $B;
  const { isDict, dictGet, isListOrTuple, KEYS, TABLE } = $B.fast;
  const { hasOwn } = Object;

  /** A dict whose keys are all strings: they are the properties of the object. */
  const isStringDict = (it) => isDict(it) && it[TABLE] === undefined;

  function simplyGotItem(it, key) {
    if (typeof key === "number") {
      if (isListOrTuple(it)) return it[key < 0 ? key + it.length : key] ?? NULL;
      return isDict(it) ? dictGet(it, key, NULL) : NULL;
    }
    return typeof key === "string" && isStringDict(it) && hasOwn(it, key) ? it[key] : NULL;
  }

  const originalGetitem = $B.$getitem;
  $B.$getitem = function (it, key, position) {
    if (typeof it === "object" && it !== null) {
      const value = simplyGotItem(it, key);
      if (value !== NULL) return value;
    }
    return originalGetitem(it, key, position);
  };

  /** May `it[key] = value` be done as such? Only where the key or index exists already. */
  function isReplacement(it, key) {
    if (typeof key === "string") return isStringDict(it) && hasOwn(it, key);
    return typeof key === "number" && it.ob_type === list && key >= 0 && key < it.length;
  }

  const originalSetitem = $B.$setitem;
  $B.$setitem = function (it, key, value, position) {
    if (typeof it === "object" && it !== null && value !== NULL && isReplacement(it, key)) {
      it[key] = value;
      return;
    }
    return originalSetitem(it, key, value, position);
  };

  const isScalar = (value) => typeof value === "string" || typeof value === "number";

  /** Is a str or int among the items? undefined if an item of another type would have to be asked. */
  function isAmong(scalar, items) {
    let allScalar = true;
    for (let i = 0; i < items.length; i++) {
      if (items[i] === scalar) return true;
      allScalar &&= isScalar(items[i]);
    }
    return allScalar ? false : undefined;
  }

  function isKeyOf(scalar, it) {
    if (typeof scalar === "string") return it[TABLE] === undefined ? hasOwn(it, scalar) : undefined;
    return dictGet(it, scalar, NULL) !== NULL ? true : undefined;
  }

  /** Is a str or int in the container? undefined: the original must decide. */
  function simplyMember(scalar, container) {
    if (typeof container === "string") return typeof scalar === "string" ? container.includes(scalar) : undefined;
    if (typeof container !== "object" || container === null) return undefined;
    if (isListOrTuple(container)) return isAmong(scalar, container);
    return isDict(container) ? isKeyOf(scalar, container) : undefined;
  }

  const originalIsMember = $B.$is_member;
  $B.$is_member = function (value, container) {
    const answer = isScalar(value) ? simplyMember(value, container) : undefined;
    return answer === undefined ? originalIsMember(value, container) : answer;
  };

  /** Hands out the items of a sequence for `a, b = sequence`. */
  class Unpacked {
    constructor(items) {
      this.items = items;
      this.next = 0;
    }
    read_one() {
      return this.items[this.next++];
    }
  }

  const originalUnpacker = $B.unpacker;
  $B.unpacker = function (it, count, hasStar) {
    if (hasStar || !isListOrTuple(it) || it.length !== count) return originalUnpacker.apply(null, arguments);
    return new Unpacked(it.ob_type === list ? it.slice() : it); // a copy: assigning may change the list
  };

  /** Iterates over a list or tuple as it is at each moment, as Python does. */
  class Items {
    constructor(items) {
      this.items = items;
      this.at = -1;
    }
    [Symbol.iterator]() {
      return this;
    }
    next() {
      this.at++;
      return this.at < this.items.length ? { done: false, value: this.items[this.at] } : { done: true, value: null };
    }
  }
  list[$B.FAST_ITER] = tuple[$B.FAST_ITER] = (items) => new Items(items);
})(__BRYTHON__);
