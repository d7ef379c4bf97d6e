"""Where the server listens, and under which limits it does not start."""
# SPDX-License-Identifier: MIT
import contextlib
import http.client
import os
import resource
import unittest

from pace import PATIENCE
from program import UNREADABLE, USAGE, run, start
from serving import ask, serving


class Start(unittest.TestCase):
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
        for args in (["--memory-limit", "1K"], ["--searches", "1", "--memory-limit", "1K"], ["--searches", "8", "--memory-limit", "79M"], ["--body-limit", "100M"],
                     ["--searches", "1", "--memory-limit", "64M", "--body-limit", "20M"]):
            with self.subTest(args):
                result = run("serve", "--port", "0", *args)
                self.assertEqual((USAGE, ""), (result.code, result.out))
                self.assertNotIn("1 searches", result.err)
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


if __name__ == "__main__":
    unittest.main()
