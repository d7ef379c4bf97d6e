"""Draws the cost of a level against its size: `plot.py SWEEP.jsonl PICTURE.svg`.

One panel for each rule and number of empty tubes. A line joins the median times of one capacity; a bar spans
the fastest and the slowest level. Sizes with no proof within the limit stand in a strip above it.
"""

# SPDX-License-Identifier: MIT
import json
import logging
import math
import statistics
import sys
from collections import defaultdict
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.lines import Line2D

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # any of the fonts will do
plt.style.use(Path(__file__).with_name("decant.mplstyle"))

FASTEST = 1e-5  # seconds, the foot of the axis
COLORS = ["#e8a33d", "#d1495b", "#7b3fa0", "#1d3f72"]  # light to dark: small to large tubes
TICKS = {1e-5: "10 µs", 1e-4: "100 µs", 1e-3: "1 ms", 1e-2: "10 ms", 1e-1: "100 ms", 1: "1 s", 10: "10 s"}


def read(path):
    """Levels by (rules, empty tubes), capacity and colors."""
    panels = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    with open(path, encoding="utf-8") as lines:
        for level in map(json.loads, lines):
            panels[level["rules"], level["empty"]][level["capacity"]][level["colors"]].append(level)
    return panels


def seconds(level):
    """The median time of the level; without a proof, more than all others."""
    if not level["proved"]:
        return math.inf
    return min(max(statistics.median(level["seconds"]), FASTEST), level["limit_seconds"])


def columns(rows, width):
    return list(zip(*rows)) or [()] * width


class Picture:
    def __init__(self, panels):
        self.panels = panels
        points = [point for panel in panels.values() for sizes in panel.values() for point in sizes.values()]
        levels = [level for point in points for level in point]
        self.limit = max(level["limit_seconds"] for level in levels)
        self.capacities = sorted({level["capacity"] for level in levels})
        self.most_colors = max(level["colors"] for level in levels)
        self.levels = max(map(len, points))
        # The strip: a lane for each capacity, evenly spaced on the logarithmic axis.
        self.lanes = {c: self.limit * 1.8 * 1.75**i for i, c in enumerate(self.capacities)}
        self.top = max(self.lanes.values()) * 1.8

    def draw(self, path):
        rules = sorted({r for r, _ in self.panels}, reverse=True)
        empties = sorted({e for _, e in self.panels})
        size = (3.1 * len(empties) + 0.6, 8.2)
        figure, grid = plt.subplots(
            len(rules), len(empties), figsize=size, sharex=True, sharey=True, squeeze=False
        )
        figure.subplots_adjust(left=0.085, right=0.985, top=0.835, bottom=0.065, wspace=0.07, hspace=0.1)
        for row, rule in zip(grid, rules):
            row[0].set_ylabel(f"{rule.upper()} · time for a proof (log)", fontsize=10.5)
            for axes, empty in zip(row, empties):
                self.frame(axes)
                for capacity, color in zip(self.capacities, COLORS):
                    self.series(axes, capacity, color, self.panels[rule, empty][capacity])
        for axes, empty in zip(grid[0], empties):
            axes.set_title(f"{empty} empty tube{'s' if empty > 1 else ''}", fontsize=11.5, fontweight="bold", pad=8)
        for axes in grid[-1]:
            axes.set_xlabel("number of colors")
        self.title(figure)
        figure.savefig(path, facecolor="white", metadata={"Date": None})

    def frame(self, axes):
        axes.set_yscale("log")
        axes.set_ylim(FASTEST, self.top)
        axes.set_xlim(4, self.most_colors + 2)
        axes.set_xticks([6, 10, 15, 20, 25, 30, 35, 40])
        ticks = [tick for tick in TICKS if tick <= self.limit]
        axes.set_yticks(ticks, [TICKS[tick] for tick in ticks])
        axes.minorticks_off()
        axes.tick_params(length=3)
        axes.grid(color="#e6e8ec", linewidth=0.8)
        axes.set_axisbelow(True)
        axes.axhspan(self.limit, self.top, color="#f3f1ec", zorder=0.6, linewidth=0)
        axes.axhline(self.limit, color="#8a8f98", linewidth=0.8, zorder=0.7)
        if axes.get_subplotspec().is_first_col():
            middle = math.sqrt(self.limit * self.top)
            place = {"transform": axes.get_yaxis_transform(), "ha": "right", "va": "center"}
            axes.text(-0.03, middle, f"> {self.limit:g} s", color="#5a606a", **place)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)

    def series(self, axes, capacity, color, sizes):
        """One capacity. Its points stand a little aside, so that the bars of several capacities can be told apart."""
        aside = 0.28 * (self.capacities.index(capacity) - (len(self.capacities) - 1) / 2)
        line, bars, some, none, unproved = [], [], [], [], []
        for colors, levels in sorted(sizes.items()):
            times = [seconds(level) for level in levels]
            at = colors + aside
            middle = statistics.median_high(times)
            if math.isinf(middle):
                unproved.append(colors)
                line.append((at, math.nan))
                continue
            line.append((at, middle))
            bars.append((at, min(times), min(max(times), self.limit)))
            unsolvable = sum(level["verdict"] == "unsolvable" for level in levels)
            (none if 2 * unsolvable > len(levels) else some).append((at, middle))
        dots = {"linestyle": "none", "color": color, "markersize": 5, "markeredgewidth": 1.4}
        axes.vlines(*columns(bars, 3), color=color, alpha=0.3, linewidth=2.2, zorder=1.5)
        axes.plot(*columns(line, 2), color=color, linewidth=1.6, zorder=2)
        axes.plot(*columns(some, 2), "o", zorder=3, **dots)
        axes.plot(*columns(none, 2), "o", zorder=3, markerfacecolor="white", **dots)
        axes.plot(unproved, [self.lanes[capacity]] * len(unproved), "x", zorder=3, **dots)

    def title(self, figure):
        left = 0.085
        figure.text(left, 0.96, "The cost of a level, by its size", fontsize=16, fontweight="bold")
        note = (
            f"Random deals, {self.levels} for each point: median time of one core to a shortest plan with proof, "
            "or to a proof that there is none. Bars span the fastest and the slowest level."
        )
        figure.text(left, 0.932, note, fontsize=10, color="#5a606a")
        lines = [Line2D([], [], color=c, linewidth=2.4, label=f"capacity {n}") for n, c in zip(self.capacities, COLORS)]
        gray = {"color": "#4a4f57", "linestyle": "none", "markeredgewidth": 1.5}
        markers = [
            Line2D([], [], marker="o", markersize=5.5, label="most have a plan", **gray),
            Line2D([], [], marker="o", markersize=5.5, label="most are unsolvable, proved", mfc="white", **gray),
            Line2D([], [], marker="x", markersize=6, label=f"most unproved after {self.limit:g} s", **gray),
        ]
        figure.legend(
            handles=lines + markers,
            ncol=len(lines) + len(markers),
            loc="upper left",
            bbox_to_anchor=(left - 0.005, 0.922),
            frameon=False,
            handlelength=1.4,
            handletextpad=0.5,
            columnspacing=1.7,
            borderpad=0,
        )


if __name__ == "__main__":
    Picture(read(sys.argv[1])).draw(sys.argv[2])
