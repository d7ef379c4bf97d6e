"""No bytes make the server answer a request that its client did not send: where one ends is never in doubt."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import re
import socket
import unittest

from pace import within
from serving import serving

GET = b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/v1/convert HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BODY = b'{"level":"water2:AB/BA/-","to":"list"}'
HIDDEN = b"GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n"
LENGTH = b"Content-Length: %d\r\n" % len(BODY)
CHUNKED = b"Transfer-Encoding: chunked\r\n"
CHUNKS = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)

# Requests that are refused; another reader could take a part of each for a second request.
REFUSED = {
    "length and coding": (POST + LENGTH + CHUNKED + b"\r\n" + b"0\r\n\r\n", 400),
    "coding and length": (POST + CHUNKED + b"Content-Length: 5\r\n\r\n" + b"0\r\n\r\n", 400),
    "two lengths": (POST + LENGTH + b"Content-Length: 0\r\n\r\n" + BODY, 400),
    "the same length twice": (POST + LENGTH + LENGTH + b"\r\n" + BODY, 400),
    "a list of lengths": (POST + b"Content-Length: %d, %d\r\n\r\n" % (len(BODY), len(BODY)) + BODY, 400),
    "a length with a sign": (POST + b"Content-Length: +%d\r\n\r\n" % len(BODY) + BODY, 400),
    "a length in hexadecimal": (POST + b"Content-Length: 0x%x\r\n\r\n" % len(BODY) + BODY, 400),
    "a length of 2^64 + 38": (POST + b"Content-Length: 18446744073709551654\r\n\r\n" + BODY, 413),
    "another coding": (POST + b"Transfer-Encoding: xchunked\r\n\r\n" + CHUNKS, 501),
    "two codings": (POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n" + CHUNKS, 501),
    "a coding under HTTP/1.0": (POST.replace(b"1.1", b"1.0") + CHUNKED + b"\r\n" + CHUNKS, 400),
    "a hidden coding": (POST + LENGTH + b"Transfer-Encoding : chunked\r\n\r\n" + CHUNKS, 400),
    "a folded coding": (POST + LENGTH + b"Transfer-Encoding:\r\n chunked\r\n\r\n" + CHUNKS, 400),
    "a chunk of 0x26": (POST + CHUNKED + b"\r\n0x" + CHUNKS, 400),
    "a chunk of 26zz": (POST + CHUNKED + b"\r\n" + CHUNKS.replace(b"\r\n", b"zz\r\n", 1), 400),
    "a chunk behind a blank": (POST + CHUNKED + b"\r\n " + CHUNKS, 400),
    "a chunk too large for a number": (POST + CHUNKED + b"\r\n10000000000000000" + CHUNKS, 400),
    "an extension with a bare LF": (POST + CHUNKED + b"\r\n" + CHUNKS.replace(b"\r\n", b";\n\r\n", 1), 400),
    "an extension with a bare CR": (POST + CHUNKED + b"\r\n" + CHUNKS.replace(b"\r\n", b";\rx\r\n", 1), 400),
    "a chunk without its end": (POST + CHUNKED + b"\r\n" + CHUNKS.replace(BODY + b"\r\n", BODY), 400),
    "no host": (b"GET /api/v1/health HTTP/1.1\r\n\r\n", 400),
    "two hosts": (GET + b"Host: localhost\r\n\r\n", 400),
    "a host that is none": (b"GET /api/v1/health HTTP/1.1\r\nHost: local/host\r\n\r\n", 400),
    "bare LF": (b"GET /api/v1/health HTTP/1.1\nHost: localhost\n\n", 400),
    "bare CR": (GET + b"A: b\rC: d\r\n\r\n", 400),
    "NUL": (GET + b"A: \0\r\n\r\n", 400),
    "a name that is not a token": (GET + b"A(b): c\r\n\r\n", 400),
    "a blank before the first header": (b"GET /api/v1/health HTTP/1.1\r\n A: b\r\nHost: localhost\r\n\r\n", 400),
    "two blanks": (b"GET  /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "HTTP/0.9": (b"GET /api/v1/health\r\n", 400),
    "HTTP/2.0": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    "malformed percent-encoding": (b"GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "a tunnel": (b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", 501),
    "another expectation": (POST + LENGTH + b"Expect: tea\r\n\r\n" + BODY, 417),
}

# Bodies where none is expected.
READ_PAST = {
    "GET with a length": GET + b"Content-Length: %d\r\n\r\n" % len(HIDDEN) + HIDDEN,
    "GET with chunks": GET + CHUNKED + b"\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(HIDDEN), HIDDEN),
    "GET of a page": b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(HIDDEN) + HIDDEN,
    "trailers": POST + CHUNKED + b"\r\n" + CHUNKS[:-2] + b"Content-Length: 9\r\nTransfer-Encoding: gzip\r\n\r\n",
}


def statuses(answer):
    return [int(status) for status in re.findall(rb"^HTTP/1\.1 (\d{3})", answer, re.MULTILINE)]


class Framing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server = serving("--patience", "3", "--host-name", "levels.example.org")
        cls.served = server.__enter__()
        cls.addClassCleanup(server.__exit__, None, None, None)

    def test_what_is_in_doubt_is_refused_and_ends_the_connection(self):
        for name, (data, status) in REFUSED.items():
            with self.subTest(name):
                answer = self.served.raw(data + HIDDEN)
                self.assertEqual([status], statuses(answer))
                head, body = answer.split(b"\r\n\r\n", 1)
                self.assertIn(b"Connection: close", head)
                error = json.loads(body)["error"]
                self.assertEqual(status, error["status"])
                self.assertTrue(error["message"] and error["remedy"])

    def test_a_body_is_never_taken_for_a_request(self):
        for name, data in READ_PAST.items():
            with self.subTest(name):
                answer = self.served.raw(data + GET + b"Connection: close\r\n\r\n")
                self.assertEqual([200, 200], statuses(answer))

    def test_the_body_of_a_head_is_read_past(self):
        data = GET.replace(b"GET", b"HEAD") + b"Content-Length: %d\r\n\r\n" % len(HIDDEN) + HIDDEN
        self.assertEqual([200, 200], statuses(self.served.raw(data + GET + b"Connection: close\r\n\r\n")))

    def test_a_refused_body_is_never_taken_for_a_request(self):
        for start in (b"PUT /", b"POST /api/v1/nothing", b"POST /api/v1/health", b"GET /api/v1/solve", b"POST /api/v1/solve"):
            data = start + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(HIDDEN) + HIDDEN
            self.assertEqual(1, len(statuses(self.served.raw(data))), start)

    def test_requests_in_one_piece_are_answered_in_order(self):
        asked = [POST + b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in (BODY, BODY.replace(b"list", b"code"))]
        answer = self.served.raw(asked[0] + asked[1] + GET + b"\r\n" + asked[0] + GET + b"Connection: close\r\n\r\n")
        self.assertEqual([200] * 5, statuses(answer))
        self.assertEqual([b"list", b"code", b"ok", b"list", b"ok"],
                         re.findall(rb'"(?:format|status)":"(\w+)"', answer))

    def test_chunks_and_absolute_addresses_are_read(self):
        answer = self.served.raw(POST.replace(b"/api", b"http://localhost:1/api") + CHUNKED + b"Connection: close\r\n\r\n" + CHUNKS)
        self.assertEqual([200], statuses(answer))

    def test_bytes_may_come_one_by_one(self):
        with socket.create_connection(("127.0.0.1", self.served.port), 20) as client:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in POST + CHUNKED + b"Connection: close\r\n\r\n" + CHUNKS:
                client.sendall(bytes([byte]))
            answer = b"".join(iter(lambda: client.recv(65536), b""))
        self.assertEqual([200], statuses(answer))

    def test_a_client_that_expects_to_go_on_is_told_to(self):
        with socket.create_connection(("127.0.0.1", self.served.port), 20) as client:
            client.sendall(POST + LENGTH + b"Expect: 100-continue\r\nConnection: close\r\n\r\n")
            self.assertEqual(b"HTTP/1.1 100 Continue\r\n\r\n", client.recv(65536))
            client.sendall(BODY)
            answer = b"".join(iter(lambda: client.recv(65536), b""))
        self.assertEqual([200], statuses(answer))
        # A request that is refused for its head alone is refused at once.
        answer = self.served.raw(POST.replace(b"json", b"xml") + LENGTH + b"Expect: 100-continue\r\n\r\n")
        self.assertEqual([415], statuses(answer))

    def test_upgrades_are_not_taken(self):
        answer = self.served.raw(GET + b"Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
                                 b"Connection: Upgrade, HTTP2-Settings, close\r\n\r\n")
        self.assertEqual([200], statuses(answer))

    def test_http_1_0_gets_one_answer_without_chunks(self):
        body = BODY[:-len(',"to":"list"}')] + b"}"
        answer = self.served.raw(b"POST /api/v1/solve?stream=1 HTTP/1.0\r\nContent-Type: application/json\r\n"
                                 b"Content-Length: %d\r\n\r\n" % len(body) + body + HIDDEN)
        self.assertEqual([200], statuses(answer))
        head, events = answer.split(b"\r\n\r\n", 1)
        self.assertNotIn(b"chunked", head)
        self.assertTrue(events.startswith(b"event: "), events)

    def test_only_known_names_are_answered(self):
        for host, status in (("localhost", 200), ("127.0.0.1:8377", 200), ("[::1]", 200), ("Levels.Example.Org:443", 200),
                             ("evil.example", 421), ("localhost.evil.example", 421), ("192.168.1.5", 421), ("", 421)):
            with self.subTest(host):
                answer = self.served.raw(b"GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" % host.encode())
                self.assertEqual([status], statuses(answer))
                self.assertEqual(status == 421, b"--host-name" in answer)

    def test_a_page_of_another_origin_cannot_post(self):
        # Browsers ask first before they send JSON elsewhere, and get no permission.
        ask = b"OPTIONS /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n" \
              b"Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: content-type\r\n\r\n"
        answer = self.served.raw(ask)
        self.assertEqual([405], statuses(answer))
        self.assertNotIn(b"access-control-allow", answer.lower())
        self.assertEqual([415], statuses(self.served.raw(POST.replace(b"application/json", b"text/plain") + LENGTH + b"\r\n" + BODY)))

    def test_events_are_not_held_back_by_proxies(self):
        status, headers, _ = self.served.request(
            "POST", "/api/v1/solve?stream=1", '{"level":"water2:AB/BA/-"}', {"Content-Type": "application/json"})
        self.assertEqual((200, "no"), (status, headers["X-Accel-Buffering"]))

    def test_a_head_must_come_sooner_than_a_body(self):
        with within(2.5):
            self.assertEqual([408], statuses(self.served.raw(GET)))

    def test_every_answer_has_a_date_and_may_not_be_framed(self):
        for path in ("/", "/nothing", "/api/v1/health"):
            _, headers, _ = self.served.request("GET", path)
            self.assertRegex(headers["Date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")
            self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
            self.assertEqual("no-referrer", headers["Referrer-Policy"])


class Names(unittest.TestCase):
    def test_a_server_for_all_is_known_by_any_address(self):
        with serving("--host", "0.0.0.0") as served:
            for host, status in (("192.168.1.5:8377", 200), ("[fe80::1]", 200), ("0.0.0.0", 200), ("evil.example", 421)):
                answer = served.raw(b"GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" % host.encode())
                self.assertEqual([status], statuses(answer), host)


class Seats(unittest.TestCase):
    def test_idle_connections_shut_nobody_out(self):
        with serving() as served, contextlib.ExitStack() as open_ones:
            def connect():
                return open_ones.enter_context(socket.create_connection(("127.0.0.1", served.port)))

            for number in range(400):
                client = connect()
                if number % 2:
                    client.sendall(b"GET / HT")
            for _ in range(20):
                with within(1):
                    self.assertEqual("ok", served.health()["status"])
                connect()
            self.assertLessEqual(served.health()["connections"], 256)

    def test_whoever_holds_few_keeps_them(self):
        with serving() as served, contextlib.ExitStack() as open_ones:
            def connect(source):
                return open_ones.enter_context(
                    socket.create_connection(("127.0.0.1", served.port), 20, source_address=(source, 0)))

            fair = connect("127.0.0.2")
            for _ in range(400):
                connect("127.0.0.3")
            fair.sendall(GET + b"Connection: close\r\n\r\n")
            self.assertEqual([200], statuses(b"".join(iter(lambda: fair.recv(65536), b""))))


if __name__ == "__main__":
    unittest.main()
