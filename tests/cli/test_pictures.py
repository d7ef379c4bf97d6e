"""A screenshot is a level: it is solved where nothing is in doubt; otherwise its reading is shown to be checked."""
# SPDX-License-Identifier: MIT
import base64
import json
import re
import subprocess
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from pictures_of_boards import Board, COLORS
from program import DONE, MALFORMED, PROGRAM, USAGE, run

TUBES = ["ABCA", "BCBA", "CABC", "", ""]
CODE = "water4:ABCA/BCBA/CABC/-/-"


def doubtful():
    """One unit has a color between those of two others."""
    board = Board(4, TUBES)
    board.paint(2, 1, tuple((one + other) // 2 for one, other in zip(COLORS["A"], COLORS["B"])))
    return board.png()


def balls():
    board = Board(4, TUBES)
    for number, tube in enumerate(TUBES):
        for place, unit in enumerate(tube):
            board.roll(number, place, COLORS[unit])
    return board.png()


class Pictures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.sure = cls.file("shot.png", Board(4, TUBES).png())
        cls.doubtful = cls.file("doubtful.png", doubtful())

    @classmethod
    def file(cls, name, content):
        path = cls.folder / name
        path.write_bytes(content)
        return str(path)

    def test_without_doubt_are_solved(self):
        result = run("solve", self.sure, "--quiet")
        self.assertEqual(DONE, result.code, result.err)
        self.assertEqual(run("solve", CODE, "--quiet").out, result.out)

    def test_say_how_they_were_read(self):
        result = run("solve", self.sure)
        self.assertEqual("read as: picture, water rules, 3 colors x 4, 2 empty\n", result.err)
        answer = run("solve", self.sure, "--format", "json").answer
        self.assertEqual({"form": "picture", "assumed": [{"about": "capacity", "value": "4 units per tube"},
                                                         {"about": "rules", "value": "water rules"}],
                          "not_used": [], "comments": []}, answer["read"])

    def test_are_read_by_each_verb_that_takes_a_level(self):
        self.assertEqual(CODE + "\n", run("convert", self.sure, "--to", "code").out)
        self.assertIn(f"code: {CODE}\n", run("read", self.sure).out)
        for verb in ("show", "hint", "analyze", "graph"):
            self.assertEqual(DONE, run(verb, self.sure).code, verb)
        plan = run("solve", self.sure, "--format", "moves").out
        self.assertEqual(DONE, run("check", self.sure, plan).code)

    def test_are_known_by_their_bytes_and_come_by_pipes_too(self):
        self.assertEqual(DONE, run("solve", self.file("level.txt", Board(4, TUBES).png())).code)
        self.assertEqual(CODE + "\n", run("convert", "-", "--to", "code", stdin=Board(4, TUBES).png()).out)
        with open(self.sure, "rb") as file:
            done = subprocess.run([PROGRAM, "convert", "-", "--to", "code"], stdin=file, capture_output=True, check=False)
        self.assertEqual(CODE + "\n", done.stdout.decode())
        piped = f"'{PROGRAM}' convert <(cat '{self.sure}') --to code"
        done = subprocess.run(["bash", "-c", piped], capture_output=True, check=False)
        self.assertEqual(CODE + "\n", done.stdout.decode(), done.stderr)

    def test_take_rules_and_capacity(self):
        self.assertEqual(CODE.replace("water", "ball") + "\n",
                         run("convert", self.sure, "--to", "code", "--rules", "ball").out)

    def test_of_balls_are_solved_by_the_rules_of_balls(self):
        shot = self.file("balls.png", balls())
        result = run("solve", shot, "--quiet")
        self.assertEqual(DONE, result.code, result.err)
        self.assertEqual(run("solve", CODE.replace("water", "ball"), "--quiet").out, result.out)
        self.assertEqual("read as: picture, ball rules, 3 colors x 4, 2 empty\n", run("solve", shot).err)
        self.assertEqual(CODE + "\n", run("convert", shot, "--to", "code", "--rules", "water").out)

    def test_at_a_capacity_that_no_height_fits_are_shown_to_be_checked(self):
        result = run("read", self.sure, "--capacity", "3")
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("not sure", result.err)
        self.assertIn("code: water3:", result.out)

    def test_in_doubt_are_shown_to_be_checked_and_the_code_given_back_is_solved(self):
        result = run("solve", self.doubtful)
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertRegex(result.err.splitlines()[0], r"doubtful.png: .* not sure.*; compare the board with the picture and give its code")
        self.assertRegex(result.err, r"\ncheck: .*tube 3, place 2 from the bottom[,)]")
        self.assertNotIn("pixel", result.err)
        [code] = [line.removeprefix("code: ") for line in result.err.splitlines() if line.startswith("code: ")]
        tubes = code.split(":")[1].split("/")
        self.assertEqual(5, len(tubes))
        tubes[2] = "CABC"
        self.assertEqual(DONE, run("solve", "water4:" + "/".join(["ABCA", "BCBA", *tubes[2:]])).code)

    def test_in_doubt_are_taken_as_shown_if_that_is_said(self):
        shown = json.loads(run("read", self.doubtful, "--format", "json").out)["readings"][0]["level"]
        result = run("convert", self.doubtful, "--to", "code", "--accept")
        self.assertEqual((DONE, shown + "\n"), (result.code, result.out))
        self.assertIn("read as: picture, right as shown", run("show", self.doubtful, "--accept").err)

    def test_in_doubt_are_read_with_the_error(self):
        result = run("read", self.doubtful)
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("not sure", result.err)
        self.assertTrue(result.out.startswith("check: "), result.out)
        told = json.loads(run("read", self.doubtful, "--format", "json").out)
        self.assertIn("not sure", told["doubt"])
        [reading] = told["readings"]
        self.assertEqual("picture", reading["form"])

    def panels(self, svg):
        """The titles of the drawings, in their order; a bold text each."""
        root = ElementTree.fromstring(svg)
        return [text.text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.get("font-size") == "15"]

    def test_are_explained_step_by_step(self):
        result = run("read", "--explain", self.sure)
        self.assertEqual((DONE, ""), (result.code, result.err))
        self.assertEqual(["Picture", "Edges", "Objects", "Layout 1", "Rows", "Contrast", "Height of a unit", "Places", "Colors", "Board"],
                         self.panels(result.out))
        for found in ("5 tubes, by their outlines", "1 row, in reading order", "up to 4 units in a tube", "nothing is in doubt"):
            self.assertIn(found, result.out)
        pictures = re.findall('href="data:image/png;base64,([^"]*)"', result.out)
        self.assertEqual({b"\x89PNG"}, {base64.b64decode(picture)[:4] for picture in pictures})

    def test_are_explained_with_what_is_in_doubt(self):
        result = run("read", self.doubtful, "--explain")
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("not sure", result.err)
        self.assertEqual("Board", self.panels(result.out)[-1])
        self.assertIn("to be checked: everything orange", result.out)

    def test_without_a_board_are_explained_as_far_as_they_were_read(self):
        result = run("read", "--explain", self.file("bare.png", Board(4, []).png()))
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("no board of tubes is seen", result.err)
        self.assertEqual(["Picture", "Edges", "Objects"], self.panels(result.out)[:3])

    def test_alone_are_explained(self):
        self.assertEqual(USAGE, run("read", "--explain", CODE).code)
        self.assertEqual(USAGE, run("read", "--explain", "--format", "json", self.sure).code)
        torn = run("read", "--explain", "-", stdin=Board(4, TUBES).png()[:300])
        self.assertEqual((MALFORMED, ""), (torn.code, torn.out))

    def test_without_a_byte_are_refused_as_pictures(self):
        result = run("solve", self.file("nothing.png", b""))
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("this picture file is empty; take the screenshot or copy the file again", result.err)

    def test_that_are_torn_or_of_another_kind_are_refused(self):
        whole = Board(4, TUBES).png()
        torn = run("solve", self.file("torn.png", whole[:len(whole) // 2]))
        self.assertEqual(MALFORMED, torn.code)
        self.assertIn("torn.png: this PNG file is damaged or not complete", torn.err)
        gif = run("solve", "-", stdin=b"GIF89a" + bytes(20))
        self.assertEqual((MALFORMED, "decant: stdin: GIF files are not read; take a screenshot of the board, as PNG\n"),
                         (gif.code, gif.err))
        self.assertIn("SVG files are not read", run("solve", "-", stdin=run("show", CODE, "--format", "svg").out).err)

    def test_without_a_board_are_refused(self):
        board = Board(4, [])
        result = run("solve", self.file("empty.png", board.png()))
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("no board of tubes is seen", result.err)

    def test_take_no_options_of_texts(self):
        self.assertIn("leave out --from", run("solve", self.sure, "--from", "native").err)
        self.assertIn("leave out --top-first", run("solve", self.sure, "--top-first").err)
        self.assertIn("leave out #", run("solve", self.sure + "#2").err)

    def test_are_imported_into_collections(self):
        levels = str(self.folder / "levels.db")
        self.assertEqual(DONE, run("collection", levels, "import", self.sure).code)
        self.assertIn("water4:", run("collection", levels, "list").out)

    def test_are_no_batches(self):
        result = run("solve", "--batch", self.sure)
        self.assertEqual(MALFORMED, result.code)
        self.assertIn("a picture is a single level; leave out --batch", result.answer["error"])


if __name__ == "__main__":
    unittest.main()
