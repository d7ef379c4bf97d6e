"""The verifier in Python accepts what is proved, and rejects all damage with a line, whatever the bytes."""
# SPDX-License-Identifier: MIT
import gzip
import lzma
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from proving import PROGRAM, VERIFIER, prove, verify

TUBES = """decant-proof 1
level water4:ABAB/BABA/-
claim optimum 7
plan 2>3 1>2 1>3 2>1 2>3 1>2 1>3
entries 1
S 7 -/ABAB/BABA
end
"""
MAP = """decant-proof 1
level dogbunny:a=b@!(c,d+!a)/b~c/c=d:dog=a/bunny=b+b:dog=c
claim optimum 2
plan dog:a>b dog:b>c
entries 4
S 1 a/a+b
S 2 a/b+b
S 1 a/b+c
S 1 b/b+b
end
"""
BORDERS = """decant-proof 1
level water2:AB/BC/CA
claim unsolvable
entries 1
T AB/BC/CA
end
"""
POSITIONS = """decant-proof 1
level water4:C^1/AC/B^1
claim unsolvable
entries 2
S inf -^1/ACC/B^1
S inf AC/B^1/C^1
end
"""
AT_LEAST = TUBES.replace("optimum 7\nplan 2>3 1>2 1>3 2>1 2>3 1>2 1>3", "at-least 7")

DAMAGE = {
    TUBES: [("proof 1", "proof 2"), ("level ", "level  "), ("water4", "Water4"), ("water4", "water04"), ("water4", "water33"),
            ("water4:ABAB/BABA/-", "water4:ABAB/BABA"), ("ABAB/BABA/-\nclaim", "ABAC/BABA/-\nclaim"), ("optimum 7", "optimum 6"),
            ("optimum 7", "optimum 8"), ("optimum 7", "optimum 07"), ("optimum", "best"), ("2>3 1>2", "1>2 2>3"),
            ("2>3 1>2", "2>2 1>2"), ("plan 2>3", "plan 2>4"), ("plan 2>3", "plan  2>3"), (" 1>3\ne", " 1>3 \ne"),
            ("1>2 1>3\ne", "1>2\ne"), ("entries 1", "entries 0"), ("entries 1", "entries 2"), ("entries 1", "entries 1e0"),
            ("S 7 ", "S 8 "), ("S 7 ", "S 6 "), ("S 7 ", "S 0 "), ("S 7 ", "S 9223372036854775808 "), ("S 7 ", "S inf "),
            ("S 7 ", "s 7 "), ("-/ABAB/BABA\nend", "ABAB/BABA/-\nend"), ("-/ABAB/BABA\nend", "-/BABA/ABAB\nend"),
            ("-/ABAB/BABA\nend", "-^4/ABAB/BABA\nend"), ("-/ABAB/BABA\nend", "-/ABAB\nend"), ("-/ABAB/BABA\nend", "-/AAAA/BBBB\nend"),
            ("ABAB/BABA\nend", "ABAB/BAB\nend"), ("end\n", "end"), ("end\n", "end\n\n"), ("end\n", "END\n"), ("end\n", ""),
            ("\n", "\r\n"), ("A", "\u0410"), ("decant", "\ufeffdecant"), ("\nS", "\n\nS"), ("\nS", "\n# so\nS")],
    MAP: [("a=b@!(c,d+!a)", "a=b@!(c,d+!a"), ("a=b@!(c,d+!a)", "a=b@a(c)"), ("a=b@!(c,d+!a)", "a=b@()"), ("!(c", "!(e"),
          ("!(c,d+!a)", "!(c,d+!a)" + "+!" * 70 + "a"), ("!(c,d+!a)", "!" * 60 + "a"), ("b~c", "b~%41"), ("b~c", "b>c"),
          ("dog=a/", "dog=a/dog=a/"), (":dog=c", ":cat=c"), (":dog=c", ":dog=c+d"), ("dog:a>b", "dog:b>a"), ("dog:a>b", "cat:a>b"),
          ("S 1 b/b+b\n", ""), ("S 1 b/b+b", "S 1 b/b"), ("S 1 b/b+b", "S 1 b/c+b"), ("b/b+b", "b+b/b"), ("S 2", "T 2")],
    BORDERS: [("T AB", "T ABB"), ("T AB/BC/CA", "T AB/BC"), ("T AB/BC/CA", "T AB/CA/BC"), ("unsolvable", "unsolv able"),
              ("unsolvable", "unsolvable "), ("unsolvable", "at-least 9"), ("BC/CA\nclaim", "BC/CA/-\nclaim"), ("entries 1\nT AB/BC/CA", "entries 0")],
    POSITIONS: [("S inf -^1/ACC/B^1\n", ""), ("S inf AC/B^1/C^1\n", ""), ("S inf -", "S 9 -"), ("-^1/ACC", "-/ACC"), ("entries 2", "entries 3")],
}


