"""Requests that ask for as much as they can with few bytes."""
# SPDX-License-Identifier: MIT
import json

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
BODIES = [("check", SMALL_OBJECTS), ("check", SMALL_LISTS), ("analyze", DIGITS), ("solve", MANY_KEYS),
          ("solve", MANY_TUBES), ("render", LONG_NAMES)]
