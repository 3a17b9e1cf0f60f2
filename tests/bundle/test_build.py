"""The bundle is reproducible, complete and rebuilt when it must be; a Brython that has changed stops the build."""
import json
from dataclasses import asdict

import brotli
import pytest

from server.bundle import build, compiler, parts
from server.bundle.build import BRYTHON, bundle_text, page_texts
from server.bundle.sources import Module
from server.bundle.toolchain import BuildError
from tests.brython import BrythonError, run

pytestmark = pytest.mark.slow     # the whole page is read, and compiled by Node

PAGE = [
    Module("ui", "ui/__init__.py", "", is_package=True),
    Module("ui.main", "ui/main.py", "class Hand:\n    def size(self):\n        return [card for card in range(3)]\n\nprint(Hand().size())\n"),
]


def compiled_afresh(modules, cache, monkeypatch, **variant):
    """The text of each module by name, compiled without what earlier builds have kept."""
    monkeypatch.setattr(compiler, "PARTS", cache)
    wanted = [{"kind": "module", **asdict(module)} for module in modules]
    return dict(zip([module.name for module in modules], compiler.make(wanted, BRYTHON, **variant), strict=True))


@pytest.mark.parametrize("variant", [{"debug": False, "minify": True}, {"debug": True, "minify": False}])
def test_two_builds_are_equal_whatever_was_compiled_before(variant, tmp_path, monkeypatch):
    first = compiled_afresh(PAGE, tmp_path / "first", monkeypatch, **variant)
    second = compiled_afresh([*reversed(PAGE)], tmp_path / "second", monkeypatch, **variant)
    assert first == second


def test_a_patch_that_does_not_match_stops_the_build(tmp_path):
    changed = tmp_path / "brython.js"
    changed.write_text(BRYTHON.read_text("utf-8").replace("delete self[VALUES][lookup.index]\n", "delete self[VALUES][index]\n"), "utf-8")
    with pytest.raises(BuildError, match="The patch of brython.js .*deleted string key.* matches 0 places instead of 1. Brython has changed"):
        bundle_text(PAGE, brython_js=changed)


def test_a_patch_that_matches_twice_stops_the_build(tmp_path):
    changed = tmp_path / "brython.js"
    changed.write_text(BRYTHON.read_text("utf-8") + "\n// delete self[VALUES][lookup.index]\n", "utf-8")
    with pytest.raises(BuildError, match="matches 2 places instead of 1"):
        bundle_text(PAGE, brython_js=changed)


def test_a_part_that_cannot_be_cut_stops_the_build(tmp_path):
    changed = tmp_path / "brython.js"
    changed.write_text(BRYTHON.read_text("utf-8").replace("// <<< brython compiler chain", ""), "utf-8")
    with pytest.raises(BuildError, match="brython.js has no // <<< brython compiler chain. Brython has changed"):
        bundle_text(PAGE, brython_js=changed)


def test_nothing_that_the_strict_policy_forbids_is_left_on_the_ways_we_use():
    text = bundle_text([])
    assert "new Function(module_contents)()" not in text
    assert 'eval("async' not in text
    assert "brython compiler chain" not in text.split("// <<<")[0]


def test_the_licences_are_named():
    ((part, text),) = page_texts(PAGE, debug=True, parts=parts.PARTS[:1])
    assert text.startswith("/*! Brython 3.15.0, (c) 2012 Pierre Quentel, BSD 3-Clause")
    assert "Socket.IO client, (c) 2014 Guillermo Rauch" in text[:400]


SCRIPT = "def divide(x):\n    return 1 // x\n\n\ndivide(0)\n"


def test_a_traceback_names_file_and_line():
    with pytest.raises(BrythonError, match=r'(?s)File "script.py", line 5, in <module>.*File "script.py", line 2, in divide\nZeroDivisionError'):
        run(SCRIPT, modules=[])


def test_with_debug_a_traceback_quotes_the_line():
    with pytest.raises(BrythonError, match=r'(?s)line 2, in divide\n    return 1 // x'):
        run(SCRIPT, modules=[], debug=True)


@pytest.mark.parametrize("debug", [False, True])
def test_a_loop_over_a_text_that_is_a_variable(debug):
    assert run("text = 'abc'\nfor letter in text:\n    print(letter)\n", modules=[], debug=debug) == "a\nb\nc\n"


