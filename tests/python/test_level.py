"""A Level is read from anything, moved, drawn, compared and pickled."""
# SPDX-License-Identifier: MIT
import itertools
import json
import pickle
import unittest
import xml.etree.ElementTree

import decant
from program import ROOT

LISTS = [["red", "blue"], ["blue", "red"], []]
DOGS = decant.levels()["dog-bunny-28"]


class Sources(unittest.TestCase):
    def test_text_code_path_and_lists_give_the_same_level(self):
        path = ROOT / "levels/flasks-3.txt"
        self.assertEqual(decant.Level(path).code, decant.Level(path.read_text()).code)
        self.assertEqual("water4:ABAB/BABA/-", decant.Level("water4:ABAB/BABA/-").code)
        self.assertEqual("water2:AB/BA/-", decant.Level(LISTS).code)
        self.assertEqual("water2:12/21/-", decant.Level(((1, 2), (2, 1), ())).code)
        self.assertEqual("water2:AB/BA/-", decant.Level(b"red blue\nblue red\n-\n", bottom_first=True).code)

    def test_colors_of_lists_may_be_any_text(self):
        level = decant.Level([['a "b"', "c\\d"], ["c\\d", 'a "b"'], []])
        self.assertIn('a "b"', json.dumps(level.to_dict(), ensure_ascii=False).replace('\\"', '"'))
        self.assertEqual("solved", decant.solve(level).status)

    def test_keywords_win_over_the_text(self):
        level = decant.Level("lime blue\nblue lime\n-", rules="ball", top_first=True, capacity=3, partial=True)
        self.assertEqual("ball3:AB/BA/-", level.code)
        self.assertEqual("ball", level.rules)

    def test_a_level_of_many_has_a_path_and_a_name(self):
        text = '{"stages": [{"id": "a", "grid": [[1, 2], [2, 1], []]}, {"id": "b", "grid": [[1, 1, 2], [2, 2, 1], []]}]}'
        for name, code in (("a", "water2:12/21/-"), ("2", "water3:112/221/-")):
            self.assertEqual(code, decant.Level(text, json_path=".stages[].grid", id=name).code)
            readings = decant.read(text, json_path=".stages[].grid", id=name)["readings"]
            self.assertEqual([code], [each["level"] for each in readings])
        headed = "# Level 1\nA B\nB A\n-\n# Level 2\nB A\nA B\n-\n"
        self.assertEqual("water2:BA/AB/-", decant.Level(headed, id="2", bottom_first=True).code)
        with self.assertRaisesRegex(decant.LevelError, "none of which is called 'c'"):
            decant.Level(text, json_path=".stages[].grid", id="c")
        with self.assertRaisesRegex(ValueError, "^json_path: "):
            decant.Level(text, json_path="stages")

    def test_errors_have_line_column_problem_and_remedy(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.Level("decant tube-sort 1\nred blue\nblue (\n-")
        error = caught.exception
        self.assertIsInstance(error, ValueError)
        self.assertEqual((3, 6), (error.line, error.column))
        self.assertEqual(f"line 3, column 6: {error.problem}; {error.remedy}", str(error))

    def test_errors_have_a_kind_for_programs(self):
        for text, kind in (("red blue\nblue red\n-\n", "order_not_stated"), ("water2:ABA/B/-", "overfull_tube"),
                           ("decant tube-sort 1\nred\nblue\n-", "capacity_not_stated"), ("water2:AB/A/-", "color_count"),
                           ("decant tube-sort 1\nred blue\nblue (\n-", "malformed")):
            with self.subTest(kind), self.assertRaises(decant.LevelError) as caught:
                decant.Level(text)
            self.assertEqual(kind, caught.exception.kind)

    def test_a_text_that_may_be_several_levels_lists_them_with_the_keywords_that_choose_them(self):
        text = "A A B\nB B A\nempty\n"
        with self.assertRaisesRegex(decant.LevelError, "use bottom_first=True, or use top_first=True") as caught:
            decant.Level(text)
        self.assertEqual(["water3:AAB/BBA/-", "water3:BAA/ABB/-"], [each["level"] for each in caught.exception.readings])
        for each in caught.exception.readings:
            self.assertEqual(each["level"], decant.Level(text, **each["options"]).code)

    def test_readings_that_take_several_keywords_have_them_all(self):
        text = "A B\nB A\n"
        with self.assertRaisesRegex(decant.LevelError, "use empties=1 and bottom_first=True, or use empties=1 and top_first=True") as caught:
            decant.Level(text)
        self.assertEqual(4, len(caught.exception.readings))
        for each in caught.exception.readings:
            self.assertEqual(each["level"], decant.Level(text, **each["options"]).code)

    def test_what_was_assumed_is_told(self):
        self.assertEqual({"form": "list", "assumed": [{"about": "capacity", "value": "2 units per tube"},
                                                      {"about": "rules", "value": "water rules"},
                                                      {"about": "order", "value": "bottom first"}],
                          "not_used": [], "comments": []},
                         decant.Level("[[1, 2], [2, 1], []]").to_dict()["read"])
        self.assertNotIn("read", decant.Level("water2:AB/BA/-").to_dict())

    def test_the_line_of_an_error_in_lists_is_the_tube(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.Level([["red", "blue"], ["blue", "red"], ["green"]])
        self.assertEqual(3, caught.exception.line)

    def test_an_error_of_the_whole_text_has_no_line(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.Level("")
        self.assertIsNone(caught.exception.line)

    def test_what_is_no_level_at_all_is_a_type_error(self):
        for source in (None, 7, [1, 2], [[None]]):
            with self.subTest(source=source), self.assertRaises(TypeError):
                decant.Level(source)


CHAT = "from a friend\n\n[[1, 2], [2, 1], []]  // easy\n\nhave fun\n"
NOT_USED = [{"line": 1, "text": "from a friend"}, {"line": 5, "text": "have fun"}]
COMMENTS = [{"line": 3, "text": "// easy"}]


class Asides(unittest.TestCase):
    def test_a_level_beside_which_something_was_not_used_is_refused(self):
        for ask, call in ((decant.Level, "strict=False"), (lambda text: decant.Level(text, strict=True), "strict=False"),
                          (decant.solve, "Level(..., strict=False)"), (decant.analyze, "Level(..., strict=False)"),
                          (decant.hint, "Level(..., strict=False)"), (decant.state_graph, "Level(..., strict=False)"),
                          (lambda text: decant.check(text, "1>3"), "Level(..., strict=False)")):
            with self.subTest(call), self.assertRaises(decant.LevelError) as caught:
                ask(CHAT)
            error = caught.exception
            self.assertEqual(("not_used", 1, NOT_USED, []), (error.kind, error.line, error.not_used, error.readings))
            self.assertTrue(error.remedy.endswith(f"use {call}"), error.remedy)
        self.assertEqual(NOT_USED, decant.solve_many([CHAT])[0].not_used)

    def test_with_strict_off_it_is_read_and_shown(self):
        level = decant.Level(CHAT, strict=False)
        self.assertEqual("water2:12/21/-", level.code)
        self.assertEqual((NOT_USED, COMMENTS), (level.not_used, level.comments))
        read = level.to_dict()["read"]
        self.assertEqual((NOT_USED, COMMENTS), (read["not_used"], read["comments"]))
        shown = 'not used: line 1 "from a friend"; line 5 "have fun"\n'
        for answer in (decant.solve(level), decant.hint(level), decant.analyze(level)):
            self.assertTrue(str(answer).startswith(shown), str(answer))

    def test_comments_never_count(self):
        level = decant.Level("[[1, 2], [2, 1], []]  // easy")
        self.assertEqual(([], [{"line": 1, "text": "// easy"}]), (level.not_used, level.comments))
        self.assertFalse(str(decant.solve(level)).startswith("not used"))

    def test_a_level_alone_stands_beside_nothing(self):
        for source in ("water2:AB/BA/-", LISTS):
            self.assertEqual(([], []), (decant.Level(source).not_used, decant.Level(source).comments))

    def test_read_is_lenient(self):
        reading, = decant.read(CHAT)["readings"]
        self.assertEqual((NOT_USED, COMMENTS), (reading["not_used"], reading["comments"]))
        self.assertIn('not used: line 1 "from a friend"', str(decant.read(CHAT)))
        with self.assertRaisesRegex(TypeError, "strict"):
            decant.read(CHAT, strict=False)

    def test_a_text_that_is_asked_about_says_what_stands_beside_it(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.Level("hello\nred blue\nblue red\n-\n")
        self.assertEqual([{"line": 1, "text": "hello"}], caught.exception.not_used)
        self.assertEqual(2, len(caught.exception.readings))

    def test_other_errors_have_none(self):
        with self.assertRaises(decant.LevelError) as caught:
            decant.Level("")
        self.assertEqual([], caught.exception.not_used)

    def test_what_strict_takes(self):
        with self.assertRaisesRegex(TypeError, "^strict: give True or False, not 1"):
            decant.Level(CHAT, strict=1)

    def test_positions_after_moves_stand_beside_nothing(self):
        self.assertEqual([], decant.Level(CHAT, strict=False).apply("1>3").not_used)


class Moves(unittest.TestCase):
    def assert_exactly_legal(self, level, candidates):
        legal = [move for move in candidates if decant.check(level, [move]).illegal_move is None]
        self.assertEqual(sorted(legal), sorted(level.moves()))
        self.assertEqual(len(level.moves()), len(set(level.moves())))

    def test_all_legal_moves_of_tubes_are_listed(self):
        level = decant.Level("water4:ABAB/BABA/-/-")
        for _ in range(4):
            self.assert_exactly_legal(level, [f"{a}>{b}" for a, b in itertools.permutations(range(1, 5), 2)])
            level = level.apply(level.moves()[-1])

    def test_all_legal_moves_of_dogs_and_bunnies_are_listed(self):
        nodes = [node["name"] for node in DOGS.to_dict()["position"]["nodes"]]
        level = DOGS
        for _ in range(4):
            self.assert_exactly_legal(level, [f"{token}:{a}>{b}" for token in ("dog", "bunny")
                                              for a, b in itertools.permutations(nodes, 2)])
            level = level.apply(level.moves()[0])

    def test_a_plan_leads_to_the_goal(self):
        for level in decant.levels().values():
            with self.subTest(level=level.code):
                self.assertFalse(level.solved)
                self.assertTrue(level.apply(decant.solve(level).moves).solved)

    def test_an_illegal_move_is_told_by_its_number(self):
        with self.assertRaises(decant.IllegalMove) as caught:
            decant.Level(LISTS).apply("1>3 1>2")
        self.assertEqual(2, caught.exception.number)

    def test_what_is_no_move_is_a_plan_error(self):
        with self.assertRaises(decant.PlanError):
            decant.Level(LISTS).apply("up")


class Sameness(unittest.TestCase):
    def test_levels_are_equal_up_to_symmetry(self):
        self.assertEqual(decant.Level(LISTS), decant.Level([[], ["x", "y"], ["y", "x"]]))
        self.assertEqual(hash(decant.Level(LISTS)), hash(decant.Level([[], ["x", "y"], ["y", "x"]])))
        self.assertNotEqual(decant.Level(LISTS), decant.Level(LISTS, rules="ball"))
        self.assertNotEqual(decant.Level(LISTS), "water2:AB/BA/-")
        self.assertEqual(2, len({decant.Level(LISTS), decant.Level("water2:BA/AB/-"), DOGS}))

    def test_pickling_keeps_everything(self):
        levels = [*decant.levels().values(), decant.Level([["red"], ["red", "blue"], ["blue", "green"]], partial=True),
                  DOGS.apply(DOGS.moves()[0]), decant.Level(CHAT, strict=False)]
        for level in levels:
            with self.subTest(level=level.code):
                again = pickle.loads(pickle.dumps(level))
                self.assertEqual(level.write(), again.write())
                self.assertEqual(level.to_dict(), again.to_dict())
                self.assertEqual((level.not_used, level.comments), (again.not_used, again.comments))


class Pictures(unittest.TestCase):
    def test_notebooks_get_svg(self):
        for level in decant.levels().values():
            for picture in (level._repr_svg_(), decant.solve(level)._repr_svg_()):
                self.assertEqual("{http://www.w3.org/2000/svg}svg", xml.etree.ElementTree.fromstring(picture).tag)

    def test_text_shows_the_tubes(self):
        self.assertIn("'---' '---' '---'", str(decant.Level(LISTS)))
        self.assertEqual("Level('water2:AB/BA/-')", repr(decant.Level(LISTS)))


if __name__ == "__main__":
    unittest.main()
