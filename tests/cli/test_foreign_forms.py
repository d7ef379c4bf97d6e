"""One level in the notations of other people is solved as that level or refused: nothing in between."""
# SPDX-License-Identifier: MIT
import json
import unittest

from program import DONE, MALFORMED, SHARED_LEVELS, run
from shared_levels import needs_levels

NAMES = {"A": "red", "B": "blue", "C": "green", "D": "yellow"}
# Listed bottom first; upside down it is another level.
TUBES = ["ABCD", "DABC", "CCDB", "ADBA", "", ""]
CODE = "water4:" + "/".join(tube or "-" for tube in TUBES)
EMPTIES = ("empty", "Empty", "EMPTY", "(empty)", "[]", "e", "E", "0", "*", ".", "_", "-", "空", "null", "None", "nil")


def rows(empty, order, fill=True):
    """Tubes as lists of words, empty ones filled up or left as one word."""
    return [[NAMES[unit] for unit in tube[::order]] or [empty] * (4 if fill else 1) for tube in TUBES]


def in_lines(tubes):
    return "\n".join(" ".join(tube) for tube in tubes)


def forms():
    """Notations by name, as people write them, either way up."""
    for empty in EMPTIES:
        for order in (1, -1):
            for fill in (True, False):
                yield f"lines {empty} {order} {fill}", in_lines(rows(empty, order, fill))
            yield f"commas {empty} {order}", "\n".join(",".join(tube) for tube in rows(empty, order))
            yield f"packed {empty} {order}", "\n".join(tube[::order] or empty * 4 for tube in TUBES)
            yield f"packed line {empty} {order}", " ".join(tube[::order] or empty for tube in TUBES)
        lines = rows(empty, 1)
        yield f"quoted lines {empty}", "\n".join(" ".join(f'"{word}"' for word in tube) for tube in lines)
        yield f"headed lines {empty}", "decant tube-sort 1\n" + in_lines(lines)
        yield f"brackets {empty}", "".join(f"[{','.join(tube)}]" for tube in lines)
        yield f"nested {empty}", json.dumps(lines)
        yield f"bare nested {empty}", "[" + ",".join("[" + ",".join(tube) + "]" for tube in lines) + "]"
        yield f"cups {empty}", "6\n4\n" + in_lines(lines)
    yield "no empties", in_lines(rows("", 1)[:4])
    yield "numbers", json.dumps([["ABCD".index(unit) for unit in tube] for tube in TUBES])
    yield "numbers, 0 empty", json.dumps([["_ABCD".index(unit) for unit in tube] or [0] * 4 for tube in TUBES])
    yield "emoji", "\n".join(tube.translate(str.maketrans("ABCD", "🔥🌊🌿🌞")) or "-" for tube in TUBES)
    yield "object", json.dumps({"bottles": rows("EMPTY", 1)})
    yield "capitals", CODE.replace("water", "WATER")


class ForeignForms(unittest.TestCase):
    def check(self, text, *args):
        """Solved in 12, as the level is, or refused in one line."""
        result = run("solve", "-", "--format", "json", *args, stdin=text)
        if result.code == MALFORMED:
            self.assertRegex(result.err, r"\A(not used: [^\n]+\n)?decant: stdin(:\d+:\d+)?: [^\n]+; [^\n]+\n\Z")
            return False
        self.assertEqual(DONE, result.code, text)
        self.assertEqual(("optimal", 12), (result.answers[0]["claim"], result.answers[0]["length"]), text)
        return True

    def test_each_form_is_solved_or_refused(self):
        solved = 0
        for name, text in forms():
            with self.subTest(name):
                self.check(text + "\n")
                solved += self.check(text + "\n", "--top-first" if "-1" in name else "--bottom-first")
            if "line" in name or "packed" in name:
                with self.subTest(name, partial=True):
                    self.check(text + "\n", "--partial")
        self.assertGreater(solved, 40)

    @needs_levels
    def test_the_level_that_people_wrote(self):
        folder = SHARED_LEVELS / "notations"
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            for args in ([], ["--partial"]):
                with self.subTest(path.name, args=args):
                    self.check(path.read_bytes().decode(), *args)

    def test_odd_bytes_around_a_level_change_nothing(self):
        lines = in_lines(rows("-", 1, fill=False)).split("\n")
        for text in ("\ufeff" + "\n".join(lines), "\r\n".join(lines) + "\r\n", "  \n".join(lines) + " \t\n",
                     "\n\n".join(lines)):
            self.assertTrue(self.check(text, "--bottom-first"))


if __name__ == "__main__":
    unittest.main()
