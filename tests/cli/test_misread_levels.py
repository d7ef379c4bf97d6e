"""Collections take no level that nobody meant, and `verify` names those that earlier versions took."""
# SPDX-License-Identifier: MIT
import json
import sqlite3
import unittest

from collections_of_levels import CollectionTest
from program import DONE, MALFORMED, run


class MisreadLevels(CollectionTest):
    def test_words_are_refused_with_their_line(self):
        result = self.run_on("import", "-", stdin="water2:AB/BA/-\nRGBY\nbad\n")
        self.assertEqual((MALFORMED, "1 added, 0 already there, 2 refused\n"), (result.code, result.out))
        self.assertRegex(result.err, r"\Adecant: stdin:2: .*\ndecant: stdin:3: .*\n\Z")

    def test_words_for_emptiness_in_json_lines(self):
        level = {"tubes": [["Pink", "Orange"], ["Orange", "Pink"], ["Empty", None]], "order": "bottom-first"}
        self.assertEqual(DONE, self.run_on("import", "-", stdin=json.dumps(level) + "\n").code)
        self.assertEqual("water2:AB/BA/-\n", self.run_on("export", "--format", "codes").out)

    def test_what_an_object_says_in_other_words_is_not_passed_over(self):
        tubes = [["a", "b", "b"], ["b", "a", "a"], []]
        odd = [{"orientation": "sideways"}, {"order": 1}, {"capacity": "four"}, {"rules": 1}, {"lockedTubes": [1]},
               {"isLocked": True}]
        lines = "".join(json.dumps({"tubes": tubes, **keys}) + "\n" for keys in odd)
        result = self.run_on("import", "-", stdin=lines)
        self.assertEqual((MALFORMED, "0 added, 0 already there, 6 refused\n"), (result.code, result.out))
        fine = [{"orientation": "last=top"}, {"lockedTubes": [], "hidden": False}, {"clock": 30, "unlocked": True}]
        lines = "".join(json.dumps({"tubes": tubes, **keys}) + "\n" for keys in fine)
        self.assertEqual(DONE, self.run_on("import", "-", stdin=lines).code)

    def test_what_an_object_says_holds_in_any_spelling_and_for_texts_too(self):
        said = [{"tubes": [["A", "A", "B"], ["B", "A", "B"], []], "topFirst": True, "Rules": "ball"},
                {"text": "A A B\nB A C\nC B C\n-", "order": "top-first", "rules": "ball"}]
        lines = "".join(json.dumps(each) + "\n" for each in said)
        self.assertEqual(DONE, self.run_on("import", "-", stdin=lines).code)
        self.assertEqual("ball3:BAA/BAB/-\nball3:BAA/CAB/CBC/-\n", self.run_on("export", "--format", "codes").out)

    def test_what_an_object_says_otherwise_than_its_code_or_twice_is_refused(self):
        odd = [{"code": "water4:AABB/BBAA/-", "rules": "ball"}, {"code": "water4:AABB/BBAA/-", "capacity": 5},
               {"code": "water3:AAB/BAB/-", "order": "top-first"},
               *({"tubes": [["A", "A", "B"], ["B", "A", "B"], []], **keys} for keys in (
                   {"rules": "ball", "rule": "water"}, {"order": "bottom-first", "top_first": True},
                   {"orientation": "first=top", "order": "last=top"}, {"capacity": 3, "tubeCapacity": 4}))]
        lines = "".join(json.dumps(each) + "\n" for each in odd)
        self.assertEqual("0 added, 0 already there, 7 refused\n", self.run_on("import", "-", stdin=lines).out)

    def test_a_key_that_stands_twice_is_refused(self):
        tubes = '"tubes": [["a", "b"], ["b", "a"], []]'
        for text, line in ((f"{{{tubes}, {tubes}}}\n{{{tubes}}}\n", "1"), (f"{{{tubes}}}\n{{{tubes}, {tubes}}}\n", "2")):
            result = self.run_on("import", "-", stdin=text)
            self.assertEqual(MALFORMED, result.code)
            self.assertIn(", 1 refused\n", result.out)
            self.assertRegex(result.err, rf"\Adecant: stdin:{line}: the key 'tubes' appears twice in one object; .*\n\Z")
        result = self.run_on("import", "-", stdin=f"[{{{tubes}}}, {{{tubes}, {tubes}}}]")
        self.assertEqual("0 added, 0 already there, 1 refused\n", result.out)
        self.assertRegex(result.err, r"\Adecant: stdin: the key 'tubes' appears twice in one object; .*\n\Z")

    def test_leading_zeros_are_part_of_a_name(self):
        self.assertEqual(MALFORMED, self.run_on("add", "-", stdin="order: bottom-first\n1 2 3\n01 2 3\n1 2 3\n-\n").code)
        self.assertEqual(DONE, self.run_on("add", "-", stdin="order: bottom-first\n00 01 10\n10 00 01\n01 10 00\n-\n").code)

    def test_one_word_for_an_empty_tube_says_nothing_of_the_order(self):
        for word in ("empty", "Empty", "(empty)", "none"):
            for empty in (word, " ".join([word] * 3)):
                text = f"a a b\nb a b\n{empty}\n"
                result = run("convert", "-", "--to", "code", stdin=text)
                self.assertEqual((MALFORMED, ""), (result.code, result.out))
                self.assertIn("; use --bottom-first, or use --top-first\n", result.err)
                for order, code in (("bottom", "aab/bab"), ("top", "baa/bab")):
                    result = run("convert", "-", "--to", "code", f"--{order}-first", stdin=text)
                    self.assertEqual((DONE, f"water3:{code}/-\n"), (result.code, result.out), result.err)

    def test_what_was_assumed_is_told_people_and_programs(self):
        text, line = '[["lime", "blue"], ["blue", "lime"], []]', "read as: list, water rules, bottom first, 2 colors x 2, 1 empty\n"
        for verb in ("solve", "show", "analyze", "hint"):
            self.assertEqual((DONE, line), self.told(verb, text))
            self.assertEqual((DONE, ""), self.told(verb, text, "--rules", "water", "--capacity", "2", "--bottom-first"))
            self.assertEqual((DONE, ""), self.told(verb, text, "--quiet"))
            result = run(verb, "-", "--format", "json", stdin=text)
            self.assertEqual("", result.err)
            self.assertEqual(("list", ["capacity", "rules", "order"]),
                             (result.answers[0]["read"]["form"], [each["about"] for each in result.answers[0]["read"]["assumed"]]))
        self.assertEqual((DONE, ""), self.told("convert", text, "--to", "code"))

    def told(self, verb, text, *flags):
        result = run(verb, "-", *flags, stdin=text)
        return result.code, result.err

    def test_verify_names_levels_that_came_from_misreadings(self):
        self.fill(["water2:AB/BA/-", "water1:A", "water2:AB/BA/CC"])
        with sqlite3.connect(self.file) as connection:
            text = "decant tube-sort 1\nrules: water\ncapacity: 2\n\nPink Orange\nOrange Pink\nEmpty Empty\n"
            connection.execute("UPDATE level SET text = ? WHERE id = 3", (text,))
        connection.close()
        result = self.run_on("verify")
        self.assertEqual((DONE, "3 levels and 0 plans, all in order\n1 may come from misread texts\n"),
                         (result.code, result.out))
        self.assertRegex(result.err, r"\Adecant: .*: level 3 \(water2:[^)]*\): 'Empty' may be .*; .*\n\Z")


if __name__ == "__main__":
    unittest.main()
