"""Answers with many figures."""
# SPDX-License-Identifier: MIT


class Answer(dict):
    """The figures that the program prints as JSON, by the same names; `str()` tells them in words."""

    def __init__(self, figures, text):
        super().__init__(figures)
        self.text = text

    def __str__(self):
        return self.text

    def __reduce__(self):
        return Answer, (dict(self), self.text)
