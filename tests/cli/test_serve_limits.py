"""Every question has limits of time, memory and size, ends with its client, and does not hold up quick ones."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import os
import signal
import socket
import tempfile
import time
import unittest

from bombs import BODIES, LARGE_BOARD, LONG_PLANS, LONG_PROOFS, RENDER, THERE_AND_BACK
from hard_level import HARD, LONG_PROOF
from pace import PATIENCE, within
from program import DONE, MALFORMED, UNKNOWN, run
from serving import JSON, ask, serving

MIB = 1 << 20
# Seconds in which nothing large is done, however fast the machine is.
AT_ONCE = 0.001
LEVEL = "water4:ABAB/BABA/-"
GRAPH = {"level": HARD, "node_limit": 10_000_000}
ENDLESS = {"graph": GRAPH, "analyze": GRAPH, "generate": {"colors": 12, "count": 1000, "min_length": 45}}


def head(route, length):
    return (f"POST /api/v1/{route} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n\r\n").encode()


class Size(unittest.TestCase):
    def check_memory(self, served, limit):
        # Sanitizers take memory for shadows and quarantines.
        if "DECANT_SANITIZED" not in os.environ:
            self.assertLess(served.resident(), limit + 100 * MIB)

    def test_few_moves_do_not_make_a_large_picture(self):
        with serving("--memory-limit", "256M", "--time-limit", "100") as served:
            with within(8):
                status, error = served.error("render", **RENDER)
            self.assertEqual((422, "too_large_answer"), (status, error["code"]))
            self.assertEqual([["plan"], []], [way["keys"] for way in error["ways"]])
            # A smaller picture is drawn all the same.
            status, _, text = served.post("render", level=LARGE_BOARD, plan=THERE_AND_BACK)
            self.assertEqual(200, status)
            self.assertTrue(json.loads(text)["svg"].endswith("</svg>\n"))
            self.check_memory(served, 256 * MIB)

    def test_an_error_quotes_little_of_what_is_wrong(self):
        with serving() as served:
            for body in ({"level": LEVEL, "k" * 100_000: 1}, {"level": LEVEL, "rules": "\x1b[2J" * 10_000}):
                status, _, text = served.post("solve", **body)
                self.assertEqual(422, status)
                self.assertLess(len(text), 1000)
                self.assertNotIn("u001b", text)

    def test_an_answer_takes_no_longer_than_a_search_may(self):
        with serving("--time-limit", str(AT_ONCE)) as served:
            with within(2):
                status, error = served.error("render", **RENDER)
            self.assertEqual((422, "out_of_time"), (status, error["code"]))

    def test_large_bodies_take_bounded_memory(self):
        with serving("--memory-limit", "160M") as served:
            for route, body in BODIES:
                with self.subTest(route), contextlib.ExitStack() as open_ones:
                    for _ in range(8):
                        connection = open_ones.enter_context(contextlib.closing(served.connect()))
                        connection.request("POST", "/api/v1/" + route, body, JSON)
                    status, _, text = served.request("POST", "/api/v1/" + route, body, JSON)
                    self.assertIn(status, (400, 422), text)
            for route, body in LONG_PLANS:
                with self.subTest(route):
                    self.assertIn(served.post(route, **body)[0], (200, 422))
            self.check_memory(served, 160 * MIB)

    def test_a_proof_as_long_as_an_answer_is_verified(self):
        with serving() as served:
            status, _, text = served.post("prove", level=LONG_PROOF)
            self.assertEqual(200, status, text[:1000])
            self.assertGreater(len(text), 2 * MIB)
            answer = json.loads(text)
            status, _, text = served.post("verify", proof=answer["proof"], about=answer["level"])
            self.assertEqual((200, "verified"), (status, json.loads(text).get("status")), text[:1000])
            for route in ("solve", "prove", "check"):
                self.assertEqual(413, served.error(route, level=LEVEL, plan=answer["proof"])[0])

    def test_long_proofs_take_bounded_memory(self):
        with serving("--memory-limit", "160M", "--searches", "2") as served:
            for body in LONG_PROOFS:
                with self.subTest(body[:40]), contextlib.ExitStack() as open_ones:
                    open_connections = [open_ones.enter_context(contextlib.closing(served.connect())) for _ in range(8)]
                    for connection in open_connections:
                        connection.request("POST", "/api/v1/verify", body, JSON)
                    answers = [connection.getresponse() for connection in open_connections]
                    statuses = {answer.status for answer in answers}
                    texts = [answer.read().decode() for answer in answers]
                    self.assertTrue(statuses & {200, 400, 422}, texts)
                    self.assertLessEqual(statuses, {200, 400, 422, 503}, texts)  # 503: no room for so many at once
                    self.assertFalse([text for text in texts if '"verified"' in text])
            self.check_memory(served, 160 * MIB)

    def test_bodies_that_do_not_end_leave_room_for_small_ones(self):
        with serving("--memory-limit", "160M", "--patience", "20") as served, contextlib.ExitStack() as open_ones:
            most = MIB - 200
            for _ in range(200):
                client = open_ones.enter_context(socket.create_connection(("127.0.0.1", served.port)))
                with contextlib.suppress(OSError):  # clients beyond the limit are cut off
                    client.sendall(head("solve", most + 1) + b" " * most)
            self.assertEqual(200, served.post("solve", level=LEVEL)[0])
            self.check_memory(served, 160 * MIB)

    def test_answers_that_are_not_taken_hold_bounded_memory(self):
        with serving("--memory-limit", "256M") as served, contextlib.ExitStack() as open_ones:
            body = json.dumps({"level": LARGE_BOARD, "plan": THERE_AND_BACK * 9}).encode()
            for _ in range(60):
                client = open_ones.enter_context(socket.create_connection(("127.0.0.1", served.port)))
                client.sendall(head("render", len(body)) + body)
            self.assertTrue(served.wait_for(lambda s: s["finished"] + s["refused"] >= 60))
            self.assertEqual(200, served.post("solve", level=LEVEL)[0])
            self.check_memory(served, 256 * MIB)
            with within(2):
                served.process.send_signal(signal.SIGTERM)
                self.assertEqual(DONE, served.process.wait(PATIENCE))

    def test_files_that_are_not_taken_hold_little_memory(self):
        with tempfile.TemporaryDirectory() as root:
            with open(os.path.join(root, "large.json"), "wb") as file:
                file.truncate(40 * MIB)
            with serving("--root", root, "--searches", "1", "--memory-limit", "64M") as served, contextlib.ExitStack() as open_ones:
                for _ in range(10):
                    client = open_ones.enter_context(socket.create_connection(("127.0.0.1", served.port), 20))
                    client.sendall(b"GET /large.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    self.assertEqual(b"HTTP/1.1 200", client.recv(12))
                for method, length in (("GET", 40 * MIB), ("HEAD", 0)):
                    status, headers, text = served.request(method, "/large.json")
                    self.assertEqual((200, str(40 * MIB), length), (status, headers["Content-Length"], len(text)))
                self.check_memory(served, 64 * MIB)


class OfServer(unittest.TestCase):
    def check_ways(self, served, route, body, way):
        with self.subTest(route, **body):
            ways = [each["text"] for each in served.error(route, **body)[1]["ways"]]
            self.assertEqual([way], [text for text in ways if "raise" in text], ways)

    def test_a_limit_that_only_the_server_can_raise_is_called_its_own(self):
        with serving("--time-limit", str(AT_ONCE), "--searches", "1") as served:
            for route, body in (("graph", GRAPH), ("graph", {**GRAPH, "time_limit": 5}), ("render", RENDER),
                                ("generate", {"colors": 30, "capacity": 30, "attempts": 20})):
                self.check_ways(served, route, body, "raise the server's --time-limit")
        with serving("--time-limit", str(PATIENCE), "--searches", "1") as served:
            self.check_ways(served, "graph", {**GRAPH, "time_limit": AT_ONCE}, 'raise "time_limit"')
            self.check_ways(served, "graph", {**GRAPH, "memory_limit": 1000}, 'raise "memory_limit"')
        with serving("--memory-limit", "64M", "--searches", "1") as served:
            self.check_ways(served, "graph", GRAPH, "raise the server's --memory-limit")


class Plans(unittest.TestCase):
    def test_a_plan_has_a_longest_length(self):
        with serving() as served:
            for route, key in (("check", "plan"), ("render", "plan"), ("position", "moves"), ("hint", "moves")):
                for moves in ("1>63 " * 20_001, [{"from": 1, "to": 63}] * 20_001):
                    with self.subTest(route, kind=type(moves)):
                        status, error = served.error(route, **{"level": LARGE_BOARD, key: moves})
                        self.assertEqual((422, "malformed_moves", key), (status, error["code"], error["key"]))
                        self.assertIn("20000", error["message"])
        result = run("check", LARGE_BOARD, "-", stdin=THERE_AND_BACK * 10_001)
        self.assertEqual((MALFORMED, ""), (result.code, result.out))
        self.assertIn("20000", result.err)

    def test_a_search_gives_no_longer_one(self):
        result = run("solve", "null:20000", "--algorithm", "depth-first", "--format", "json")
        self.assertEqual((DONE, 20_000), (result.code, result.answer["length"]))
        result = run("solve", "null:20001", "--algorithm", "depth-first", "--format", "json")
        self.assertEqual((UNKNOWN, "unknown", "plan"), (result.code, result.answer["status"], result.answer["limit"]))


class Ends(unittest.TestCase):
    def test_a_client_that_goes_away_ends_every_question(self):
        with serving("--time-limit", str(PATIENCE)) as served:
            for number, (route, body) in enumerate(ENDLESS.items(), 1):
                with self.subTest(route):
                    connection = served.connect()
                    connection.request("POST", "/api/v1/" + route, json.dumps(body), JSON)
                    self.assertTrue(served.wait_for(lambda s: s["running"] == 1))
                    connection.close()
                    self.assertTrue(served.wait_for(lambda s, n=number: s["running"] == 0 and s["cancelled"] == n))

    def test_sigterm_ends_every_question(self):
        for route, body in (*ENDLESS.items(), ("render", RENDER), ("position", LONG_PLANS[1][1])):
            for moment in (0.1, 1.0):
                with self.subTest(route, moment=moment), serving() as served, contextlib.closing(served.connect()) as client:
                    client.request("POST", "/api/v1/" + route, json.dumps(body), JSON)
                    time.sleep(moment)
                    with within(2):
                        served.process.send_signal(signal.SIGTERM)
                        self.assertEqual(DONE, served.process.wait(PATIENCE))


class Lanes(unittest.TestCase):
    def test_quick_questions_do_not_wait_behind_slow_ones(self):
        with serving("--searches", "1", "--queue", "20") as served, contextlib.ExitStack() as open_ones:
            for _ in range(20):
                connection = open_ones.enter_context(contextlib.closing(served.connect()))
                connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
            self.assertTrue(served.wait_for(lambda s: s["running"] == 1 and s["waiting"] == 19))
            for route, body in (("solve", {"level": LEVEL}), ("hint", {"level": LEVEL}), ("convert", {"level": LEVEL, "to": "list"}),
                                ("position", {"level": LEVEL}), ("render", {"level": LEVEL}), ("solve?stream=1", {"level": LEVEL})):
                with self.subTest(route), within(1):
                    self.assertEqual(200, served.post(route, **body)[0])

    def test_one_client_does_not_fill_the_queue(self):
        for host in ("127.0.0.1", "::"):
            with self.subTest(host), serving("--host", host, "--searches", "1", "--queue", "3") as served, contextlib.ExitStack() as open_ones:
                held = [open_ones.enter_context(contextlib.closing(served.connect(client="127.0.0.3"))) for _ in range(4)]
                for number, connection in enumerate(held):
                    connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
                    self.assertTrue(served.wait_for(lambda s, n=number: s["running"] == 1 and s["waiting"] == n))
                with contextlib.closing(served.connect(client="127.0.0.2")) as newcomer:
                    newcomer.request("POST", "/api/v1/solve", json.dumps({"level": HARD, "time_limit": 1}), JSON)
                    self.assertTrue(served.wait_for(lambda s: s["refused"] == 1 and s["waiting"] == 3))
                    # The last one made room, and is told so.
                    answer = held[3].getresponse()
                    self.assertEqual((503, "busy"), (answer.status, json.loads(answer.read())["error"]["code"]))
                    for connection in held:
                        connection.close()
                    self.assertEqual(200, newcomer.getresponse().status)

    def test_one_client_does_not_take_all_seats(self):
        with serving("--searches", "1", "--queue", "300") as served, contextlib.ExitStack() as open_ones:
            held = [open_ones.enter_context(contextlib.closing(served.connect(client="127.0.0.3"))) for _ in range(224)]
            for connection in held:
                connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
            self.assertTrue(served.wait_for(lambda s: s["running"] + s["waiting"] == 224))
            with contextlib.closing(served.connect(client="127.0.0.2")) as newcomer:
                self.assertEqual(200, ask(newcomer, "POST", "/api/v1/solve", json.dumps({"level": LEVEL}), JSON)[0])
            self.assertTrue(served.wait_for(lambda s: s["running"] + s["waiting"] == 223))
            with contextlib.closing(served.connect(client="127.0.0.3")) as one_more:
                self.assertEqual(200, ask(one_more, "GET", "/api/v1/health")[0])

    def test_a_wrong_body_is_refused_by_its_status_however_long_it_takes(self):
        wrong = [('{"level":[' + "1," * (6 * MIB) + "1]}", 422), ('{"level":[' + "1," * (6 * MIB), 400)]
        with serving("--searches", "1", "--body-limit", "16M", "--memory-limit", "4G") as served, contextlib.closing(served.connect()) as first:
            first.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
            self.assertTrue(served.wait_for(lambda s: s["running"] == 1))
            for path in ("/api/v1/solve", "/api/v1/solve?stream=1"):
                for body, status in wrong:
                    with self.subTest(path, status=status):
                        self.assertEqual(status, served.request("POST", path, body, JSON)[0])

    def test_a_job_that_waits_too_long_is_refused(self):
        with serving("--searches", "1", "--time-limit", "2", "--patience", "1") as served, contextlib.ExitStack() as open_ones:
            asked = [open_ones.enter_context(contextlib.closing(served.connect())) for _ in range(4)]
            with within(6):
                for connection in asked:
                    connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
                answers = [connection.getresponse() for connection in asked]
            late = [answer for answer in answers if answer.status == 503]
            self.assertGreaterEqual(len(late), 2)
            self.assertGreaterEqual(len(answers) - len(late), 1)
            for answer in late:
                self.assertGreater(int(answer.headers["Retry-After"]), 0)

    def test_a_stream_is_refused_by_its_status(self):
        with serving("--searches", "1", "--queue", "0") as served, contextlib.closing(served.connect()) as first:
            first.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
            self.assertTrue(served.wait_for(lambda s: s["running"] == 1))
            for body, status in (({"level": HARD}, 503), ({"level": "water2:A!"}, 422)):
                self.assertEqual(status, served.post("solve?stream=1", **body)[0])


if __name__ == "__main__":
    unittest.main()
