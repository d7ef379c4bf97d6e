"""Bytes that are not a request, or only part of one."""
# SPDX-License-Identifier: MIT
import socket
import unittest

from pace import wait_until, within
from serving import ServerTest


class OddBytes(ServerTest):
    ARGS = ("--patience", "2", "--searches", "2", "--memory-limit", "1G")

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
            with within(5), socket.create_connection(("127.0.0.1", self.served.port)) as client:
                client.settimeout(0.1)

                def cut_off_by_one_more(client=client):
                    try:
                        client.sendall(b"1")
                        return not client.recv(65536)
                    except TimeoutError:
                        return False
                    except OSError:
                        return True

                client.sendall(start_line)
                self.assertTrue(wait_until(cut_off_by_one_more))


if __name__ == "__main__":
    unittest.main()
