"""Help shows flags as people type them, and numbers are taken as help says."""
# SPDX-License-Identifier: MIT
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading
import unittest

from program import DONE, PROGRAM, USAGE, run

VERBS = re.findall(r"^  (\w+)  ", run("help").out.split("Verbs:")[1], re.M)
COLLECTION_VERBS = re.findall(r"^  (\w+)  ", run("help", "collection").out.split("Verbs:")[1], re.M)
PAGES = [[verb] for verb in VERBS] + [["collection", verb] for verb in COLLECTION_VERBS]
END = b"\x04"


def on_terminal(columns, *args):
    """The output of the program on a terminal of this width."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    text = b""
    with open(ours, "rb", buffering=0) as reader, open(theirs, "wb", buffering=0) as writer:
        process = subprocess.Popen([PROGRAM, *args], stdin=writer, stdout=writer, stderr=writer)
        # A terminal that all programs have closed may lose what was not read, so it stays open, and ends with a mark.
        ending = threading.Thread(target=lambda: (process.wait(), writer.write(END)))
        ending.start()
        while not text.endswith(END):
            text += reader.read(4096)
        ending.join()
    return text.removesuffix(END).decode().replace("\r\n", "\n")


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


class Widths(unittest.TestCase):
    def test_help_fits_the_terminal_and_says_the_same(self):
        for words in PAGES:
            for columns in (80, 120):
                shown = on_terminal(columns, "help", *words).split("Examples:")[0]
                self.assertLessEqual(max(map(len, shown.splitlines())), columns, words)
                page = run("help", *words).out.split("Examples:")[0]
                self.assertEqual(re.sub(r"\s", "", page), re.sub(r"\s", "", shown), words)

    def test_on_a_narrow_terminal_descriptions_keep_a_few_words_a_line(self):
        shown = on_terminal(20, "help", "solve")
        self.assertIn("\n" + " " * 30 + "the format of the level\n", shown)

    def test_in_a_pipe_each_option_is_a_line(self):
        self.assertRegex(run("help", "solve").out, r"\n  --proof FILE +write a proof .* in this folder\n")


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
