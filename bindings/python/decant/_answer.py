"""Answers with many figures."""
# SPDX-License-Identifier: MIT
from typing import Any

from ._unmade import Made


class Answer(Made, dict[str, Any]):
    """The figures that the program prints as JSON, by the same names; `str()` tells them in words."""

    _made = ("text",)
    text: str

    def __init__(self, figures: dict[str, Any], text: str) -> None:
        super().__init__(figures)
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return Answer, (dict(self), self.text)
