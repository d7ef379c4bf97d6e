"""Solves, proves, makes and measures tube sorting puzzles and DogBunny, and searches puzzles of your own."""
# SPDX-License-Identifier: MIT
from ._answer import Answer
from ._core import (Check, IllegalMove, Level, LevelError, LimitReached, PlanError, Progress, SearchResult, Solution,
                    StateGraph, __version__)
from ._functions import (algorithms, analyze, analyze_many, check, generate, hint, levels, prove, read, read_picture,
                         search, solve, solve_many, state_graph, verify)
from ._pieces import WorkerLost
from ._puzzle import Puzzle

__all__ = ["Answer", "Check", "IllegalMove", "Level", "LevelError", "LimitReached", "PlanError", "Progress",
           "Puzzle", "SearchResult", "Solution", "StateGraph", "WorkerLost", "algorithms", "analyze", "analyze_many",
           "check", "generate", "hint", "levels", "prove", "read", "read_picture", "search", "solve", "solve_many",
           "state_graph", "verify"]

for _name in __all__:
    globals()[_name].__module__ = "decant"
del _name
