"""A mistaken command is answered with its mistake, in decant's own words, and a remedy."""
# SPDX-License-Identifier: MIT
import unittest

from program import UNKNOWN, USAGE, run


class Usage(unittest.TestCase):
    def assert_told(self, args, told):
        result = run(*args)
        self.assertEqual((USAGE, "", f"decant: {told}\n"), result, args)

    def test_what_is_missing(self):
        self.assert_told(["collection", "x.db"], "no verb was given; see `decant help collection`")
        self.assert_told(["check", "flasks-3"], "PLAN is missing; see `decant help check`")
        self.assert_told(["collection", "x.db", "import"], "PATH is missing; see `decant help collection import`")
        self.assert_told(["solve", "--memory-limit"], "--memory-limit: SIZE is missing; see `decant help solve`")
        self.assert_told(["solve", "--memory-limit="], "--memory-limit: SIZE is missing; see `decant help solve`")
        self.assert_told(["solve", "x", "--format"], "--format: FORMAT is missing; see `decant help solve`")

    def test_an_empty_name_of_a_level(self):
        for args, name in ((["solve", ""], "LEVEL"), (["analyze", ""], "LEVEL"), (["solve", "--batch", ""], "LEVEL"),
                           (["collection", "x.db", "add", ""], "LEVEL"), (["verify", "x", "--level", ""], "--level")):
            result = run(*args, stdin="water2:AB/BA/-\n")
            self.assertEqual((USAGE, ""), (result.code, result.out), args)
            self.assertTrue(result.err.startswith(f"decant: {name}: an empty name; give a path, '-', a level code such as "), result.err)

    def test_what_is_too_much(self):
        self.assert_told(["show", "flasks-3", "--capacity", "4", "--capacity", "5"],
                         "--capacity is given 2 times; give it once; see `decant help show`")
        self.assert_told(["help", "solve", "show", "list"], "VERB: 3 are given; give 2 at most; see `decant help help`")

    def test_what_does_not_fit_together(self):
        self.assert_told(["solve", "x", "--jobs", "2"], "--jobs needs --batch; see `decant help solve`")
        self.assert_told(["verify", "x", "--rules", "ball"], "--rules needs --level; see `decant help verify`")
        self.assert_told(["solve", "x", "--batch", "--events"],
                         "--events and --batch cannot be combined; leave out one of them; see `decant help solve`")

    def test_flags_that_take_no_value(self):
        for flag in ("--quiet=banana", "--quiet=false", "--any=-3", "--quiet=", "--any=", "--help="):
            name = flag.partition("=")[0]
            self.assert_told(["solve", "x", flag], f"{name} takes no value; give it alone, or leave it out; see `decant help solve`")
        for flag in ("--quiet=no", "--quiet="):
            self.assert_told(["collection", "x", "annotate", flag],
                             "--quiet takes no value; give it alone, or leave it out; see `decant help collection annotate`")

    def test_limits_of_a_server_that_would_answer_nothing(self):
        self.assert_told(["serve", "--port", "0", "--body-limit", "0"],
                         "--body-limit: '0' is not a whole number of bytes from 1 to 1e18; see `decant help serve`")
        self.assert_told(["serve", "--port", "0", "--time-limit", "0"],
                         "--time-limit: '0' is not a number from 0.001 to 1e8; see `decant help serve`")

    def test_the_patience_of_a_server_may_have_a_fraction(self):
        self.assert_told(["serve", "--port", "0", "--patience", "0.5"],
                         "--patience: '0.5' is not a number from 1 to 3600; see `decant help serve`")
        self.assert_told(["serve", "--port", "0", "--patience", "1.5", "--time-limit", "0"],
                         "--time-limit: '0' is not a number from 0.001 to 1e8; see `decant help serve`")

    def test_no_time_for_a_search_is_what_help_says(self):
        self.assertIn("0: report what is known without searching", run("help", "solve").out)
        self.assertEqual(UNKNOWN, run("solve", "coalton-133", "--time-limit", "0").code)


class Help(unittest.TestCase):
    def test_usage_lines(self):
        for words, usage in (((), "decant [OPTIONS] [VERB]"), (("help",), "decant help [OPTIONS] [VERB...]"),
                             (("check",), "decant check [OPTIONS] LEVEL PLAN"), (("collection",), "decant collection [OPTIONS] FILE VERB"),
                             (("collection", "import"), "decant collection import [OPTIONS] PATH...")):
            self.assertIn(f"\nUsage: {usage}\n", "\n" + run("help", *words).out)

    def test_whom_any_is_for(self):
        self.assertIn("DogBunny: accept any shortest plan", run("help", "solve").out)
        plain, any_plan = (run("solve", "flasks-3", "--quiet", *flags) for flags in ([], ["--any"]))
        self.assertEqual(plain, any_plan)

    def test_examples_work_without_the_repository(self):
        for verb in ("solve", "analyze", "hint", "play", "show", "convert", "check", "graph"):
            page = run("help", verb).out
            self.assertNotIn(" levels/", page, verb)


if __name__ == "__main__":
    unittest.main()
