"""With --verbose each request is a line on standard error."""
# SPDX-License-Identifier: MIT
import json
import signal
import socket
import unittest

from program import start
from serving import serving


class Log(unittest.TestCase):
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
