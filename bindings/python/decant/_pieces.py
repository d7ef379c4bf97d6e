"""Hands the items of a batch to an executor in pieces, and gives back the answers in their order."""
# SPDX-License-Identifier: MIT
import math
import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from threading import TIMEOUT_MAX
from typing import Any

from ._cancel_token import cancel_token
from ._pace import Pace
from ._unmade import Made
from ._worker import Answering, Done, Options, work

Submit = Callable[[list[Any]], "Future[Done]"]


class WorkerLost(Made, RuntimeError):
    """An executor gave no answer for `levels`, a range of their places; all answers before them were given."""

    _made = ("levels", "reason")

    def __init__(self, levels: range, reason: str) -> None:
        super().__init__(levels, reason)
        self.levels = levels
        self.reason = reason

    def __str__(self) -> str:
        return f"levels[{self.levels.start}:{self.levels.stop}] got no answer: {self.reason}"


@dataclass(eq=False)
class _Piece:
    start: int
    items: list[Any]
    all_out: bool = False  # whether as many as allowed were out with it
    sent: float = 0.0
    back: float = 0.0
    done: Done = Done([], None)

    def arrive(self, _: "Future[Done]") -> None:
        self.back = time.monotonic()


class _Batch:
    def __init__(self, items: Iterable[Any], submit: Submit, may_cancel: bool = True) -> None:
        self._items = iter(items)
        self._submit = submit
        self._may_cancel = may_cancel
        self._taken = 0
        self._exhausted = False
        self._has_ended = False
        self._pace = Pace()
        self.pending: dict[Future[Done], _Piece] = {}
        self._waiting: dict[int, _Piece] = {}  # those that are back, by their start
        self._given = 0
        self.answered = 0

    def fill(self) -> None:
        """Sends pieces out, as many as the pace allows."""
        while not self._exhausted and not self._has_ended and self._pace.has_room(len(self.pending), len(self._waiting)):
            self._take_piece()

    def _take_piece(self) -> None:
        """Sends the next items out. An exception while they are read is raised in their place."""
        piece = _Piece(self._taken, [])
        error = None
        try:
            for item in islice(self._items, self._pace.size):
                piece.items.append(_portable(item))
        except Exception as failure:
            error = failure
        self._taken += len(piece.items)
        self._exhausted = error is not None or len(piece.items) < self._pace.size
        if piece.items:
            self._send(piece)
        if error is not None:
            self._waiting[self._taken] = _Piece(self._taken, [], done=Done([], error))

    def end(self) -> None:
        """Sends nothing out any more, and takes back the pieces that no worker has begun."""
        self._has_ended = True
        if self._may_cancel:
            for future in [future for future in self.pending if future.cancel()]:
                del self.pending[future]

    def _send(self, piece: _Piece) -> None:
        if self._has_ended:
            return
        piece.sent = time.monotonic()
        try:
            future = self._submit(piece.items)
        except Exception as error:
            self._lose(piece, error)
            return
        self.pending[future] = piece
        piece.all_out = not self._pace.may_send(len(self.pending))
        future.add_done_callback(piece.arrive)

    def _lose(self, piece: _Piece, error: Exception) -> None:
        lost = WorkerLost(range(piece.start, piece.start + len(piece.items)), str(error) or repr(error))
        lost.__cause__ = error
        piece.items, piece.done = [], Done([], lost)
        self._waiting[piece.start] = piece

    def collect(self, seconds: float = math.inf) -> None:
        """Waits so long for a piece, and takes all that are back."""
        for future in wait(self.pending, min(seconds, TIMEOUT_MAX), FIRST_COMPLETED).done:
            piece = self.pending.pop(future)
            try:
                piece.done = future.result()
            except Exception as error:
                self._lose(piece, error)
                continue
            self._take_back(piece)

    def _take_back(self, piece: _Piece) -> None:
        count = len(piece.done.answers)
        self.answered += count
        self._waiting[piece.start] = piece
        if piece.done.error is not None:
            _name_level(piece.done.error, piece.start + count, piece.items[count])
        else:
            self._pace.watch(count, piece.done.seconds, piece.back - piece.sent, piece.all_out)
            self._share_out(piece.start + count, piece.items[count:])

    def _share_out(self, start: int, items: list[Any]) -> None:
        """Sends the items again that a worker left. The first may take long, so nothing else waits for it."""
        for place, part in ((start, items[:1]), (start + 1, items[1:])):
            if part:
                self._send(_Piece(place, part))

    def ready(self) -> Iterator[tuple[Any, Any]]:
        """Items and their answers, as far as all before them are known."""
        while piece := self._waiting.pop(self._given, None):
            self._given += len(piece.done.answers)
            yield from zip(piece.items, piece.done.answers)
            if piece.done.error is not None:
                raise piece.done.error


def in_pieces(items: Iterable[Any], executor: Any, answering: Answering, options: Options,
              unpack: Callable[[Any, Any], Any] = lambda item, answer: answer,
              report: Callable[[int], object] = lambda answered: None,
              deadline: float = math.inf) -> Generator[Any, None, None]:
    """The answers to items in their order, as soon as each and all before it are known, unpacked by `unpack(item, answer)`.

    `report` is told how many are answered. When the generator ends, by itself, by `close` or by an exception, so does the work.
    At the deadline, of the clock of `time.monotonic`, the work ends, and with it, after what was answered by then, the generator.
    """
    # Clients of Dask have their own futures; their executors have standard ones. Pieces are not pure: they depend on time.
    if hasattr(executor, "get_executor"):
        executor = executor.get_executor(pure=False)
    # Ctrl-C in the middle of `submit` would leave an executor waiting for ever, and comes to the main thread alone.
    with cancel_token() as token, ThreadPoolExecutor(1) as desk:
        def submit(piece: list[Any]) -> "Future[Done]":
            left = deadline - time.monotonic()
            future: Future[Done] = desk.submit(executor.submit, work, answering, piece, options, token, left).result()
            return future
        # Up to Python 3.11, a pool of processes that is shut down waits for ever for cancelled pieces. Without cancelling, its
        # workers begin such pieces, see by the token that nobody wants them, and end them at once.
        batch = _Batch(items, submit, may_cancel=not isinstance(executor, ProcessPoolExecutor))
        try:
            while True:
                is_late = time.monotonic() >= deadline
                if is_late:
                    token.cancel()
                    batch.end()
                else:
                    token.keep_young()
                    batch.fill()
                for item, answer in batch.ready():
                    yield unpack(item, answer)
                if not batch.pending:
                    return
                batch.collect(math.inf if is_late else max(0, deadline - time.monotonic()))
                report(batch.answered)
        finally:
            batch.end()


def _portable(item: Any) -> Any:
    """A worker may not have the file."""
    if isinstance(item, os.PathLike):
        with open(item, "rb") as file:
            return file.read()
    return item


def _name_level(error: Exception, place: int, item: Any) -> None:
    note = f"levels[{place}] is {item!r:.200}"
    if hasattr(error, "add_note"):
        error.add_note(note)
    else:  # Python 3.10
        error.args = (*error.args, note)
