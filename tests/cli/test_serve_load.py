"""Many requests at once neither fail nor starve the server, nor take more memory than they may."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import os
import socket
import sys
import threading
import time
import unittest

from hard_level import HARD
from pace import QUIET, processor_time
from program import ROOT
from serving import JSON, ask, serving


def in_threads(count, work):
    """Runs `work(number)` in so many threads; returns the failures."""
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
                  ("generate", {"colors": 4, "count": 1}, 200), ("nothing", {}, 404), ("solve", {"lvl": ""}, 422)]
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
        limit = 320 << 20
        with serving("--searches", "2", "--memory-limit", "320M", "--queue", "48", "--patience", "600") as served:
            health_times, stopped_by = [], []

            def work(number):
                # A few run until their memory is used up, the others for a moment. `auto` goes on without it.
                algorithm = "auto" if number % 2 else "a-star"
                time_limit = {"auto": 10, "a-star": 300}[algorithm] if number < 4 else 0.2
                body = {"level": HARD, "time_limit": time_limit, "algorithm": algorithm}
                status, _, text = served.post("solve", **body)
                assert status == 200, (number, text)
                stopped_by.append(json.loads(text)["limit"])

            solves = threading.Thread(target=lambda: self.assertEqual([], in_threads(50, work)))
            solves.start()
            self.assertTrue(served.wait_for(lambda s: s["running"] + s["waiting"] >= 45))
            while solves.is_alive():
                began = time.monotonic()
                self.assertEqual("ok", served.health()["status"])
                health_times.append(time.monotonic() - began)
                time.sleep(0.02)
            solves.join()
            print(f"health at most {1000 * max(health_times):.1f} ms of {len(health_times)}, "
                  f"{served.resident() >> 20} MiB", file=sys.stderr)
            by_memory, by_time = stopped_by.count("memory"), stopped_by.count("time")
            self.assertEqual(50, by_memory + by_time)
            self.assertIn(by_memory, (2, 3, 4))
            if QUIET:
                self.assertLess(sorted(health_times)[len(health_times) * 99 // 100 - 1], 0.1)
                self.assertLess(max(health_times), 1)
            # Sanitizers take memory for shadows and quarantines.
            if "DECANT_SANITIZED" not in os.environ:
                self.assertLess(served.resident(), limit)

    def test_what_the_server_says_of_itself_costs_no_more_than_its_health(self):
        with serving() as served:
            def time_of_1000(path):
                before = processor_time(served.process)
                with contextlib.closing(served.connect()) as connection:
                    for _ in range(1000):
                        assert ask(connection, "GET", path)[0] == 200
                return processor_time(served.process) - before

            health = time_of_1000("/api/v1/health")
            for path in ("/api/v1/openapi.json", "/"):
                with self.subTest(path):
                    # To make the description for each of them takes more than a second.
                    self.assertLess(time_of_1000(path), 0.3 + 10 * health)

    def test_a_full_queue_refuses(self):
        with serving("--searches", "1", "--queue", "1") as served:
            with contextlib.closing(served.connect()) as first, contextlib.closing(served.connect()) as second:
                for number, connection in enumerate((first, second)):
                    connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
                    self.assertTrue(served.wait_for(lambda s, n=number: s["running"] == 1 and s["waiting"] == n))
                status, headers, text = served.post("solve", level=HARD)
                self.assertEqual((503, "busy"), (status, json.loads(text)["error"]["code"]))
                self.assertGreater(int(headers["Retry-After"]), 0)
                # Questions without a search are answered all the same.
                self.assertEqual(200, served.post("convert", level="water2:AB/BA/-", to="list")[0])


if __name__ == "__main__":
    unittest.main()
