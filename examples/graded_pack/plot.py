"""Draws difficulty against length: `plot.py PACK.csv PICTURE.svg`.

Reads the output of `decant collection PACK.db export --format csv`. A point is a level, and levels of one
source, such as a file for each grade, share a color and a shape.
"""

# SPDX-License-Identifier: MIT
import csv
import logging
import sys
from pathlib import Path

import matplotlib.pyplot as plt

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # any of the fonts will do
plt.style.use(Path(__file__).parents[2] / "bench" / "decant.mplstyle")

LOOKS = [("#0072b2", "o"), ("#009e73", "s"), ("#e69f00", "^"), ("#cc79a7", "D"), ("#d55e00", "v"), ("#56b4e9", "P")]


def points_by_source(table):
    sources = {}
    for row in csv.DictReader(table):
        if row["difficulty"]:
            lengths, difficulties = sources.setdefault(Path(row["source"]).stem, ([], []))
            lengths.append(int(row["length"]))
            difficulties.append(float(row["difficulty"]))
    return sources


def draw(sources, picture):
    figure, axes = plt.subplots(figsize=(7.5, 4.6), layout="constrained")
    for number, (source, (lengths, difficulties)) in enumerate(sources.items()):
        color, marker = LOOKS[number % len(LOOKS)]
        axes.scatter(lengths, difficulties, s=26, c=color, marker=marker, alpha=0.75, linewidths=0, label=source)
    axes.set_xlabel("fewest moves")
    axes.set_ylabel("difficulty")
    axes.set_ylim(bottom=0)
    axes.grid(color="#e6e8eb", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    if len(sources) > 1:
        axes.legend(frameon=False, loc="upper left")
    figure.savefig(picture, metadata={"Date": None, "Creator": None})


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.split("\n", maxsplit=1)[0])
    with open(sys.argv[1], newline="", encoding="utf-8") as table:
        sources = points_by_source(table)
    if not sources:
        sys.exit(f"{sys.argv[1]}: no level has a difficulty; run `decant collection PACK.db annotate` first")
    draw(sources, sys.argv[2])


if __name__ == "__main__":
    main()
