"""The functions of the module, with their arguments and defaults. The extension checks the arguments and does the work."""
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar, overload

from . import _batches, _core
from ._answer import Answer
from ._core import Check, Level, LevelError, Progress, SearchResult, Solution, StateGraph
from ._puzzle import Puzzle
from ._types import Executor, Moves, Picture, Source, Text

_State = TypeVar("_State")
_Action = TypeVar("_Action")


def solve(level: Source, *, algorithm: str = "auto", weight: float = 2.0, beam_width: int = 1000,
          time_limit: float | None = None, memory_limit: int | None = None, node_limit: int | None = None,
          any: bool = False, advice: bool = True, advice_limit: float = 5.0, threads: int = 1,
          progress: Callable[[Progress], object] | None = None) -> Solution:
    """Finds a shortest plan and proves it, or returns what is known when a limit ends the search.

    Options:
        algorithm: the search algorithm; one of auto, breadth-first, depth-first, uniform-cost, a-star, weighted-a-star,
            greedy-best-first, ida-star, beam
        weight: for weighted-a-star: a plan costs at most this many times the cheapest
        beam_width: for beam: states kept in each layer
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        node_limit: stop after expanding this many states
        any: DogBunny: accept any shortest plan, even one that switches between tokens more than needed
        advice: for unsolvable levels: say what would help
        advice_limit: for unsolvable levels: search at most this many seconds for what would help; 0: do not search
        threads: threads for each level; only auto uses several
    """
    return _core.solve(**locals())


@overload
def solve_many(levels: Iterable[Source], *, jobs: int = 0, executor: None = None, algorithm: str = "auto",
               weight: float = 2.0, beam_width: int = 1000, time_limit: float | None = None,
               memory_limit: int | None = None, node_limit: int | None = None, any: bool = False, advice: bool = True,
               advice_limit: float = 5.0, threads: int = 1, progress: Callable[[int, int], object] | None = None
               ) -> list[Solution | LevelError]: ...
@overload
def solve_many(levels: Iterable[Source], *, jobs: int = 0, executor: Executor, algorithm: str = "auto",
               weight: float = 2.0, beam_width: int = 1000, time_limit: float | None = None,
               memory_limit: int | None = None, node_limit: int | None = None, any: bool = False, advice: bool = True,
               advice_limit: float = 5.0, threads: int = 1, progress: Callable[[int, int | None], object] | None = None
               ) -> Generator[Solution | LevelError, None, None]: ...
def solve_many(levels: Iterable[Source], *, jobs: int = 0, executor: Executor | None = None, algorithm: str = "auto",
               weight: float = 2.0, beam_width: int = 1000, time_limit: float | None = None,
               memory_limit: int | None = None, node_limit: int | None = None, any: bool = False, advice: bool = True,
               advice_limit: float = 5.0, threads: int = 1,
               progress: Callable[[int, int], object] | Callable[[int, int | None], object] | None = None
               ) -> list[Solution | LevelError] | Generator[Solution | LevelError, None, None]:
    """Solves many levels, `jobs` in parallel (0: one per processor), and returns the answers in their order.

    Limits apply to each level, except for memory, which the jobs share. The answer for a level that cannot be read or
    searched is its LevelError. `progress` is called with the number answered and the number of levels.

    With an `executor` of concurrent.futures, mpi4py or Dask, its workers solve the levels, and an iterator gives the answers as
    soon as they are known. It reads the levels as it goes; if they have no length, `progress` is told None.

    Options:
        algorithm: the search algorithm; one of auto, breadth-first, depth-first, uniform-cost, a-star, weighted-a-star,
            greedy-best-first, ida-star, beam
        weight: for weighted-a-star: a plan costs at most this many times the cheapest
        beam_width: for beam: states kept in each layer
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        node_limit: stop after expanding this many states
        any: DogBunny: accept any shortest plan, even one that switches between tokens more than needed
        advice: for unsolvable levels: say what would help
        advice_limit: for unsolvable levels: search at most this many seconds for what would help; 0: do not search
        threads: threads for each level; only auto uses several
    """
    options = locals()
    del options["executor"]
    if executor is None:
        return _core.solve_many(**options)
    return _batches.solve_many(executor, **options)


