"""Proofs in Python: made of solutions, checked, and refused."""
# SPDX-License-Identifier: MIT
import unittest

import decant

SOLVED = "water4:ABAB/BABA/-"
STUCK = "water2:AB/BC/CA"


class Proofs(unittest.TestCase):
    def test_a_shortest_plan_is_proved_and_verified(self):
        solution = decant.solve(SOLVED)
        proof = decant.prove(solution)
        self.assertEqual(("optimum", solution.length, SOLVED), (proof["claim"], proof["length"], proof["level"]))
        self.assertTrue(proof["proof"].startswith("decant-proof 1\n"))
        verdict = decant.verify(proof["proof"])
        self.assertEqual(("verified", "optimum", solution.length), (verdict["status"], verdict["claim"], verdict["length"]))
        self.assertIn("VERIFIED", str(verdict))
        self.assertEqual("verified", decant.verify(proof["proof"].encode(), derive=True)["status"])

    def test_that_there_is_no_plan_is_proved(self):
        self.assertEqual("unsolvable", decant.verify(decant.prove(decant.solve(STUCK, advice=False))["proof"])["claim"])

    def test_a_false_proof_is_rejected_with_its_line(self):
        proof = decant.prove(decant.solve(SOLVED))["proof"]
        verdict = decant.verify(proof.replace("claim optimum", "claim at-least"))
        self.assertEqual(("rejected", 4), (verdict["status"], verdict["line"]))

    def test_a_proof_of_another_level_is_rejected(self):
        proof = decant.prove(decant.solve(SOLVED))["proof"]
        self.assertEqual("verified", decant.verify(proof, about=SOLVED)["status"])
        self.assertEqual("rejected", decant.verify(proof, about=STUCK)["status"])

    def test_the_level_of_a_proof_is_a_code_in_any_spelling(self):
        proof = decant.prove(decant.solve(SOLVED))["proof"]
        for about in (SOLVED.upper(), f" {SOLVED}", SOLVED.replace("4:", "04:")):
            self.assertEqual("verified", decant.verify(proof, about=about)["status"])
        for about in ("x", "", "[[1, 2], [2, 1], []]"):
            with self.assertRaises(decant.LevelError):
                decant.verify(proof, about=about)

    def test_a_limit_raises(self):
        with self.assertRaisesRegex(decant.LimitReached, "entries; raise proof_limit"):
            decant.prove(decant.solve("ball4:" + decant.levels()["coalton-133"].code[7:]), proof_limit=10)

    def test_a_limit_leaves_a_derived_proof_unchecked(self):
        proof = decant.prove(decant.solve("water4:ABCD/BCDA/CDAB/DABC/-/-"))["proof"]
        self.assertEqual("unchecked", decant.verify(proof, derive=True, proof_limit=0)["status"])

    def test_what_is_no_solution_is_refused(self):
        for wrong in (SOLVED, None):
            with self.assertRaisesRegex(TypeError, "^solution: give the result of `solve`, not "):
                decant.prove(wrong)
        with self.assertRaises(TypeError):
            decant.verify(7)


if __name__ == "__main__":
    unittest.main()