@pytest.fixture
def small_game(tmp_path, monkeypatch):
    """A page of two modules instead of the game's, and a folder to build it into."""
    (tmp_path / "ui").mkdir()
    for module in PAGE:
        (tmp_path / module.file).write_text(module.source, "utf-8")
    monkeypatch.setattr(build.sources, "PACKAGES", {"ui": tmp_path / "ui"})
    monkeypatch.setattr(parts, "PARTS", parts.PARTS[:1])
    monkeypatch.setattr(build, "STATIC", tmp_path)
    monkeypatch.setattr(build, "TEMPLATES", tmp_path / "templates")
    (tmp_path / "templates").mkdir()
    for folder, name in (("css", "page.css"), ("img", "icon-192.png")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(name)
    return tmp_path


def test_the_manifest_names_the_files_and_their_compressed_forms(small_game):
    dist = small_game / "dist"
    manifest = build.build(debug=True, dist=dist)
    assert manifest == json.loads((dist / "manifest.json").read_text("utf-8"))
    start = manifest["parts"]["start"]
    assert brotli.decompress((dist / (start["file"] + ".br")).read_bytes()) == (dist / start["file"]).read_bytes()
    assert (dist / (start["file"] + ".gz")).stat().st_size == start["bytes"][".gz"]
    assert sorted(path.name for path in dist.iterdir()) == sorted(["manifest.json", *manifest["files"]])


def test_it_is_built_again_only_when_something_has_changed(small_game):
    dist = small_game / "dist"
    first = build.ensure(debug=True, dist=dist)
    written = (dist / "manifest.json").stat().st_mtime_ns
    assert build.ensure(debug=True, dist=dist) == first
    assert (dist / "manifest.json").stat().st_mtime_ns == written

    (small_game / "ui" / "main.py").write_text("print('changed')\n", "utf-8")
    second = build.ensure(debug=True, dist=dist)
    assert second["version"] != first["version"] and second["parts"]["start"]["file"] != first["parts"]["start"]["file"]


def test_a_changed_document_is_a_new_version_though_all_other_files_are_the_same(small_game):
    dist = small_game / "dist"
    first = build.ensure(debug=True, dist=dist)
    (small_game / "templates" / "page.html").write_text("<!doctype html>", "utf-8")
    second = build.ensure(debug=True, dist=dist)
    assert second["version"] != first["version"] and second["files"] == first["files"]


def test_the_files_of_one_build_before_stay_for_pages_that_are_open(small_game):
    dist, names = small_game / "dist", []
    for colour in ("red", "green", "blue"):
        (small_game / "css" / "page.css").write_text(f"a {{ color: {colour}; }}")
        names.append(build.ensure(debug=True, dist=dist)["assets"]["css/page.css"])
    assert [(dist / name).exists() for name in names] == [False, True, True]


def test_other_files_have_names_that_change_with_their_content(small_game):
    manifest = build.build(debug=True, dist=small_game / "dist")
    css, about = (small_game / "dist" / manifest["assets"][name] for name in ("css/page.css", "app.webmanifest"))
    assert css.read_text() == "page.css" and css.name.startswith("page-")
    assert brotli.decompress((small_game / "dist" / f"{css.name}.br").read_bytes()) == b"page.css"
    assert json.loads(about.read_text())["icons"][0]["src"] == f"/static/dist/{manifest['assets']['img/icon-192.png']}"


def test_the_service_worker_changes_with_the_version_and_keeps_what_everybody_needs(small_game):
    manifest = build.build(debug=True, dist=small_game / "dist")
    worker = (small_game / "dist" / "sw.js").read_text("utf-8")
    built = json.loads(worker.partition("\n")[0].removeprefix("const BUILT = ").removesuffix(";"))
    kept = [manifest["parts"]["start"]["file"], *manifest["assets"].values()]
    assert built == {"version": manifest["version"], "files": [f"/static/dist/{name}" for name in kept]}


@pytest.fixture
def two_languages(small_game):
    """The small page, and a language that it loads when asked to."""
    for name in ("languages", "words"):
        (small_game / "ui" / name).mkdir()
        (small_game / "ui" / name / "__init__.py").write_text("KNOWN = []\n", "utf-8")
    (small_game / "ui" / "words" / "es.py").write_text("TITLE = 'Carrera'\n", "utf-8")
    (small_game / "ui" / "languages" / "es.py").write_text("from ui.words import KNOWN, es\nKNOWN.append(es.TITLE)\n", "utf-8")
    return small_game


def test_a_language_is_a_file_of_its_own_which_the_first_one_knows(two_languages):
    dist = two_languages / "dist"
    manifest = build.build(debug=True, dist=dist)
    spanish, start = manifest["parts"]["es"]["file"], (dist / manifest["parts"]["start"]["file"]).read_text("utf-8")
    assert "Carrera" in (dist / spanish).read_text("utf-8") and "Carrera" not in start
    assert f"/static/dist/{spanish}" in start
    assert build.ensure(debug=True, dist=dist) == manifest
    (dist / spanish).unlink()
    assert build.ensure(debug=True, dist=dist) == manifest and (dist / spanish).exists()


def test_a_language_that_cannot_run_stops_the_build(two_languages):
    (two_languages / "ui" / "words" / "es.py").write_text("import locale\n", "utf-8")
    with pytest.raises(BuildError, match="ui/words/es.py:1: imports locale"):
        build.build(debug=True, dist=two_languages / "dist")


def test_a_page_that_was_deleted_is_built_again(small_game):
    dist = small_game / "dist"
    first = build.ensure(debug=True, dist=dist)
    (dist / first["parts"]["start"]["file"]).unlink()
    assert build.ensure(debug=True, dist=dist) == first
    assert (dist / first["parts"]["start"]["file"]).exists()
