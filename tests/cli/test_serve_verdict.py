"""Events of the server tell the verdict on a level that cannot be solved before they tell the advice."""
# SPDX-License-Identifier: MIT
import json
import unittest

from hard_level import random_code
from serving import JSON, serving

# Dead at once; whether one or two more tubes help is not known for long.
DEAD = random_code("ball", 30, 8, 1, seed=1)


class Verdict(unittest.TestCase):
    def test_comes_before_the_advice(self):
        body = json.dumps({"level": DEAD, "advice_limit": 1})
        with serving() as served:
            _, _, text = served.request("POST", "/api/v1/solve?stream=1", body, JSON)
        events = [event.split("\ndata: ") for event in text.strip().split("\n\n") if not event.startswith(":")]
        names = [name.removeprefix("event: ") for name, _ in events if name != "event: progress"]
        self.assertEqual(["verdict", "result"], names)
        verdict, result = (json.loads(data) for name, data in events if name != "event: progress")
        self.assertEqual("unsolvable", verdict["status"])
        self.assertNotIn("advice", verdict)
        self.assertIn("advice", result)


if __name__ == "__main__":
    unittest.main()
