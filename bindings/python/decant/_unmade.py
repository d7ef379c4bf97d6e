"""Objects of this module that were never initialized."""
# SPDX-License-Identifier: MIT
from typing import Any, ClassVar


class Made:
    """Has its attributes once its __init__ ran; asking for them earlier raises a TypeError."""

    _made: ClassVar[tuple[str, ...]] = ()

    def __getattr__(self, name: str) -> Any:
        if name in self._made:
            # The message that the extension has for its own types.
            raise TypeError("this object was never initialized: its __init__ did not run, or failed")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
