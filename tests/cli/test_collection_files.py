"""A file that is not a collection, is cut short, or comes from a newer version stays as it was."""
# SPDX-License-Identifier: MIT
import random
import sqlite3
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest, deals
from program import MALFORMED, UNREADABLE

VERBS = [["list"], ["verify"], ["annotate"], ["export"], ["select"], ["show", "1"], ["import", "-"],
         ["add", "water2:AB/BA/-"]]


class Files(CollectionTest):
    def refuse(self, content, words, verbs=VERBS):
        """No verb takes a file of that content: one line that says why, and nothing in the folder changes."""
        path = Path(self.file)
        path.write_bytes(content)
        for verb in verbs:
            result = self.run_on(*verb, stdin="water2:AB/BA/-\n")
            self.assertEqual((MALFORMED, ""), (result.code, result.out), (verb, words))
            self.assertRegex(result.err, rf"\Adecant: .*levels\.db: .*{words}.*; .*\n\Z")
            self.assertEqual(content, path.read_bytes())
            self.assertEqual([path], list(self.folder.iterdir()))
        path.unlink()

    def filled(self):
        """The bytes of a collection with levels and metrics."""
        self.fill(deals(1, 40, 4))
        self.run_on("annotate")
        return Path(self.file).read_bytes()

    def test_other_files(self):
        self.refuse(b"", "is not a collection")
        self.refuse(b"water2:AB/BA/-\n", "is not a collection")
        self.refuse(random.Random(1).randbytes(5000), "is not a collection")

    def test_a_database_that_only_says_that_it_is_a_collection(self):
        for version, words in ((0, "states no version"), (1, "table 'other' does not belong in a collection")):
            with sqlite3.connect(self.file) as connection:
                connection.execute("CREATE TABLE other (x)")
                connection.execute("PRAGMA application_id = 0x64636e74")
                connection.execute(f"PRAGMA user_version = {version}")
            connection.close()
            content = Path(self.file).read_bytes()
            Path(self.file).unlink()
            self.refuse(content, words)

    def test_a_database_of_another_program(self):
        with sqlite3.connect(self.file) as connection:
            connection.execute("CREATE TABLE level (id INTEGER PRIMARY KEY)")
        connection.close()
        self.refuse(Path(self.file).read_bytes(), "is not a collection")

    def test_a_collection_of_a_newer_version(self):
        self.filled()
        with sqlite3.connect(self.file) as connection:
            connection.execute("PRAGMA user_version = 99")
        connection.close()
        self.refuse(Path(self.file).read_bytes(), "newer version")

    def test_truncated_collections(self):
        content = self.filled()
        for size in (1, 50, 99):
            self.refuse(content[:size], "is not a collection|is cut short", [["list"], ["import", "-"]])
        rng = random.Random(3)
        for size in [100, 4096, len(content) - 1, *(rng.randrange(100, len(content)) for _ in range(10))]:
            self.refuse(content[:size], "is cut short", [["list"], ["import", "-"]])

    def test_missing_files_and_folders(self):
        for verb in VERBS[:6]:
            result = self.run_on(*verb)
            self.assertEqual((UNREADABLE, ""), (result.code, result.out))
            self.assertEqual([], list(self.folder.iterdir()))
        Path(self.file).mkdir()
        self.assertEqual(UNREADABLE, self.run_on("list").code)


if __name__ == "__main__":
    unittest.main()
