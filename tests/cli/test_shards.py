"""Shards of a batch, joined, are the bytes of one run; shards that are missing or do not fit are refused by name."""
# SPDX-License-Identifier: MIT
import json
import random
import re
import resource
import tempfile
import unittest
from pathlib import Path

from hard_level import random_code
from program import DONE, MALFORMED, UNREADABLE, USAGE, run, run_limited

EASY = "water2:AB/BA/-"
LEVELS = [random_code("water", 6, 4, 1, seed) for seed in range(23)]


class ShardTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.input = self.folder / "levels"
        self.input.write_text("".join(level + "\n" for level in LEVELS))

    def args(self, *more, verb="solve"):
        return [verb, "--batch", str(self.input), "--no-times", *more]

    def part(self, number, count, *more, name="part", code=DONE, **options):
        """The path of the answers to a shard."""
        path = str(self.folder / f"{name}-{number}-of-{count}")
        args = self.args("--shard", f"{number}/{count}", "--output", path, "--resume", *more, **options)
        self.assertEqual((code, "", ""), run(*args))
        return path

    def parts(self, count, *more, **options):
        return [self.part(number, count, *more, **options) for number in range(1, count + 1)]


class Joined(ShardTest):
    def test_shards_are_the_bytes_of_one_run(self):
        for verb in ("solve", "analyze"):
            whole = run(*self.args(verb=verb)).out
            for count in (1, 3, 8, len(LEVELS) + 2):
                parts = self.parts(count, "--jobs", "2", name=verb, verb=verb)
                random.Random(count).shuffle(parts)
                self.assertEqual((DONE, whole, ""), run("join", *parts))

    def test_lines_that_are_no_levels(self):
        self.input.write_text(f"# comment\n{LEVELS[0]}\n\nnonsense\n{LEVELS[1]}\n  # another\n{EASY}\n")
        parts = [self.part(1, 2), self.part(2, 2, code=MALFORMED)]
        self.assertEqual((DONE, run(*self.args()).out, ""), run("join", *parts))

    def test_an_empty_input(self):
        self.input.write_text("")
        self.assertEqual((DONE, "", ""), run("join", *self.parts(2)))

    def test_shards_that_were_stopped_and_resumed(self):
        stopped = self.folder / "part-2-of-3"
        code, _, _ = run_limited(1500, *self.args("--shard", "2/3", "--output", str(stopped)))
        self.assertEqual(70, code)
        self.assertEqual(1500, stopped.stat().st_size)
        self.assertEqual(run(*self.args()).out, run("join", *self.parts(3)).out)

    def test_a_file_of_its_own(self):
        parts, out = self.parts(2), self.folder / "out"
        join = ["join", *parts, "--output", str(out)]
        self.assertEqual((DONE, "", ""), run(*join))
        self.assertEqual(run(*self.args()).out, out.read_text())
        self.assertEqual(USAGE, run(*join).code)
        self.assertEqual(DONE, run(*join, "--force").code)

    def test_more_parts_than_files_may_be_open(self):
        parts = self.parts(80)
        few = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))}
        self.assertEqual((DONE, run(*self.args()).out, ""), run("join", *parts, **few))

    def test_answers_longer_than_a_piece_of_a_file(self):
        self.input.write_text("".join(f"water4:{letter * 50_000}\n" for letter in "abc"))
        parts = self.parts(2, code=MALFORMED)
        self.assertEqual((DONE, run(*self.args()).out, ""), run("join", *parts))

    def test_a_shard_is_dealt_like_cards(self):
        answers = run(*self.args("--shard", "2/5")).answers
        self.assertEqual(LEVELS[1::5], [answer["level"] for answer in answers])

    def test_proofs_have_the_numbers_of_the_whole_batch(self):
        proofs = self.folder / "proofs"
        for shard in ("1/9", "9/9"):
            self.assertEqual(DONE, run(*self.args("--shard", shard, "--proof", str(proofs))).code)
        self.assertEqual({"1.proof", "10.proof", "19.proof", "9.proof", "18.proof"}, {path.name for path in proofs.iterdir()})