def prove(solution: Solution, *, time_limit: float | None = None, memory_limit: int | None = None,
          proof_limit: int = 5_000_000, progress: Callable[[int], object] | None = None) -> Answer:
    """Proves a solution so that others can check it: "proof" and `str()` hold the text of a proof file.

    It proves that the plan is shortest, that there is none, or, if a limit ended the search, that no plan is shorter than
    the bound. Raises LimitReached if that takes too much. `progress` is called with the number of entries.

    Options:
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        proof_limit: do not write a proof with more entries than this
    """
    return _core.prove(**locals())


def verify(proof: str | bytes, *, about: str | None = None, time_limit: float | None = None,
           memory_limit: int | None = None, derive: bool = False, proof_limit: int = 5_000_000,
           progress: Callable[[int], object] | None = None) -> Answer:
    """Checks the text of a proof file from any source: "status" is verified, rejected or unchecked.

    `about` is the code of the level that the proof must be about.

    Options:
        time_limit: stop after this many seconds; 0: check nothing
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        derive: ignore the table in the file and derive it from level, plan and claim
        proof_limit: with derive: give up beyond this many entries
    """
    return _core.verify(**locals())


def read(source: Text, *, format: str | None = None, rules: str | None = None, goal: str | None = None,
         capacity: int | None = None, top_first: bool = False, bottom_first: bool = False, empties: int | None = None,
         partial: bool = False, ignore_key: str | None = None, json_path: str | None = None, id: str | None = None
         ) -> Answer:
    """How a text is understood: "readings" has each level that it may mean, and its assumptions.

    What stands beside the level in its text is there, too: "comments", and as "not_used" all else of which nothing was made.
    If there are several, "doubt" says what is to be decided, and the "options" of each are the keywords that choose it.
    Raises LevelError if there is none.

    Options:
        format: the format of the level; one of code, make-puzzle, bottles, vials, columns, saved-game, list, drawing,
            packed, cups, layers, csv, native, edges, icons, python (default: detected)
        rules: water pours whole runs; ball moves one unit; one of water, ball
        goal: full: each tube ends empty or full of one color; gathered: of each color one may stay partly filled; one
            of full, gathered
        capacity: units that a tube holds
        top_first: the level lists each tube top first
        bottom_first: the level lists each tube bottom first
        empties: empty tubes that the level has
        partial: colors may have missing units
        ignore_key: keys in tubes and units that change nothing, with commas between them
        json_path: where levels are in JSON or YAML with keys of its own, such as .levels[].tubes
        id: which level of a text of many: its name there, or its number
    """
    return _core.read(**locals())


def read_picture(source: Picture, *, rules: str | None = None, capacity: int | None = None, partial: bool = False) -> Answer:
    """How a picture of a board is understood: "readings" has the level that it shows, as `read` has those of a text.

    `source` is the path of a PNG, JPEG or WebP file, the bytes of one, or pixels: an array of bytes (uint8) of the shape
    (height, width, 3) for red, green and blue in sRGB, or (height, width, 4) with opacity, which is laid over white. Whatever
    has a buffer of that shape will do, as arrays of numpy do, and images of Pillow with 8 bits for each color. Rows begin at the top;
    what lies packed with 3 bytes a pixel is not copied.

    If anything in the picture is not sure, "doubt" says so, and each part of "assumed" that has a "where" is to be checked
    there: left, top, right and bottom, in pixels of the picture.

    Raises LevelError if no board is seen, or if the file is not whole, of another kind, or above 50,000,000 bytes or 40,000,000
    pixels; ValueError for another shape, TypeError for other values than bytes, and OSError if the file cannot be read.
    """
    return _core.read_picture(**locals())


