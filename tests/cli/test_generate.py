"""Made levels: the same for any number of jobs, new, solvable, as wished, and resumable."""
# SPDX-License-Identifier: MIT
import itertools
import json
import random
import signal
import tempfile
import time
import unittest
from pathlib import Path

from pace import PATIENCE, wait_until, within
from program import DONE, INTERNAL, INTERRUPTED, UNKNOWN, USAGE, run, run_limited, start

RECIPES = {
    "deal": ["--count", "200", "--seed", "7"],
    "reverse": ["--count", "50", "--maker", "reverse", "--rules", "ball", "--colors", "6"],
    "climb": ["--count", "5", "--maker", "climb", "--colors", "5", "--max-dead", "0.5"],
    "maps": ["--count", "5", "--family", "dog_bunny", "--format", "native"],
    "backward maps": ["--count", "5", "--family", "dog_bunny", "--maker", "reverse", "--format", "jsonl"],
}


def generate(*args, **options):
    """Levels, which must be made."""
    result = run("generate", *args, **options)
    assert (DONE, "") == (result.code, result.err), result
    return result.out


def orbit_key(code):
    """The least of all orders of tubes and names of colors: slow and plain."""
    tubes = code.split(":")[1].split("/")
    colors = sorted(set("".join(tubes)) - {"-"})
    return min(tuple(sorted(tube.translate(str.maketrans(dict(zip(colors, names)))) for tube in tubes))
               for names in itertools.permutations(colors))


class SameEverywhere(unittest.TestCase):
    def test_jobs_do_not_change_a_byte(self):
        for name, recipe in RECIPES.items():
            with self.subTest(name):
                alone = generate(*recipe)
                for jobs in ("2", "3"):
                    self.assertEqual(alone, generate(*recipe, "--jobs", jobs))

    def test_the_format_does_not_change_the_levels(self):
        for recipe in (["--maker", "climb", "--colors", "5"], ["--family", "dog_bunny"]):
            codes = generate(*recipe, "--count", "3").splitlines()
            records = generate(*recipe, "--count", "3", "--format", "jsonl").splitlines()
            self.assertEqual(codes, [json.loads(record)["code"] for record in records])

    def test_more_levels_begin_with_fewer_and_other_seeds_differ(self):
        three, five = (generate("--seed", "1", "--count", count) for count in "35")
        self.assertEqual(three.splitlines(), five.splitlines()[:3])
        self.assertNotEqual(three, generate("--seed", "2", "--count", "3"))


