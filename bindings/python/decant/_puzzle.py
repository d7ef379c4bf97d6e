"""The protocol that a puzzle of your own must implement."""
# SPDX-License-Identifier: MIT
from collections.abc import Iterable
from typing import Protocol, TypeVar

State = TypeVar("State")
Action_co = TypeVar("Action_co", covariant=True)


class Puzzle(Protocol[State, Action_co]):
    """The methods that `search` calls. `key(state)` and `estimate(state)` are optional."""

    def initial(self) -> State:
        """The state where plans start."""
        ...

    def is_goal(self, state: State) -> bool:
        """Whether plans may end there."""
        ...

    def successors(self, state: State) -> Iterable[tuple[Action_co, State] | tuple[Action_co, State, int]]:
        """Each action with the state that it leads to and, if not 1, its cost."""
        ...
