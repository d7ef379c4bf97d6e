"""Says how well pictures are read: by style, of made boards and of those in ../shared/screens, as in docs/pictures.md.

    tests/picture/table.py LOG    what `./dev test pictures` printed about made boards

Fails where the page says something else, and with DECANT_BLESS=1 writes it.
"""
# SPDX-License-Identifier: MIT
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/pictures.md"
SCREENS = ROOT.parent / "shared/screens"
VERDICTS = ("right", "asked", "flagged", "refused", "silent")

# In the order of the page, by the words of the truth. Those with a star were held out while the recognizer was tuned.
STYLES = {
    "gma-water (dark, outlined tubes), screenshot": "dark, outlined tubes of water",
    "gma-water (dark, outlined tubes), photo": "the same, a photo of a screen",
    "gma-ball (flat balls, dark), screenshot": "dark, outlined tubes of balls *",
    "gma-ball patterned (emoji/planets/sports/flags), screenshot": "the same, patterned balls *",
    "sorter-it ball (diogotr7), screenshot": "shaded balls",
    "spica ball (glossy or flat, thin tubes), screenshot": "balls of another game *",
    "light theme water, screenshot, hand-drawn": "light, water",
    "light theme water, screenshot": "light, water, on a background of drawings *",
    "dark water, hidden, glass tubes (fidlerro), screenshot": "dark, glass, hidden units *",
    "hoops on poles (3-D), screenshot": "hoops on poles, in 3-D *",
}


def row(cells):
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def table(title, counted):
    """A table in Markdown of names and the numbers of their verdicts."""
    head = [title, "number", "right", "right where sure", "wrong, and asked", "refused", "silently wrong"]
    lines = [row(head), "|---" * len(head) + "|"]
    for name, counts in counted:
        *others, silent = (counts[verdict] for verdict in VERDICTS)
        lines.append(row([name, sum(counts.values()), *others, str(silent)]))
    return "\n".join(lines)


def made(log, prefix=""):
    """Names and verdicts of the lines of the tests, which ctest numbers: `7: dark: 100 right, 0 asked, ...`."""
    line = re.compile(rf"(\d+): {prefix}([a-z ]+): " + ", ".join(rf"(\d+) {verdict}" for verdict in VERDICTS))
    found = sorted((int(number), name, Counter(dict(zip(VERDICTS, map(int, counts)))))
                   for number, name, *counts in map(re.Match.groups, filter(None, map(line.fullmatch, log.splitlines()))))
    return [(name, counts) for _, name, counts in found]


def tubes_of(code):
    """Game, capacity and tubes of a code, colors as numbers in order of first appearance."""
    game, capacity, tubes = re.fullmatch(r"([a-z]+)(\d+):(.*)", code).groups()
    names = {}
    return game, capacity, [[unit if unit in "?^" else names.setdefault(unit, len(names)) for unit in tube.replace("-", "")]
                            for tube in tubes.split("/")]


def verdict_on(picture):
    """The verdict on the reading of a picture whose truth is known."""
    done = subprocess.run([os.environ["DECANT"], "read", SCREENS / picture["file"], "--format", "json"], capture_output=True,
                          check=False)
    if not done.stdout:
        return "refused"
    answer = json.loads(done.stdout)
    [reading] = answer["readings"]
    is_right = reading["level"] is not None and tubes_of(reading["level"]) == tubes_of(picture["code"])
    if "doubt" in answer:
        return "asked" if is_right else "flagged"
    return "right" if is_right else "silent"


def screens():
    """Names and verdicts of the pictures of games, style by style."""
    counts = {name: Counter() for name in STYLES}
    for line in (SCREENS / "truth.jsonl").read_text().splitlines():
        picture = json.loads(line)
        style = f"{picture['style']}, {picture['kind']}" + (", hand-drawn" if "hand-drawn" in picture["notes"] else "")
        counts[style][verdict_on(picture)] += 1
    return [(STYLES[style], verdicts) for style, verdicts in counts.items()]


def put(page, mark, text):
    begin, end = f"<!-- {mark}, written by ./dev test pictures -->\n", f"\n<!-- end of {mark} -->"
    head, rest = page.split(begin)
    _, tail = rest.split(end)
    return head + begin + "\n" + text + "\n" + end + tail


def main(log):
    page = PAGE.read_text()
    log = Path(log).read_text()
    tables = {"made pictures": made(log), "damaged pictures": made(log, "damaged, ")}
    if SCREENS.is_dir():
        tables["pictures of games"] = screens()
    found = page
    for mark, rows in tables.items():
        text = table(mark, rows)
        print(text, end="\n\n")
        found = put(found, mark, text)
    if os.environ.get("DECANT_BLESS"):
        PAGE.write_text(found)
    elif found != page:
        sys.exit("docs/pictures.md says something else; DECANT_BLESS=1 ./dev test pictures writes it")


if __name__ == "__main__":
    main(*sys.argv[1:])
