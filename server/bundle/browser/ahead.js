// Runs before anything else: who opens a link to a room needs the game soon, so its file is on its way while this one runs.
(function (game) {
  "use strict";
  if (!location.pathname.startsWith("/room/")) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href: game }));
})
