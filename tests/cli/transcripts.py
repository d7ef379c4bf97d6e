"""Transcripts of runs in Markdown pages: a heading, the command, its input, and its output.

    ## Cups in quotes

    ```sh
    decant solve -
    ```

    ```text input
    3
    ```

    ```text output
    exit 65
    --- stdout
    --- stderr
    decant: ...
    ```

Input that is not plain text is `escaped`: `\\x0D` is that byte. `no end` says that its last line has no end. A line
`NAME=value` before the command sets a variable.
"""
# SPDX-License-Identifier: MIT
import os
import re
import shlex
from typing import NamedTuple

from program import run

BLESS = os.environ.get("DECANT_BLESS") == "1"
CASE = re.compile(r"^## (?P<name>[^\n]+)\n\n```sh\n(?P<command>.*?)\n```\n\n"
                  r"(?:(?P<fence>`{3,})text input(?P<escaped>, escaped)?(?P<no_end>, no end)?\n(?P<given>.*?)(?P=fence)\n\n)?"
                  r"(?P<bars>`{3,})text output\n(?P<out>.*?)(?P=bars)\n", re.DOTALL | re.MULTILINE)


class Case(NamedTuple):
    """A run as a page tells it."""
    name: str
    args: list
    env: dict
    given: bytes
    out: str

    def run(self):
        return run(*self.args, stdin=self.given, env=self.env)


def bytes_of(text, escaped, no_end):
    given = text.encode()
    if escaped:
        given = re.sub(rb"\\x([0-9A-F]{2})", lambda match: bytes([int(match[1], 16)]), given)
    return given[:-1] if no_end else given


def cases_of(page):
    """The cases of a page, in order; every heading begins one."""
    text = page.read_text(encoding="utf-8")
    cases = []
    for match in CASE.finditer(text):
        *variables, command = match["command"].splitlines()
        program, *args = shlex.split(command)
        assert program == "decant", f"{page.name}: {command}"
        cases.append(Case(match["name"], args, dict(each.split("=", 1) for line in variables for each in shlex.split(line)),
                          bytes_of(match["given"] or "", match["escaped"], match["no_end"]), match["out"]))
    headings = re.findall(r"^## (.+)$", re.sub(r"^(`{3,}).*?\n\1$", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE)
    assert headings == [case.name for case in cases] and len(set(headings)) == len(headings), f"{page.name}: {headings}"
    return cases


def visible(text):
    """Text as it can be kept in a file: escapes spelled out, and numbers that differ from run to run replaced by 0."""
    text = text.replace("\x1b", "\\e")
    return re.sub(r'"(seconds|peak_memory_bytes)":[0-9.e+-]+', r'"\1":0', text)


def written(result):
    """A run as text: its exit code, its standard output, its standard error."""
    return f"exit {result.code}\n--- stdout\n{visible(result.out)}--- stderr\n{visible(result.err)}"


def in_fence(info, text):
    """A fenced block; its fence is longer than any in it."""
    longest = max((len(bars) for bars in re.findall(r"^`+", text, re.MULTILINE)), default=0)
    bars = "`" * max(3, longest + 1)
    end = "" if text.endswith("\n") or not text else "\n"
    return f"{bars}{info}\n{text}{end}{bars}\n"


def bless(page, name, now):
    """Writes the new output in the place of the old."""
    def replaced(match):
        if match["name"] != name:
            return match[0]
        return match[0][:match.start("bars") - match.start()] + in_fence("text output", now)
    page.write_text(CASE.sub(replaced, page.read_text(encoding="utf-8")), encoding="utf-8", newline="")


def each(folder, check):
    """Gives a test class a test for each case in the pages of a folder: `check(self, case, result)` after the comparison."""
    def add_test(cls, page, case):
        def test(self):
            result = case.run()
            now = written(result)
            if BLESS and now != case.out:
                bless(page, case.name, now)
            self.maxDiff = None
            self.assertEqual(case.out if not BLESS else now, now, f"{page.name}: if the change is meant, run the test with DECANT_BLESS=1")
            check(self, case, result)
        setattr(cls, "test_" + re.sub(r"\W+", "_", f"{page.stem} {case.name}"), test)

    def add_tests(cls):
        for page in sorted(folder.glob("*.md")):
            for case in cases_of(page):
                add_test(cls, page, case)
        return cls
    return add_tests