def check(level: Source, plan: Moves | Solution) -> Check:
    """Replays a plan by the rules."""
    return _core.check(**locals())


def hint(level: Source, moves: Moves = "", *, time_limit: float | None = None, memory_limit: int | None = None,
         node_limit: int | None = None, rung: int = 1, progress: Callable[[Progress], object] | None = None) -> Answer:
    """A nudge after the moves made so far.

    Options:
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        node_limit: stop after expanding this many states
        rung: 1: whether it can still be solved; 2: where to look; 3: the next move; 4: the whole plan
    """
    return _core.hint(**locals())


def analyze(level: Source, *, time_limit: float | None = None, memory_limit: int | None = None,
            node_limit: int = 20_000_000, seed: int = 1, games: int = 1000,
            progress: Callable[[Progress], object] | None = None) -> Answer:
    """Measures all positions that can be reached from the level, and its difficulty.

    Options:
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        node_limit: explore at most this many positions, else estimate
        seed: for simulated games and estimates; the same seed gives the same answer everywhere
        games: games for each simulated player
    """
    return _core.analyze(**locals())


@overload
def analyze_many(levels: Iterable[Source], *, jobs: int = 0, executor: None = None, time_limit: float | None = None,
                 memory_limit: int | None = None, node_limit: int = 20_000_000, seed: int = 1, games: int = 1000,
                 progress: Callable[[int, int], object] | None = None) -> list[Answer | LevelError]: ...
@overload
def analyze_many(levels: Iterable[Source], *, jobs: int = 0, executor: Executor, time_limit: float | None = None,
                 memory_limit: int | None = None, node_limit: int = 20_000_000, seed: int = 1, games: int = 1000,
                 progress: Callable[[int, int | None], object] | None = None) -> Generator[Answer | LevelError, None, None]: ...
def analyze_many(levels: Iterable[Source], *, jobs: int = 0, executor: Executor | None = None,
                 time_limit: float | None = None, memory_limit: int | None = None, node_limit: int = 20_000_000,
                 seed: int = 1, games: int = 1000,
                 progress: Callable[[int, int], object] | Callable[[int, int | None], object] | None = None
                 ) -> list[Answer | LevelError] | Generator[Answer | LevelError, None, None]:
    """Analyzes many levels as `solve_many` solves them: here, `jobs` in parallel, or by the workers of an `executor`.

    Options:
        time_limit: stop after this many seconds; 0: report what is known without searching
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
        node_limit: explore at most this many positions, else estimate
        seed: for simulated games and estimates; the same seed gives the same answer everywhere
        games: games for each simulated player
    """
    options = locals()
    del options["executor"]
    if executor is None:
        return _batches.analyze_here(**options)
    return _batches.analyze_many(executor, **options)


@overload
def generate(count: int = 1, *, executor: None = None, family: str = "tube_sort", rules: str | None = None,
             colors: int | None = None, capacity: int | None = None, empties: int | None = None,
             tube_rules: str | None = None, nodes: int | None = None, tokens: int | None = None, min_length: int = 3,
             max_length: int | None = None, max_dead: float | None = None,
             difficulty: tuple[float, float] | None = None, seed: int = 0, maker: str | None = None,
             attempts: int | None = None, node_limit: int = 2_000_000, states: int = 100_000,
             time_limit: float | None = None, jobs: int = 1) -> list[Level]: ...
@overload
def generate(count: int = 1, *, executor: Executor, family: str = "tube_sort", rules: str | None = None,
             colors: int | None = None, capacity: int | None = None, empties: int | None = None,
             tube_rules: str | None = None, nodes: int | None = None, tokens: int | None = None, min_length: int = 3,
             max_length: int | None = None, max_dead: float | None = None,
             difficulty: tuple[float, float] | None = None, seed: int = 0, maker: str | None = None,
             attempts: int | None = None, node_limit: int = 2_000_000, states: int = 100_000,
             time_limit: float | None = None, jobs: int = 1) -> Generator[Level, None, None]: ...
