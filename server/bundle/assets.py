"""The page's other files, under names that change with their content: kept for ever by browsers, and never served half replaced."""
import hashlib
import json
from pathlib import Path

FOLDERS = ("css", "img")
COLOUR = "#0e1530"  # of the sky, as in page.css
ICONS = {"img/icon-192.png": "192x192", "img/icon-512.png": "512x512"}
MANIFEST = "app.webmanifest"


def assets(static):
    """Name as the page's template says it → (file name, content)."""
    found = {f"{folder}/{path.name}": path.read_bytes() for folder in FOLDERS for path in sorted(Path(static, folder).glob("*.*"))}
    named = {name: (hashed(Path(name).name, content), content) for name, content in found.items()}
    about = json.dumps(web_manifest({name: file for name, (file, _) in named.items()})).encode()
    return {**named, MANIFEST: (hashed(MANIFEST, about), about)}


def web_manifest(files):
    """What a phone needs to know to put the page among its apps."""
    icons = [{"src": f"/static/dist/{files[name]}", "sizes": sizes, "type": "image/png", "purpose": purpose}
             for name, sizes in ICONS.items() if name in files for purpose in ("any", "maskable")]
    return {"id": "/", "start_url": "/", "scope": "/", "name": "Race for the Galaxy", "short_name": "Race", "display": "standalone",
            "background_color": COLOUR, "theme_color": COLOUR, "icons": icons}


def hashed(name, content):
    """page.css → page-0123456789.css"""
    stem, _, ending = name.partition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{ending}"
