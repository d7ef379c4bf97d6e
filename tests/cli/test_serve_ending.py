"""Signals end the server, with answers for those who wait."""
# SPDX-License-Identifier: MIT
import contextlib
import json
import signal
import socket
import unittest

from hard_level import HARD
from pace import PATIENCE, within
from program import DONE, INTERRUPTED
from serving import JSON, serving


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


if __name__ == "__main__":
    unittest.main()
