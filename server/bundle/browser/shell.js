// The Python module `shell`: the version of the page, and the service worker that keeps it (service_worker.js).
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

  $B.addModule("shell", { begin, reload });
})(__BRYTHON__);
