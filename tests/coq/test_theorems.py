"""Coq accepts the theorems of proofs/coq without axioms, and nothing weaker; the page about them quotes them."""
# SPDX-License-Identifier: MIT
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {name: (ROOT / f"proofs/coq/{name}.v").read_text() for name in ("Proofs", "Examples")}
CLOSED = "Closed under the global context\n"


class Theorems(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_here(self, *command):
        return subprocess.run([*command, "-R", ".", "Decant"], cwd=self.folder, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=600)

    def compile(self, name, text):
        (self.folder / f"{name}.v").write_text(text)
        return self.run_here("coqc", f"{name}.v")

    def compile_all(self):
        for name, text in SOURCES.items():
            done = self.compile(name, text)
            self.assertEqual((0, ""), (done.returncode, done.stdout))

    def assumptions(self, name, text):
        """The number of statements of a file, and the assumptions of each by Coq."""
        statements = re.findall(r"^ *(?:Theorem|Lemma|Example) (\w+)", text, re.MULTILINE)
        self.assertEqual(len(statements), text.count("Proof."))
        questions = "".join(f"Print Assumptions {statement}.\n" for statement in statements)
        return len(statements), self.compile("Questions", f"From Decant Require Import {name}.\n{questions}").stdout

    def test_none_rests_on_an_axiom(self):
        self.compile_all()
        for name, text in SOURCES.items():
            count, answer = self.assumptions(name, text)
            self.assertEqual(CLOSED * count, answer)
        checked = self.run_here("coqchk", "-silent", "-o", *(f"Decant.{name}" for name in SOURCES))
        self.assertEqual(0, checked.returncode, checked.stdout)
        self.assertIn("* Axioms: <none>", checked.stdout)

    def test_a_gap_would_be_seen(self):
        text = "Admitted.".join(SOURCES["Proofs"].rsplit("Qed.", 1))
        self.assertEqual(0, self.compile("Proofs", text).returncode)
        _, answer = self.assumptions("Proofs", text)
        self.assertIn("Axioms:\ncheck_sound", answer)

    def test_no_weaker_checker_is_accepted(self):
        for part, weaker in (("v - 1 <=?", "v - 2 <=?"), ("negb (goal p (fst e)) &&", "true &&"), ("=> goal p s", "=> true"),
                             ("each_passes listed && listed 0 s", "each_passes listed"), ("<=? max (h s)", "<=? 1 + max (h s)")):
            with self.subTest(part):
                self.assertEqual(1, SOURCES["Proofs"].count(part))
                self.assertEqual(1, self.compile("Proofs", SOURCES["Proofs"].replace(part, weaker)).returncode)

    def test_the_page_quotes_them(self):
        page = (ROOT / "docs/coq.md").read_text()
        for block in re.findall(r"^```coq\n(.*?)^```$", page, re.DOTALL | re.MULTILINE):
            for quoted in block.split("\n\n"):
                with self.subTest(quoted):
                    self.assertIn(quoted, "".join(SOURCES.values()))
        for name in ("table", "closed_set", "image_at_least", "image_unsolvable", "check_sound"):
            self.assertIn(f"`{name}`", page)

    def test_the_example_is_that_of_the_format(self):
        page = (ROOT / "docs/proof-format.md").read_text()
        plan = re.search(r"its_plan := \[(.*)\]", SOURCES["Examples"])[1]
        moves = " ".join(f"{a}>{b}" for a, b in re.findall(r"\((\d), (\d)\)", plan))
        tubes = re.findall(r"\[([\d; ]*)\]", re.search(r"solvable := \[(.*)\]", SOURCES["Examples"])[1])
        code = "/".join("".join("-AB"[int(unit)] for unit in reversed(tube.split("; ")) if unit) or "-" for tube in tubes)
        self.assertIn(f"level water4:{code}\nclaim optimum 7\nplan {moves}\n", page)


if __name__ == "__main__":
    unittest.main()
