"""A command that cannot be meant so is told what is wrong, in decant's own words, and what to do."""
# SPDX-License-Identifier: MIT
import unittest

from program import USAGE, run


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

    def test_what_is_too_much(self):
        self.assert_told(["show", "flasks-3", "--capacity", "4", "--capacity", "5"],
                         "--capacity is given 2 times; give it once; see `decant help show`")
        self.assert_told(["help", "solve", "show", "list"], "VERB: 3 are given; give 2 at most; see `decant help help`")

    def test_what_does_not_fit_together(self):
        self.assert_told(["solve", "x", "--jobs", "2"], "--jobs needs --batch; see `decant help solve`")
        self.assert_told(["solve", "x", "--batch", "--events"],
                         "--events and --batch do not go together; leave one of them out; see `decant help solve`")

    def test_limits_of_a_server_that_would_answer_nothing(self):
        self.assert_told(["serve", "--port", "0", "--body-limit", "0"],
                         "--body-limit: '0' is no whole number of bytes from 1 to 1e18; see `decant help serve`")
        self.assert_told(["serve", "--port", "0", "--time-limit", "0"],
                         "--time-limit: '0' is no number from 0.001 to 1e8; see `decant help serve`")


if __name__ == "__main__":
    unittest.main()
