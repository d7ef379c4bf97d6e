"""The verifier in Python accepts valid proofs, and rejects any damage and any bytes with a line."""
# SPDX-License-Identifier: MIT
import gzip
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from cases import ACCEPTED, PACKED_ACCEPTED, PACKED_REJECTED, REJECTED, TUBES
from proving import PROGRAM, VERIFIER, prove, verify


class Verifier(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, data):
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    def check(self, cases, name, status, code):
        """All these files, in the verifier and in the program."""
        paths = [self.write(name.format(number), data) for number, data in enumerate(cases.values())]
        verdicts, done = verify(*paths)
        self.assertEqual(done, 1 if code else 0)
        told = subprocess.run([PROGRAM, "verify", "--format", "json", *map(str, paths)], capture_output=True, text=True, check=False)
        self.assertEqual(told.returncode, code, told.stderr)
        answers = [json.loads(line)["status"] for line in told.stdout.splitlines()]
        self.assertEqual((len(verdicts), len(answers)), (len(cases), len(cases)))
        for case, path, verdict, answer in zip(cases, paths, verdicts, answers):
            with self.subTest(case):
                self.assertEqual(answer, status)
                self.assertRegex(verdict, f"^VERIFIED: {path}$" if status == "verified" else rf"^REJECTED: {path}: line \d+: ")

    def test_and_the_program_accept_the_same(self):
        self.check(ACCEPTED, "{}.proof", "verified", 0)
        self.check(ACCEPTED, "{}.gz", "verified", 0)
        for name in ("{}.gz", "{}.packed"):
            self.check(PACKED_ACCEPTED, name, "verified", 0)

    def test_and_the_program_reject_the_same_with_the_line(self):
        self.check(REJECTED, "{}.proof", "rejected", 14)
        for name in ("{}.gz", "{}.packed", "{}.xz"):
            self.check(PACKED_REJECTED, name, "rejected", 14)

    def test_rejects_bytes_of_any_kind_at_once(self):
        packed = gzip.compress(TUBES.encode())
        bomb = gzip.compress(b"S 1 " * (1 << 24), 1)
        paths = [self.write(name, data) for name, data in (
            ("empty", b""), ("noise", os.urandom(1 << 20)), ("zeros", bytes(1 << 20)), ("cut.gz", packed[:-9]), ("noise.gz", os.urandom(999)),
            ("twisted.gz", packed[:20] + b"\xff\xff" + packed[22:]), ("bomb.gz", bomb), ("crumbs.gz", gzip.compress(b"-") * 300_000),
            ("digits", "decant-proof 1\nlevel water4:A\nclaim optimum " + "9" * 100_000 + "\n"),
            ("nested", "decant-proof 1\nlevel dogbunny:a=b@" + "(" * 100_000 + ":d=a:d=b\n"))]
        verdicts, code = verify(*paths, self.folder, self.folder / "nosuch")
        self.assertEqual(code, 1)
        self.assertEqual(len(verdicts), len(paths) + 2)
        self.assertTrue(all(verdict.startswith("REJECTED") for verdict in verdicts), verdicts)

    def test_reads_standard_input_compressed_or_not(self):
        for data in (TUBES.encode(), *PACKED_ACCEPTED.values()):
            self.assertEqual(verify("-", input=data)[1], 0)

    def test_rejects_another_level_than_was_asked_for(self):
        path = self.write("a.proof", TUBES)
        self.assertEqual(verify(path, flags=["--level", "water4:ABAB/BABA/-"])[1], 0)
        self.assertEqual(verify(path, flags=["--level", "water4:BABA/ABAB/-"])[1], 1)

    def test_of_tubes_that_differ_asks_which_goal_is_meant(self):
        tall = "water4:ABAB/BABA/-^3"
        for goal, other in (("full", "gathered"), ("gathered", "full")):
            path = self.folder / f"{goal}.proof"
            self.assertEqual(prove(tall, path, "--goal", goal).returncode, 0)
            self.assertEqual(verify(path)[1], 0)
            self.assertEqual(verify(path, flags=["--level", f"{tall}:goal={goal}"])[1], 0)
            for level in (tall, f"{tall}:goal={other}"):
                self.assertEqual(verify(path, flags=["--level", level])[1], 1)

    def test_has_410_lines_at_most(self):
        self.assertLessEqual(len(list(filter(None, Path(VERIFIER).read_text().splitlines()))), 410)

    def test_agrees_with_the_program_on_larger_tables(self):
        level = "ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-"
        paths = [self.folder / "water.proof", self.folder / "ball.proof", self.folder / "stuck.proof"]
        self.assertEqual(prove("water4:" + level, paths[0]).returncode, 0)
        self.assertEqual(prove("ball4:" + level, paths[1]).returncode, 0)
        self.assertEqual(prove("water4:BEEC/FBDC/BAAC/FEEC/FBDD/FAAD/-/-", paths[2]).returncode, 10)
        self.assertEqual(verify(*paths)[1], 0)


if __name__ == "__main__":
    unittest.main()
