// The Python module `shell`: the version of the page, the service worker that keeps it (service_worker.js), and the clipboard.
(function ($B) {
  "use strict";
  const None = $B.builtins.None;
  const PATIENCE = 10_000; // ms for a newer version to be fetched before the page is loaded anew all the same
  const workers = globalThis.navigator?.serviceWorker; // only on https and localhost

  /** The newest version that is kept, as service_worker.js names its cache. */
  const keptVersion = async () => (await caches.keys()).findLast((name) => name.startsWith("page "))?.slice("page ".length) ?? "";

  /** shell.begin(renewed): have the page kept from now on; `renewed(version)` is called when a newer version has taken over. */
  function begin(renewed) {
    const told = $B.callback(renewed);
    workers?.addEventListener("controllerchange", async () => told(await keptVersion()));
    workers?.register("/sw.js").catch(() => {}); // without it every visit asks the network
    return None;
  }

  /** The page that is kept is the newest there is; where none is kept the network has it. */
  async function fetchNewest() {
    const registration = await workers?.getRegistration();
    const updated = await registration?.update();
    if (!updated?.installing && !updated?.waiting) return;
    await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  }

  /** shell.reload(): show the newest version. */
  function reload() {
    const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    Promise.race([fetchNewest(), enough]).catch(() => {}).then(() => globalThis.location.reload());
    return None;
  }

  /** shell.copy(text, done): into the clipboard; `done(whether)` it is there. On plain http, as in a school, the older way alone is left. */
  function copy(text, done) {
    const asked = globalThis.navigator?.clipboard?.writeText(text) ?? Promise.reject();
    asked.then(() => true, () => copyMarked(text)).then($B.callback(done));
    return None;
  }

  /** What is marked in a field can be copied everywhere. */
  function copyMarked(text) {
    const before = document.activeElement;
    const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
    Object.assign(field.style, { position: "fixed", opacity: 0 });
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    before?.focus();
    return copied;
  }

  $B.addModule("shell", { begin, reload, copy });
})(__BRYTHON__);
