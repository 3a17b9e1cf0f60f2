"""Makes everything in `static/dist`: the parts of the page from its Python, versioned copies of its other files, the service worker."""
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
from server.bundle.assets import assets, hashed
from server.bundle.parts import GAME, MORE, START, divide, parts_of
from server.bundle.toolchain import CACHE, HERE, BuildError, packages

STATIC, TEMPLATES = ROOT / "static", ROOT / "templates"
DIST = STATIC / "dist"
MANIFEST = "manifest.json"
WORKER = "sw.js"
BRYTHON = Path(brython.__file__).parent / "data" / "brython.js"
AT_FIRST = (START, GAME, MORE)  # parts that everybody needs
TEXTS = (".css", ".svg", ".webmanifest")  # files worth compressing
JOINT = "\n;\n"

# in this order: what Brython's runtime is given before the compiled modules
FAST = [f"browser/fast/{name}.js" for name in ("lookup", "operators", "attributes", "calls", "containers", "names", "iteration", "imports",
                                              "arguments", "declarations")]
RUNTIME = [*FAST, "browser/errors.js", "browser/convert.js", "browser/net.js", "browser/storage.js", "browser/start.js",
           "browser/parts.js", "browser/shell.js"]

RUNTIME_PART = {"kind": "runtime", "scripts": [str(HERE / name) for name in RUNTIME]}

BANNER = f"""/*! Brython {version("brython")}, (c) 2012 Pierre Quentel, BSD 3-Clause, see /static/vendor/LICENCE-brython.txt
 * Socket.IO client, (c) 2014 Guillermo Rauch and contributors, MIT, see /static/vendor/LICENCE-socket.io-client.txt */"""
# for all that follows: parts of brython.js rely on the directive at its beginning (int("ff", 16) fails without)
STRICT = '"use strict";'


def ensure(debug=False, dist=DIST):
    """The manifest of a bundle that fits the sources as they are now; builds it unless it is there. Raises BuildError."""
    manifest = read_manifest(dist)
    if manifest and manifest["sources"] == fingerprint(debug) and all((dist / name).exists() for name in manifest["files"]):
        return manifest
    return build(debug, dist)


def build(debug=False, dist=DIST):
    """Build whatever is there. Returns the manifest.

    It is `{version, debug, sources: hash, parts: {name: {file, needs: [names], bytes: {"": …, ".br": …, ".gz": …}}}, assets: {name: file},
    files: [every file, but for this one]}`; the version changes with any of them, and with the document that names them.
    """
    sources_hash, files, parts, others = fingerprint(debug), {}, {}, assets(STATIC)
    for part, text in page_texts(sources.page_modules(), debug):
        name, forms = hashed(f"{part.name}.js", text.encode()), packed(text.encode(), debug)
        files |= {name + ending: data for ending, data in forms.items()}
        parts[part.name] = {"file": name, "needs": list(part.needs), "bytes": {ending: len(data) for ending, data in forms.items()}}
    for name, content in others.values():
        files |= {name + ending: data for ending, data in packed(content, debug).items()} if name.endswith(TEXTS) else {name: content}
    version = hashlib.sha256("\n".join([*sorted(files), *documents()]).encode()).hexdigest()[:10]
    files[WORKER] = service_worker(version, [parts[part]["file"] for part in AT_FIRST if part in parts] + [name for name, _ in others.values()])
    manifest = {"version": version, "debug": debug, "sources": sources_hash, "parts": parts,
                "assets": {name: file for name, (file, _) in others.items()}, "files": sorted(files)}
    write(dist, files, manifest)
    return manifest


def service_worker(version, files):
    """The service worker's program; `files` are those that it keeps before it takes over."""
    built = {"version": version, "files": [f"/static/dist/{name}" for name in files]}
    return f"const BUILT = {json.dumps(built)};\n{(HERE / 'browser' / 'service_worker.js').read_text('utf-8')}".encode()


def packed(data, debug):
    """The content as it is and compressed, by ending."""
    return {"": data, ".br": compressed(data, 4 if debug else 11), ".gz": gzip.compress(data, mtime=0)}


