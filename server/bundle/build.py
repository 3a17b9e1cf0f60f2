"""Makes `static/dist/app-<hash>.js` (also as .br and .gz) and `static/dist/manifest.json` from the page's Python."""
import gzip
import hashlib
import json
import os
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

import brotli
import brython

from server.bootstrap import ROOT
from server.bundle import compiler, sources
from server.bundle.toolchain import HERE, BuildError, packages

DIST = ROOT / "static" / "dist"
MANIFEST = "manifest.json"
BRYTHON = Path(brython.__file__).parent / "data" / "brython.js"
FIRST_MODULE = "ui.main"
JOINT = "\n;\n"

# in this order: what Brython's runtime is given before the compiled modules
FAST = [f"browser/fast/{name}.js" for name in ("lookup", "operators", "attributes", "calls", "containers", "names")]
RUNTIME = [*FAST, "browser/errors.js", "browser/convert.js", "browser/net.js", "browser/storage.js", "browser/start.js"]

BANNER = f"""/*! Brython {version("brython")}, (c) 2012 Pierre Quentel, BSD 3-Clause, see /static/vendor/LICENCE-brython.txt
 * Socket.IO client, (c) 2014 Guillermo Rauch and contributors, MIT, see /static/vendor/LICENCE-socket.io-client.txt */"""
# for all that follows: parts of brython.js rely on the directive at its beginning (int("ff", 16) fails without)
STRICT = '"use strict";'


def ensure(debug=False, dist=DIST):
    """The manifest of a bundle that fits the sources as they are now; builds it unless it is there. Raises BuildError."""
    manifest = read_manifest(dist)
    if manifest and manifest["sources"] == fingerprint(debug) and (dist / manifest["app"]).exists():
        return manifest
    return build(debug, dist)


def build(debug=False, dist=DIST):
    """Build whatever is there. Returns the manifest `{app: file name, debug, sources: hash, bytes: {"": …, ".br": …, ".gz": …}}`."""
    sources_hash = fingerprint(debug)
    text = page_text(sources.page_modules(), debug).encode()
    name = f"app-{hashlib.sha256(text).hexdigest()[:10]}.js"
    files = {"": text, ".br": brotli.compress(text, quality=4 if debug else 11), ".gz": gzip.compress(text, mtime=0)}
    manifest = {"app": name, "debug": debug, "sources": sources_hash, "bytes": {ending: len(data) for ending, data in files.items()}}
    write(dist, {name + ending: data for ending, data in files.items()}, manifest)
    return manifest


def page_text(modules, debug=False):
    """The bundle that starts the page. Raises BuildError naming file and line if a module cannot run in the browser."""
    socket_io = (packages() / "socket.io-client" / "dist" / "socket.io.min.js").read_text("utf-8")
    text = bundle_text(modules, debug, minify=not debug, before=socket_io)
    return f'{text};__BRYTHON__.start("{FIRST_MODULE}");\n'


def bundle_text(modules, debug=False, minify=False, before="", brython_js=BRYTHON):
    """Runtime and compiled modules as one script that defines everything and starts nothing; `before` goes to its beginning."""
    complaints = sources.problems(modules)
    if complaints:
        raise BuildError("The page's Python cannot run in the browser:\n" + "\n".join(complaints))
    parts = [{"kind": "runtime", "scripts": [str(HERE / name) for name in RUNTIME]}]
    parts += [{"kind": "module", **asdict(module)} for module in modules]
    return JOINT.join([f"{BANNER}\n{STRICT}", before, *compiler.make(parts, brython_js, debug, minify)])


def fingerprint(debug):
    """A hash of everything that the bundle is made from: the page's Python, the bundler, Brython's version, the variant."""
    tools = sorted(path for path in HERE.rglob("*") if path.suffix in (".py", ".js", ".json"))
    parts = [version("brython"), f"debug={debug}"]
    parts += [f"{path.relative_to(HERE).as_posix()}\n{path.read_text('utf-8')}" for path in tools]
    parts += [f"{module.file}\n{module.source}" for module in sources.page_modules()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def read_manifest(dist=DIST):
    """The manifest of the last build, or None."""
    path = dist / MANIFEST
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def write(dist, files, manifest):
    """All files first, the manifest that names them last, the bundles that it no longer names after that."""
    dist.mkdir(parents=True, exist_ok=True)
    for name, data in (*files.items(), (MANIFEST, json.dumps(manifest, indent=1).encode())):
        unfinished = dist / f"{name}.{os.getpid()}"
        unfinished.write_bytes(data)
        unfinished.replace(dist / name)
    for old in set(dist.glob("app-*")) - {dist / name for name in files}:
        old.unlink(missing_ok=True)
