"""Texts that were answered as a level that nobody wrote."""
# SPDX-License-Identifier: MIT
import tempfile
import unittest
from pathlib import Path

from program import DONE, MALFORMED, UNSOLVABLE, run


def code_of(text, *flags):
    """The code of the level, or the message instead."""
    result = run("convert", "-", "--to", "code", *flags, stdin=text)
    return result.out.strip() if result.code == DONE else result.err


class MisreadTexts(unittest.TestCase):
    def test_a_level_below_a_heading_counts_though_it_is_none(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "pack.txt"
            for second in ("AABB BABA - (tube 1 locked)", "too hard, skipped", ""):
                path.write_text(f"Level 1\nABAB BABA -\nLevel 2\n{second}\nLevel 3\nABAB BBAA - -\n")
                codes = [run("convert", f"{path}#{number}", "--to", "code", "--bottom-first") for number in (1, 2, 3)]
                self.assertEqual([(DONE, "water4:ABAB/BABA/-\n"), (MALFORMED, ""), (DONE, "water4:ABAB/BBAA/-/-\n")],
                                 [each[:2] for each in codes])

    def test_options_of_one_level_do_not_change_how_many_there_are(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "pack.txt"
            path.write_text("Level 1\nABC CAB BCA -\nLevel 2\nAABB BBAA -\nLevel 3\nABAB BABA - -\n")
            for flags in (["--capacity", "4"], ["--partial"], []):
                self.assertEqual("water4:AABB/BBAA/-\n", run("convert", f"{path}#2", "--to", "code", "--bottom-first", *flags).out)
            path.write_text("order: bottom-first\neasy = [[1,2],[2,1],[]]\nhard = [[1,2,3],[2,3,1],[3,1,2],[],[]]\n")
            self.assertEqual("water3:123/231/312/-/-\n", run("convert", f"{path}#hard", "--to", "code", "--capacity", "3").out)

    def test_bullets_are_no_tubes_and_no_places(self):
        self.assertEqual("water4:AACB/ACCB/ACBB/-", code_of("empty: 1\norder: bottom-first\n- AACB\n- ACCB\n- ACBB\n"))
        self.assertEqual("water4:ABAB/BABA/-", code_of("order: bottom-first\n- ABAB\n- BABA\n- empty\n"))
        self.assertIn("list tubes bottom first or top first", code_of("- a b\n- b a\n- a b\n- b a\n- a a\n- b b\n", "--empties", "1"))

    def test_places_below_packed_rows_do_not_belong_to_them(self):
        self.assertEqual("water4:RGRG/GRGR/-", code_of("order: bottom-first\nempty: 1\nBoard:\nRGRG\nGRGR\n-_-_-_\n"))

    def test_lines_beside_hidden_units_do_not_change_what_the_rows_are(self):
        for beside in ("", "jan5\n"):
            self.assertEqual("water2:BA/?B/-", code_of(f"order: bottom-first\nempty: 1\n{beside}B A\n? B\n"))

    def test_labels_of_any_script_are_labels(self):
        for label in ("", "первая пробирка справа налево "):
            self.assertEqual("water4:RGRG/GRGR/-",
                             code_of(f"order: bottom-first\nempty: 1\n{label}А: R G R G\n{label}Б: G R G R\n"))

    def test_null_is_a_list_without_units(self):
        for empty in ("null", "[]"):
            self.assertEqual("water2:RG/GR/-", code_of('[{"colors": ["R", "G"]}, {"colors": ["G", "R"]}, {"colors": %s}]' % empty, "--bottom-first"))

    def test_columns_are_none_where_rows_count_out(self):
        self.assertEqual("water4:AABB/BBAA/-", code_of('order: bottom-first\nempty: 1\n[["A","A","B","B"],["B","B","A","A"]]\n'))

    def test_other_calls_and_lists_of_a_program_are_no_empty_tubes(self):
        tubes = ['["A","A","C","B"]', '["A","C","C","B"]', '["A","C","B","B"]']
        self.assertEqual(UNSOLVABLE, run("solve", "-", stdin=f"tubes = [{'.reverse(), '.join(tubes)}.reverse(), []]\n").code)
        calls = "".join(f"tubes.push({tube});\n" for tube in tubes)
        self.assertIn("use --empties 1", code_of(f"let tubes = [];\n{calls}let moves = [];\nstart();\n", "--bottom-first"))
        self.assertEqual("water3:ABC/BAC/CAB/-",
                         code_of('{\n{"A","B","C"},\n--{"D","D","D"},\n{"B","A","C"},\n{"C","A","B"},\n{},\n}\n'))

    def test_numbers_of_tubes_are_used_or_refused_or_shown(self):
        text = '{{"order": "bottom-first", {}, "{}": {}}}'
        listed = '"tubes": [["A","B"],["B","A"],[]]'
        self.assertEqual("water2:AB/BA/-/-", code_of(text.format(listed, "emptyTubes", 2)))
        for key, value in (("emptyTubes", 0), ("tubeCount", 2)):
            self.assertIn("contradict", code_of(text.format(listed, key, value)))
        self.assertIn("contradict", code_of(text.format('"tubes": [["A","B"],["B","A"]], "tubeCount": 4', "emptyTubes", 1)))
        self.assertIn('not used: "2 more tubes"', run("solve", "-", stdin=text.format(listed, "extraTubes", 2)).err)
        self.assertEqual("water2:AB/BA/-/-", code_of(text.format('"text": "AB BA -"', "emptyTubes", 2)))

    def test_heads_of_published_forms_are_exact(self):
        head = "height={}\ncolors={}\nempty=1\ncolumn=01\ncolumn=10\n"
        self.assertEqual("water2:01/10/-", code_of(head.format(2, 2)))
        for wrong in (head.format(4, 2), head.format(2, 7), "i\na level\n9\nred blue\nblue red\n- -\n"):
            self.assertIn("bottom first or top first", code_of(wrong))

    def test_maps_that_a_program_changes_are_refused(self):
        edges = 'edges = [("a","->","b"),("b","->","c","!a")]\n{}start = {{"dog":"a"}}\ngoal = {{"dog":"c"}}\n'
        self.assertEqual(DONE, run("solve", "-", stdin=edges.format("")).code)
        for change in ('edges.append(("a","->","c"))\n', 'edges += [("a","->","c")]\n', 'edges[0] = ("a","->","c")\n'):
            self.assertIn("changed behind its literal", run("solve", "-", stdin=edges.format(change)).err)


if __name__ == "__main__":
    unittest.main()
