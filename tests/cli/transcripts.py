"""Transcripts of runs kept in files: the command in NAME.cmd, its input in NAME.in, what came out in NAME.out."""
# SPDX-License-Identifier: MIT
import os
import re
import shlex

from program import run

BLESS = os.environ.get("DECANT_BLESS") == "1"


class Command:
    """The lines of a .cmd file: `env NAME=value` lines, if any, then the arguments."""

    def __init__(self, text):
        self.args, self.env = [], {}
        for line in text.splitlines():
            if line.startswith("env "):
                self.env.update(word.split("=", 1) for word in shlex.split(line)[1:])
            else:
                self.args += shlex.split(line)


def names(folder):
    """The names of the transcripts in a folder, in order."""
    return sorted({path.stem for path in folder.iterdir() if path.suffix in (".cmd", ".in")})


def play(folder, name, usual="show -"):
    """Runs one transcript; `usual` is the command where there is no .cmd file."""
    cmd, given = folder / f"{name}.cmd", folder / f"{name}.in"
    command = Command(cmd.read_text() if cmd.exists() else usual)
    return command, run(*command.args, stdin=given.read_bytes() if given.exists() else b"", env=command.env)


def visible(text):
    """Text as it can be kept in a file: escapes spelled out, and what differs from run to run replaced by 0."""
    text = text.replace("\x1b", "\\e")
    return re.sub(r'"(seconds|peak_memory_bytes)":[0-9.e+-]+', r'"\1":0', text)


def written(result):
    """A run as text: its exit code, its standard output, its standard error."""
    return f"exit {result.code}\n--- stdout\n{visible(result.out)}--- stderr\n{visible(result.err)}"


def compare(test, folder, name, result):
    """Compares a run with its .out file, or writes that file when blessing."""
    path, now = folder / f"{name}.out", written(result)
    if BLESS:
        path.write_text(now, encoding="utf-8", newline="")
    test.maxDiff = None
    before = path.read_bytes().decode() if path.exists() else ""
    test.assertEqual(before, now, f"{path.name} differs; if the change is meant, run the test with DECANT_BLESS=1")


def each(folder, check):
    """Gives a test class one test for each transcript in a folder: `check(self, name)`."""
    def add_tests(cls):
        for name in names(folder):
            setattr(cls, "test_" + name.replace("-", "_"), lambda self, name=name: check(self, name))
        return cls
    return add_tests
