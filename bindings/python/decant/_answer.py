"""Answers with many figures."""
# SPDX-License-Identifier: MIT
from typing import Any

# As the extension says it of its own types.
UNMADE = "this object was never initialized: its __init__ did not run, or failed"


class Answer(dict[str, Any]):
    """The figures that the program prints as JSON, by the same names; `str()` tells them in words."""

    text: str

    def __init__(self, figures: dict[str, Any], text: str) -> None:
        super().__init__(figures)
        self.text = text

    def __getattr__(self, name: str) -> Any:
        if name == "text":
            raise TypeError(UNMADE)
        raise AttributeError(f"'Answer' object has no attribute {name!r}")

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return Answer, (dict(self), self.text)
