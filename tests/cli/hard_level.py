"""Makes level codes from seeds, among them levels that no search here can finish."""
# SPDX-License-Identifier: MIT
import random
import string

LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits


def random_code(rules, colors, capacity, empty, seed):
    """A level of full tubes, dealt at random, and some empty ones."""
    units = [letter for letter in LETTERS[:colors] for _ in range(capacity)]
    random.Random(seed).shuffle(units)
    tubes = ["".join(units[i:i + capacity]) for i in range(0, len(units), capacity)]
    return f"{rules}{capacity}:" + "/".join(tubes + ["-"] * empty)


HARD = random_code("ball", 20, 8, 3, seed=1)
# Soon solved, and its proof takes 2.8 MB.
LONG_PROOF = random_code("ball", 14, 4, 2, seed=2)
