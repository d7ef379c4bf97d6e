"""What functions and methods take."""
# SPDX-License-Identifier: MIT
from collections.abc import Sequence
from os import PathLike
from typing import TypeAlias

from ._core import Level

Text: TypeAlias = str | bytes | PathLike[str] | Sequence[Sequence[object]]
Source: TypeAlias = Level | Text
Moves: TypeAlias = str | Sequence[str]
