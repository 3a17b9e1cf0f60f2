// The Python module `parts`: the files of the page's program that come after the first (parts.py declares them).
(function ($B) {
  "use strict";
  const None = $B.builtins.None;
  const LONGEST = { timeout: 500 }; // ms after which a moment counts as idle although something is drawn all the time
  const whenIdle = globalThis.requestIdleCallback
    ? (work) => requestIdleCallback(work, LONGEST)
    : (work) => setTimeout(work, 50, { timeRemaining: () => 0 });
  const LEFT_OVER = 4; // ms of an idle moment that are too few to begin a module in
  const parts = new Map();

  /** The first file says where the others are: `{name: {url, needs: [names]}}`. */
  $B.declareParts = function (declared) {
    for (const [name, { url, needs }] of Object.entries(declared)) parts.set(name, { name, url, needs });
  };

  /** Called at the end of a part's file. `run`: its modules, in the order in which they run when the page wants the part. */
  $B.addPart = function (name, run) {
    const part = parts.get(name);
    part.run = run;
    part.arrived?.();
  };

  // by then the scripts that the page itself asked for have run, or have failed
  const complete = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const isAskedFor = (part) => document.querySelector(`script[src="${part.url}"]`) !== null;

  function insert(part) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      const failed = () => {
        script.remove();
        reject(new Error(`${part.url} could not be loaded`));
      };
      Object.assign(script, { src: part.url, onload: resolve, onerror: failed });
      document.head.append(script);
    });
  }

  /** Wait for the part's file, which the page may already have asked for. */
  async function fetched(part) {
    if (part.run === undefined && isAskedFor(part)) await Promise.race([complete, new Promise((resolve) => (part.arrived = resolve))]);
    if (part.run === undefined) await insert(part);
  }

  const withNeeds = (name) => [...parts.get(name).needs.flatMap(withNeeds), name];
  const isReady = (name) => withNeeds(name).every((each) => parts.get(each).isReady);

  /** Fetch a part, and what it needs; each file once, and once more after a failure. */
  function fetchAll(name) {
    const all = withNeeds(name).map((each) => parts.get(each));
    return Promise.all(all.map((part) => (part.fetching ??= fetched(part).catch((error) => {
      part.fetching = undefined;
      throw error;
    }))));
  }

  function runAtOnce(name) {
    for (const each of withNeeds(name)) {
      const part = parts.get(each);
      part.isReady ||= $B.runAll(part.run);
    }
  }

  /** Run the modules one by one in idle moments, so that the page answers taps meanwhile. */
  function runWhenIdle(name, finished) {
    const waiting = withNeeds(name).map((each) => parts.get(each)).filter((part) => !part.isReady).flatMap((part) => part.run);
    whenIdle(function work(moment) {
      do $B.runAll(waiting.splice(0, 1)); while (waiting.length > 0 && moment.timeRemaining() > LEFT_OVER);
      if (waiting.length > 0) return whenIdle(work);
      runAtOnce(name);
      finished();
    });
  }

  const isGiven = (argument) => argument !== undefined && argument !== None;

  /** parts.load(name, done, failed=None): `done()` when the part can be imported; `failed()` if its file cannot be had. */
  function load(name, done, failed) {
    const call = $B.callback(done);
    const told = isGiven(failed) ? $B.callback(failed) : () => {};
    fetchAll(name).then(() => { runAtOnce(name); call(); }, () => told());
    return None;
  }

  /** parts.prepare(name, done): the same, whenever the browser has nothing else to do; a failure is nothing to speak of. */
  function prepare(name, done) {
    const call = $B.callback(done);
    whenIdle(() => fetchAll(name).then(() => runWhenIdle(name, call), () => {}));
    return None;
  }

  /** parts.ready(name): can it be imported now? */
  function ready(name) {
    return isReady(name);
  }

  $B.addModule("parts", { load, prepare, ready });
})(__BRYTHON__);
