"""No key of version 0.1.0 is gone, in JSON, OpenAPI or the Python stubs, unless the changelog says so."""
# SPDX-License-Identifier: MIT
import ast
import json
import os
import re
import tempfile
import unittest
from pathlib import Path

from program import ROOT, run
from serving import serving

# DECANT_BLESS does not touch it: it is what that version had, written once by this file.
KEPT = ROOT / "tests/cli/keys_of_0.1.0.txt"
STUBS = ROOT / "bindings/python/decant"

BOARD, MAP, STUCK, OPEN = "water4:ABAB/BABA/-", "dog-bunny-26", "water2:AB/BA", "A B\nB A\n- -\n"
RUNS = {
    "solve": [("solve", BOARD), ("solve", MAP), ("solve", STUCK), ("solve", "water2:AB/B-/A^1")],
    "solve --nodes": [("solve", "coalton-133", "--node-limit", "1")],
    "hint": [("hint", BOARD, "--level", "3"), ("hint", MAP, "--level", "3"), ("hint", STUCK)],
    "check": [("check", BOARD, "1>3 2>1"), ("check", BOARD, "1>9")],
    "analyze": [("analyze", BOARD), ("analyze", MAP), ("analyze", STUCK)],
    "show": [("show", BOARD), ("show", MAP), ("show", "water2:?A/A?/-")],
    "read": [("read", BOARD), ("read", "-"), ("read", MAP)],
    "graph": [("graph", BOARD), ("graph", MAP)],
    "generate": [("generate", "--seed", "7", "--colors", "4")],
    "list": [("list", each) for each in ("families", "algorithms", "formats", "levels")],
}


def paths(value, at=""):
    """`.tubes[].capacity` of each key in it."""
    if isinstance(value, list):
        for each in value:
            yield from paths(each, at + "[]")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield f"{at}.{key}"
            yield from paths(each, f"{at}.{key}")


def keys_of_verbs():
    for word, runs in RUNS.items():
        for args in runs:
            form = () if word == "generate" and "--format" in args else ("--format", "json")
            answer = run(*args, *form, stdin=OPEN)
            for line in answer.out.splitlines():
                yield from (f"decant {word}: {path}" for path in paths(json.loads(line)))


def keys_of_collections():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "levels.db")
        run("collection", file, "add", BOARD)
        run("collection", file, "annotate")
        for verb in (("list",), ("show", "1"), ("export",), ("verify",)):
            form = () if verb == ("export",) else ("--format", "json")
            for line in run("collection", file, *verb, *form).out.splitlines():
                with_keys = json.loads(line)
                yield from (f"decant collection {verb[0]}: {path}" for path in paths(with_keys))


def keys_of_openapi():
    with serving() as served:
        document = json.loads(served.request("GET", "/api/v1/openapi.json")[2])
    for path in document["paths"]:
        yield f"HTTP {path}"
    for name, schema in document["components"]["schemas"].items():
        yield f"HTTP {name}"
        yield from sorted({f"HTTP {name}: {key}" for key in properties(schema)})


def properties(schema):
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        schema = list(schema.values())
    if isinstance(schema, list):
        for each in schema:
            yield from properties(each)


def names_of_stubs():
    for file in ("_core.pyi", "_functions.py"):
        yield from names_in(ast.parse((STUBS / file).read_text(encoding="utf-8")).body, "python")


def names_in(body, at):
    for node in body:
        name = getattr(node, "name", None) or getattr(getattr(node, "target", None), "id", None)
        if name is None or name.startswith("_") and name != "__init__":
            continue
        yield f"{at}.{name}"
        if isinstance(node, ast.ClassDef):
            yield from names_in(node.body, f"{at}.{name}")
        if isinstance(node, ast.FunctionDef):
            for argument in node.args.posonlyargs + node.args.args + node.args.kwonlyargs:
                yield f"{at}.{name}({argument.arg})"


def all_keys():
    return sorted({*keys_of_verbs(), *keys_of_collections(), *keys_of_openapi(), *names_of_stubs()})


class KeysKept(unittest.TestCase):
    def test_what_is_gone_stands_in_the_changelog(self):
        changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        gone = set(KEPT.read_text(encoding="utf-8").splitlines()) - set(all_keys())
        untold = [key for key in sorted(gone) if f"`{re.findall('[A-Za-z_0-9]+', key)[-1]}`" not in changelog]
        self.assertEqual([], untold)


if __name__ == "__main__":
    unittest.main()
