"""Collections for tests: a temporary folder, seeded levels, and a look into the file past the program."""
# SPDX-License-Identifier: MIT
import random
import sqlite3
import tempfile
import unittest
from pathlib import Path

from program import run


def deal(rng, colors, capacity=4, empties=2):
    """A random water level as a code."""
    units = [c for c in "ABCDEFGHIJKLMNOP"[:colors] for _ in range(capacity)]
    rng.shuffle(units)
    tubes = ["".join(units[i:i + capacity]) for i in range(0, len(units), capacity)]
    return f"water{capacity}:" + "/".join(tubes + ["-"] * empties)


def deals(seed, count, colors):
    """Different levels: with so many deals no two of these seeds are alike up to symmetry."""
    rng = random.Random(seed)
    return [deal(rng, colors) for _ in range(count)]


class CollectionTest(unittest.TestCase):
    """Tests with their own folder and the path of a collection in it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.file = str(self.folder / "levels.db")

    def run_on(self, *args, **options):
        """Runs a verb on the collection."""
        return run("collection", self.file, *args, **options)

    def fill(self, codes):
        """Imports codes, which must be fine."""
        result = self.run_on("import", "-", stdin="\n".join(codes) + "\n")
        self.assertEqual((0, ""), (result.code, result.err))
        return result.out

    def rows(self, query):
        """The rows that SQLite itself finds in the file."""
        with sqlite3.connect(self.file) as connection:
            found = connection.execute(query).fetchall()
        connection.close()
        return found

    def assert_in_order(self):
        """`verify` passes."""
        result = self.run_on("verify")
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertIn("all in order", result.out)
