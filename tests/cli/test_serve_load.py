"""Many requests at once neither fail nor starve the server, nor take more memory than they may."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import sys
import threading
import time
import unittest

from hard_level import HARD
from program import ROOT
from serving import JSON, ask, serving


def in_threads(count, work):
    """Runs `work(number)` in so many threads; returns what went wrong."""
    faults = []

    def guarded(number):
        try:
            work(number)
        except Exception as fault:  # any fault of a thread is a fault of the test
            faults.append(repr(fault))

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return faults


class Load(unittest.TestCase):
    def test_2000_mixed_requests_over_16_connections(self):
        level = (ROOT / "levels/flasks-3.txt").read_text(encoding="utf-8")
        bodies = [("solve", {"level": level}, 200), ("solve?stream=1", {"level": level}, 200),
                  ("hint", {"level": level, "rung": 3}, 200), ("check", {"level": level, "plan": "2>3"}, 200),
                  ("convert", {"level": level, "to": "list"}, 200), ("solve", {"level": "water2:AB"}, 422),
                  ("analyze", {"level": "water2:AB/BA/-", "games": 5}, 200),
                  ("generate", {"colors": 4, "count": 1}, 200), ("nothing", {}, 404), ("solve", {"leve": ""}, 422)]
        with serving() as served:
            def work(number):
                with contextlib.closing(served.connect()) as connection:
                    for turn in range(125):
                        route, body, status = bodies[(number + turn) % len(bodies)]
                        got = ask(connection, "POST", "/api/v1/" + route, json.dumps(body), JSON)
                        assert got[0] == status, (route, got)

            began = time.monotonic()
            self.assertEqual([], in_threads(16, work))
            print(f"2000 requests in {time.monotonic() - began:.2f} s", file=sys.stderr)
            self.assertGreaterEqual(served.health()["requests"], 2000)

    def test_50_heavy_solves(self):
        limit = 400 << 20
        with serving("--searches", "2", "--memory-limit", "400M", "--queue", "48") as served:
            health_times = []

            def work(number):
                body = {"level": HARD, "time_limit": 0.2, "algorithm": "a-star"}
                status, _, text = served.post("solve", **body)
                assert status == 200 and json.loads(text)["status"] == "unknown", (number, text)

            solves = threading.Thread(target=lambda: self.assertEqual([], in_threads(50, work)))
            solves.start()
            self.assertTrue(served.wait_for(lambda s: s["running"] + s["waiting"] >= 45))
            status, headers, _ = served.post("solve", level=HARD) if served.health()["searches"]["waiting"] == 48 else (503, {"Retry-After": 5}, "")
            self.assertEqual(503, status)
            self.assertIn("Retry-After", headers)
            while solves.is_alive():
                began = time.monotonic()
                self.assertEqual("ok", served.health()["status"])
                health_times.append(time.monotonic() - began)
                time.sleep(0.02)
            solves.join()
            print(f"health at most {1000 * max(health_times):.1f} ms of {len(health_times)}, "
                  f"{served.resident() >> 20} MiB", file=sys.stderr)
            self.assertLess(max(health_times), 0.1)
            if "-fsanitize" not in str(served.process.args):
                self.assertLess(served.resident(), limit)


if __name__ == "__main__":
    unittest.main()
