"""The types of arguments."""
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any, Protocol, TypeAlias

from ._core import Level

Text: TypeAlias = str | bytes | PathLike[str] | Sequence[Sequence[object]]
Source: TypeAlias = Level | Text
# As text or, as in `Solution.to_dict()`, in dicts.
Moves: TypeAlias = str | Sequence[str | dict[str, Any]] | dict[str, Any]
# Of a candidate: the key of its level, whether that is too hard to measure, whether for want of memory, a value for each wish.
Finding: TypeAlias = tuple[str, bool, bool, list[float | None]]


class Pixels(Protocol):
    """An array of numpy, or an image of Pillow."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


Picture: TypeAlias = str | PathLike[str] | bytes | bytearray | memoryview | Pixels


class Run(Protocol):
    """A run of `generate` that accepts levels; their candidates are examined elsewhere."""

    @property
    def attempts(self) -> int: ...

    def goes_on(self) -> bool: ...

    def take(self, finding: Finding) -> bool: ...

    def warning(self) -> str: ...


class Executor(Protocol):
    """One of concurrent.futures or mpi4py.futures, or a client of Dask."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any: ...