class Refused(ShardTest):
    def assert_refused(self, problem, *parts, code=USAGE):
        result = run("join", *parts)
        self.assertEqual((code, ""), (result.code, result.out))
        self.assertRegex(result.err, rf"\Adecant: {problem}; .*\n\Z")

    def test_shards_that_are_none(self):
        for text in ("0/3", "4/3", "3", "/3", "1/", "1/0", "-1/3", "1/3/5", "a/b", "1 / 3", "", "1/99999999999999999999"):
            result = run(*self.args("--shard", text))
            self.assertEqual((USAGE, ""), (result.code, result.out), text)
            self.assertIn(f"--shard: '{text}' is not a shard; give I/N, such as 3/8, with I from 1 to N", result.err)
        self.assertIn("--shard needs --batch", run("solve", EASY, "--shard", "1/2").err)

    def test_gaps(self):
        one, two, three = self.parts(3)
        self.assert_refused("shard 1/3 is missing", two, three)
        self.assert_refused("shard 2/3 is missing", three, one)
        self.assert_refused("shard 3/3 is missing", one, two)

    def test_overlaps(self):
        one, two = self.parts(2)
        copy = self.part(1, 2, name="copy")
        self.assert_refused(f"{copy}: is shard 1/2, as is {one}", one, two, copy)
        self.assert_refused(f"{two}: is shard 2/2, as is {two}", one, two, two)

    def test_other_counts(self):
        one, three = self.part(1, 2), self.part(2, 3)
        self.assert_refused(f"{three}: is shard 2/3, which does not go with shard 1/2, {one}", one, three)

    def test_other_options(self):
        one = self.part(1, 2)
        for more, how in ((["--node-limit", "1e6"], "with --node-limit 1000000"), (["--partial"], "with --partial")):
            other = self.part(2, 2, *more, name=more[0])
            self.assert_refused(f"{other}: was made {how}, unlike {one}", one, other)
            self.assert_refused(f"{one}: was made {how.replace('with', 'without')}, unlike {other}", other, one)
        other = self.part(2, 2, name="figures", verb="analyze")
        self.assert_refused(f"{other}: was made by analyze, not solve, unlike {one}", one, other)

    def test_another_version(self):
        one, two = self.parts(2)
        record = Path(f"{two}.batch")
        record.write_text(re.sub(r"\Adecant .*", "decant 0.0.1 (1234567)", record.read_text()))
        self.assert_refused(rf"{two}: was made by decant 0\.0\.1 \(1234567\), not .*, unlike {one}", one, two)

    def test_another_input(self):
        one = self.part(1, 2)
        for levels in ([*LEVELS[:-1], EASY], [EASY, *LEVELS[1:]], LEVELS[:-1], [*LEVELS, EASY]):
            self.input.write_text("\n".join(levels))
            two = self.part(2, 2, name=f"{len(levels)}-{levels[0]}".replace("/", "-"))
            self.assert_refused(f"{two}: is about another input than {one}", one, two)

    def test_what_is_not_finished(self):
        one, two = self.part(1, 2), str(self.folder / "part-2-of-2")
        args = self.args("--shard", "2/2", "--output", two, "--resume")
        run_limited(1500, *args)
        self.assert_refused(f"{two}: is not finished", one, two)
        self.assertEqual(DONE, run(*args).code)
        answers = Path(two).read_bytes()
        for damaged in (answers[:-1], answers + b"\n"):
            Path(two).write_bytes(damaged)
            self.assert_refused(f"{two}: does not end where its record says", one, two)
        Path(two).write_bytes(answers[:-1])
        self.assertEqual(DONE, run(*args).code)
        self.assertEqual(run(*self.args()).out, run("join", one, two).out)

    def test_another_pack(self):
        tubes = [[["red", "blue"], ["blue", "red"], []], [["red", "blue"], ["red", "blue"], []], [["red"], ["red"], ["red"]]]
        pack = "\n".join(json.dumps({"rules": "water", "capacity": 2, "tubes": each}) for each in tubes)
        self.input.write_text(pack)
        one = self.part(1, 2, code=MALFORMED)
        for number, other in enumerate((pack.replace("blue", "green"), pack.replace('["red"]]}', '["red", "red"]]}'))):
            self.input.write_text(other)
            two = self.part(2, 2, name=f"other-{number}")
            self.assert_refused(f"{two}: is about another input than {one}", one, two)

    def test_what_was_changed(self):
        one, two = self.parts(2)
        answers = Path(two).read_bytes()
        first, second, rest = answers.split(b"\n", 2)
        renamed = answers.replace(LEVELS[3].encode(), LEVELS[3].translate(str.maketrans("AB", "BA")).encode())
        for damaged in (answers.replace(b"\n", b" ", 1), b"\n".join((second, first, rest)), answers.replace(b",", b"\n", 1), renamed,
                        answers[:-100] + b"\n" + answers[-99:], answers[:-100] + bytes(10) + answers[-90:],
                        answers.replace(b'"expanded":0', b'"expanded":1', 1), answers[:-1] + b"x"):
            self.assertEqual(len(answers), len(damaged))
            self.assertNotEqual(answers, damaged)
            Path(two).write_bytes(damaged)
            self.assert_refused(f"{two}: was changed after it was made", one, two, code=MALFORMED)
            self.assertEqual(MALFORMED, run("join", one, two, "--output", str(self.folder / "out")).code)
            self.assertFalse((self.folder / "out").exists())

    def test_answers_in_place_of_others(self):
        self.input.write_text("\n".join([EASY, "water2:AB/-/AB"] * 2))
        one, two = self.parts(2)
        answers = Path(one).read_bytes()
        Path(one).write_bytes(Path(two).read_bytes())
        Path(two).write_bytes(answers)
        self.assertEqual(Path(one).stat().st_size, Path(two).stat().st_size)
        self.assert_refused(f"{one}: was changed after it was made", one, two, code=MALFORMED)

    def test_a_part_as_the_output(self):
        one, two = self.parts(2)
        before = Path(two).read_bytes()
        self.assert_refused(f"{two}: is one of the parts", one, two, "--output", two, "--force")
        self.assertEqual(before, Path(two).read_bytes())

    def test_files_that_are_no_answers(self):
        one, two = self.parts(2)
        self.assert_refused("/nowhere: cannot be read: No such file or directory", one, "/nowhere", code=UNREADABLE)
        self.assert_refused(f"{self.input}: {self.input}.batch, which says how it was made, cannot be read", one, str(self.input))
        Path(f"{two}.batch").write_text("mine\n")
        self.assert_refused(f"{two}.batch: does not say how {two} was made", one, two)


if __name__ == "__main__":
    unittest.main()
