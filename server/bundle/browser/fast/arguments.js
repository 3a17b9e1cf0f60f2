// Fast paths, part 9: arguments by keyword, and those left to their defaults.
(function ($B) {
  "use strict";
  const { None } = $B.builtins;
  const { func_attrs } = $B;
  const { hasOwn } = Object;

  /** What a call needs to know of a function; undefined if it takes * or ** or arguments without a name. */
  function signature(infos) {
    const attribute = (name) => infos[func_attrs[name]];
    if (attribute("args_vararg") !== null || attribute("args_kwarg") !== null || attribute("posonlyargs_length") > 0) return undefined;
    const names = attribute("arg_names");
    const positional = attribute("positional_length");
    const defaults = { ...(attribute("__kwdefaults__") === None ? {} : attribute("__kwdefaults__")) };
    const last = attribute("__defaults__") === None ? [] : attribute("__defaults__");
    last.forEach((value, index) => { defaults[names[positional - last.length + index]] = value; });
    return { names, positional, defaults };
  }

  /** The function's variables after the call f(*args), or undefined where the original must say what is wrong. */
  function simplyFilled({ names, positional, defaults }, args) {
    const keywords = args.length > 0 ? args[args.length - 1]?.$kw : undefined;
    const given = keywords === undefined ? args.length : args.length - 1;
    if (given > positional || keywords?.length > 1) return undefined;
    const locals = $B.empty_dict();
    for (let i = 0; i < given; i++) locals[names[i]] = args[i];
    if (keywords !== undefined) {
      for (const name in keywords[0]) {
        if (!names.includes(name) || hasOwn(locals, name)) return undefined;
        locals[name] = keywords[0][name];
      }
    }
    for (const name of names) {
      if (hasOwn(locals, name)) continue;
      if (!hasOwn(defaults, name)) return undefined;
      locals[name] = defaults[name];
    }
    return locals;
  }

  /** The signature as it is now: a program may give a function other defaults. */
  function signatureOf(f) {
    const infos = f.$function_infos;
    const [last, byName] = [infos[func_attrs.__defaults__], infos[func_attrs.__kwdefaults__]];
    if (f.$signature?.last !== last || f.$signature.byName !== byName) f.$signature = { last, byName, read: signature(infos) };
    return f.$signature.read;
  }

  const original = $B.args_parser;
  $B.args_parser = function (f, args) {
    const known = signatureOf(f);
    return (known === undefined ? undefined : simplyFilled(known, args)) ?? original(f, args);
  };
})(__BRYTHON__);
