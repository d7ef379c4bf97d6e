"""What functions and methods take."""
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any, Protocol, TypeAlias

from ._core import Level

Text: TypeAlias = str | bytes | PathLike[str] | Sequence[Sequence[object]]
Source: TypeAlias = Level | Text
Moves: TypeAlias = str | Sequence[str]


class Executor(Protocol):
    """One of concurrent.futures or mpi4py.futures, or a client of Dask."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any: ...
