"""Tells the threads and processes of this machine that work on a batch that it has ended."""
# SPDX-License-Identifier: MIT
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

_Place = tuple[str, int, int]


class CancelToken(NamedTuple):
    """A file that is there as long as answers are wanted, and the place where that can be seen."""

    file: str
    place: _Place | None

    def is_cancelled(self) -> bool:
        """Whether the file has gone. On another machine that cannot be known."""
        return not os.path.exists(self.file) and self.place is not None and self.place == _place_of(os.path.dirname(self.file))

    def cancel(self) -> None:
        Path(self.file).unlink(missing_ok=True)

    def keep_young(self) -> None:
        """Some systems remove old temporary files."""
        os.utime(self.file)


@contextmanager
def cancel_token() -> Iterator[CancelToken]:
    """A token for workers, which is cancelled when this context ends."""
    descriptor, file = tempfile.mkstemp(prefix="decant-")
    os.close(descriptor)
    token = CancelToken(file, _place_of(os.path.dirname(file)))
    try:
        yield token
    finally:
        token.cancel()


@cache
def _place_of(folder: str) -> _Place | None:
    """The same for all who see the same folder under this name: a run of a machine, and which of its containers."""
    try:
        found = os.stat(folder)
        return Path("/proc/sys/kernel/random/boot_id").read_text(), found.st_dev, found.st_ino
    except OSError:
        return None
