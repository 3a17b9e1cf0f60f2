// Fast paths, part 8: `from module import name` where the module has run and has the name.
(function ($B) {
  "use strict";
  const { DICT } = $B;
  const { hasOwn } = Object;

  const originalImportFrom = $B.$import_from;
  $B.$import_from = function (module, name, aliases, level, locals, inum) {
    const names = level === 0 ? $B.imported[module]?.[DICT] : undefined;
    if (names === undefined || !hasOwn(names, name)) return originalImportFrom(module, name, aliases, level, locals, inum);
    const [namespace, alias] = hasOwn(aliases, name) ? aliases[name] : [locals, name];
    namespace[alias] = names[name];
  };
})(__BRYTHON__);
