"""The server answers what the command line prints, and says what is wrong with a request."""
# SPDX-License-Identifier: MIT
import contextlib
import http.client
import json
import os
import re
import resource
import signal
import socket
import tempfile
import unittest
from pathlib import Path

from hard_level import HARD
from pace import PATIENCE, wait_until, within
from program import DONE, INTERRUPTED, ROOT, UNREADABLE, USAGE, run, start
from serving import JSON, ask, serving

LEVELS = ["levels/cups-4.txt", "levels/flasks-3.txt", "levels/coalton-133.txt", "levels/dog-bunny-28.txt"]


def timeless(text):
    return re.sub(r'"(seconds|peak_memory_bytes)":[^,}]+', r'"\1":0', text)


class Serve(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server = serving("--patience", "2", "--searches", "2", "--memory-limit", "1G")
        cls.served = server.__enter__()
        cls.addClassCleanup(server.__exit__, None, None, None)

    def same(self, route, body, *args):
        status, headers, text = self.served.post(route, **body)
        self.assertEqual(200, status, text)
        self.assertEqual(timeless(run(*args).out), timeless(text))
        return headers

    def test_answers_are_those_of_the_command_line(self):
        for path in LEVELS:
            text = (ROOT / path).read_text(encoding="utf-8")
            with self.subTest(path):
                self.same("solve", {"level": text}, "solve", path, "--format", "json")
                self.same("hint", {"level": text, "rung": 3}, "hint", path, "--level", "3", "--format", "json")
                self.same("analyze", {"level": text, "node_limit": 3000, "games": 20}, "analyze", path,
                          "--node-limit", "3000", "--games", "20", "--format", "json")
                plan = run("solve", path, "--format", "moves").out
                self.same("check", {"level": text, "plan": plan}, "check", path, plan, "--format", "json")
                converted = json.loads(self.served.post("convert", level=text, to="code")[2])
                self.assertEqual(run("convert", path, "--to", "code").out, converted["level"])

    def test_flags_are_keys(self):
        self.same("solve", {"level": "water4:ABAB/BABA/-", "rules": "ball", "algorithm": "a-star", "any": True},
                  "solve", "water4:ABAB/BABA/-", "--rules", "ball", "--algorithm", "a-star", "--any", "--format", "json")
        self.same("solve", {"level": "water2:AB/BA"}, "solve", "water2:AB/BA", "--format", "json")
        self.same("hint", {"level": "water2:AB/BA/-", "moves": "1>3", "rung": 4}, "hint", "water2:AB/BA/-",
                  "--moves", "1>3", "--level", "4", "--format", "json")
        plan = json.loads(run("solve", "water2:AB/BA/-", "--format", "json").out)
        self.same("check", {"level": "water2:AB/BA/-", "plan": plan}, "check", "water2:AB/BA/-", json.dumps(plan),
                  "--format", "json")
        headers = self.same("generate", {"seed": 7, "count": 3, "colors": 5, "min_length": 10}, "generate", "--seed",
                            "7", "--count", "3", "--colors", "5", "--min-length", "10", "--format", "jsonl")
        self.assertEqual("application/x-ndjson", headers["Content-Type"])

    def test_description_names_what_is_there(self):
        status, _, text = self.served.request("GET", "/api/v1/openapi.json")
        document = json.loads(text)
        self.assertEqual((200, "3.1.0"), (status, document["openapi"]))
        for path, methods in document["paths"].items():
            for method in methods:
                if method == "post":
                    self.assertEqual(415, self.served.request("POST", path, "{}")[0])
                else:
                    self.assertEqual(200, self.served.request("GET", path)[0])
        solve = document["paths"]["/api/v1/solve"]["post"]["requestBody"]["content"]["application/json"]["schema"]
        self.assertEqual(["level"], solve["required"])
        self.assertIn("a-star", solve["properties"]["algorithm"]["enum"])

    def test_a_game_can_be_played_by_asking_for_positions(self):
        moves = []
        answer = {"legal": []}
        for move in ["2>3", "1>2", "1>3", "2>1", "2>3", "1>2", "1>3"]:
            status, _, text = self.served.post("position", level="water4:ABAB/BABA/-", moves=" ".join(moves))
            answer = json.loads(text)
            self.assertEqual((200, False), (status, answer["won"]))
            self.assertIn(move, answer["legal"])
            moves.append(move)
        answer = json.loads(self.served.post("position", level="water4:ABAB/BABA/-", moves=" ".join(moves))[2])
        self.assertTrue(answer["won"])
        self.assertEqual(("water4:ABAB/BABA/-", " ".join(moves)), (answer["start"], answer["moves"]))
        self.assertEqual("board", answer["view"]["kind"])
        self.assertEqual(8, sum(len(tube["units"]) for tube in answer["view"]["tubes"]))
        status, error = self.served.error("position", level="water4:ABAB/BABA/-", moves="1>2")
        self.assertEqual((422, "illegal_move", "moves"), (status, error["code"], error["key"]))

    def test_a_map_has_places_for_its_nodes(self):
        level = (ROOT / "levels/dog-bunny-28.txt").read_text(encoding="utf-8")
        view = json.loads(self.served.post("position", level=level)[2])["view"]
        places = {(node["x"], node["y"]) for node in view["nodes"]}
        self.assertEqual(("map", len(view["nodes"])), (view["kind"], len(places)))

    def test_pictures_graphs_and_examples_can_be_asked_for(self):
        picture = json.loads(self.served.post("render", level="water4:ABAB/BABA/-")[2])["svg"]
        self.assertEqual(run("show", "water4:ABAB/BABA/-", "--format", "svg").out, picture)
        strip = json.loads(self.served.post("render", level="water4:ABAB/BABA/-", plan="1>3 2>1")[2])["svg"]
        self.assertIn("2>1", strip.replace("&gt;", ">"))
        self.same("graph", {"level": "water4:ABAB/BABA/-"}, "graph", "water4:ABAB/BABA/-", "--format", "json")
        status, error = self.served.error("graph", level="water4:ABAB/BABA/-", node_limit=3)
        self.assertEqual((422, "graph_too_large"), (status, error["code"]))
        levels = json.loads(self.served.post("levels")[2])["levels"]
        self.assertIn("coalton-133", [level["name"] for level in levels])

    def test_errors_name_the_place_and_the_remedy(self):
        status, error = self.served.error("solve", level="water2:AB/B!/-")
        self.assertEqual((422, "malformed_level", "level", 1), (status, error["code"], error["key"], error["line"]))
        self.assertIn("remedy", error)
        for code, status, body in (("missing_key", 422, {}), ("unknown_key", 422, {"level": "x", "capasity": 4}),
                                   ("unfit_value", 422, {"level": 5}), ("unfit_value", 422, {"level": "x", "rules": "?"}),
                                   ("unfit_value", 422, {"level": "x", "capacity": 33}),
                                   ("unfit_value", 422, {"level": "x", "capacity": -1}),
                                   ("unfit_value", 422, {"level": "x", "any": 1})):
            with self.subTest(body):
                got, error = self.served.error("solve", **body)
                self.assertEqual((status, code), (got, error["code"]))
        self.assertEqual("illegal_move", self.served.error("hint", level="water2:AB/BA/-", moves="3>1")[1]["code"])
        self.assertEqual("unfit_format", self.served.error("convert", level="water2:A^3/A", to="list", partial=True)[1]["code"])

    def test_a_key_that_stands_twice(self):
        body = '{"level":"water2:AB/BA/-","level":"water2:AB/BC/CA/-"}'
        status, _, text = self.served.request("POST", "/api/v1/solve", body, JSON)
        error = json.loads(text)["error"]
        self.assertEqual((422, "unfit_value", "level"), (status, error["code"], error["key"]))
        self.assertIn("stands twice", error["message"])

    def test_malformed_json(self):
        for body, column in (("", 1), ("{", None), ('{"level":}', 10), ("[1]", 1), ("\xff", None), ("[" * 500_000, 17),
                             ('{"level":' * 100, None), ('{"level":1e999}', None), ("nul", None)):
            with self.subTest(body[:20]):
                status, _, text = self.served.request("POST", "/api/v1/solve", body.encode("latin-1"), JSON)
                error = json.loads(text)["error"]
                self.assertEqual((400, "malformed_json"), (status, error["code"]))
                self.assertIn(column, (None, error["column"]))

    def test_other_refusals(self):
        request = self.served.request
        self.assertEqual(404, request("POST", "/api/v1/nothing", "{}", JSON)[0])
        self.assertEqual(404, request("GET", "/nothing")[0])
        status, headers, _ = request("GET", "/api/v1/solve")
        self.assertEqual((405, "POST"), (status, headers["Allow"]))
        self.assertEqual(405, request("POST", "/api/v1/health", "{}", JSON)[0])
        self.assertEqual(405, request("PUT", "/", "{}", JSON)[0])
        self.assertEqual(415, request("POST", "/api/v1/solve", "{}", {"Content-Type": "text/plain"})[0])
        self.assertEqual(415, request("POST", "/api/v1/solve", "{}", {**JSON, "Content-Encoding": "gzip"})[0])
        self.assertEqual(413, request("POST", "/api/v1/solve", "x" * (1 << 20) + "x", JSON)[0])
        self.assertEqual(414, request("GET", "/" + "x" * 9000)[0])
        self.assertIn(b" 411 ", self.served.raw(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n"))

    def test_odd_bytes(self):
        head = b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        for data, answer in ((b"\0" * 100 + b"\r\n\r\n", b" 400 "), (b"GET\r\n\r\n", b" 400 "),
                             (head + b"Content-Length: -5\r\n\r\n", b" 400 "),
                             (head + b"Content-Length: 99999999999999999999999\r\n\r\n", b" 413 "),
                             (head + b"Content-Length: 100\r\n\r\n{", b" 408 "),
                             (head + b"Transfer-Encoding: chunked\r\n\r\nxyz\r\n", b" 400 "),
                             (head + b"Transfer-Encoding: chunked\r\n\r\n" + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 300, b" 413 "),
                             (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20000, b" 431 "),
                             (b"GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=" + b"0-1," * 1900 + b"0-1\r\nConnection: close\r\n\r\n", b"HTTP/1.1 ")):
            with self.subTest(data[:100]):
                self.assertIn(answer, self.served.raw(data).split(b"\r\n")[0])
        self.assertEqual("ok", self.served.health()["status"])

    def test_truncated(self):
        with socket.create_connection(("127.0.0.1", self.served.port)) as client:
            client.sendall(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{")
            client.shutdown(socket.SHUT_WR)
            self.assertIn(b" 400 ", client.recv(65536))

    def test_a_request_that_drips_is_cut_off(self):
        for start_line in (b"GET / HT", b"GET / HTTP/1.1\r\nA: ", b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                           b"Transfer-Encoding: chunked\r\n\r\n"):
            cut_off = False
            with within(5), socket.create_connection(("127.0.0.1", self.served.port)) as client:
                client.settimeout(0.1)

                def drip():
                    nonlocal cut_off
                    try:
                        client.sendall(b"1")
                        cut_off = not client.recv(65536)
                    except TimeoutError:
                        pass
                    except OSError:
                        cut_off = True
                    return cut_off

                client.sendall(start_line)
                self.assertTrue(wait_until(drip))

    def test_events(self):
        for way in ({"path": "/api/v1/solve?stream=1", "headers": JSON},
                    {"path": "/api/v1/solve", "headers": {**JSON, "Accept": "text/event-stream", "Accept-Encoding": "gzip"}}):
            body = json.dumps({"level": HARD, "time_limit": 0.5, "algorithm": "a-star"})
            status, headers, text = self.served.request("POST", way["path"], body, way["headers"])
            self.assertEqual((200, "text/event-stream"), (status, headers["Content-Type"]))
            events = [event.split("\ndata: ") for event in text.strip().split("\n\n")]
            self.assertEqual({"event: progress"}, {name for name, _ in events[:-1]})
            self.assertGreater(json.loads(events[0][1])["expanded"], 0)
            self.assertEqual("event: result", events[-1][0])
            self.assertEqual("unknown", json.loads(events[-1][1])["status"])

    def test_a_client_that_goes_away_cancels_its_search(self):
        for path in ("/api/v1/solve", "/api/v1/solve?stream=1", "/api/v1/analyze"):
            with self.subTest(path):
                before = self.served.health()["searches"]["cancelled"]
                connection = self.served.connect()
                connection.request("POST", path, json.dumps({"level": HARD}), JSON)
                self.assertTrue(self.served.wait_for(lambda s: s["running"] == 1))
                connection.close()
                self.assertTrue(self.served.wait_for(lambda s: s["running"] == 0 and s["cancelled"] == before + 1))

    def test_isolation_headers(self):
        status, headers, text = self.served.request("GET", "/")
        self.assertEqual(200, status)
        self.assertIn("/api/v1/solve", text)
        self.assertEqual("same-origin", headers["Cross-Origin-Opener-Policy"])
        self.assertEqual("require-corp", headers["Cross-Origin-Embedder-Policy"])
        self.assertEqual("same-origin", headers["Cross-Origin-Resource-Policy"])


class Folder(unittest.TestCase):
    def test_files(self):
        with tempfile.TemporaryDirectory() as base:
            root = Path(base, "page")
            (root / "assets").mkdir(parents=True)
            Path(base, "secret.txt").write_text("secret", encoding="ascii")
            (root / "index.html").write_text("<p>page", encoding="ascii")
            (root / "assets" / "a.wasm").write_bytes(b"\0asm")
            (root / "out.txt").symlink_to(Path(base, "secret.txt"))
            with serving("--root", str(root)) as served:
                status, headers, text = served.request("GET", "/")
                self.assertEqual((200, "text/html; charset=utf-8", "<p>page"), (status, headers["Content-Type"], text))
                self.assertEqual(304, served.request("GET", "/", headers={"If-None-Match": headers["ETag"]})[0])
                self.assertEqual("<p>page", served.request("GET", "/play/some-level")[2])
                status, headers, text = served.request("HEAD", "/assets/a.wasm")
                self.assertEqual((200, "application/wasm", ""), (status, headers["Content-Type"], text))
                self.assertIn("immutable", headers["Cache-Control"])
                self.assertEqual("require-corp", headers["Cross-Origin-Embedder-Policy"])
                self.assertIn("script-src 'self' 'wasm-unsafe-eval'", headers["Content-Security-Policy"])
                for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/out.txt", "/assets/%00.txt", "/no.txt"):
                    self.assertEqual(404, served.request("GET", path)[0], path)

    def test_only_what_a_page_is_made_of_is_served(self):
        with tempfile.TemporaryDirectory() as base:
            root = Path(base, ".kept", "page")
            (root / ".git").mkdir(parents=True)
            (root / "deep" / ".well-known").mkdir(parents=True)
            for name in ("index.html", "a.css", ".env", ".git/config", ".git/index.html", "deep/.well-known/a.txt", "deep/.a.js",
                         "deep/b.js", "server.pem", "dump.sql", "backup.tar.gz", "config.yml", "a.css.orig", "noise"):
                (root / name).write_text(name, encoding="ascii")
            (root / "link.css").symlink_to(root / "a.css")
            (root / "shown.txt").symlink_to(root / ".env")
            os.mkfifo(root / "pipe.css")
            with serving("--root", str(root)) as served:
                for path in ("/", "/a.css", "/deep/b.js", "/link.css", "/play/level", "/deep//b.js"):
                    self.assertEqual(200, served.request("GET", path)[0], path)
                for path in ("/.env", "/.git", "/.git/", "/.git/config", "/.git/index.html", "/%2egit/config", "/deep/.well-known/a.txt",
                             "/deep/.a.js", "/server.pem", "/dump.sql", "/backup.tar.gz", "/config.yml", "/a.css.orig",
                             "/shown.txt", "/pipe.css", "/./a.css", "/deep/../a.css"):
                    self.assertEqual(404, served.request("GET", path)[0], path)
                for path in ("/noise", "/deep", "/deep/"):
                    self.assertNotIn("noise", served.request("GET", path)[2])
            # A folder may be named from where the server was started.
            with serving("--root", "web") as served:
                self.assertEqual(200, served.request("GET", "/index.html")[0])

    def test_compressed_files_go_to_those_who_take_them(self):
        with tempfile.TemporaryDirectory() as root:
            for name, text in [("a.wasm", "as it is"), ("a.wasm.br", "brotli"), ("a.wasm.gz", "gzip")]:
                Path(root, name).write_text(text, encoding="ascii")
            with serving("--root", root) as served:
                for accepts, encoding, expected in [("gzip, deflate, br", "br", "brotli"), ("gzip;q=0.5", "gzip", "gzip"),
                                                    ("br;q=0", None, "as it is"), ("", None, "as it is")]:
                    _, headers, text = served.request("GET", "/a.wasm", headers={"Accept-Encoding": accepts})
                    self.assertEqual((encoding, expected), (headers["Content-Encoding"], text))
                    self.assertEqual("application/wasm", headers["Content-Type"])


class Ending(unittest.TestCase):
    def end(self, which):
        with serving("--searches", "1") as served:
            asked = [served.connect() for _ in range(3)]
            for number, connection in enumerate(asked):
                connection.request("POST", "/api/v1/solve", json.dumps({"level": HARD}), JSON)
                self.assertTrue(served.wait_for(lambda s, n=number: s["running"] == 1 and s["waiting"] == n))
            with within(3), socket.create_connection(("127.0.0.1", served.port)), contextlib.closing(served.connect()) as idle:
                idle.request("GET", "/api/v1/health")
                idle.getresponse().read()
                served.process.send_signal(which)
                answers = [connection.getresponse() for connection in asked]
                self.assertEqual([200, 503, 503], [answer.status for answer in answers])
                self.assertTrue(json.loads(answers[0].read())["cancelled"])
                code = served.process.wait(PATIENCE)
            for connection in asked:
                connection.close()
            self.assertEqual(b"", served.process.stderr.read())
            return code

    def test_sigterm(self):
        self.assertEqual(DONE, self.end(signal.SIGTERM))

    def test_ctrl_c(self):
        self.assertEqual(INTERRUPTED, self.end(signal.SIGINT))

    def test_port_in_use(self):
        with serving() as served:
            again = run("serve", "--port", str(served.port))
            self.assertEqual((USAGE, ""), (again.code, again.out))
            self.assertIn("--port", again.err)

    def test_a_host_that_nobody_knows(self):
        result = run("serve", "--host", "nobody.invalid", "--port", "0")
        self.assertEqual((USAGE, ""), (result.code, result.out))
        self.assertIn("--host", result.err)

    def test_limits_under_which_nothing_is_answered(self):
        for args in (["--memory-limit", "1K"], ["--searches", "8", "--memory-limit", "79M"], ["--body-limit", "100M"],
                     ["--searches", "1", "--memory-limit", "64M", "--body-limit", "20M"]):
            with self.subTest(args):
                result = run("serve", "--port", "0", *args)
                self.assertEqual((USAGE, ""), (result.code, result.out))
                self.assertRegex(result.err, rf"\Adecant: {args[-2]}: .*; give \d+M or (more|less)\n\Z")
        with serving("--searches", "8", "--memory-limit", "80M") as served:
            self.assertEqual(200, served.post("solve", level="water4:ABAB/BABA/-")[0])

    @unittest.skipIf("DECANT_SANITIZED" in os.environ, "sanitizers need more addresses")
    def test_more_searches_than_there_are_threads(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        with start("serve", "--port", "0", "--searches", "256", "--memory-limit", "4G", preexec_fn=limit) as process:
            out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((USAGE, b""), (process.returncode, out), err)
        self.assertRegex(err, rb"\Adecant: .*; give fewer --searches\n\Z")

    def test_an_address_of_ipv6(self):
        with serving("--host", "::1") as served, contextlib.closing(http.client.HTTPConnection("::1", served.port)) as connection:
            self.assertIn(f" http://[::1]:{served.port}/api/v1/solve<", ask(connection, "GET", "/")[2])

    def test_no_such_folder(self):
        self.assertEqual(UNREADABLE, run("serve", "--root", "no/such/folder").code)

    def test_verbose(self):
        with start("serve", "--port", "0", "--verbose") as process:
            port = int(process.stdout.readline().decode().rsplit(":", 1)[1].strip("/\n"))
            with socket.create_connection(("127.0.0.1", port)) as client:
                client.sendall(b"GET /api/v1/health?x=%1b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                client.recv(65536)
            process.send_signal(signal.SIGTERM)
            self.assertRegex(process.stderr.read().decode(), r"^127.0.0.1 GET /api/v1/health\S* 200 \d+ bytes \d+ ms\n$")

    def test_verbose_counts_what_was_sent(self):
        level = json.dumps({"level": "water4:ABAB/BABA/-"}).encode()
        with serving("--verbose") as served:
            for head, body in ((b"GET /", b""), (b"HEAD /", b""), (b"POST /api/v1/solve?stream=1", level)):
                received = served.raw(head + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
                                      b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self.assertIn(f" 200 {len(received)} bytes ", served.process.stderr.readline().decode())

    def test_verbose_goes_on_when_its_reader_leaves(self):
        with serving("--verbose") as served:
            served.process.stderr.close()
            for _ in range(2):
                self.assertEqual("ok", served.health()["status"])


if __name__ == "__main__":
    unittest.main()
