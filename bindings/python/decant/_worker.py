"""What a worker does with a piece of a batch."""
# SPDX-License-Identifier: MIT
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from . import _core
from ._cancel_token import CancelToken
from ._core import LevelError, Progress
from ._pace import SECONDS

Options = dict[str, Any]
# From the options and the cancel token of a batch to the function that answers one of its items.
Answering = Callable[[Options, CancelToken], Callable[[Any], Any]]


class Cancelled(Exception):
    """Nobody waits for the answer."""


class Done(NamedTuple):
    """What came of a piece: answers to the first of its items, and what went wrong with the next one, if something did."""

    answers: list[Any]
    error: Exception | None
    seconds: float = 0.0


def work(answering: Answering, items: Sequence[Any], options: Options, token: CancelToken) -> Done:
    """Answers items until one fails, or they take far longer than a piece should: then others share the rest."""
    start = time.monotonic()
    answer = answering(options, token)
    answers: list[Any] = []
    error = None
    for item in items:
        _go_on(token)
        try:
            answers.append(answer(item))
        except Exception as failure:  # raised again where the answers are read
            error = failure
            break
        if time.monotonic() - start > 2 * SECONDS:
            break
    return Done(answers, error, time.monotonic() - start)


def solving(options: Options, token: CancelToken) -> Callable[[Any], bytes | LevelError]:
    """Solutions without their levels, which whoever asked has."""
    watched = _watched(options, token)

    def solve(source: Any) -> bytes | LevelError:
        try:
            return _core.pack(_core.solve(level=source, **watched))
        except LevelError as error:
            return error
    return solve


def analyzing(options: Options, token: CancelToken) -> Callable[[Any], Any]:
    watched = _watched(options, token)

    def analyze(source: Any) -> Any:
        try:
            return _core.analyze(level=source, **watched)
        except LevelError as error:
            return error
    return analyze


def examining(options: Options, token: CancelToken) -> Callable[[int], tuple[str, str, int]]:
    """Candidates of `generate`: the text of a level and its key, or two empty texts, and what it takes of the patience."""
    def examine(candidate: int) -> tuple[str, str, int]:
        return _core.examine(candidate, **options)
    return examine


def _watched(options: Options, token: CancelToken) -> Options:
    """With an eye on the token, and, by default, the memory that a processor of this machine has."""
    def watch(_: Progress) -> None:
        _go_on(token)
    _, memory = _core.shares(jobs=0, memory_limit=None)
    if options["memory_limit"] is not None:
        memory = options["memory_limit"]
    return {**options, "memory_limit": memory, "progress": watch}


def _go_on(token: CancelToken) -> None:
    if token.is_cancelled():
        raise Cancelled
