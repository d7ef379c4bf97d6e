"""Random levels whose tubes have rules of their own: the verifier in Python accepts what decant proves of them."""
# SPDX-License-Identifier: MIT
import json
import os
import random
import tempfile
import unittest
from pathlib import Path

from proving import prove, verify

LEVELS = int(os.environ.get("DECANT_RULE_PROOFS", "75"))
VALUES = {"accepts": "ABC", "ends": ["empty"], "gives": ["no", "group.1", "done.A", "not.moves.3", "done.1+not.group.2"],
          "opens": ["done.A", "done.1", "done.2", "moves.3", "not.done.B", "done.C+not.moves.4", "not.moves.2", "never"],
          "hides": ["1", "2", "1.2"]}
HIDING = ["", ":reveal=unit", ":counts=shown", ":counts=shown:carry=color", ":reveal=unit:counts=shown"]


def level(rng, key):
    """Three colors in tubes of two or three units and two empty tubes; two or three tubes have a rule of this key, and one of any key."""
    capacity = rng.randint(2, 3)
    units = list("ABC" * capacity)
    rng.shuffle(units)
    tubes = ["".join(units[i:i + capacity]) for i in range(0, len(units), capacity)] + ["-", "-"]
    fields = {}
    for name in [key] * rng.randint(1, 2) + [rng.choice(sorted(VALUES))]:
        rules = fields.setdefault(name, {})
        rules[rng.randint(1, len(tubes) - 2 * (name == "hides"))] = rng.choice([*VALUES[name], "none"] if name == "accepts" else VALUES[name])
    written = "".join(f":{name}=" + ",".join(f"{value}@{tube}" for tube, value in rules.items()) for name, rules in fields.items())
    written += rng.choice(HIDING) if "hides" in fields else ""
    if ":counts" not in written:
        written += rng.choice(["", "", ":complete=locks", ":sorts=A", ":sorts=A+B"])
    return f"{rng.choice(['water', 'ball'])}{capacity}:{'/'.join(tubes)}{written}"


class TubeRules(unittest.TestCase):
    def test_have_proofs(self):
        statuses = set()
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for key in VALUES:
                rng = random.Random(key)
                for number in range(LEVELS // len(VALUES)):
                    code, path = level(rng, key), Path(folder) / f"{key}{number}.proof"
                    done = prove(code, path)
                    self.assertIn(done.returncode, (0, 10), f"{code}: {done.stdout} {done.stderr}")
                    statuses.add(json.loads(done.stdout)["status"])
                    paths.append(path)
            verdicts, code = verify(*paths)
        self.assertEqual(code, 0, [verdict for verdict in verdicts if verdict.startswith("REJECTED")])
        self.assertEqual({"solved", "unsolvable"}, statuses)


if __name__ == "__main__":
    unittest.main()
