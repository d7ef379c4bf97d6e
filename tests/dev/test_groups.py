"""Each test group is explained in the help and in the manual, and `all` runs those that it names."""
# SPDX-License-Identifier: MIT
import re
import subprocess
import unittest

from shell import ROOT, call

HELP = subprocess.run([ROOT / "dev", "help"], stdout=subprocess.PIPE, text=True, check=True).stdout
TESTING = (ROOT / "docs/testing.md").read_text()


def groups():
    """The groups that are named where one is asked for that does not exist."""
    return re.findall(r"[a-z]+", call("(test_group nonsense) || true").rpartition("the groups are ")[2].replace(" and ", " "))


class Groups(unittest.TestCase):
    def test_each_is_run_and_explained(self):
        self.assertIn("coq", groups())
        for group in groups():
            with self.subTest(group):
                self.assertRegex(HELP, rf"\b{group}( \(default\))?: ")
                self.assertIn(f"`{group}`", TESTING)
                if group not in ("core", "all"):
                    self.assertEqual(f"ran {group}\n", call(f"test_{group}() {{ echo ran {group}; }}; test_group {group}"))

    def test_all_installs_no_proof_assistant(self):
        self.assertEqual("lint release sanitizers fuzzing wasm web\n", call('run_groups() { echo "$*"; }; test_group all'))

    def test_coq_installs_what_it_needs(self):
        self.assertEqual("coq python3\n", call('need() { packages_of "$1"; exit; }; test_coq'))


if __name__ == "__main__":
    unittest.main()
