"""Each verb keeps to its memory and its time with the largest levels that are read, by command line and over HTTP."""
# SPDX-License-Identifier: MIT
import json
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hard_level import random_code
from large_levels import largest_map, largest_tubes, one_token_to_and_fro, two_tokens_to_and_fro
from pace import processor_time, wait_until
from program import DONE, INVALID_PLAN, MALFORMED, SANITIZED, UNKNOWN, run, run_measured
from serving import JSON, serving

MIB = 1 << 20
LEVELS = {"map": largest_map(), "tubes": largest_tubes()}
PLANS = {"one token": one_token_to_and_fro(), "two tokens": two_tokens_to_and_fro()}
# Limits of memory in MiB, and of time in seconds: enough to come to that of memory.
LIMITS = {64: 2, 256: 4}
# The memory in MiB that the server takes beside its limit: docs/server.md.
OWN = 100


@unittest.skipIf(SANITIZED, "sanitizers use memory and time of their own")
class CommandLine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        for name, text in {**LEVELS, **PLANS}.items():
            (cls.folder / name).write_text(text)

    def check(self, codes, *args, memory=64, seconds=2):
        with self.subTest(args, memory=memory):
            result, use = run_measured(*args)
            self.assertIn(result.code, codes, result.err)
            self.assertLess(use.memory, memory * MIB * 17 // 16)
            self.assertLess(use.processor, 2 * seconds + 1)

    def test_verbs_that_search(self):
        for memory, seconds in LIMITS.items():
            for level in LEVELS:
                for verb in ("solve", "hint", "analyze"):
                    self.check((DONE, UNKNOWN), verb, str(self.folder / level), "--memory-limit", f"{memory}M",
                               "--time-limit", str(seconds), memory=memory, seconds=seconds)

    def test_threads(self):
        level = random_code("ball", 14, 6, 3, seed=1)
        for threads in (2, 8, 256):
            self.check((DONE, UNKNOWN), "solve", level, "--threads", str(threads), "--memory-limit", "64M", "--time-limit", "3", seconds=3)

    def test_threads_leave_their_memory_to_the_sweeps_that_follow(self):
        for _ in range(2):
            result, use = run_measured("solve", random_code("water", 20, 8, 3, seed=1), "--threads", "8", "--memory-limit", "64M")
            self.assertEqual(DONE, result.code)
            self.assertLess(use.memory, 64 * MIB)

    def test_batches(self):
        map_code = run("convert", str(self.folder / "map"), "--to", "code").out
        tubes_code = run("convert", str(self.folder / "tubes"), "--to", "code").out
        path = self.folder / "batch"
        path.write_text((map_code + tubes_code) * 20)
        for jobs in (1, 2, 16):
            self.check((UNKNOWN,), "solve", "--batch", str(path), "--jobs", str(jobs), "--node-limit", "4000", "--memory-limit", "64M",
                       "--output", str(self.folder / f"answers {jobs}"), memory=64, seconds=30)

    def test_verbs_that_do_not(self):
        for level in LEVELS:
            path = str(self.folder / level)
            for form in ("text", "json", "svg"):
                self.check((DONE,), "show", path, "--format", form)
            for form in ("code", "native"):
                self.check((DONE,), "convert", path, "--to", form)
            self.check((UNKNOWN,), "graph", path, "--max-states", "10000", "--format", "json", "--output", str(self.folder / "graph"))

    def test_proofs_of_what_a_search_left_open(self):
        for level in LEVELS:
            self.check((UNKNOWN,), "solve", str(self.folder / level), "--node-limit", "200", "--memory-limit", "64M", "--time-limit", "4",
                       "--proof", str(self.folder / "proof"), "--proof-limit", "1e8", "--force", seconds=4)

    def test_long_plans(self):
        level = str(self.folder / "map")
        for plan in PLANS:
            path = str(self.folder / plan)
            self.check((INVALID_PLAN,), "check", level, path)
            self.check((DONE, UNKNOWN), "hint", level, "--moves", path, "--memory-limit", "64M", "--time-limit", "2")

    def test_maps_that_are_too_large(self):
        always = "(a | !a)"
        for name, part in {"conditions": f"a -> b : {' & '.join([always] * 200_000)}\n", "edges": "a -> b\n" * 200_000,
                           "nodes": "", "names": "a" * MIB}.items():
            nodes = " ".join(f"n{number}" for number in range(200_000)) if name == "nodes" else "a b"
            title = f"name: {part}\n" if name == "names" else ""
            edges = "" if name in ("nodes", "names") else part
            path = self.folder / "too large"
            path.write_text(f"decant dog-bunny 1\n{title}nodes: {nodes}\nedges:\n{edges}tokens:\ndog: a\ngoal:\ndog: b\n")
            self.check((MALFORMED,), "show", str(path))


@unittest.skipIf(SANITIZED, "sanitizers use memory and time of their own")
class Server(unittest.TestCase):
    def test_every_question(self):
        searching = [(route, {}) for route in ("solve", "hint", "analyze", "graph")]
        quick = [("convert", {"to": "native"}), ("position", {}), ("render", {}), ("check", {"plan": "1>2"})]
        played = [(route, {key: plan}) for route, key in (("check", "plan"), ("position", "moves"), ("hint", "moves"), ("render", "plan"))
                  for plan in PLANS.values()]
        for memory in LIMITS:
            with serving("--memory-limit", f"{memory}M", "--searches", "1", "--time-limit", "0.5", "--body-limit", "6M") as served:
                for name, level in LEVELS.items():
                    for route, body in searching + quick + (played if name == "map" and memory == min(LIMITS) else []):
                        with self.subTest(route, level=name, memory=memory, keys=list(body)):
                            before = processor_time(served.process)
                            status, _, text = served.post(route, level=level, **body)
                            self.assertIn(status, (200, 422), text[:300])
                            self.assertLess(processor_time(served.process) - before, 5)
                            self.assertLess(served.resident(), (memory + OWN) * MIB)

    def test_many_questions_side_by_side_leave_nothing_behind(self):
        plan = PLANS["two tokens"]
        bodies = [(route, json.dumps({"level": LEVELS["map"], key: plan}))
                  for route, key in (("render", "plan"), ("position", "moves"), ("hint", "moves"), ("check", "plan"))]
        with serving("--memory-limit", "64M", "--searches", "1", "--time-limit", "0.5", "--body-limit", "6M") as served:
            def ask(number):
                route, body = bodies[number % len(bodies)]
                status, _, text = served.request("POST", f"/api/v1/{route}", body, JSON)
                self.assertIn(status, (200, 422, 503), text[:300])
            for _ in range(3):
                with ThreadPoolExecutor(24) as clients:
                    list(clients.map(ask, range(24)))
            self.assertLess(served.resident(), (64 + OWN) * MIB)
            self.assertTrue(wait_until(lambda: served.resident_now() < 48 * MIB, 20), served.resident_now())


if __name__ == "__main__":
    unittest.main()
