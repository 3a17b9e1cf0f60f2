// Collects every Python traceback and every JavaScript error of the page in `window.__pyErrors` (tests assert that it
// is empty) and hands each to `window.__onPyError`, if the page has set it.
(function ($B) {
  "use strict";
  const errors = (globalThis.__pyErrors = []);

  function collect(text) {
    errors.push(text);
    globalThis.__onPyError?.(text);
  }

  const isPython = (error) => error?.ob_type !== undefined;

  function describe(error) {
    if (!isPython(error)) return `JavaScript: ${error?.stack ?? error}`;
    try {
      return $B.error_trace($B.exception(error));
    } catch (failure) {
      return `a Python error that cannot be shown: ${failure}`;
    }
  }

  // all that Brython itself catches goes through here, once: errors of modules, event handlers, timers, coroutines
  const showError = $B.show_error;
  $B.show_error = function (error) {
    collect(describe(error));
    return showError(error);
  };

  /** Report an error without letting it break the JavaScript that called into Python. */
  $B.report = function (thrown) {
    const error = $B.exception(thrown);
    if (error.$handled) return;
    error.$handled = true;
    $B.show_error(error);
  };

  function unlessHandled(error, message) {
    if (!error?.$handled) collect(error === undefined || error === null ? `JavaScript: ${message}` : describe(error));
  }

  globalThis.addEventListener("error", (event) => unlessHandled(event.error, event.message));
  globalThis.addEventListener("unhandledrejection", (event) => unlessHandled(event.reason, "a promise was rejected"));
})(__BRYTHON__);
