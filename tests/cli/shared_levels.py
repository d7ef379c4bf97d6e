"""Reads the levels in ../shared/levels where that folder is present; they are not part of the repository."""
# SPDX-License-Identifier: MIT
import json
import re
import unittest
from typing import NamedTuple

from hard_level import LETTERS
from program import SHARED_LEVELS

needs_levels = unittest.skipUnless(SHARED_LEVELS.is_dir(), "../shared/levels is not there")


class Optimum(NamedTuple):
    """A line of optima.tsv; a length is a number, None when there is no plan, or '?' when it is not known."""
    name: str
    code: str
    water: object
    ball: object


def length(word):
    return None if word == "unsolvable" else word if word == "?" else int(word)


def optima():
    lines = (SHARED_LEVELS / "optima.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [Optimum(name, code, length(water), length(ball)) for name, code, water, ball in rows]


def with_rules(code, rules):
    """The same tubes under the other rules."""
    return re.sub(r"^[a-z]+", rules, code)


def capacity(code):
    return int(re.search(r"\d+", code).group())


def colors(code):
    return len(set(code.split(":")[1]) - set("/-"))


def published_code(line):
    """A line of sort-levels.jsonl as a level code."""
    level = json.loads(line)
    names = list(dict.fromkeys(color for tube in level["tubes"] for color in tube))
    letter = dict(zip(names, LETTERS))
    tubes = ["".join(letter[color] for color in tube) or "-" for tube in level["tubes"]]
    return f"{level['rule']}{level['capacity']}:" + "/".join(tubes)


def published_codes():
    return [published_code(line) for line in (SHARED_LEVELS / "sort-levels.jsonl").read_text().splitlines()]


def classic_sections():
    """The blocks of classic.txt as printed, by the title of their section."""
    sections, title = {}, None
    for line in (SHARED_LEVELS / "classic.txt").read_text().splitlines(keepends=True):
        if line.startswith("##"):
            title = line.strip("# \n")
            sections[title] = ""
        elif title:
            sections[title] += line
    return sections
