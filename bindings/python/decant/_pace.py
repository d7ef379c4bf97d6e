"""How many levels make a piece, and how many pieces are out at a time: found out by watching."""
# SPDX-License-Identifier: MIT
import os

# A piece should take this long: much longer than it takes to hand it over, and no great loss if its worker dies.
SECONDS = 1.0
MOST_LEVELS = 1000


class Pace:
    """Pieces grow until one takes about a second, and more of them go out until each waits about as long as it takes.

    Then every worker has a piece at work and one that waits for it, however many workers there are, or come and go.
    """

    def __init__(self) -> None:
        self.size = 1
        self.out = 2 * (os.cpu_count() or 1)

    def watch(self, levels: int, worked: float, took: float, all_out: bool) -> None:
        """A piece of so many levels was worked on for `worked` seconds, and back after `took`.

        `all_out` says whether as many as may be out were out with it. If not, nothing kept it waiting.
        """
        wanted = SECONDS * levels / worked if worked > 0 else MOST_LEVELS
        self.size = max(1, min(int(wanted), 8 * self.size, MOST_LEVELS))
        if all_out and took < 2 * worked:
            self.out += 1

    def may_send(self, pending: int) -> bool:
        """Whether more pieces may be out than so many."""
        return pending < self.out

    def has_room(self, pending: int, waiting: int) -> bool:
        """Whether another piece may be taken, beside those out and those that are back and wait for one before them."""
        return self.may_send(pending) and pending + waiting < 8 * self.out
