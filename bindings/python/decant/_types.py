"""What functions and methods take."""
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any, Protocol, TypeAlias

from ._core import Level

Text: TypeAlias = str | bytes | PathLike[str] | Sequence[Sequence[object]]
Source: TypeAlias = Level | Text
Moves: TypeAlias = str | Sequence[str]


class Pixels(Protocol):
    """An array of numpy, or an image of Pillow."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


Picture: TypeAlias = str | PathLike[str] | bytes | bytearray | memoryview | Pixels


class Executor(Protocol):
    """One of concurrent.futures or mpi4py.futures, or a client of Dask."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any: ...
