// Fast paths, part 10: a function is declared by one call, with what differs from function to function (node/declarations.js).
(function ($B) {
  "use strict";
  const { None } = $B.builtins;
  const PLAIN = 3; // the flags of a function that does nothing unusual

  /** What generated code says in four statements; arguments after `line` that are left out are as those of most functions. */
  $B.declared = function (f, frame, qualname, names, line, defaults = None, free = [], flags = PLAIN, keywords = None, rest = null, others = null, onlyByName = 0) {
    const [, , module, globals] = frame;
    const name = qualname.slice(qualname.lastIndexOf(".") + 1);
    f.$function_infos = [module, name, qualname, globals.__file__, defaults, keywords, None, names, rest, others,
      names.length - onlyByName, line, flags, free, onlyByName, 0, names.slice(0, 1), false, [], frame];
    $B.set_func_attrs(f, frame, module);
    f.ob_type = $B.function;
    f.__annotate__ = None;
  };
})(__BRYTHON__);
