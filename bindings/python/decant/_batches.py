"""Solves, analyzes and makes many levels with an executor."""
# SPDX-License-Identifier: MIT
import math
import operator
import time
import warnings
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

from . import _core, _worker
from ._answer import Answer
from ._core import Level, LevelError, Solution
from ._pieces import in_pieces
from ._types import Executor, Run, Source

Progress = Callable[[int, Any], object] | None


def solve_many(executor: Executor, levels: Iterable[Source], *, jobs: int, progress: Progress,
               **options: Any) -> Generator[Solution | LevelError, None, None]:
    _check_executor(executor)
    _check_levels(levels)
    _check_jobs(jobs, usual=0)
    _core.check_solve_options(**options)
    return in_pieces(levels, executor, _worker.solving, options, _solution, _report_to(progress, levels))


def _solution(source: Source, packed: bytes | LevelError) -> Solution | LevelError:
    return packed if isinstance(packed, LevelError) else _core.unpack(source, packed)


def analyze_many(executor: Executor, levels: Iterable[Source], *, jobs: int, progress: Progress,
                 **options: Any) -> Generator[Answer | LevelError, None, None]:
    _check_executor(executor)
    _check_levels(levels)
    _check_jobs(jobs, usual=0)
    _core.check_analyze_options(**options)
    return in_pieces(levels, executor, _worker.analyzing, options, report=_report_to(progress, levels))


def analyze_here(levels: Iterable[Source], *, jobs: int, memory_limit: int | None,
                 **options: Any) -> list[Answer | LevelError]:
    jobs, memory_limit = _core.shares(jobs=jobs, memory_limit=memory_limit)
    with ThreadPoolExecutor(jobs) as threads:
        return list(analyze_many(threads, levels, jobs=0, memory_limit=memory_limit, **options))


def generate(executor: Executor, count: int, *, jobs: int, time_limit: float | None,
             **options: Any) -> Generator[Level, None, None]:
    _check_executor(executor)
    _check_jobs(jobs, usual=1)
    run = _core.begin_run(count=count, time_limit=time_limit, **options)
    return _accept(executor, run, time_limit, options)


def _accept(executor: Executor, run: Run, time_limit: float | None,
            options: dict[str, Any]) -> Generator[Level, None, None]:
    """New levels in the order of candidates, as `decant generate` accepts them."""
    deadline = time.monotonic() + (math.inf if time_limit is None else time_limit)
    with closing(in_pieces(range(run.attempts), executor, _worker.examining, options, deadline=deadline)) as candidates:
        for text, finding in candidates if run.goes_on() else ():
            if run.take(finding):
                yield Level(text, format="native")
            if not run.goes_on():
                break
    if warning := run.warning():
        warnings.warn(warning, RuntimeWarning, stacklevel=2)


def _check_executor(executor: Executor) -> None:
    if not hasattr(executor, "submit"):
        raise TypeError(f"executor: give one of concurrent.futures, or a client of Dask, not {executor!r:.80}")


def _check_levels(levels: Iterable[Source]) -> None:
    if isinstance(levels, str):
        raise TypeError("levels: give a list of levels, not one text; `solve` takes one level")
    if not isinstance(levels, Iterable):
        raise TypeError(f"levels: give a list of levels, not {levels!r:.80}")


def _check_jobs(jobs: int, usual: int) -> None:
    if jobs != usual:
        raise ValueError("jobs: leave it out; an executor has workers of its own")


def _report_to(progress: Progress, levels: Iterable[Source]) -> Callable[[int], object]:
    total = operator.length_hint(levels, -1)

    def report(answered: int) -> None:
        if progress is not None:
            progress(answered, total if total >= 0 else None)
    return report
