"""Starts a real server, and talks to it."""
# SPDX-License-Identifier: MIT
import contextlib
import http.client
import json
import signal
import socket
import unittest

from pace import PATIENCE, wait_until
from program import start


class Served:
    def __init__(self, process, port):
        self.process, self.port = process, port

    def connect(self, timeout=PATIENCE, client="127.0.0.1"):
        """A connection from this address."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(client, 0))

    def request(self, method, path, body=None, headers=None, timeout=PATIENCE):
        """Status, headers and body of one request."""
        with contextlib.closing(self.connect(timeout)) as connection:
            return ask(connection, method, path, body, headers)

    def post(self, route, **body):
        status, headers, text = self.request("POST", "/api/v1/" + route, json.dumps(body), JSON)
        return status, headers, text

    def error(self, route, **body):
        status, _, text = self.post(route, **body)
        return status, json.loads(text)["error"]

    def health(self):
        return json.loads(self.request("GET", "/api/v1/health")[2])

    def raw(self, data, timeout=PATIENCE):
        """The answer to these bytes, until the server closes the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout) as client:
            with contextlib.suppress(OSError):
                client.sendall(data)
            answer = b""
            with contextlib.suppress(ConnectionError):
                while part := client.recv(65536):
                    answer += part
            return answer

    def wait_for(self, condition, seconds=PATIENCE):
        """Looks at the health until the condition holds; says whether it ever did."""
        return wait_until(lambda: condition(self.health()["searches"]), seconds)

    def resident(self):
        """Bytes of memory that the server held at most so far."""
        return self.status("VmHWM")

    def resident_now(self):
        return self.status("VmRSS")

    def status(self, name):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith(name))


JSON = {"Content-Type": "application/json"}


def ask(connection, method, path, body=None, headers=None):
    connection.request(method, path, body, headers or {})
    response = connection.getresponse()
    return response.status, response.headers, response.read().decode()


@contextlib.contextmanager
def serving(*args):
    """A server on a free port, which must end cleanly."""
    with start("serve", "--port", "0", *args) as process:
        try:
            address = process.stdout.readline().decode()
            yield Served(process, int(address.rsplit(":", 1)[1].strip("/\n")))
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except Exception:
                process.kill()
                raise
            assert process.returncode in (0, 130), (process.returncode, process.stderr.read())


class ServerTest(unittest.TestCase):
    """Tests that talk to one server, `served`, which was started with ARGS."""
    ARGS = ()

    @classmethod
    def setUpClass(cls):
        cls.served = cls.enterClassContext(serving(*cls.ARGS))
