#!/usr/bin/env python3
"""Compares the outcomes of reading texts with those from before decant's readers were replaced.

    outcomes.py freeze DECANT > outcomes.tsv      all texts as they were at the commit below, read by that program
    outcomes.py compare DECANT [-v]               a summary; -v names the texts

Texts are those of tests/malformed, tests/golden and levels at that commit and, if they are at hand, the folders named by
DECANT_LEVELS. An outcome is a word, and a short hash for each level: `one`, `many` (of one file), `asked` (readings of
which one is asked for) or `refused`. The same: nothing changed. Newly answered: it was refused. Asked more: the level that
was read is among those asked about now. Asked less: the level that is read now was among those asked about. LOST: refused
now. CHANGED: all else.
"""
# SPDX-License-Identifier: MIT
import collections
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BASE = "2f75e162"
TABLE = Path(__file__).with_name("outcomes.tsv")
MOST_LEVELS = 40


def texts(folder):
    """Name and path of each text."""
    archive = subprocess.run(["git", "archive", BASE, "tests/malformed", "tests/golden", "levels"], stdout=subprocess.PIPE, check=True,
                             cwd=TABLE.parents[2]).stdout
    with tempfile.TemporaryFile() as file:
        file.write(archive)
        file.seek(0)
        tarfile.open(fileobj=file).extractall(folder, filter="data")
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file() and (path.suffix == ".in" or path.parts[len(Path(folder).parts)] == "levels"):
            yield str(path.relative_to(folder)), path
    for outside in filter(None, os.environ.get("DECANT_LEVELS", "").split(":")):
        for path in sorted(Path(outside).rglob("*")):
            if path.is_file() and not path.stem.startswith(("README", "TRUTH")):
                yield f"{Path(outside).name}/{path.relative_to(outside)}", path


def read(program, text):
    """The levels that a text may mean, or nothing."""
    done = subprocess.run([program, "read", "--format", "json", text], capture_output=True, timeout=60)
    try:
        return [reading["level"] for reading in json.loads(done.stdout)["readings"]] if done.stdout else []
    except ValueError:
        return []


def outcome(program, path):
    found = read(program, str(path))
    if found:
        return ("one" if len(found) == 1 else "asked"), sorted(found)
    many = []
    while len(many) < MOST_LEVELS and (part := read(program, f"{path}#{len(many) + 1}")):
        many.append("|".join(sorted(part)))
    return ("many", many) if many else ("refused", [])


def outcomes(program):
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        names, paths = zip(*texts(folder))
        for name, (word, levels) in zip(names, pool.map(lambda path: outcome(program, path), paths)):
            yield name, word, [hashlib.sha1(level.encode()).hexdigest()[:8] for level in levels]


def compared(before, now):
    if before == now:
        return "same"
    if before[0] == "refused":
        return "newly answered"
    if now[0] == "refused":
        return "LOST"
    if set(before[1]) < set(now[1]):
        return "asked more"
    return "asked less" if set(now[1]) < set(before[1]) else "CHANGED"


def main():
    verb, program, *flags = sys.argv[1:]
    if verb == "freeze":
        for name, word, levels in outcomes(program):
            print(name, word, " ".join(levels), sep="\t")
        return
    known = {name: (word, levels.split()) for name, word, levels in (line.split("\t") for line in TABLE.read_text().splitlines())}
    found = collections.defaultdict(list)
    for name, word, levels in outcomes(program):
        if name in known:
            found[compared(known[name], (word, levels))].append(name)
    for kind in ("same", "newly answered", "asked more", "asked less", "LOST", "CHANGED"):
        print(f"{kind}: {len(found[kind])}")
        if flags and kind != "same":
            print("".join(f"  {name}\n" for name in found[kind]), end="")


if __name__ == "__main__":
    main()