class Verifier(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, data):
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    def test_accepts_what_is_proved(self):
        paths = [self.write(f"{i}.proof", text) for i, text in enumerate((TUBES, MAP, BORDERS, POSITIONS, AT_LEAST))]
        verdicts, code = verify(*paths)
        self.assertEqual(verdicts, [f"VERIFIED: {path}" for path in paths])
        self.assertEqual(code, 0)

    def test_rejects_what_is_damaged_with_the_line(self):
        paths = []
        for number, (text, changes) in enumerate(DAMAGE.items()):
            for i, (old, new) in enumerate(changes):
                self.assertIn(old, text)
                counted = text
                if new == "" and old.startswith("S"):
                    counted = text.replace("entries 2", "entries 1").replace("entries 4", "entries 3")
                paths.append(self.write(f"{number}-{i}.proof", counted.replace(old, new)))
        verdicts, code = verify(*paths)
        self.assertEqual(code, 1)
        self.assertEqual(len(verdicts), len(paths))
        for path, verdict in zip(paths, verdicts):
            self.assertRegex(verdict, r"^REJECTED: .*: line \d+: ", path.read_bytes())

    def test_rejects_bytes_of_any_kind_at_once(self):
        packed = gzip.compress(TUBES.encode())
        bomb = gzip.compress(b"S 1 " * (1 << 24), 1)
        paths = [self.write(name, data) for name, data in (
            ("empty", b""), ("noise", os.urandom(1 << 20)), ("zeros", bytes(1 << 20)), ("cut.gz", packed[:-9]), ("noise.gz", os.urandom(999)),
            ("twisted.gz", packed[:20] + b"\xff\xff" + packed[22:]), ("cut.xz", lzma.compress(TUBES.encode())[:-9]), ("bomb.gz", bomb),
            ("digits", "decant-proof 1\nlevel water4:A\nclaim optimum " + "9" * 100_000 + "\n"),
            ("nested", "decant-proof 1\nlevel dogbunny:a=b@" + "(" * 100_000 + ":d=a:d=b\n"))]
        verdicts, code = verify(*paths, self.folder, self.folder / "nosuch")
        self.assertEqual(code, 1)
        self.assertEqual(len(verdicts), len(paths) + 2)
        self.assertTrue(all(verdict.startswith("REJECTED") for verdict in verdicts), verdicts)

    def test_reads_compressed_files_and_standard_input(self):
        paths = [self.write("a.gz", gzip.compress(TUBES.encode())), self.write("a.xz", lzma.compress(TUBES.encode()))]
        self.assertEqual(verify(*paths)[1], 0)
        self.assertEqual(verify("-", input=TUBES.encode())[1], 0)

    def test_agrees_with_the_program_on_what_is_behind_a_compressed_part(self):
        half = len(TUBES) // 2
        whole, parts = gzip.compress(TUBES.encode()), [gzip.compress(part.encode()) for part in (TUBES[:half], TUBES[half:])]
        for name, data, code in (("zeros.gz", whole + bytes(200_000), 0), ("parts.gz", parts[0] + bytes(3) + parts[1] + b"\0", 0),
                                 ("text.gz", whole + b"end\n", 1), ("late.gz", whole + bytes(9) + b"x", 1)):
            with self.subTest(name):
                path = self.write(name, data)
                self.assertEqual(verify(path)[1], code)
                checked = subprocess.run([PROGRAM, "verify", "--quiet", str(path)], capture_output=True, check=False)
                self.assertEqual(checked.returncode, 14 if code else 0)

    def test_rejects_another_level_than_was_asked_for(self):
        path = self.write("a.proof", TUBES)
        self.assertEqual(verify(path, flags=["--level", "water4:ABAB/BABA/-"])[1], 0)
        self.assertEqual(verify(path, flags=["--level", "water4:BABA/ABAB/-"])[1], 1)

    def test_has_300_lines_at_most(self):
        self.assertLessEqual(len(Path(VERIFIER).read_text().splitlines()), 300)

    def test_agrees_with_the_program_on_larger_tables(self):
        level = "ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-"
        paths = [self.folder / "water.proof", self.folder / "ball.proof", self.folder / "stuck.proof"]
        self.assertEqual(prove("water4:" + level, paths[0]).returncode, 0)
        self.assertEqual(prove("ball4:" + level, paths[1]).returncode, 0)
        self.assertEqual(prove("water4:BEEC/FBDC/BAAC/FEEC/FBDD/FAAD/-/-", paths[2]).returncode, 10)
        self.assertEqual(verify(*paths)[1], 0)


if __name__ == "__main__":
    unittest.main()