class Levels(unittest.TestCase):
    def test_ten_thousand_levels_of_which_no_two_are_alike(self):
        codes = generate("--seed", "7", "--colors", "5", "--count", "10000", "--jobs", "2").splitlines()
        self.assertEqual(10000, len({orbit_key(code) for code in codes}))
        answers = run("solve", "--batch", "-", stdin="\n".join(codes)).answers
        self.assertEqual({("solved", "optimal")}, {(answer["status"], answer["claim"]) for answer in answers})
        self.assertLessEqual(3, min(answer["length"] for answer in answers))

    def test_small_worlds_run_out(self):
        result = run("generate", "--colors", "2", "--capacity", "2", "--count", "50")
        self.assertEqual(UNKNOWN, result.code)
        self.assertRegex(result.err, r"\Adecant: only \d+ of 50 levels were found before new ones stopped turning up; .*\n\Z")
        keys = [orbit_key(code) for code in result.out.splitlines()]
        self.assertEqual(len(keys), len(set(keys)))

    def test_what_no_candidate_was_like_is_told(self):
        for args, told in ((("--difficulty", "90..100", "--colors", "6", "--attempts", "20"),
                            r"difficulty was [\d.]+ to [\d.]+; relax --difficulty"),
                           (("--min-length", "60", "--colors", "3"), r"length was \d+ to \d+; relax --min-length"),
                           (("--max-length", "4", "--colors", "9", "--attempts", "9"), r"length was \d+ to \d+; relax --max-length"),
                           (("--max-dead", "0", "--colors", "7", "--attempts", "60"),
                            r"dead share was 0\.\d+ to 0\.\d+; relax --max-dead")):
            result = run("generate", *args)
            self.assertEqual((UNKNOWN, ""), (result.code, result.out), args)
            self.assertRegex(result.err, r"\Adecant: only 0 of 1 levels were found among \d+ candidates?: their " + told +
                             ", or try other sizes\n\\Z")

    def test_the_limit_that_kept_candidates_from_being_solved_is_told(self):
        for args, told in ((("--colors", "12", "--node-limit", "1", "--attempts", "50"),
                            r"50 candidates: \d+ took more than 1 expanded state to solve; raise --node-limit, or make smaller levels"),
                           (("--colors", "12", "--node-limit", "1"),
                            r"20 candidates: 20 took more than 1 expanded state to solve; raise --node-limit, or make smaller levels"),
                           (("--colors", "12", "--node-limit", "40", "--attempts", "50", "--min-length", "60"),
                            r"50 candidates: their length was \d+ to \d+; \d+ took more than 40 expanded states to solve; "
                            r"relax --min-length, .*, or raise --node-limit, or make smaller levels"),
                           (("--maker", "climb", "--colors", "62", "--capacity", "32"),
                            r"10 candidates: 10 took more than 20000 expanded states to solve; make smaller levels, or use --maker deal")):
            result = run("generate", *args)
            self.assertEqual((UNKNOWN, ""), (result.code, result.out), args)
            self.assertRegex(result.err, rf"\Adecant: only 0 of 1 levels were found among {told}\n\Z")

    def test_too_many_positions_to_tell_are_told(self):
        result = run("generate", "--difficulty", "1..", "--states", "10", "--attempts", "40")
        self.assertEqual(UNKNOWN, result.code)
        self.assertRegex(result.err, r"too many positions to determine their difficulty; raise --states, or make smaller levels\n\Z")

    def test_where_no_candidate_was_looked_at_more_attempts_help_alone(self):
        result = run("generate", "--attempts", "0")
        self.assertEqual((UNKNOWN, "decant: only 0 of 1 levels were found among 0 candidates; raise --attempts\n"), (result.code, result.err))

    def test_wishes_hold(self):
        for maker in ("deal", "reverse", "climb"):
            out = generate("--colors", "5", "--count", "10", "--maker", maker, "--min-length", "13",
                           "--max-length", "15", "--max-dead", "0.4", "--format", "jsonl")
            records = [json.loads(line) for line in out.splitlines()]
            self.assertEqual(10, len(records))
            for record in records:
                self.assertIn(record["metrics"]["length"], range(13, 16))
                self.assertLessEqual(record["metrics"]["dead_share"], 0.4)
                self.assertEqual(0, run("check", record["code"], record["plan"]["moves"]).code)

    def test_native_text_comes_in_again(self):
        with tempfile.TemporaryDirectory() as folder:
            for family in ("tube_sort", "dog_bunny"):
                out = generate("--family", family, "--count", "5", "--format", "native")
                result = run("collection", f"{folder}/{family}.db", "import", "-", stdin=out)
                self.assertEqual("5 added, 0 already there, 0 refused\n", result.out)

    def test_recipes_that_cannot_be(self):
        for args in (["--colors", "63"], ["--colors", "62", "--empties", "3"], ["--capacity", "33"], ["--colors", "3", "--empties", "0"],
                     ["--family", "dog_bunny", "--colors", "3"], ["--nodes", "5"], ["--family", "dog_bunny", "--nodes", "2"],
                     ["--family", "null"], ["--resume"]):
            result = run("generate", *args)
            self.assertEqual((USAGE, ""), (result.code, result.out), args)
            self.assertRegex(result.err, r"\Adecant: .*; .*\n\Z")


