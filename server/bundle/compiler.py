"""Compiles through node/build.js, each part of a bundle once: what has been compiled is kept in `.cache/bundle/parts`."""
import hashlib
import json
import os
import tempfile
from functools import cache
from pathlib import Path

from server.bundle.toolchain import CACHE, HERE, LOCK, node, packages

PARTS = CACHE / "parts"


def make(parts, brython, debug, minify):
    """The texts of the parts, as node/build.js describes them. Raises BuildError when a patch or a module cannot be compiled."""
    files = [PARTS / f"{key(part, brython, debug, minify)}.js" for part in parts]
    new = [index for index, file in enumerate(files) if not file.exists()]
    if new:
        for index, text in zip(new, compiled([parts[index] for index in new], brython, debug, minify), strict=True):
            keep(files[index], text.encode())
    return [file.read_text("utf-8") for file in files]


def key(part, brython, debug, minify):
    """A hash of everything that the text of a part depends on."""
    scripts = [Path(script).read_text("utf-8") for script in part.get("scripts", ())]
    everything = [part, scripts, digest(brython.read_bytes()), tools(), debug, minify]
    return digest(json.dumps(everything).encode())


@cache
def tools():
    files = sorted((HERE / "node").glob("*.js"))
    return digest(b"\0".join(file.read_bytes() for file in (*files, HERE / LOCK)))


def digest(data):
    return hashlib.sha256(data).hexdigest()


def compiled(parts, brython, debug, minify):
    with tempfile.TemporaryDirectory() as folder:
        out, job = Path(folder) / "texts.json", Path(folder) / "job.json"
        wanted = {"parts": parts, "brython": str(brython), "debug": debug, "minify": minify, "node_modules": str(packages()), "out": str(out)}
        job.write_text(json.dumps(wanted), "utf-8")
        node(HERE / "node" / "build.js", job)
        return json.loads(out.read_text("utf-8"))


def keep(file, data):
    """Whole or not at all, though several processes may do this at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(data)
    unfinished.replace(file)
