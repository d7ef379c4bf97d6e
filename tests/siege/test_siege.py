"""Honest clients are served while a hostile one does its worst. Takes about a minute."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import os
import random
import signal
import socket
import sys
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "cli"))

from bombs import BODIES, LONG_PLANS, RENDER  # noqa: E402
from hard_level import HARD  # noqa: E402
from program import DONE, ROOT  # noqa: E402
from serving import JSON, ask, serving  # noqa: E402

MIB = 1 << 20
LIMIT = 512
SMUGGLING = [b"GET /api/v1/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 35\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n",
             b"POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
             b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20_000]


class Hostile:
    """One client that holds connections, sends large, slow or ambiguous requests, and takes no answers."""

    def __init__(self, served):
        self.served, self.ends, self.open_ones = served, threading.Event(), []
        works = [self.bomb] * 8 + [self.drip] * 4 + [self.smuggle] * 2 + [self.leave_untaken] * 4
        self.threads = [threading.Thread(target=self.repeat, args=(work, seed)) for seed, work in enumerate(works)]

    def __enter__(self):
        # Behind loopback all clients have one address, so the connections held must leave honest ones a seat.
        for _ in range(100):
            self.open_ones.append(socket.create_connection(("127.0.0.1", self.served.port)))
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.ends.set()
        for thread in self.threads:
            thread.join()
        for client in self.open_ones:
            client.close()

    def repeat(self, work, seed):
        dice = random.Random(seed)
        while not self.ends.is_set():
            with contextlib.suppress(OSError):
                work(dice)
            time.sleep(0.01)

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.served.port), 1)

    def post(self, client, dice):
        route, body = dice.choice([("render", RENDER), ("solve", {"level": HARD}), *LONG_PLANS, *BODIES])
        data = (body if isinstance(body, str) else json.dumps(body)).encode()
        client.sendall(f"POST /api/v1/{route} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                       f"Content-Length: {len(data)}\r\n\r\n".encode() + data)

    def bomb(self, dice):
        with self.connect() as client:
            self.post(client, dice)
            client.recv(1 << 16)

    def drip(self, _):
        with self.connect() as client:
            for _ in range(20):
                client.sendall(b"G")
                if self.ends.wait(0.05):
                    return

    def smuggle(self, dice):
        with self.connect() as client:
            client.sendall(dice.choice(SMUGGLING))
            client.recv(1 << 16)

    def leave_untaken(self, dice):
        with self.connect() as client:
            self.post(client, dice)
            self.ends.wait(2)


class Siege(unittest.TestCase):
    def test_honest_clients_are_served(self):
        level = (ROOT / "levels/flasks-3.txt").read_text(encoding="utf-8")
        bodies = [("solve", {"level": level}), ("hint", {"level": level, "rung": 3}), ("check", {"level": level, "plan": "2>3"}),
                  ("convert", {"level": level, "to": "list"}), ("position", {"level": level}), ("render", {"level": level})]
        times, faults = [], []

        def mixed(served, number):
            with contextlib.closing(served.connect()) as connection:
                for turn in range(125):
                    route, body = bodies[(number + turn) % len(bodies)]
                    status, _, text = ask(connection, "POST", "/api/v1/" + route, json.dumps(body), JSON)
                    if status != 200:
                        faults.append((route, status, text[:200]))

        def heavy(served):
            with contextlib.suppress(OSError):
                served.post("solve", level=HARD, time_limit=5)

        with serving("--memory-limit", f"{LIMIT}M", "--time-limit", "10") as served:
            with Hostile(served):
                workers = [threading.Thread(target=heavy, args=(served,)) for _ in range(50)]
                workers += [threading.Thread(target=mixed, args=(served, number)) for number in range(16)]
                for worker in workers:
                    worker.start()
                while any(worker.is_alive() for worker in workers) or len(times) < 1000:
                    began = time.monotonic()
                    self.assertEqual("ok", served.health()["status"])
                    times.append(time.monotonic() - began)
                    time.sleep(0.01)
                peak = served.resident()
                began = time.monotonic()
                served.process.send_signal(signal.SIGTERM)
                self.assertEqual(DONE, served.process.wait(20))
                ended = time.monotonic() - began
        slow = sum(taken >= 0.1 for taken in times)
        print(f"health: {slow} of {len(times)} took 100 ms or more, at most {1000 * max(times):.0f} ms; "
              f"{peak >> 20} MiB; ended in {ended:.2f} s", file=sys.stderr)
        self.assertEqual([], faults)
        self.assertLessEqual(slow, len(times) // 1000)
        self.assertLess(ended, 2)
        # Sanitizers take memory for shadows and quarantines.
        if "DECANT_SANITIZED" not in os.environ:
            self.assertLess(peak, (LIMIT + 100) * MIB)


if __name__ == "__main__":
    unittest.main()
