"""`solve --proof` and `verify`: files that prove, in all forms in which they come, and files that are not proofs."""
# SPDX-License-Identifier: MIT

import gzip
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from hard_level import LONG_PROOF
from pace import PATIENCE, within
from program import PROGRAM, run

LEVEL_133 = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-"


class Proof(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def path(self, name="level.proof"):
        return str(self.folder / name)

    def prove(self, level, *flags, name="level.proof", code=0):
        done = run("solve", level, "--proof", self.path(name), "--quiet", *flags)
        self.assertEqual(done.code, code, done.err)
        return done

    def verify(self, *flags, name="level.proof", code=0):
        done = run("verify", self.path(name), *flags)
        self.assertEqual(done.code, code, done.out + done.err)
        return done.out

    def test_says_what_was_proved_of_which_level_and_draws_it(self):
        self.assertIn("Proof: ", self.prove(LEVEL_133).out)
        told = self.verify()
        self.assertTrue(told.startswith("VERIFIED: "), told)
        self.assertIn("The shortest plan has 39 moves.", told)
        self.assertIn(LEVEL_133, told)
        self.assertIn("12 colors in 14 tubes of 4, water rules", told)

    def test_of_one_entry_is_told_in_the_singular(self):
        done = run("solve", "water2:AB/BA", "--proof", self.path())
        self.assertIn("level.proof (1 entry). Check it: decant verify ", done.out)

    def test_is_in_json(self):
        answer = json.loads(self.prove(LEVEL_133, "--format", "json").out)
        self.assertEqual(answer["proof"]["kind"], "bounds")
        self.assertEqual(answer["proof"]["entries"], 176)
        self.assertEqual(answer["proof"]["bytes"], os.path.getsize(self.path()))
        told = json.loads(self.verify("--format", "json"))
        self.assertEqual((told["status"], told["claim"], told["length"]), ("verified", "optimum", 39))

    def test_of_a_level_without_a_plan_is_about_borders_or_positions(self):
        for level, kind in (("water2:AB/BC/CA", "borders"), ("water4:C^1/AC/B^1", "positions")):
            done = self.prove(level, "--partial", "--format", "json", "--force", code=10)
            self.assertEqual(json.loads(done.out)["proof"]["kind"], kind)
            self.assertIn("It cannot be solved.", self.verify())

    def test_of_dog_bunny(self):
        self.prove("dog-bunny-28")
        self.assertIn("The shortest plan has 28 moves.", self.verify())

    def test_of_a_bound_where_the_optimum_is_out_of_reach(self):
        done = self.prove("ball4:" + LEVEL_133[7:], "--node-limit", "3", "--format", "json", code=11)
        told = json.loads(self.verify("--format", "json"))
        self.assertEqual(told["claim"], "at-least")
        self.assertEqual(told["length"], json.loads(done.out)["lower_bound"])

    def test_is_compressed_as_its_name_says(self):
        self.prove(LEVEL_133)
        text = pathlib.Path(self.path()).read_bytes()
        self.prove(LEVEL_133, name="level.proof.gz")
        with gzip.open(self.path("level.proof.gz")) as packed:
            self.assertEqual(text, packed.read())
        self.assertLess(os.path.getsize(self.path("level.proof.gz")), len(text) / 5)
        self.assertIn("VERIFIED", self.verify(name="level.proof.gz"))

    def test_is_read_from_standard_input_too(self):
        self.prove(LEVEL_133, name="level.proof.gz")
        with open(self.path("level.proof.gz"), "rb") as packed:
            done = subprocess.run([PROGRAM, "verify", "-"], stdin=packed, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("VERIFIED: stdin", done.stdout)

    def test_is_the_last_fact_among_events_but_the_end(self):
        facts = [json.loads(line) for line in self.prove(LEVEL_133, "--events").out.splitlines()]
        self.assertEqual([fact["event"] for fact in facts][-3:], ["verdict", "proof", "end"])
        self.assertEqual(facts[-2]["proof"]["bytes"], os.path.getsize(self.path()))
        done = self.prove("ball4:" + LEVEL_133[7:], "--events", "--proof-limit", "100", "--force", code=13)
        told = json.loads(done.out.splitlines()[-2])
        self.assertEqual((told["proof"], told["no_proof"]), (None, "entries"))

    def test_that_is_interrupted_leaves_the_answer_and_no_file(self):
        with subprocess.Popen([PROGRAM, "solve", LONG_PROOF, "--proof", self.path(), "--events"], stdout=subprocess.PIPE, text=True) as solving:
            while '"verdict"' not in (line := solving.stdout.readline()):
                self.assertTrue(line)
            solving.terminate()
            rest = solving.stdout.read()
        self.assertEqual(solving.returncode, 130, rest)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_replaces_no_file_unless_forced(self):
        pathlib.Path(self.path()).write_text("mine")
        done = run("solve", LEVEL_133, "--proof", self.path())
        self.assertEqual(done.code, 64)
        self.assertEqual(pathlib.Path(self.path()).read_text(), "mine")
        self.prove(LEVEL_133, "--force")
        self.verify()

    def test_beyond_its_limit_the_answer_stands_and_no_file_is_left(self):
        done = self.prove("ball4:" + LEVEL_133[7:], "--proof-limit", "100", code=13)
        self.assertIn("Shortest: 46 moves. Proved.", done.out)
        self.assertIn("No proof written", done.out)
        self.assertEqual(list(self.folder.iterdir()), [])
        answer = json.loads(self.prove("ball4:" + LEVEL_133[7:], "--proof-limit", "100", "--format", "json", code=13).out)
        self.assertIsNone(answer["proof"])
        self.assertEqual(answer["no_proof"], "entries")

    def test_of_each_level_of_a_batch_is_in_a_file_of_its_number(self):
        done = run("solve", "--batch", "-", "--proof", str(self.folder), "--jobs", "2",
                   stdin="# levels\nwater4:ABAB/BABA/-\n\nwater2:AB/BC/CA\nnonsense\nball2:AB/BA/-\n")
        self.assertEqual(done.code, 65)
        files = [json.loads(line).get("proof", {}).get("file") for line in done.out.splitlines()]
        self.assertEqual(files, ["1.proof", "2.proof", None, "4.proof"])
        done = run("verify", *(self.path(name) for name in files if name))
        self.assertEqual(done.code, 0)
        self.assertEqual(done.out.count("VERIFIED"), 3)

    def test_of_another_level_is_rejected_where_one_is_given(self):
        self.prove(LEVEL_133)
        self.verify("--level", LEVEL_133)
        self.verify("--level", "coalton-133")
        self.assertIn("a level other than", self.verify("--level", "flasks-3", code=14))

    def test_that_is_damaged_is_rejected_with_the_line(self):
        self.prove(LEVEL_133)
        lines = pathlib.Path(self.path()).read_text().splitlines(keepends=True)
        del lines[50]
        pathlib.Path(self.path()).write_text("".join(lines))
        told = self.verify(code=14)
        self.assertRegex(told, r"^REJECTED: .*level\.proof:\d+: ")
        self.assertEqual(json.loads(self.verify("--format", "json", code=14))["status"], "rejected")

    def test_that_is_cut_off_while_compressed_is_rejected(self):
        name = "level.proof.gz"
        self.prove(LEVEL_133, name=name)
        packed = pathlib.Path(self.path(name)).read_bytes()
        for broken, why in ((packed[:-9], "cut off"), (packed[:-4], "cut off"), (packed[:20], "cut off"),
                            (packed[:200] + b"\0\0\0\0" + packed[204:], "damaged")):
            pathlib.Path(self.path(name)).write_bytes(broken)
            self.assertRegex(self.verify(name=name, code=14), rf"^REJECTED: [^ ]*: the compressed file is {why}")

    def test_that_is_false_decides_the_exit_code_among_others(self):
        self.prove(LEVEL_133)
        pathlib.Path(self.path("false")).write_text("false\n")
        for others in (("nosuch", "false"), ("false", "nosuch"), ("level.proof", "false")):
            self.assertEqual(run("verify", *(self.path(name) for name in others)).code, 14)
        self.assertEqual(run("verify", self.path(), self.path("nosuch")).code, 66)

    def test_has_no_limit_of_entries_unless_it_is_derived(self):
        self.prove(LEVEL_133)
        self.assertEqual(run("verify", self.path(), "--proof-limit", "5").code, 64)

    def test_that_unpacks_to_gigabytes_is_rejected_at_once(self):
        with gzip.open(self.path(), "wb") as bomb:
            for _ in range(200):
                bomb.write(b"S 1 " * (1 << 18))
        with within(10):
            done = run("verify", self.path(), "--memory-limit", "64M")
        self.assertEqual(done.code, 14)

    def test_is_verified_in_passes_and_derived(self):
        self.prove("ball4:" + LEVEL_133[7:], name="level.proof.gz")
        self.assertEqual(self.verify("--passes", "7", name="level.proof.gz"), self.verify(name="level.proof.gz"))
        self.prove("ball4:" + LEVEL_133[7:])
        self.verify("--passes", "7")
        told = json.loads(self.verify("--derive", "--format", "json"))
        self.assertEqual(told["entries"], 6128)
        self.assertIn("NOT CHECKED", self.verify("--derive", "--proof-limit", "10", code=11))

    def test_of_what_cannot_be_read_is_no_verdict(self):
        for name in ("nosuch", "."):
            done = run("verify", self.path(name))
            self.assertEqual(done.code, 66, done.err)
            self.assertEqual(done.out, "")

    def test_that_changes_while_it_is_read_several_times_proves_nothing(self):
        # Every position that a move leads to is listed, in one of two files.
        head = "decant-proof 1\nlevel water2:AB/-/-\nclaim unsolvable\n"
        texts = (head + "entries 2\nS inf -/-/AB\nS inf -/A/B\nend\n", head + "entries 1\nS inf -/-/AB\nend\n")
        files = [self.folder / "one", self.folder / "other"]
        pathlib.Path(self.path()).write_text(texts[1])
        for _ in range(40):
            with subprocess.Popen([PROGRAM, "verify", self.path(), "--passes", "2"], stdout=subprocess.PIPE, text=True) as verifier:
                while verifier.poll() is None:
                    for file, text in zip(files, texts):
                        file.write_text(text)
                        os.replace(file, self.path())
                self.assertNotIn("VERIFIED", verifier.stdout.read())

    def test_of_more_than_a_megabyte_is_followed_by_the_advice_to_compress_it(self):
        done = run("solve", LONG_PROOF, "--proof", self.path(), "--format", "json")
        self.assertGreater(os.path.getsize(self.path()), 1e6)
        self.assertRegex(done.err, r"^The proof takes \d+\.\d MB\. A file whose name ends in \.gz is smaller\.$")
        for flags in (("--quiet",), ("--proof", self.path("level.proof.gz"))):
            self.assertNotIn(".gz is smaller", run("solve", LONG_PROOF, "--proof", self.path(), "--force", "--format", "json", *flags).err)
        self.assertNotIn(".gz", run("solve", LEVEL_133, "--proof", self.path("small.proof")).err)

    def test_names_the_checker_that_is_not_decant(self):
        self.prove(LEVEL_133)
        self.assertIn("verify_proof.py", self.verify().splitlines()[-1])
        self.assertNotIn("verify_proof.py", self.verify("--quiet"))
        self.assertIn(".gz", run("solve", "--help").out)

    def test_in_a_pipe_is_read_once(self):
        self.prove(LEVEL_133)
        os.mkfifo(self.path("pipe"))
        for path in (self.path("pipe"), "/dev/zero", "-"):
            self.assertEqual(run("verify", path, "--passes", "2").code, 64)
        with subprocess.Popen([PROGRAM, "verify", self.path("pipe")], stdout=subprocess.PIPE, text=True) as verifier:
            pathlib.Path(self.path("pipe")).write_bytes(pathlib.Path(self.path()).read_bytes())
            self.assertIn("VERIFIED", verifier.communicate(timeout=PATIENCE)[0])

    def test_goes_neither_over_its_level_nor_into_the_answer(self):
        level = pathlib.Path(self.path("level.txt"))
        level.write_text("a b a b\nb a b a\n-\n")
        done = run("solve", str(level), "--proof", str(level), "--force")
        self.assertEqual((done.code, done.out), (64, ""))
        self.assertIn("another --proof", done.err)
        self.assertEqual(level.read_text(), "a b a b\nb a b a\n-\n")
        with open(level) as stdin:
            done = subprocess.run([PROGRAM, "solve", "-", "--proof", str(level), "--force"], stdin=stdin, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (64, ""))
        self.assertEqual(level.read_text(), "a b a b\nb a b a\n-\n")
        self.assertEqual(run("solve", LEVEL_133, "--proof", "-").code, 64)

    def test_of_a_batch_goes_neither_over_the_list_nor_over_other_files_nor_into_the_answers(self):
        levels = self.folder / "2.proof"
        levels.write_text("water4:ABAB/BABA/-\n" * 2)
        for flags in ((), ("--force",)):
            done = run("solve", "--batch", str(levels), "--proof", str(self.folder), *flags)
            self.assertEqual(done.code, 64, done.err)
            self.assertIn("2.proof: is the level; give another --proof", json.loads(done.out.splitlines()[1])["error"])
        self.assertEqual(levels.read_text(), "water4:ABAB/BABA/-\n" * 2)
        self.assertEqual(run("solve", "--batch", str(levels), "--proof", "-").code, 64)

    def test_of_a_batch_that_would_replace_a_file_is_no_success(self):
        self.prove(LEVEL_133, name="1.proof")
        done = run("solve", "--batch", "-", "--proof", str(self.folder), stdin=LEVEL_133 + "\n")
        self.assertEqual(done.code, 64)
        self.assertEqual(f"{self.path('1.proof')}: already exists; give another --proof, or --force", json.loads(done.out)["error"])

    def test_does_not_go_to_where_the_answer_goes_by_another_name(self):
        answers = self.folder / "answers"
        answers.write_text("before\n")
        with open(answers, "a") as out:
            done = subprocess.run([PROGRAM, "solve", LEVEL_133, "--proof", "/dev/stdout", "--force"], stdout=out, stderr=subprocess.PIPE,
                                  text=True)
        self.assertEqual(done.returncode, 64, done.stderr)
        self.assertEqual(answers.read_text(), "before\n")

    def test_that_cannot_be_written_is_told_by_its_own_flag(self):
        for path in (self.path("nosuch/level.proof"), str(self.folder)):
            done = run("solve", LEVEL_133, "--proof", path)
            self.assertIn("give another --proof", done.err)


if __name__ == "__main__":
    unittest.main()
