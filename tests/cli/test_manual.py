"""Manual pages and completions say what `decant help` says, and shells complete by them."""
# SPDX-License-Identifier: MIT
import gzip
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from program import PROGRAM, ROOT, run
from terminal_window import Window, needs_tmux

MANUAL = Path(PROGRAM).resolve().parents[1] / "manual"
EXAMPLES = sorted(path.stem for path in (ROOT / "levels").glob("*.txt"))


def verbs_in(text):
    """The verbs that a help lists."""
    return re.findall(r"^  (\w+)  ", text.split("Verbs:")[1], re.MULTILINE) if "Verbs:" in text else []


def all_verbs():
    """Each verb and each verb of a verb, as words."""
    for verb in verbs_in(run("help").out):
        yield [verb]
        for inner in verbs_in(run("help", verb).out):
            yield [verb, inner]


def flags_in(text):
    return set(re.findall(r"^  (?:-\w,)?(--[\w-]+)", text, re.MULTILINE))


def page(words):
    with gzip.open(MANUAL / "man" / f"{'-'.join(['decant', *words])}.1.gz", "rt") as file:
        return file.read()


def offered(shell_words):
    """The words that the completions of bash offer for the last word."""
    script = """source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _decant 2>/dev/null
                printf '%s\\n' "${COMPREPLY[@]}" """
    done = subprocess.run(["bash", "-c", script, "bash", MANUAL / "decant.bash", *shell_words], cwd=ROOT, check=True,
                          capture_output=True, text=True)
    return set(done.stdout.split())


class Pages(unittest.TestCase):
    def test_each_verb_has_a_page_with_the_flags_of_its_help(self):
        for words in all_verbs():
            with self.subTest(words):
                told = page(words).replace("\\", "")
                flags = set(re.findall(r"fB(--[\w-]+)fR", told))
                self.assertEqual(flags, flags_in(run("help", *words).out))

    def test_pages_are_plain_to_every_man(self):
        for path in sorted((MANUAL / "man").iterdir()):
            shown = subprocess.run(["man", "--warnings", "-l", path], check=True, capture_output=True, text=True)
            self.assertEqual(shown.stderr, "", path.name)
            self.assertIn("SYNOPSIS", shown.stdout)

    def test_the_version_names_commit_and_compiler(self):
        self.assertRegex(run("--version").out, r"\Adecant \d+\.\d+\.\d+\ncommit ([0-9a-f]{7,}(-dirty)?|unknown), \w+ [\d.]+\n\Z")

    def test_the_name_of_an_example_level_is_a_level(self):
        named = run("show", "flasks-3")
        self.assertEqual(named.out, run("show", "levels/flasks-3.txt").out)


class Bash(unittest.TestCase):
    def test_verbs_and_their_flags_are_offered(self):
        self.assertLessEqual({"solve", "play", "collection", "help"}, offered(["decant", ""]))
        self.assertEqual(offered(["decant", "sol"]), {"solve"})
        for words in all_verbs():
            if words == ["help"]:
                continue
            typed = words if len(words) == 1 else [words[0], "levels.db", words[1]]
            if words == ["collection"]:
                continue
            with self.subTest(words):
                self.assertEqual({f for f in offered(["decant", *typed, "-"]) if f.startswith("--")},
                                 flags_in(run("help", *words).out))

    def test_levels_formats_and_algorithms_are_offered(self):
        self.assertLessEqual(set(EXAMPLES), offered(["decant", "solve", ""]))
        self.assertIn("levels/flasks-3.txt", offered(["decant", "show", "levels/fl"]))
        for flag, what in (("--from", "formats"), ("--algorithm", "algorithms")):
            listed = {entry["name"] for entry in run("list", what, "--format", "json").answer}
            self.assertEqual(offered(["decant", "solve", flag, ""]), listed)

    def test_verbs_of_a_collection_come_after_its_file(self):
        self.assertIn("LICENSE", offered(["decant", "collection", "LIC"]))
        self.assertIn("annotate", offered(["decant", "collection", "levels.db", ""]))
        self.assertEqual(offered(["decant", "collection", "levels.db", "export", "--format", "j"]), {"json", "jsonl"})


@needs_tmux
class TabKey(unittest.TestCase):
    def assert_completes(self, window):
        window.shell(f"PATH={Path(PROGRAM).parent}:$PATH")
        window.type("decant sol")
        window.keys("Tab")
        window.type("flas")
        window.keys("Tab")
        window.type("--qui")
        window.keys("Tab", "Enter")
        window.wait_for("Shortest: 7 moves. Proved.")
        self.assertIn("decant solve flasks-3 --quiet", window.text())

    def test_it_completes_in_bash(self):
        with Window() as window:
            window.shell(f"source {MANUAL / 'decant.bash'}")
            self.assert_completes(window)

    @unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
    def test_it_completes_in_zsh(self):
        with Window() as window:
            window.type("exec zsh -f")
            window.keys("Enter")
            window.shell(f"fpath=({MANUAL} $fpath); autoload -Uz compinit; compinit -u -D")
            self.assert_completes(window)


class Fish(unittest.TestCase):
    @unittest.skipUnless(shutil.which("fish"), "fish is not installed")
    def test_it_offers_the_same_as_bash(self):
        def offered_by_fish(line):
            script = f"source {MANUAL / 'decant.fish'}; complete -C '{line}'"
            done = subprocess.run(["fish", "--no-config", "-c", script], cwd=ROOT, check=True, capture_output=True, text=True)
            return {entry.split("\t")[0] for entry in done.stdout.splitlines()}

        self.assertEqual(offered_by_fish("decant sol"), {"solve"})
        self.assertEqual(offered_by_fish("decant solve --algorithm "), offered(["decant", "solve", "--algorithm", ""]))
        self.assertLessEqual(set(EXAMPLES), offered_by_fish("decant show "))
        self.assertEqual({f for f in offered_by_fish("decant solve --") if f.startswith("--")}, flags_in(run("help", "solve").out))
        self.assertIn("annotate", offered_by_fish("decant collection levels.db "))
        self.assertIn("--again", offered_by_fish("decant collection levels.db annotate --"))
        self.assertNotIn("--again", offered_by_fish("decant collection levels.db export --"))


if __name__ == "__main__":
    unittest.main()
