"""The work on a piece of a batch, in a worker."""
# SPDX-License-Identifier: MIT
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from . import _core
from ._cancel_token import CancelToken
from ._core import LevelError, Progress
from ._pace import SECONDS
from ._types import Finding

Options = dict[str, Any]
# Raises an exception where the work on an item is to end.
GoOn = Callable[[], None]
# From the options of a batch to the function that answers one of its items, which may ask whether to go on.
Answering = Callable[[Options, GoOn], Callable[[Any], Any]]


class _Over(Exception):
    """Nobody waits for the answer, or the time of the batch has passed."""


class _Late(Exception):
    """Others wait for a long item."""


class Done(NamedTuple):
    """The outcome of a piece: answers to the first of its items, and the exception that the next one raised, if any."""

    answers: list[Any]
    error: Exception | None
    seconds: float = 0.0


def work(answering: Answering, items: Sequence[Any], options: Options, token: CancelToken,
         seconds: float = math.inf) -> Done:
    """Answers items until one fails, the batch is over, or they take far longer than a piece should.

    Only an item that is alone may take longer. `seconds` are left for the batch; machines that do not see the token keep to them.
    """
    start = time.monotonic()

    def go_on() -> None:
        if token.is_cancelled() or time.monotonic() - start >= seconds:
            raise _Over
        if len(items) > 1 and time.monotonic() - start > 2 * SECONDS:
            raise _Late

    answer = answering(options, go_on)
    answers: list[Any] = []
    error = None
    try:
        for item in items:
            go_on()
            answers.append(answer(item))
    except (_Late, _Over):
        pass
    except Exception as failure:  # raised again where the answers are read
        error = failure
    return Done(answers, error, time.monotonic() - start)


def solving(options: Options, go_on: GoOn) -> Callable[[Any], bytes | LevelError]:
    """Solutions without their levels, which the caller has."""
    watched = _watched(options, go_on)

    def solve(source: Any) -> bytes | LevelError:
        try:
            return _core.pack(_core.solve(level=source, **watched))
        except LevelError as error:
            return error
    return solve


def analyzing(options: Options, go_on: GoOn) -> Callable[[Any], Any]:
    watched = _watched(options, go_on)

    def analyze(source: Any) -> Any:
        try:
            return _core.analyze(level=source, **watched)
        except LevelError as error:
            return error
    return analyze


def examining(options: Options, go_on: GoOn) -> Callable[[int], tuple[str, Finding]]:
    """Candidates of `generate`: the text of a level, empty for a rejected candidate, and its finding."""
    def examine(candidate: int) -> tuple[str, Finding]:
        return _core.examine(candidate, go_on, **options)
    return examine


def _watched(options: Options, go_on: GoOn) -> Options:
    """Asks whether to go on, and has, by default, the memory that a processor of this machine has."""
    def watch(_: Progress) -> None:
        go_on()
    _, memory = _core.shares(jobs=0, memory_limit=None)
    if options["memory_limit"] is not None:
        memory = options["memory_limit"]
    return {**options, "memory_limit": memory, "progress": watch}