class Ends(unittest.TestCase):
    """For any wishes, a run ends, and says why."""

    def test_wishes_that_cannot_be_met(self):
        for args in (["--family", "dog_bunny", "--min-length", "1000"],
                     ["--maker", "climb", "--colors", "5", "--max-length", "3"],
                     ["--maker", "climb", "--colors", "62", "--capacity", "32"],
                     ["--colors", "2", "--capacity", "2", "--count", "1000000"]):
            result = run("generate", *args)
            self.assertEqual(UNKNOWN, result.code, args)
            self.assertRegex(result.err, r"found (among [13]0 candidates|before new ones stopped turning up)[;:] .*\n\Z")

    def test_the_end_does_not_depend_on_jobs(self):
        args = ["--colors", "2", "--capacity", "3", "--count", "1000000"]
        self.assertEqual(run("generate", *args), run("generate", *args, "--jobs", "3"))

    def test_time_limit(self):
        args = ["--seed", "5", "--colors", "9", "--max-dead", "0.5", "--count", "1000"]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "levels"
            with within(10):
                result = run("generate", *args, "--time-limit", "0.5", "--output", str(path))
            self.assertEqual(UNKNOWN, result.code)
            self.assertRegex(result.err, r"found within the time limit, among \d+ candidates?; --resume, or raise --time-limit\n\Z")
            made = path.read_text().splitlines()
            self.assertEqual(generate(*args[:-1], str(len(made) + 1), "--output", str(path), "--resume"), "")
            self.assertEqual(made, path.read_text().splitlines()[:-1])
        self.assertEqual(UNKNOWN, run("generate", *args, "--time-limit", "0").code)

    def test_what_was_complete_at_the_time_limit_is_kept(self):
        recipe = ["--colors", "6", "--count", "1000000"]
        result = run("generate", *recipe, "--time-limit", "0.5", "--jobs", "2")
        made = result.out.splitlines()
        self.assertEqual(UNKNOWN, result.code)
        self.assertEqual(made, generate(*recipe[:2], "--count", str(len(made))).splitlines())

    def test_one_job_for_each_core(self):
        self.assertEqual(generate("--count", "3"), generate("--count", "3", "--jobs", "0"))

    def test_more_time_is_no_remedy_where_all_that_was_seen_lies_beside_the_wish(self):
        for wish, name in ((("--min-length", "60", "--colors", "3"), "length"),
                           (("--difficulty", "90..", "--colors", "4"), "difficulty")):
            result = run("generate", *wish, "--attempts", "100000000", "--time-limit", "0.5")
            self.assertEqual((UNKNOWN, ""), (result.code, result.out))
            self.assertRegex(result.err, rf"levels were found within the time limit, among \d+ candidates?: their {name} was "
                                         rf"[\d.]+ to [\d.]+; relax {wish[0]}, or try other sizes\n\Z")

    def test_more_time_is_no_remedy_where_nothing_can_be_told(self):
        result = run("generate", "--difficulty", "1..", "--states", "10", "--attempts", "100000000", "--time-limit", "0.5")
        self.assertEqual(UNKNOWN, result.code)
        self.assertRegex(result.err, r"found within the time limit, .* determine their difficulty; raise --states, or make smaller levels\n\Z")

    def test_a_full_disk_is_one_error(self):
        with open("/dev/full", "w", encoding="utf-8") as full, \
                start("generate", "--count", "300", stdout=full) as process:
            _, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((INTERNAL, b"decant: standard output cannot be written\n"), (process.returncode, err))

    def test_ctrl_c_while_nobody_reads(self):
        for form in ("codes", "jsonl"):
            with start("generate", "--count", "1000000", "--colors", "5", "--format", form) as process:
                time.sleep(1.5)  # the pipe is full
                process.send_signal(signal.SIGINT)
                self.assertEqual(INTERRUPTED, process.wait(PATIENCE))
                self.assertEqual(b"", process.stderr.read())


