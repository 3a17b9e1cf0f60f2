// The Python module `net`: the page's only way to the server. All data is converted (convert.js).
(function ($B) {
  "use strict";
  const None = $B.builtins.None;
  let socket;

  const isGiven = (argument) => argument !== undefined && argument !== None;

  /** net.connect(auth): open the connection; `auth()` gives the dict to present, anew at every reconnection. */
  function connect(auth) {
    const credentials = $B.callback(auth);
    socket = globalThis.io({
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5000,
      timeout: 8000,
      autoConnect: false,
      auth: (present) => present(credentials()),
    });
    open();
    return None;
  }

  /** With the page's room in the address: where several workers serve a site, the proxy brings its players together by it. */
  function open() {
    const [, room = ""] = /^\/room\/([^/]+)/.exec(location.pathname) ?? [];
    socket.io.opts.query = { room: room.replaceAll("-", "").toUpperCase() };
    socket.connect();
  }

  /**
   * net.on(event, handler): `handler(data)` for the server's events, and for these: "connect" → handler(),
   * "disconnect" → handler(reason), "connect_error" → handler(sentence, data or None).
   */
  function on(event, handler) {
    const call = $B.callback(handler);
    const listener = {
      connect: () => call(),
      disconnect: (reason) => call(reason),
      connect_error: (error) => call(error.message, error.data),
    };
    socket.on(event, listener[event] ?? call);
    return None;
  }

  /** net.emit(event, data, done=None): send; `done(answer)` when the server acknowledges. Kept back while offline. */
  function emit(event, data, done) {
    const acknowledge = isGiven(done) ? [$B.callback(done)] : [];
    socket.emit(event, $B.toJs(data), ...acknowledge);
    return None;
  }

  /** net.reconnect(): close the connection, if there is one, and open it again. */
  function reconnect() {
    socket.disconnect();
    open();
    return None;
  }

  /** net.disconnect(): close the connection for good. */
  function disconnect() {
    socket.disconnect();
    return None;
  }

  async function answerOf(path, data) {
    try {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(data) });
      return [response.status, await response.json().catch(() => null)];
    } catch {
      return [0, null];
    }
  }

  /** net.post(path, data, done): `done(status, answer)`; status 0 if the server could not be reached. */
  function post(path, data, done) {
    const call = $B.callback(done);
    answerOf(path, $B.toJs(data)).then(([status, answer]) => call(status, answer));
    return None;
  }

  $B.addModule("net", { connect, on, emit, reconnect, disconnect, post });
})(__BRYTHON__);