def compressed(data, quality):
    """With brotli, which takes seconds: each content once."""
    kept = CACHE / "compressed" / f"{hashlib.sha256(data).hexdigest()}-{quality}"
    if not kept.exists():
        compiler.keep(kept, brotli.compress(data, quality=quality))
    return kept.read_bytes()


def page_texts(modules, debug=False, parts=None):
    """(part, text of its file) of each part; the first one comes last, as it names the files of the others. Raises BuildError."""
    refuse_problems(modules)
    parts, urls = parts or parts_of(modules), {}
    divided = divide(modules, parts)
    for part in reversed(parts):
        inside = divided[part.name]
        wanted = [as_part(module) for module in inside.run] + [as_part(module, later=True) for module in inside.later]
        texts = compiler.make(wanted, BRYTHON, debug, minify=not debug)
        order = json.dumps([module.name for module in inside.run])
        if part.name == START:
            text = JOINT.join([first_text(debug, urls.get(GAME)), *texts, f"__BRYTHON__.declareParts({json.dumps(urls)})", f"__BRYTHON__.begin({order})"])
        else:
            text = JOINT.join([STRICT, *texts, f"__BRYTHON__.addPart({json.dumps(part.name)}, {order})"])
        urls[part.name] = {"url": f"/static/dist/{hashed(f'{part.name}.js', text.encode())}", "needs": [name for name in part.needs if name != START]}
        yield part, text


def first_text(debug, game):
    """What every page begins with: the Socket.IO client and Brython's runtime; `game` says where the game is, if the page has one."""
    socket_io = (packages() / "socket.io-client" / "dist" / "socket.io.min.js").read_text("utf-8")
    ahead = [f"{(HERE / 'browser' / 'ahead.js').read_text('utf-8').rstrip()}({json.dumps(game['url'])})"] if game else []
    return JOINT.join([f"{BANNER}\n{STRICT}", *ahead, socket_io, *compiler.make([RUNTIME_PART], BRYTHON, debug, minify=not debug)])


def bundle_text(modules, debug=False, brython_js=BRYTHON):
    """Runtime and compiled modules as one script that defines everything and starts nothing, not minified: for running rules in Node."""
    refuse_problems(modules)
    return JOINT.join([STRICT, *compiler.make([RUNTIME_PART, *map(as_part, modules)], brython_js, debug, minify=False)])


def refuse_problems(modules):
    complaints = sources.problems(modules)
    if complaints:
        raise BuildError("The page's Python cannot run in the browser:\n" + "\n".join(complaints))


def as_part(module, later=False):
    return {"kind": "module", "later": later, **asdict(module)}


def fingerprint(debug):
    """A hash of everything that the bundle is made from: the page's Python, the bundler, Brython's version, the variant."""
    tools = sorted(path for path in HERE.rglob("*") if path.suffix in (".py", ".js", ".json"))
    parts = [version("brython"), f"debug={debug}"]
    parts += [f"{path.relative_to(HERE).as_posix()}\n{path.read_text('utf-8')}" for path in tools]
    parts += [f"{module.file}\n{module.source}" for module in sources.page_modules()]
    parts += [*(name for name, _ in assets(STATIC).values()), *documents()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def documents():
    """What the page's document is made from: browsers keep it, too."""
    return [path.read_text("utf-8") for path in sorted(TEMPLATES.iterdir())]


def read_manifest(dist=DIST):
    """The manifest of the last build, or None."""
    path = dist / MANIFEST
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def write(dist, files, manifest):
    """All files first, the manifest that names them last. The files of the build before stay: pages that are open may still ask for them."""
    dist.mkdir(parents=True, exist_ok=True)
    before = (read_manifest(dist) or {"files": []}).get("files", [])
    for name, data in (*files.items(), (MANIFEST, json.dumps(manifest, indent=1).encode())):
        unfinished = dist / f"{name}.{os.getpid()}"
        unfinished.write_bytes(data)
        unfinished.replace(dist / name)
    for old in {path.name for path in dist.iterdir()} - {MANIFEST, *files, *before}:
        (dist / old).unlink(missing_ok=True)
