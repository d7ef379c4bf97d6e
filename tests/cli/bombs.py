"""Requests that ask for as much as they can with few bytes."""
# SPDX-License-Identifier: MIT
import json
import random

from hard_level import LETTERS

# Each picture of this board takes a quarter of a megabyte.
LARGE_BOARD = "ball32:" + "/".join([letter * 32 for letter in LETTERS] + ["-", "-"])
THERE_AND_BACK = "1>63 63>1 "

RENDER = {"level": LARGE_BOARD, "plan": THERE_AND_BACK * 850}
# Every question that takes moves, with as many as a body holds.
LONG_PLANS = [("check", {"level": LARGE_BOARD, "plan": THERE_AND_BACK * 90_000}),
              ("position", {"level": LARGE_BOARD, "moves": THERE_AND_BACK * 10_000}),
              ("hint", {"level": LARGE_BOARD, "moves": THERE_AND_BACK * 10_000, "rung": 4}),
              ("render", {"level": LARGE_BOARD, "plan": THERE_AND_BACK * 10_000})]
# A megabyte of JSON that takes many times as much once it is read.
SMALL_OBJECTS = '{"level":"water2:AB/BA/-","plan":[' + ",".join(['{"":0}'] * 140_000) + "]}"
SMALL_LISTS = '{"level":"water2:AB/BA/-","plan":[' + ",".join(["[]"] * 330_000) + "]}"
DIGITS = '{"level":"water2:AB/BA/-","seed":' + "9" * 1_000_000 + "}"
MANY_KEYS = "{" + ",".join(f'"{number}":0' for number in range(80_000)) + "}"
MANY_TUBES = json.dumps({"level": "A\n" * 300_000})
LONG_NAMES = json.dumps({"level": f'[["{"x" * 400_000}"], ["{"x" * 400_000}"], []]', "capacity": 2,
                         "plan": "1>2 2>1 " * 9000})
# Bodies of verify, which may be longer than others.
LONG = 4_500_000
SHUFFLED = random.Random(1)


def different_tubes():
    """A proof of entries whose tubes are all different."""
    entries = set()
    for _ in range(LONG // 140):
        units = list("ABCD" * 32)
        SHUFFLED.shuffle(units)
        entries.add("/".join(sorted("".join(units[at:at + 32]) for at in range(0, 128, 32))))
    lines = "".join(f"S 1 {entry}\n" for entry in sorted(entries))
    return f"decant-proof 1\nlevel water32:{'/'.join(['ABCD' * 8] * 4)}\nclaim at-least 1\nentries {len(entries)}\n{lines}end\n"


LONG_PROOFS = [json.dumps({"proof": "x" * LONG}), json.dumps({"proof": different_tubes()}), json.dumps({"proof": "", "x" * LONG: 0}),
               json.dumps({"proof": "", "about": "water4:" + "A/" * (LONG // 2)}), '{"proof":[' + ",".join(["[]"] * (LONG // 3)) + "]}",
               '{"proof":[' + ",".join(['{"":0}'] * (LONG // 7)) + "]}", "{" + ",".join(f'"{number}":0' for number in range(LONG // 11)) + "}"]
BODIES = [("check", SMALL_OBJECTS), ("check", SMALL_LISTS), ("analyze", DIGITS), ("solve", MANY_KEYS),
          ("solve", MANY_TUBES), ("render", LONG_NAMES)]
