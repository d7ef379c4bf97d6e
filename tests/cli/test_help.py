"""Help shows flags as people type them, and numbers are taken as help says."""
# SPDX-License-Identifier: MIT
import re
import unittest

from program import DONE, USAGE, run

VERBS = re.findall(r"^  (\w+)  ", run("help").out.split("Verbs:")[1], re.M)
COLLECTION_VERBS = re.findall(r"^  (\w+)  ", run("help", "collection").out.split("Verbs:")[1], re.M)
PAGES = [[verb] for verb in VERBS] + [["collection", verb] for verb in COLLECTION_VERBS]


class Pages(unittest.TestCase):
    def test_no_page_shows_what_the_program_is_written_with(self):
        for words in PAGES:
            page = run("help", *words).out
            for term in ("FLOAT", "INT", "TEXT", "REQUIRED", "Needs:", "1e+", " in [", ":{", "SIZE:"):
                self.assertNotIn(term, page, words)

    def test_each_page_ends_with_examples_of_its_verb(self):
        for words in PAGES:
            if words != ["help"]:
                self.assertRegex(run("help", *words).out, rf"Examples:\n(.*\n)*  .*decant {words[0]}\b", words)

    def test_values_and_limits_look_as_people_write_them(self):
        page = run("help", "solve").out
        self.assertRegex(page, r"\n  --capacity N +units that a tube holds \(1 to 32\)\n")
        self.assertRegex(page, r"\n  --rules water\|ball +water")
        self.assertRegex(page, r"\n  --node-limit N +stop")
        self.assertRegex(page, r"\n  --weight W .*\(default: 2; 1 to 1000\)\n")
        self.assertRegex(run("help", "collection", "import").out, r"\n  PATH\.\.\. +files")


class Numbers(unittest.TestCase):
    def test_whole_numbers_are_taken_as_people_write_large_ones(self):
        levels = run("generate", "--count", "1e1", "--colors", "4", "--quiet")
        self.assertEqual((DONE, 10), (levels.code, len(levels.out.splitlines())))
        self.assertEqual(DONE, run("solve", "flasks-3", "--node-limit", "1e3").code)
        self.assertEqual(DONE, run("serve", "--queue", "1e2", "--help").code)

    def test_what_is_no_such_number_is_refused_with_its_limits(self):
        for flag in ("--node-limit", "--memory-limit"):
            for word in ("1e-1", "1.5", "-1", "1e30", "0x10", "nan", "inf", "", " 3", "3 ", "1e", "G"):
                result = run("solve", "flasks-3", f"{flag}={word}")
                self.assertEqual((USAGE, ""), (result.code, result.out), (flag, word))
                self.assertIn(flag, result.err)
        self.assertIn("'33' is not a whole number from 1 to 32", run("show", "flasks-3", "--capacity", "33").err)
        self.assertIn("'1.5' is not a number from 0 to 1;", run("generate", "--max-dead", "1.5").err)

    def test_leading_zeros_do_not_change_a_number(self):
        self.assertEqual(run("generate", "--colors", "10").out, run("generate", "--colors", "010").out)


if __name__ == "__main__":
    unittest.main()
