"""The tables of formats and of kinds of errors are made from the program, and each example is read in its format."""
# SPDX-License-Identifier: MIT
import json
import os
import re
import subprocess
import unittest
from pathlib import Path

from pages import ROOT

PROGRAM = Path(os.environ.get("DECANT", ROOT / "build/release/bin/decant")).resolve()
PAGE = ROOT / "docs/formats.md"
TABLE = re.compile(r"(?<=<!-- formats, written by ./dev bless -->\n).*?(?=<!-- end of formats -->)", re.DOTALL)
KINDS = re.compile(r"(?<=<!-- kinds, written by ./dev bless -->\n).*?(?=<!-- end of kinds -->)", re.DOTALL)
FAMILIES = {"tube_sort": ("tube sorting", "{}"), "dog_bunny": ("DogBunny", "dogbunny-{}"), "null": ("null", "the-null-family")}
# Forms of rows stand in one section. Text that wraps rows of another form is reported as that form.
ROWS = {"list": "list", "packed": "packed", "csv": "csv", "layers": "layers", "cups": "native", "saved-game": "native",
        "vials": "packed", "columns": "packed"}


def run(*args, stdin=None):
    return subprocess.run([PROGRAM, *args], input=stdin, capture_output=True, text=True, timeout=60, check=False)


def formats():
    return json.loads(run("list", "formats", "--format", "json").stdout)


def cell(example):
    """A line of code for each line of the example; bars would end the cell."""
    lines = example.expandtabs(4).replace("|", "\\|").splitlines()
    return "<br>".join(f"`{line}`" if line else "" for line in lines)


def row(entry):
    family, anchor = FAMILIES[entry["family"]]
    name = entry["name"]
    anchor = "rows-letters-and-lists" if name in ROWS else anchor.format(name)
    return f"| [`{name}`](#{anchor}) | {family} | {entry['summary']} | {cell(entry['example'])} |\n"


class Formats(unittest.TestCase):
    maxDiff = None

    def check_table(self, place, table):
        page = PAGE.read_text(encoding="utf-8")
        if os.environ.get("DECANT_BLESS"):
            PAGE.write_text(place.sub(lambda _: table, page), encoding="utf-8")
        else:
            self.assertEqual(table, place.search(page)[0])

    def test_the_table_is_that_of_the_program(self):
        self.check_table(TABLE, "| word | family | what it is | example |\n|---|---|---|---|\n" + "".join(map(row, formats())))

    def test_the_kinds_of_errors_are_those_of_the_source(self):
        kinds = re.findall(r"^DECANT_KIND\((\w+), \"([^\"]*)\"\)$", (ROOT / "src/base/kinds.def").read_text(), re.M)
        self.check_table(KINDS, "| kind | what is wrong |\n|---|---|\n" + "".join(f"| `{name}` | {text} |\n" for name, text in kinds))

    def test_the_words_for_empty_places_and_hidden_units_are_those_of_the_source(self):
        page = PAGE.read_text(encoding="utf-8")
        source = (ROOT / "src/puzzles/tube_sort/text/counting.cpp").read_text(encoding="utf-8")
        lists = dict(re.findall(r'constexpr std::string_view (\w+) = "([^"]*)";', source))
        for name, begins in (("surely_empty", "- **Empty places**: "), ("maybe_empty", "- `e`, "), ("of_hidden", "- **Hidden units**: ")):
            with self.subTest(name):
                line = next(line for line in page.splitlines() if line.startswith(begins))
                self.assertEqual(lists[name].split(), re.findall(r"`([^`]*)`", line.split(", and nothing")[0].split(" are ")[0]))

    def test_each_example_is_read_in_its_format(self):
        for entry in formats():
            with self.subTest(entry["family"], name=entry["name"]):
                told = run("read", "-", "--format", "json", stdin=entry["example"])
                readings = json.loads(told.stdout)["readings"]
                form = ROWS.get(entry["name"], entry["name"])
                self.assertEqual({(entry["family"], form)}, {(each["family"], each["form"]) for each in readings})

    def test_each_level_of_the_page_is_read(self):
        blocks = re.findall(r"^```text\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
        levels = [block for block in blocks if not re.match(r"\w+ +=", block)]
        self.assertGreaterEqual(len(levels), 10)

        def is_read(text):
            return run("read", "-", "--format", "json", stdin=text).stdout

        for level in levels:
            with self.subTest(level):  # a level, or a code in each line
                self.assertTrue(is_read(level) or all(map(is_read, level.splitlines())))


if __name__ == "__main__":
    unittest.main()
