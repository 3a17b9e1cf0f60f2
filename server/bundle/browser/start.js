// Prepares Brython for compiled modules and defines `__BRYTHON__.start(module)`, which imports the page's first module.
(function ($B) {
  "use strict";
  $B.$options = $B.parse_options({ debug: 1 });

  /** Modules come from the bundle and from nowhere else: without this, a wrong import would ask the server for files. */
  $B.make_import_paths = function (file) {
    $B.import_info[file] = { meta_path: [$B.finders.VFS], path_hooks: [], path: [] };
  };

  /** Make a compiled module importable: `run(namespace)` executes it. `source` is its Python, or "" in production. */
  $B.addPython = function (name, file, isPackage, run, source) {
    $B.use_VFS = true;
    ($B.VFS ??= {})[name] = [".py", "", [], ...(isPackage ? [1] : [])];
    $B.precompiled[name] = run;
    if (source) $B.file_cache[file] = source;
  };

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