class Arguments(unittest.TestCase):
    def test_what_cannot_be_meant(self):
        for args, problem in ((["--difficulty", ".."], "give numbers from 0 to 100, such as 20..40 or 60..100"),
                              (["--difficulty", "1..100.5"], "give numbers from 0 to 100, such as 20..40 or 60..100"),
                              (["--difficulty", "0x1.."], "give numbers from 0 to 100, such as 20..40 or 60..100"),
                              (["--colors", "3", "--empties", "0"], "'0' is not a whole number from 1 to 64"),
                              (["--difficulty", "80..20"], "no level has a difficulty of at least 80 and at most 20; swap the two"),
                              (["--max-dead", "nan"], "'nan' is not a number"),
                              (["--time-limit", "nan"], "'nan' is not a number"),
                              (["--seed", "-1"], "'-1' is not a whole number"),
                              (["--seed", "18446744073709551616"], "'18446744073709551616' is not a whole number"),
                              (["--min-length", "10", "--max-length", "5"], "no plan has at most 5 moves and at least 10; raise --max-length or lower --min-length"),
                              (["--colors", "1"], "'1' is not a whole number from 2 to 62"),
                              (["--family", "dog_bunny", "--nodes", "1"], "'1' is not a whole number from 3 to 64")):
            result = run("generate", *args)
            self.assertEqual((USAGE, ""), (result.code, result.out), args)
            self.assertIn(problem, result.err)
        self.assertEqual(USAGE, run("analyze", "levels/cups-4.txt", "--seed", "-1").code)
        generate("--seed", "18446744073709551615")

    def test_a_difficulty_may_have_a_fraction(self):
        whole, more = ([json.loads(line)["metrics"]["difficulty"] for line in generate(
            "--colors", "5", "--count", "3", "--format", "jsonl", "--difficulty", ends).splitlines()] for ends in ("2..", "2.5..90.25"))
        self.assertTrue(all(difficulty >= 2 for difficulty in whole))
        self.assertTrue(all(2.5 <= difficulty <= 90.25 for difficulty in more))


