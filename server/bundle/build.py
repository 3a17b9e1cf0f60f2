"""Makes `static/dist/app-<hash>.js`, `lang-<code>-<hash>.js` for each further language (all also as .br and .gz), and `manifest.json`."""
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
MADE = ("app-*", "lang-*")
JOINT = "\n;\n"

# in this order: what Brython's runtime is given before the compiled modules
FAST = [f"browser/fast/{name}.js" for name in ("lookup", "operators", "attributes", "calls", "containers", "names", "iteration")]
RUNTIME = [*FAST, "browser/errors.js", "browser/convert.js", "browser/net.js", "browser/storage.js", "browser/start.js"]

BANNER = f"""/*! Brython {version("brython")}, (c) 2012 Pierre Quentel, BSD 3-Clause, see /static/vendor/LICENCE-brython.txt
 * Socket.IO client, (c) 2014 Guillermo Rauch and contributors, MIT, see /static/vendor/LICENCE-socket.io-client.txt */"""
# for all that follows: parts of brython.js rely on the directive at its beginning (int("ff", 16) fails without)
STRICT = '"use strict";'


def ensure(debug=False, dist=DIST):
    """The manifest of a bundle that fits the sources as they are now; builds it unless it is there. Raises BuildError."""
    manifest = read_manifest(dist)
    if manifest and manifest["sources"] == fingerprint(debug) and all((dist / name).exists() for name in scripts(manifest)):
        return manifest
    return build(debug, dist)


def build(debug=False, dist=DIST):
    """Build whatever is there. Returns the manifest.

    `{app: file name, languages: {code: file name}, debug, sources: hash, bytes: {"": of the app, ".br": …, ".gz": …}}`
    """
    sources_hash = fingerprint(debug)
    app, files = script("app", page_text(sources.page_modules(), debug), debug)
    sizes = {name.removeprefix(app): len(data) for name, data in files.items()}
    languages = {}
    for code in sources.languages():
        languages[code], made = script(f"lang-{code}", language_text(code, debug), debug)
        files.update(made)
    manifest = {"app": app, "languages": languages, "debug": debug, "sources": sources_hash, "bytes": sizes}
    write(dist, files, manifest)
    return manifest


def scripts(manifest):
    """The files that pages load."""
    return [manifest["app"], *manifest["languages"].values()]


def script(kind, text, debug):
    """Its file name, and all forms of it: (name, {name with ending: bytes})."""
    data = text.encode()
    name = f"{kind}-{hashlib.sha256(data).hexdigest()[:10]}.js"
    return name, {name: data, f"{name}.br": brotli.compress(data, quality=4 if debug else 11), f"{name}.gz": gzip.compress(data, mtime=0)}


def page_text(modules, debug=False):
    """The bundle that starts the page. Raises BuildError naming file and line if a module cannot run in the browser."""
    socket_io = (packages() / "socket.io-client" / "dist" / "socket.io.min.js").read_text("utf-8")
    text = bundle_text(modules, debug, minify=not debug, before=socket_io)
    return f'{text};__BRYTHON__.start("{FIRST_MODULE}");\n'


def bundle_text(modules, debug=False, minify=False, before="", brython_js=BRYTHON):
    """Runtime and compiled modules as one script that defines everything and starts nothing; `before` goes to its beginning."""
    check(modules)
    parts = [{"kind": "runtime", "scripts": [str(HERE / name) for name in RUNTIME]}, *parts_of(modules)]
    return JOINT.join([f"{BANNER}\n{STRICT}", before, *compiler.make(parts, brython_js, debug, minify)])


def language_text(code, debug=False):
    """The file of a language, for a page that runs: it defines its modules and makes the language known. Raises BuildError."""
    modules = sources.language_modules(code)
    check(modules, sources.page_modules())
    first = f'__BRYTHON__.start("{sources.LANGUAGES}.{code}");\n'
    return JOINT.join([STRICT, *compiler.make(parts_of(modules), BRYTHON, debug, minify=not debug), first])


def check(modules, present=()):
    complaints = sources.problems(modules, present)
    if complaints:
        raise BuildError("The page's Python cannot run in the browser:\n" + "\n".join(complaints))


def parts_of(modules):
    return [{"kind": "module", **asdict(module)} for module in modules]


def fingerprint(debug):
    """A hash of everything that the bundle is made from: the page's Python, the bundler, Brython's version, the variant."""
    tools = sorted(path for path in HERE.rglob("*") if path.suffix in (".py", ".js", ".json"))
    parts = [version("brython"), f"debug={debug}"]
    parts += [f"{path.relative_to(HERE).as_posix()}\n{path.read_text('utf-8')}" for path in tools]
    parts += [f"{module.file}\n{module.source}" for module in sources.all_modules()]
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
    for old in {path for kind in MADE for path in dist.glob(kind)} - {dist / name for name in files}:
        old.unlink(missing_ok=True)
