// Prepares Brython for compiled modules. They are made known one by one (`addPython`), and run either when their part of the
// page arrives (`run`), in an order in which each finds what it imports, or by Python's own import system when they are imported.
(function ($B) {
  "use strict";
  $B.$options = $B.parse_options({ debug: 1 });
  const { NULL, DICT } = $B;
  const known = new Map();

  /** Modules come from the bundle and from nowhere else: without this, a wrong import would ask the server for files. */
  $B.make_import_paths = function (file) {
    $B.import_info[file] = { meta_path: [$B.finders.VFS], path_hooks: [], path: [] };
  };

  /** Make a compiled module known: `run(namespace)` executes it. `source` is its Python, or "" in production. */
  $B.addPython = function (name, file, isPackage, run, source) {
    $B.use_VFS = true;
    ($B.VFS ??= {})[name] = [".py", "", [], ...(isPackage ? [1] : [])];
    $B.precompiled[name] = run;
    known.set(name, { file, isPackage, run });
    if (source) $B.file_cache[file] = source;
  };

  const packageOf = (name) => name.slice(0, Math.max(name.lastIndexOf("."), 0));

  /** The module object: made when it is first needed, for a package perhaps before it runs. */
  function moduleNamed(name) {
    if (Object.hasOwn($B.imported, name)) return $B.imported[name];
    const { file, isPackage } = known.get(name);
    const module = ($B.imported[name] = $B.module.$factory(name));
    const names = module[DICT];
    Object.assign(names, { __initialized__: true, __file__: file, __package__: isPackage ? name : packageOf(name) });
    if (isPackage) names.__path__ = $B.$list([]);
    return module;
  }

  function setInPackage(name) {
    const around = packageOf(name);
    if (known.has(around)) moduleNamed(around)[DICT][name.slice(around.length + 1)] = moduleNamed(name);
  }

  /** Run a module unless it has run. Its package knows it from then on, or from when it is there itself. */
  $B.run = function (name) {
    const it = known.get(name);
    if (it.hasRun) return;
    it.hasRun = true;
    setInPackage(name);
    if (it.isPackage) [...known.keys()].filter((other) => packageOf(other) === name && known.get(other).hasRun).forEach(setInPackage);
    it.run(moduleNamed(name));
  };

  /** Run modules in this order. What one raises is reported, and ends it. Whether all have run. */
  $B.runAll = function (names) {
    const frames = $B.frame_obj;
    try {
      names.forEach($B.run);
      return true;
    } catch (error) {
      $B.report(error);
      $B.frame_obj = frames;
      return false;
    }
  };

  /** The page's first part runs. */
  $B.begin = function (names) {
    $B.make_import_paths("<page>");
    $B.runAll(names);
  };

  /** Import one module, and by Python's own import system whatever that imports. */
  $B.start = function (module) {
    const file = "<page>";
    $B.make_import_paths(file);
    const locals = {};
    const frame = ["<page>", locals, "<page>", locals];
    $B.enter_frame(frame, file, 1);
    try {
      $B.import(module, [], {}, locals);
    } catch (error) {
      $B.report(error);
    }
    $B.leave_frame({ locals });
  };
})(__BRYTHON__);
