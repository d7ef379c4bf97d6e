"""An import that fails before it read a level leaves nothing behind."""
# SPDX-License-Identifier: MIT
import os
from pathlib import Path
import unittest

from collections_of_levels import CollectionTest
from program import DONE, MALFORMED, UNREADABLE


class FailedImport(CollectionTest):
    def test_no_input_can_be_read(self):
        result = self.run_on("import", str(self.folder / "nosuch"))
        self.assertEqual((UNREADABLE, ""), (result.code, result.out))
        self.assertRegex(result.err, r"\Adecant: \S+nosuch: cannot be read: .*; give a file or a folder of levels, or '-'\n\Z")
        self.assertEqual([], os.listdir(self.folder))

    def test_no_input_holds_a_level(self):
        result = self.run_on("import", "-", stdin="nonsense\n")
        self.assertEqual((MALFORMED, "0 added, 0 already there, 1 refused\n"), (result.code, result.out))
        self.assertEqual([], os.listdir(self.folder))

    def test_what_can_be_read_counts(self):
        result = self.run_on("import", str(self.folder / "nosuch"), "-", stdin="water2:AB/BA/-\n")
        self.assertEqual((UNREADABLE, "1 added, 0 already there, 0 refused\n"), (result.code, result.out))
        self.assertEqual(DONE, self.run_on("verify").code)

    def test_a_collection_that_is_there_stays(self):
        self.fill(["water2:AB/BA/-"])
        before = Path(self.file).read_bytes()
        result = self.run_on("import", str(self.folder / "nosuch"))
        self.assertEqual((UNREADABLE, ""), (result.code, result.out))
        self.assertEqual(before, Path(self.file).read_bytes())


if __name__ == "__main__":
    unittest.main()
