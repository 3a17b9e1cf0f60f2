// Fast paths, part 6: a name that the compiler could not place, such as that of a function defined further down.
(function ($B) {
  "use strict";

  const originalResolve = $B.resolve_in_scopes;
  $B.resolve_in_scopes = function (name, namespaces, position) {
    for (const namespace of namespaces) {
      if (namespace.$proxy) break; // the body of a class
      if (Object.hasOwn(namespace, name)) {
        const value = namespace[name];
        if (value !== undefined) return value;
      }
    }
    return originalResolve(name, namespaces, position);
  };
})(__BRYTHON__);
