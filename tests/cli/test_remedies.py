"""Each way out that a refusal names, followed to the letter, leads to a level with the units of the text and no others,
or the unused text is shown."""
# SPDX-License-Identifier: MIT
import collections
import json
import os
import random
import re
import unittest

import strangers
from program import DONE, MALFORMED, run
from test_strangers import boards

# How many broken texts; more of them on request.
TEXTS = int(os.environ.get("DECANT_BROKEN", "60"))
# `red x2` is the name of a color.
NOTATIONS = [each for each in strangers.NOTATIONS if each is not strangers.runs]
FLAG = re.compile(r"--(?:capacity(?: \d+)?|empties \d+|rules \w+|from [\w-]+|partial|top-first|bottom-first)")


def lose_unit(draw, level):
    draw.choice([tube for tube in level.tubes if tube]).pop()


def repeat_unit(draw, level):
    tube = draw.choice([tube for tube in level.tubes if tube])
    tube.append(draw.choice(tube))


def change_color(draw, level):
    tube = draw.choice([tube for tube in level.tubes if tube])
    tube[draw.randrange(len(tube))] = draw.randrange(level.colors)


def lose_empty_tubes(draw, level):
    level.tubes[:] = [tube for tube in level.tubes if tube]


def lose_tube(draw, level):
    level.tubes.remove(draw.choice([tube for tube in level.tubes if tube]))


BREAKS = (lose_unit, repeat_unit, change_color, lose_empty_tubes, lose_tube)


def broken(draw):
    """A level that is not one any more."""
    level = strangers.meant(draw)
    level = level._replace(tubes=[list(tube) for tube in level.tubes])
    draw.choice(BREAKS)(draw, level)
    return level._replace(capacity=max(level.capacity, *map(len, level.tubes)))


def ways_out(told):
    """The options of each way that a refusal names, spelled out where any value will do."""
    line = next((line for line in told.splitlines() if line.startswith("decant: ")), "")
    for way in line.rpartition("; ")[2].split(", or "):
        flags = " ".join(FLAG.findall(way)).split()
        if flags == ["--capacity"]:
            yield from ([*flags, str(number)] for number in range(1, 33))
        elif flags:
            yield flags


def units(tubes):
    """How many units there are of each color, without its name."""
    return sorted(collections.Counter(unit for tube in tubes for unit in tube).values())


class Remedies(unittest.TestCase):
    def follow(self, text, flags, level, told):
        """Whether the way out leads on; if it does, to the units of the text, to a question with them among others, or to
        fewer of them and what was not used."""
        result = run("read", "-", "--format", "json", *flags, stdin=text)
        readings = json.loads(result.out)["readings"] if result.out else []
        if readings:
            found = [units(board) for board, _ in boards(readings)]
            if not any(each["not_used"] for each in readings):
                self.assertIn(units(level.tubes), found, f"{flags} leads to {readings}\n{told}")
        self.assertEqual(DONE if len(readings) == 1 and result.code == DONE else MALFORMED, result.code)
        return bool(readings)

    def test_lead_to_the_units_of_the_text(self):
        followed = 0
        for seed in range(TEXTS):
            draw = random.Random(seed)
            level = broken(draw)
            text = strangers.in_a_message(draw, draw.choice(NOTATIONS)(draw, level))
            result = run("read", "-", stdin=text)
            if result.code != MALFORMED:
                continue
            told = f"seed {seed}, meant {level}:\n{text}\n{result.err}"
            ways = list(ways_out(result.err))
            with self.subTest(seed=seed):
                leads = [self.follow(text, flags, level, told) for flags in ways]
                self.assertEqual(bool(ways), any(leads), f"no way out leads on\n{told}")
            followed += len(ways)
        self.assertGreater(followed, TEXTS // 4)


if __name__ == "__main__":
    unittest.main()