class Resume(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "levels"

    def wait_for_more(self, process):
        """Waits until a run has noted more than there was, or has ended."""
        note = Path(f"{self.path}.progress")
        before = note.read_bytes() if note.exists() else b""
        wait_until(lambda: process.poll() is not None or (note.exists() and note.read_bytes() != before))

    def args(self, form):
        """A recipe that takes a second or two."""
        return ["--seed", "5", "--colors", "9", "--count", "60", "--max-dead", "0.5", "--format", form]

    def test_runs_that_are_killed_and_resumed_make_what_one_run_makes(self):
        for form in ("codes", "native", "jsonl"):
            whole = generate(*self.args(form))
            rng, kills = random.Random(1), 0
            for _ in range(100):
                with start("generate", *self.args(form), "--output", str(self.path), "--resume", "--jobs", "2") as process:
                    self.wait_for_more(process)
                    time.sleep(rng.uniform(0, 0.1))
                    process.kill()
                    if process.wait(PATIENCE) == 0:
                        break
                    kills += 1
            self.assertLess(1, kills)
            self.assertEqual(whole, self.path.read_text())
            self.assertEqual([self.path], list(self.path.parent.iterdir()))
            self.path.unlink()

    def test_ctrl_c(self):
        with start("generate", *self.args("codes"), "--output", str(self.path)) as process:
            self.wait_for_more(process)
            process.send_signal(signal.SIGINT)
            self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
        self.assertEqual(INTERRUPTED, process.returncode)
        other = run("generate", "--seed", "6", "--output", str(self.path), "--resume")
        self.assertEqual(USAGE, other.code)
        generate(*self.args("codes"), "--output", str(self.path), "--resume")
        self.assertEqual(generate(*self.args("codes")), self.path.read_text())

    def test_a_stop_before_the_first_level_can_be_resumed(self):
        slow = ["--max-length", "3", "--attempts", "1000000", "--output", str(self.path)]
        for signal_number in (signal.SIGKILL, signal.SIGINT):
            with start("generate", "--seed", "5", *slow) as process:
                self.wait_for_more(process)
                process.send_signal(signal_number)
                process.communicate(timeout=PATIENCE)
            self.assertEqual(b"", self.path.read_bytes())
            result = run("generate", "--seed", "5", *slow[:2], "--attempts", "5", *slow[-2:], "--resume")
            self.assertEqual(UNKNOWN, result.code)
            for path in list(self.path.parent.iterdir()):
                path.unlink()
        self.path.touch()
        self.assertEqual(DONE, run("generate", "--output", str(self.path), "--resume").code)

    def test_a_resumed_run_is_told_of_nothing_that_resuming_refuses(self):
        args = ["--colors", "5", "--count", "50", "--output", str(self.path)]
        self.assertEqual(UNKNOWN, run("generate", *args, "--attempts", "20").code)
        for attempts in ("20", "30"):
            result = run("generate", *args, "--attempts", attempts, "--resume")
            self.assertEqual(UNKNOWN, result.code)
            self.assertRegex(result.err, rf"\Adecant: only \d+ of 50 levels were found among {attempts} candidates; "
                                         r"raise --attempts, or begin a new file with other requirements\n\Z")
        self.assertEqual(DONE, run("generate", *args, "--attempts", "1000", "--resume").code)

    def test_two_runs_do_not_write_to_one_file(self):
        with start("generate", *self.args("codes"), "--output", str(self.path)) as process:
            self.wait_for_more(process)
            second = run("generate", *self.args("codes"), "--output", str(self.path), "--resume")
            self.assertEqual((USAGE, ""), (second.code, second.out))
            self.assertIn("another run is writing to it; ", second.err)
            self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
        self.assertEqual(generate(*self.args("codes")), self.path.read_text())

    def test_a_note_that_cannot_be_written_is_an_error_and_leaves_the_older_one(self):
        args = [*self.args("codes"), "--output", str(self.path), "--resume"]
        with start("generate", *args) as process:
            self.wait_for_more(process)
            process.kill()
        note = Path(f"{self.path}.progress")
        before = note.read_bytes()
        result = run_limited(16, "generate", *args)
        self.assertEqual((INTERNAL, ""), (result.code, result.out))
        self.assertIn("cannot be written", result.err)
        self.assertEqual(before, note.read_bytes())
        self.assertEqual(DONE, run("generate", *args).code)
        self.assertEqual(INTERNAL, run("generate", "--output", "/nowhere/levels").code)

    def test_defaults_may_be_given_and_a_smaller_count_keeps_the_note(self):
        for family, defaults, other in (
                ("tube_sort", ["--rules", "water", "--empties", "2", "--maker", "deal"], ["--rules", "ball"]),
                ("dog_bunny", ["--nodes", "7", "--tokens", "3", "--min-length", "3"], ["--tokens", "4"])):
            args = ["--family", family, "--output", str(self.path), "--resume"]
            note = Path(f"{self.path}.progress")
            stopped = run("generate", *args, "--count", "90", "--attempts", "4")
            self.assertEqual(UNKNOWN, stopped.code)
            made, noted = self.path.read_bytes(), note.read_bytes()
            self.assertEqual(USAGE, run("generate", *args, *other, "--count", "90").code)
            less = run("generate", *args, "--count", "1")
            self.assertEqual((USAGE, ""), (less.code, less.out))
            self.assertRegex(less.err, "already has [2-4] levels; give a larger --count")
            self.assertEqual((made, noted), (self.path.read_bytes(), note.read_bytes()))
            self.assertEqual(DONE, run("generate", *args, *defaults, "--count", "5").code)
            self.assertEqual(generate("--family", family, "--count", "5"), self.path.read_text())
            self.path.unlink()

    def test_a_file_that_is_there_is_not_overwritten(self):
        self.path.write_text("mine\n")
        for more in ([], ["--resume"]):
            self.assertEqual(USAGE, run("generate", "--output", str(self.path), *more).code)
        self.assertEqual("mine\n", self.path.read_text())


if __name__ == "__main__":
    unittest.main()
