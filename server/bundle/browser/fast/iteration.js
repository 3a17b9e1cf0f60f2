// Fast paths, part 7: loops over generators, strings, dicts, sets and the other built-in iterators. Brython asks for each
// item through __next__ and ends the loop with an exception; here what is behind __next__ is asked, and says that it is done.
(function ($B) {
  "use strict";
  const { None, StopIteration } = $B.builtins;
  const { FAST_ITER, NULL } = $B;
  const DONE = { done: true, value: null };
  const RETURNED = $B.generator_return(None).ob_type; // what a generator hands out when it returns

  /** Asks `source` for items on behalf of a loop in `frame`, whose line stands in tracebacks. */
  class Items {
    constructor(source, frame, line) {
      this.source = source;
      this.frame = frame === NULL ? undefined : frame;
      this.line = line;
    }
    [Symbol.iterator]() {
      return this;
    }
    next() {
      if (this.frame !== undefined) this.frame.$lineno = this.line;
      try {
        return this.source.next();
      } catch (error) {
        if ($B.is_exc(error, [StopIteration])) return DONE;
        throw error;
      }
    }
  }

  /** Resumes a Python generator as `generator.send(None)` does, but ends without an exception. */
  class Resumed {
    constructor(generator) {
      this.generator = generator;
    }
    next() {
      const inner = this.generator.js_gen;
      if (inner.$finished) return DONE;
      if (inner.gi_running === true) return $B.generator.tp_funcs.send(this.generator, None); // raises ValueError
      const result = this.resume(inner);
      if (result.value?.ob_type === RETURNED) {
        inner.$finished = true;
        return DONE;
      }
      inner.gi_running = false;
      return result.done ? DONE : result;
    }
    resume(inner) {
      inner.$has_run = inner.gi_running = true;
      const frames = $B.frame_obj;
      const own = this.generator.$frame;
      if (own) $B.frame_obj = $B.push_frame(own);
      try {
        const result = inner.next(None);
        if ($B.frame_obj !== null && $B.frame_obj.frame === own) $B.leave_frame();
        return result;
      } catch (error) {
        inner.$finished = true;
        throw error;
      } finally {
        $B.frame_obj = frames;
      }
    }
  }

  /** Built-in iterators make a JavaScript generator for each item. */
  class Stepped {
    constructor(iterator, step) {
      this.iterator = iterator;
      this.step = step;
    }
    next() {
      return this.step(this.iterator).next();
    }
  }

  const isBuiltIn = (cls) => !(cls.tp_flags & $B.TPFLAGS.HEAPTYPE);

  function sourceOf(iterator, cls) {
    if (cls === $B.generator) return new Resumed(iterator);
    return isBuiltIn(cls) && typeof cls.tp_iternext === "function" ? new Stepped(iterator, cls.tp_iternext) : undefined;
  }

  const originalIterator = $B.make_js_iterator;
  $B.make_js_iterator = function (iterable, frame, line) {
    const cls = $B.get_class(iterable);
    if (Object.hasOwn(cls, FAST_ITER) || !isBuiltIn(cls)) return originalIterator(iterable, frame, line);
    const iterator = $B.$iter(iterable);
    const source = sourceOf(iterator, $B.get_class(iterator));
    return source !== undefined ? new Items(source, frame, line) : originalIterator(iterator, frame, line);
  };
})(__BRYTHON__);
