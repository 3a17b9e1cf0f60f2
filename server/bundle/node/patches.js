"use strict";
// Every change that we make to the pinned brython.js, with its reason. A patch names the exact text it replaces and how
// often that text occurs, so that another version of Brython cannot be patched by accident: the build stops instead.

const PATCHES = [
  {
    why: "a compiled module may be a function instead of text: no eval (strict CSP), and V8 can parse it lazily and cache its code",
    find: 'mod_js+="return "+prefix+parent_id\nvar $module=new Function(prefix+parent_id,mod_js)(\nmod)',
    replace: "var $module=mod_js(mod)",
  },
  {
    why: "likewise a module written in JavaScript",
    find: "new Function(module_contents)()",
    replace: "module_contents()",
  },
  {
    why: "the probe for old browsers uses eval, which our CSP forbids",
    find:
      'try{\neval("async function* f(){}")}catch(err){console.warn("Your browser is not fully supported. If you are using "+\n' +
      '"Microsoft Edge, please upgrade to the latest version")}',
    replace: "",
  },
  {
    why: "the time zone's name is found when it is asked for: two Intl.DateTimeFormat cost 10 to 60 ms at every start (begin)",
    find: "var date=new Date()\nvar formatter=new Intl.DateTimeFormat(",
    replace: 'Object.defineProperty($B,"tz_name",{get(){var date=new Date()\nvar formatter=new Intl.DateTimeFormat(',
  },
  {
    why: "the time zone's name is found when it is asked for (end)",
    find: "$B.tz_name=long.substr(ix).trim()",
    replace: "return long.substr(ix).trim()}})",
  },
  {
    why: "no class for each HTML tag: the page writes HTML as text, and to finish 140 classes takes time at every start",
    find: "for(var tagName of tags){var klass=makeTagClass(tagName)",
    replace: "for(var tagName of[]){var klass=makeTagClass(tagName)",
  },
  {
    why: "dict: keys that look like array indexes, such as \"12\", keep their order of insertion",
    find: "dict.$setitem=function(self,key,value,$hash,from_setdefault){",
    replace:
      "dict.$setitem=function(self,key,value,$hash,from_setdefault){\n" +
      'if(typeof key=="string" && ! self[TABLE] && ! self[$B.JSOBJ] && /^(?:0|[1-9]\\d{0,9})$/.test(key)){convert_all_str(self)}\n',
  },
  {
    why: "dict with keys of several types: a deleted string key must not come back from the fast path",
    find: "delete self[VALUES][lookup.index]\n",
    replace: 'delete self[VALUES][lookup.index]\nif(typeof key=="string"){delete self[key]}\n',
  },
  {
    why: 'dict: a key or attribute named "hasOwnProperty" must not break every later access',
    find: /(?<![\w$.])(self|d|own_dict|other)\.hasOwnProperty\(/g,
    replace: "Object.hasOwn($1,",
    times: 11,
  },
];

/** Apply one patch to `text`. Throws an Error with a sentence unless it matches exactly as often as it says. */
function apply(text, { why, find, replace, times = 1 }) {
  const found = typeof find === "string" ? text.split(find).length - 1 : (text.match(find) ?? []).length;
  if (found !== times) {
    throw new Error(
      `The patch of brython.js "${why}" matches ${found} places instead of ${times}. ` +
        "Brython has changed: look at server/bundle/node/patches.js.",
    );
  }
  return typeof find === "string" ? text.replace(find, () => replace) : text.replace(find, replace);
}

module.exports = { PATCHES, apply };