def generate(count: int = 1, *, executor: Executor | None = None, family: str = "tube_sort", rules: str | None = None,
             colors: int | None = None, capacity: int | None = None, empties: int | None = None,
             tube_rules: str | None = None, nodes: int | None = None, tokens: int | None = None, min_length: int = 3,
             max_length: int | None = None, max_dead: float | None = None,
             difficulty: tuple[float, float] | None = None, seed: int = 0, maker: str | None = None,
             attempts: int | None = None, node_limit: int = 2_000_000, states: int = 100_000,
             time_limit: float | None = None, jobs: int = 1) -> list[Level] | Generator[Level, None, None]:
    """Makes solvable levels from a seed. Arguments are named like the flags of `decant generate`.

    With an `executor`, as for `solve_many`, its workers look at the candidates, and an iterator gives the levels.

    Options:
        family: the puzzle family; one of tube_sort, dog_bunny
        rules: water pours whole runs; ball moves one unit; one of water, ball (default: water)
        colors: colors; each fills one tube (default: 8)
        capacity: units that a tube holds (default: 4)
        empties: empty tubes (default: 2)
        tube_rules: rules of single tubes as behind a code: gives=no@9+10
        nodes: nodes of a dog_bunny map (default: 7)
        tokens: tokens on a dog_bunny map (default: 3)
        min_length: the shortest plan has at least this many moves
        max_length: the shortest plan has at most this many moves
        max_dead: at most this share of all positions is dead
        difficulty: difficulty for people, from 0 to 100
        seed: the same seed gives the same levels everywhere
        maker: deal: at random; reverse: backward from a goal; climb: by changes that improve the fit; one of deal,
            reverse, climb (default: deal; climb for dog_bunny)
        attempts: give up after this many candidates (default: 10000 + 1000 per level; climb: 20 + 10 per level; earlier
            if nothing new turns up)
        node_limit: skip levels that take more expanded states to solve
        states: count no more positions than this; of levels with more, dead ends and difficulty are not known, so
            limits on these skip them
        time_limit: stop after this many seconds and keep what was made
    """
    options = locals()
    del options["executor"]
    if executor is None:
        return _core.generate(**options)
    return _batches.generate(executor, **options)


def state_graph(level: Source, *, max_states: int = 1_000_000, time_limit: float | None = None,
                memory_limit: int | None = None, progress: Callable[[Progress], object] | None = None) -> StateGraph:
    """Explores all positions that can be reached from the level.

    Options:
        time_limit: stop after this many seconds
        memory_limit: stop before using more memory than this, in bytes (default: three quarters of the machine's)
    """
    return _core.state_graph(**locals())


def search(puzzle: Puzzle[_State, _Action], *, algorithm: str = "auto", weight: float = 2.0, beam_width: int = 1000,
           time_limit: float | None = None, node_limit: int | None = None,
           progress: Callable[[Progress], object] | None = None) -> SearchResult[_State, _Action]:
    """Searches a puzzle of your own, which may also have the methods key(state) and estimate(state).

    Options:
        algorithm: the search algorithm; one of auto, breadth-first, depth-first, uniform-cost, a-star, weighted-a-star,
            greedy-best-first, ida-star, beam
        weight: for weighted-a-star: a plan costs at most this many times the cheapest
        beam_width: for beam: states kept in each layer
        time_limit: stop after this many seconds; 0: report what is known without searching
        node_limit: stop after expanding this many states
    """
    return _core.search(**locals())


def algorithms() -> dict[str, str]:
    """The algorithms, with a summary of each."""
    return _core.algorithms()


def levels() -> dict[str, Level]:
    """The example levels by their names."""
    return _core.levels()
