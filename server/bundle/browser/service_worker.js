// The service worker, served as /sw.js after a line that says `const BUILT = {version, files};`. It keeps one version of the page:
// a later visit starts without the network. A new version is fetched whole before it takes the place of the old one.
"use strict";
const CACHE = `page ${BUILT.version}`;
const SHELL = "/"; // the document, the same for every address of the page but for the scripts that it asks for at once
const PAGE = /^\/(room\/[^/]+(\/table)?)?$/;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...BUILT.files]);
  await self.skipWaiting();
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What was kept; else the network's answer, kept from then on if it is one of the page's files. */
async function answer(request, kept) {
  const found = await caches.match(kept);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && kept !== SHELL) (await caches.open(CACHE)).put(kept, response.clone());
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(answer(request, SHELL));
  else if (pathname.startsWith("/static/dist/")) event.respondWith(answer(request, pathname));
});
