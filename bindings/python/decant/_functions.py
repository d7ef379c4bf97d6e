"""The functions of the module: their arguments and defaults. The extension checks the arguments, and does the work."""
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Iterable
from typing import TypeVar

from . import _core
from ._answer import Answer
from ._core import Check, Level, LevelError, Progress, SearchResult, Solution, StateGraph
from ._puzzle import Puzzle
from ._types import Moves, Source

_State = TypeVar("_State")
_Action = TypeVar("_Action")


def solve(level: Source, *, algorithm: str = "auto", weight: float = 2.0, beam_width: int = 1000,
          time_limit: float | None = None, node_limit: int | None = None, memory_limit: int | None = None,
          threads: int = 1, any: bool = False, advice: bool = True, advice_limit: float = 5.0,
          progress: Callable[[Progress], object] | None = None) -> Solution:
    """A shortest plan with proof, or what is known when a limit ends the search."""
    return _core.solve(**locals())


def solve_many(levels: Iterable[Source], *, jobs: int = 0, algorithm: str = "auto", weight: float = 2.0,
               beam_width: int = 1000, time_limit: float | None = None, node_limit: int | None = None,
               memory_limit: int | None = None, threads: int = 1, any: bool = False, advice: bool = True,
               advice_limit: float = 5.0,
               progress: Callable[[int, int], object] | None = None) -> list[Solution | LevelError]:
    """What `solve` says of each level, in their order, found by `jobs` at the same time; 0: as many as there are processors.

    Limits count for each level, but for the memory, which the jobs share. A level that cannot be read or searched is
    answered with its LevelError. `progress` is called with how many are answered, and how many there are.
    """
    return _core.solve_many(**locals())


def prove(solution: Solution, *, proof_limit: int = 5_000_000, time_limit: float | None = None,
          memory_limit: int | None = None, progress: Callable[[int], object] | None = None) -> Answer:
    """Why a solution is right, so that others can check it: in "proof" and as `str()` the text of a proof file.

    It proves that the plan is shortest, that there is none, or, of a search that a limit ended, that no plan is shorter than
    the bound. Raises LimitReached where that takes too much. `progress` is called with the number of entries.
    """
    return _core.prove(**locals())


def verify(proof: str | bytes, *, about: str | None = None, derive: bool = False, time_limit: float | None = None,
           memory_limit: int | None = None, progress: Callable[[int], object] | None = None) -> Answer:
    """Checks the text of a proof file, whoever wrote it: "status" is verified, rejected or unchecked.

    `about` is the code of the level that it must be about. `derive` leaves its table aside and derives the least one anew.
    """
    return _core.verify(**locals())


def check(level: Source, plan: Moves | Solution) -> Check:
    """Replays a plan by the rules."""
    return _core.check(**locals())


def hint(level: Source, moves: Moves = "", *, rung: int = 1, time_limit: float | None = None,
         node_limit: int | None = None, memory_limit: int | None = None,
         progress: Callable[[Progress], object] | None = None) -> Answer:
    """A nudge after the moves made so far: 1 whether it can be won, 2 where to look, 3 the next move, 4 the plan."""
    return _core.hint(**locals())


def analyze(level: Source, *, seed: int = 1, games: int = 1000, time_limit: float | None = None,
            node_limit: int | None = None, memory_limit: int | None = None,
            progress: Callable[[Progress], object] | None = None) -> Answer:
    """Figures of all positions that the level can come to, and its difficulty."""
    return _core.analyze(**locals())


def generate(count: int = 1, *, time_limit: float | None = None, family: str = "tube_sort", rules: str | None = None,
             colors: int | None = None, capacity: int | None = None, empties: int | None = None,
             nodes: int | None = None, tokens: int | None = None, maker: str | None = None, seed: int = 0,
             min_length: int = 3, max_length: int | None = None, max_dead: float | None = None,
             difficulty: tuple[float, float] | None = None, attempts: int | None = None,
             node_limit: int = 2_000_000, states: int = 100_000, jobs: int = 1) -> list[Level]:
    """Makes solvable levels from a seed. Arguments are named like the flags of `decant generate`."""
    return _core.generate(**locals())


def state_graph(level: Source, *, max_states: int = 1_000_000, time_limit: float | None = None,
                memory_limit: int | None = None,
                progress: Callable[[Progress], object] | None = None) -> StateGraph:
    """Explores all positions that the level can come to."""
    return _core.state_graph(**locals())


def search(puzzle: Puzzle[_State, _Action], *, algorithm: str = "auto", weight: float = 2.0, beam_width: int = 1000,
           time_limit: float | None = None, node_limit: int | None = None,
           progress: Callable[[Progress], object] | None = None) -> SearchResult[_State, _Action]:
    """Searches a puzzle of your own, which may have the methods key(state) and estimate(state), too."""
    return _core.search(**locals())


def algorithms() -> dict[str, str]:
    """Algorithms, and what they do."""
    return _core.algorithms()


def levels() -> dict[str, Level]:
    """The example levels by their names."""
    return _core.levels()
