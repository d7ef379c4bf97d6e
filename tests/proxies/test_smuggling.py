"""Behind real proxies, which share their connections to the server among clients, each client gets its own answer."""
# SPDX-License-Identifier: MIT
import contextlib
import http.client
import json
import socket
import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "cli"))
from hard_level import HARD  # noqa: E402
from serving import JSON, serving  # noqa: E402
from test_serve_framing import GET, POST, READ_PAST, REFUSED  # noqa: E402

from proxies import haproxy, nginx  # noqa: E402

def with_body(start, body):
    return start + b"Content-Length: %d\r\n\r\n" % len(body) + body


# Its answer comes when the connection that it came on is somebody else's.
HIDDEN = with_body(POST.replace(b"convert", b"solve"),
                   json.dumps({"level": HARD, "time_limit": 0.3, "algorithm": "a-star"}).encode())
HALF = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\nX: "


def attacks():
    """Each is one request to its proxy, or is refused there; a server that reads it otherwise sees two."""
    for hidden, what in ((HIDDEN, "a request"), (HALF, "half a request")):
        yield f"GET with {what} as its body", with_body(GET, hidden)
        yield f"HEAD with {what} as its body", with_body(GET.replace(b"GET", b"HEAD"), hidden)
        yield f"GET of a page with {what} as its body", with_body(b"GET / HTTP/1.1\r\nHost: localhost\r\n", hidden)
        yield f"PUT with {what} as its body", with_body(GET.replace(b"GET", b"PUT"), hidden)
        yield f"POST elsewhere with {what} as its body", with_body(POST.replace(b"convert", b"nothing"), hidden)
        yield f"GET with {what} as its chunk", (
            GET + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(hidden), hidden))
    for name, (data, _) in REFUSED.items():
        yield name, data + HIDDEN
    for name, data in READ_PAST.items():
        yield name, data


def gets_its_own_answer(client, colors):
    """Asks about a number of colors, which comes back."""
    level = "/".join(color * 2 for color in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:colors])
    client.request("POST", "/api/v1/convert", json.dumps({"level": f"water2:{level}/-", "to": "code"}), JSON)
    response = client.getresponse()
    answer = json.loads(response.read())
    return response.status == 200 and answer.get("level", "").count("/") == colors


class Smuggling(unittest.TestCase):
    def nobody_gets_what_another_one_asked_for(self, proxy):
        with serving("--patience", "3") as served, proxy(served.port) as port:
            for number, (name, data) in enumerate(attacks()):
                # One connection, as of a browser: only its later requests may share connections of HAProxy.
                client = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
                with self.subTest(name), contextlib.closing(client):
                    self.assertTrue(gets_its_own_answer(client, 2))
                    with socket.create_connection(("127.0.0.1", port), 5) as attacker:
                        attacker.sendall(data)
                        attacker.settimeout(0.1)
                        with contextlib.suppress(OSError):
                            attacker.recv(65536)
                        for turn in range(3):
                            self.assertTrue(gets_its_own_answer(client, 3 + (number + turn) % 20), "another one's answer")
            self.assertEqual("ok", served.health()["status"])

    def test_behind_haproxy(self):
        self.nobody_gets_what_another_one_asked_for(haproxy)

    def test_behind_haproxy_that_refuses_little(self):
        self.nobody_gets_what_another_one_asked_for(lambda server: haproxy(server, lenient=True))

    def test_behind_nginx_that_keeps_connections(self):
        self.nobody_gets_what_another_one_asked_for(nginx)

    def test_behind_nginx_that_passes_bodies_on_as_they_come(self):
        self.nobody_gets_what_another_one_asked_for(lambda server: nginx(server, buffering="off"))


class Streams(unittest.TestCase):
    def test_events_come_through_nginx_as_they_happen(self):
        body = json.dumps({"level": HARD, "time_limit": 3, "algorithm": "a-star"}).encode()
        with serving() as served, nginx(served.port) as port:
            began = time.monotonic()
            with socket.create_connection(("127.0.0.1", port), 20) as client:
                client.sendall(with_body(POST.replace(b"convert", b"solve?stream=1") + b"Connection: close\r\n", body))
                seen = b""
                while b"event: progress" not in seen:
                    piece = client.recv(65536)
                    self.assertTrue(piece, seen)
                    seen += piece
                self.assertLess(time.monotonic() - began, 2)


if __name__ == "__main__":
    unittest.main()
