// The Python module `storage`: short texts that this browser keeps. Where it keeps none (private windows), nothing breaks.
(function ($B) {
  "use strict";
  const None = $B.builtins.None;

  /** storage.get(key): str or None. */
  function get(key) {
    try {
      return globalThis.localStorage.getItem(key) ?? None;
    } catch {
      return None;
    }
  }

  /** storage.set(key, text). */
  function set(key, text) {
    try {
      globalThis.localStorage.setItem(key, text);
    } catch {
      // no room or no permission: it is only a convenience
    }
    return None;
  }

  /** storage.remove(key). */
  function remove(key) {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // as above
    }
    return None;
  }

  /** storage.keep(key, data): dicts, lists and what else JSON can carry. */
  function keep(key, data) {
    return set(key, JSON.stringify($B.toJs(data)));
  }

  /** storage.kept(key): the data, or None. */
  function kept(key) {
    try {
      return $B.toPython(JSON.parse(globalThis.localStorage.getItem(key)));
    } catch {
      return None;
    }
  }

  $B.addModule("storage", { get, set, remove, keep, kept });
})(__BRYTHON__);
