"""Making the moves of a long plan on the largest map takes little, and ends when its client leaves."""
# SPDX-License-Identifier: MIT
import json
import unittest

from large_levels import largest_map, one_token_to_and_fro, two_tokens_to_and_fro
from pace import processor_time
from program import SANITIZED
from serving import JSON, serving

MAP = largest_map()
ONE_FRAME, MANY_FRAMES = one_token_to_and_fro(), two_tokens_to_and_fro()
LIMITS = ("--memory-limit", "256M", "--time-limit", "1", "--searches", "2", "--body-limit", "8M")
# Of processor time, for what takes a tenth of that.
SECONDS = 200 if SANITIZED else 10


class LongPlans(unittest.TestCase):
    def test_moves_that_nobody_looks_at_are_not_drawn(self):
        with serving(*LIMITS) as served:
            for route, key in (("check", "plan"), ("position", "moves"), ("hint", "moves"), ("render", "plan")):
                before = processor_time(served.process)
                status, _, text = served.post(route, level=MAP, **{key: ONE_FRAME})
                with self.subTest(route):
                    self.assertIn(status, (200, 422), text[:300])
                    self.assertLess(processor_time(served.process) - before, SECONDS)

    def test_clients_that_leave_end_their_pictures(self):
        for plan in (ONE_FRAME, MANY_FRAMES):
            with self.subTest(plan[:20]), serving(*LIMITS) as served:
                body = json.dumps({"level": MAP, "plan": plan})
                clients = [served.connect() for _ in range(4)]
                for client in clients:
                    client.request("POST", "/api/v1/render", body, JSON)
                served.wait_for(lambda s: s["running"] > 0)
                for client in clients:
                    client.close()
                self.assertTrue(served.wait_for(lambda s: s["running"] + s["waiting"] == 0))
                self.assertLess(processor_time(served.process), SECONDS)
                self.assertEqual(200, served.post("solve", level="water2:AB/BA/-")[0])


if __name__ == "__main__":
    unittest.main()
