"""Every level that the project names has a proof, which the verifier in Python accepts."""
# SPDX-License-Identifier: MIT
import json
import re
import tempfile
import unittest
from pathlib import Path

from proving import ROOT, prove, verify

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CODE = re.compile(r"(?<![\w-])(?:water|ball)\d+:[A-Za-z0-9^/-]+")
# Those without a proof of 300,000 entries, and why.
WITHOUT = {
    "ball4:ABCD/EFGH/ABCD/EFGH/HGFE/DCBA/HGFE/DCBA/-/-": "made to be searched for a long time: an example of progress",
    "ball4:ABCD/EFGH/ABCD/EFGH/HGFE/DCBA/HGFE/DCBA/-": "the same, with a tube less",
}


def levels():
    """Example levels under both rules, and the codes on the pages."""
    for path in sorted((ROOT / "levels").glob("*.txt")):
        yield str(path), ()
        if not path.name.startswith("dog-bunny"):
            yield str(path), ("--rules", "ball")
    codes = {code for page in PAGES for code in CODE.findall(page.read_text(encoding="utf-8"))}
    for code in sorted(codes - WITHOUT.keys()):
        yield code, ("--partial",)


class Figures(unittest.TestCase):
    def test_have_proofs(self):
        proved = []
        with tempfile.TemporaryDirectory() as folder:
            for number, (level, flags) in enumerate(levels()):
                path = Path(folder) / f"{number}.proof"
                done = prove(level, path, "--proof-limit", "300000", "--node-limit", "200000", *flags)
                if done.returncode in (64, 65):
                    continue  # a page shows what is refused, too
                answer = json.loads(done.stdout)
                self.assertIn(done.returncode, (0, 10), f"{level}: {answer['status']}, {answer.get('no_proof')}")
                proved.append(path)
            self.assertGreater(len(proved), 30)
            verdicts, code = verify(*proved)
        self.assertEqual(code, 0, [verdict for verdict in verdicts if verdict.startswith("REJECTED")])


if __name__ == "__main__":
    unittest.main()
