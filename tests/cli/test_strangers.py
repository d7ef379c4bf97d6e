"""A level in any notation that strangers may use is read as it was meant, asked about, or refused, or unused text is shown."""
# SPDX-License-Identifier: MIT
import collections
import concurrent.futures
import json
import os
import random
import unittest

import strangers
from program import DONE, MALFORMED, run

# How many texts; more of them on request.
TEXTS = int(os.environ.get("DECANT_STRANGERS", "600"))


def boards(readings):
    """The boards of all readings, with colors numbered as they appear, and the capacity."""
    for reading in readings:
        rules, tubes = reading["level"].split(":")
        units = [[] if tube == "-" else list(tube) for tube in tubes.split("/")]
        yield strangers.in_order_of_appearance(units), int(rules.removeprefix("water").removeprefix("ball"))


def read(seed):
    """The outcome of a text: right, asked, refused, shown (another level, and unused text) or wrong; and a message about it."""
    draw = random.Random(seed)
    level = strangers.meant(draw)
    notation = draw.choice(strangers.NOTATIONS)
    text = strangers.in_a_message(draw, notation(draw, level))
    result = run("read", "-", "--format", "json", stdin=text)
    told = f"{notation.__name__}, seed {seed}, meant {level}:\n{text}\n{result.out}{result.err}"
    readings = json.loads(result.out)["readings"] if result.out else []
    if result.code == MALFORMED:
        return notation.__name__, "asked" if readings else "refused", told
    if result.code == DONE and list(boards(readings)) == [(level.board, level.capacity)]:
        return notation.__name__, "right", told
    return notation.__name__, "shown" if any(each["not_used"] for each in readings) else "wrong", told


class Strangers(unittest.TestCase):
    def test_texts_are_read_as_they_were_meant_or_something_is_said(self):
        found = collections.Counter()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for notation, outcome, told in pool.map(read, range(TEXTS)):
                with self.subTest():
                    self.assertNotEqual("wrong", outcome, told)
                found[outcome] += 1
                found[notation, outcome] += 1
        if os.environ.get("DECANT_STRANGERS"):
            print(*sorted((key, count) for key, count in found.items() if isinstance(key, tuple)), sep="\n")
        self.assertGreater(found["right"] + found["asked"], TEXTS // 2, "most are understood")
        self.assertLess(found["shown"], TEXTS // 50, "few are cut")


if __name__ == "__main__":
    unittest.main()
