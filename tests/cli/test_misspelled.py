"""A misspelled verb, flag or word is answered with the right spelling."""
# SPDX-License-Identifier: MIT
import unittest

from program import USAGE, run

LEVEL = "water2:AB/BA/-"


class Misspelled(unittest.TestCase):
    def assert_told(self, args, told):
        result = run(*args)
        self.assertEqual((USAGE, "", f"decant: {told}\n"), result, args)

    def test_verbs(self):
        self.assert_told(["sovle", LEVEL], "there is no verb 'sovle'; did you mean 'solve'?")
        self.assert_told(["help", "anlyze"], "there is no verb 'anlyze'; did you mean 'analyze'?")
        self.assert_told(["collection", "x.db", "imprt"], "there is no verb 'imprt'; did you mean 'import'?")
        self.assert_told(["collection", "x.db", "exprot", "--where", "x"], "there is no verb 'exprot'; did you mean 'export'?")
        self.assert_told(["help", "collection", "verfy"], "there is no verb 'verfy'; did you mean 'verify'?")

    def test_flags(self):
        self.assert_told(["solve", LEVEL, "--fromat", "json"], "there is no flag '--fromat'; did you mean '--format'?")
        self.assert_told(["generate", "--sed=7"], "there is no flag '--sed'; did you mean '--seed'?")
        self.assert_told(["solve", LEVEL, "--bacth", "--jobs", "2"], "there is no flag '--bacth'; did you mean '--batch'?")

    def test_words_of_flags(self):
        self.assert_told(["solve", LEVEL, "--algorithm", "a-sart"], "--algorithm: there is no 'a-sart'; did you mean 'a-star'?")
        self.assert_told(["convert", LEVEL, "--to", "ntaive"], "--to: there is no 'ntaive'; did you mean 'native'?")
        self.assert_told(["list", "algoritms"], "WHAT: there is no 'algoritms'; did you mean 'algorithms'?")
        self.assert_told(["generate", "--family", "dogbunny"], "--family: there is no 'dogbunny'; did you mean 'dog_bunny'?")

    def test_what_is_like_nothing_gets_no_guess(self):
        self.assert_told(["xyzzy"], "there is no verb 'xyzzy'; see `decant help`")
        self.assert_told(["collection", "x.db", "xyzzy"], "there is no verb 'xyzzy'; see `decant help collection`")
        self.assert_told(["solve", LEVEL, "--xyzzy"], "there is no flag '--xyzzy'; see `decant help solve`")
        self.assert_told(["show", LEVEL, "--rules", "xyzzy"],
                         "--rules: there is no 'xyzzy'; give water, ball; see `decant help show`")
        self.assert_told(["solve", LEVEL, "another"], "'another' is one argument too many; see `decant help solve`")

    def test_a_flag_before_its_verb(self):
        self.assert_told(["--quiet", "solve", LEVEL], "there is no flag '--quiet' before the verb; see `decant help`")

    def test_what_is_told_is_safe_to_show_and_short(self):
        for word in ("\x1b]52;c;AAAA\x07", "x" * 100_000):
            told = run(word).err
            self.assertNotIn("\x1b", told)
            self.assertLess(len(told), 120)


if __name__ == "__main__":
    unittest.main()
