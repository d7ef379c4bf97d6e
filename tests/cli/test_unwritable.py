"""A failed write ends with exit code 70, and leaves the old file; nothing is overwritten unasked."""
# SPDX-License-Identifier: MIT
import os
import shutil
import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest, deals
from pace import PATIENCE
from program import DONE, INTERNAL, PROGRAM, ROOT, UNFINISHED, UNKNOWN, UNREADABLE, USAGE, environment, run, run_limited, start

NOBODY = 65534
PRINTERS = [["solve", "flasks-3"], ["solve", "flasks-3", "--format", "json"], ["analyze", "flasks-3"],
            ["hint", "flasks-3"], ["graph", "flasks-3"], ["check", "flasks-3", "1>3"], ["show", "flasks-3"],
            ["convert", "flasks-3", "--to", "code"], ["generate"], ["list", "levels"], ["help"], ["--version"],
            ["solve", "--help"], ["play", "flasks-3"], ["serve", "--port", "0"]]
READERS = [["list"], ["show", "1"], ["select"], ["export"], ["verify"], ["list", "--where", "colors > 1", "--sort", "colors"]]


class StandardOutput(CollectionTest):
    def test_a_full_disk(self):
        self.fill(deals(1, 5, 4))
        own = [["collection", self.file, *verb] for verb in
               (["list"], ["show", "1"], ["select"], ["export"], ["annotate"], ["verify"], ["add", "water2:AB/BA/-"])]
        with open("/dev/full", "wb") as full:
            for args in PRINTERS + own:
                with start(*args, stdout=full) as process:
                    _, err = process.communicate(b"", timeout=PATIENCE)
                self.assertEqual((INTERNAL, b"decant: standard output cannot be written\n"),
                                 (process.returncode, err), args)


class OutputFiles(CollectionTest):
    def setUp(self):
        super().setUp()
        self.fill(deals(1, 150, 4))
        self.out = self.folder / "out"
        self.writers = [["graph", "flasks-3", "--output", str(self.out)],
                        ["collection", self.file, "export", "--output", str(self.out)]]

    def test_are_not_replaced_unasked(self):
        for args in self.writers:
            self.assertEqual(DONE, run(*args).code)
            whole = self.out.read_bytes()
            self.out.write_text("mine\n")
            self.out.chmod(0o640)
            result = run(*args)
            self.assertEqual((USAGE, ""), (result.code, result.out))
            self.assertRegex(result.err, r"\Adecant: .*/out: already exists; give another --output, or --force\n\Z")
            self.assertEqual("mine\n", self.out.read_text())
            self.assertEqual(DONE, run(*args, "--force").code)
            self.assertEqual(whole, self.out.read_bytes())
            self.assertEqual(0o640, self.out.stat().st_mode & 0o777)
            self.out.unlink()

    def test_a_failure_leaves_what_was_there_and_nothing_beside_it(self):
        # The shared-memory file of SQLite takes 32 KiB.
        for args, size in zip(self.writers, (512, 40_000)):
            for before in (None, "mine\n"):
                if before:
                    self.out.write_text(before)
                code, out, err = run_limited(size, *args, *(["--force"] if before else []))
                self.assertEqual((INTERNAL, ""), (code, out), err)
                self.assertRegex(err, r"\Adecant: .*/out: cannot be written: File too large; .*\n\Z")
                self.assertEqual(before, self.out.read_text() if before else None)
                kept = {"levels.db", *(["out"] if before else [])}
                self.assertEqual(kept, {path.name for path in self.folder.iterdir()})
            self.out.unlink()

    def test_a_link_stays_a_link_and_a_device_a_device(self):
        target = self.folder / "target"
        self.out.symlink_to(target)
        for args in self.writers:
            self.assertEqual(USAGE, run(*args).code)
            self.assertFalse(target.exists())
        target.touch()
        for args in self.writers:
            self.assertEqual(USAGE, run(*args).code)
            self.assertEqual(0, target.stat().st_size)
            self.assertEqual(DONE, run(*args, "--force").code)
            self.assertTrue(self.out.is_symlink())
            self.assertGreater(target.stat().st_size, 0)
            target.write_bytes(b"")
        for args in self.writers:
            args[-1] = "/dev/null"
            self.assertEqual(DONE, run(*args).code)
            args[-1] = "/dev/full"
            self.assertEqual(INTERNAL, run(*args).code)
            args[-1] = "-"
            self.assertEqual(DONE, run(*args).code)
            self.assertFalse((ROOT / "-").exists())
            args[-1] = str(self.folder)
            self.assertEqual(INTERNAL, run(*args).code)

    def test_a_pipe_that_nobody_reads_is_refused(self):
        os.mkfifo(self.out)
        for args in self.writers:
            result = run(*args, "--force")
            self.assertEqual((INTERNAL, ""), (result.code, result.out))
            self.assertRegex(result.err, r"\Adecant: .*/out: is a pipe without a reader; .*, or give another --output\n\Z")
        for resume in ([], ["--resume"]):
            self.assertEqual(USAGE, run("generate", "--output", str(self.out), *resume).code)

    def test_a_pipe_that_somebody_reads_is_written_to(self):
        for args in self.writers:
            reader, writer = os.pipe()
            args[-1] = f"/dev/fd/{writer}"
            with start(*args, pass_fds=[writer], stdout=subprocess.DEVNULL) as process:
                os.close(writer)
                with open(reader, encoding="utf-8") as piped:
                    text = piped.read()
            self.assertEqual((DONE, run(*args[:-2]).out), (process.returncode, text))

    def test_a_link_in_place_of_a_draft_is_not_followed(self):
        victim = self.folder / "victim"
        victim.write_text("mine\n")
        for args in self.writers:
            def plant():
                os.symlink(victim, f"{self.out}.new-{os.getpid()}")
            with start(*args, preexec_fn=plant) as process:
                self.assertEqual((b"", b""), process.communicate(timeout=PATIENCE))
            self.assertEqual((DONE, "mine\n"), (process.returncode, victim.read_text()), args)
            self.assertTrue(self.out.is_file() and not self.out.is_symlink())
            self.assertEqual({"levels.db", "out", "victim"}, {path.name for path in self.folder.iterdir()})
            self.out.unlink()

    def test_what_lies_where_a_note_goes_stays(self):
        for suffix in (".progress", ".progress.new"):
            path = Path(f"{self.out}{suffix}")
            path.write_text("mine\n")
            for resume in ([], ["--resume"]):
                result = run("generate", "--output", str(self.out), *resume)
                self.assertEqual((USAGE, ""), (result.code, result.out))
                self.assertIn(f"decant: {path}: is where a note about the output goes, and is none; ", result.err)
                self.assertEqual("mine\n", path.read_text())
                self.assertFalse(self.out.exists())
            path.unlink()

    def test_standard_streams_that_are_closed(self):
        """Files that are opened do not take their places."""
        codes = self.folder / "codes"
        codes.write_text("\n".join(deals(3, 40, 5)))
        batch = ["solve", "--batch", str(codes), "--no-times", "--output", str(self.out), "--resume"]
        for closed in (0, 1, 2):
            stopped = run(*batch, "--total-time-limit", "0", preexec_fn=lambda closed=closed: os.close(closed))
            self.assertEqual(UNFINISHED, stopped.code)
            self.assertEqual(b"", self.out.read_bytes())
            self.assertEqual(DONE, run(*batch, preexec_fn=lambda closed=closed: os.close(closed)).code)
            self.assertEqual(run(*batch[:4]).out, self.out.read_text())
            self.out.unlink()
        levels = self.folder / "levels"
        few = ["generate", "--count", "40", "--attempts", "4", "--output", str(levels)]
        self.assertEqual(UNKNOWN, run(*few, preexec_fn=lambda: os.close(2)).code)
        self.assertTrue(all(line.startswith("water4:") for line in levels.read_text().splitlines()))
        self.assertEqual(INTERNAL, run("solve", "flasks-3", preexec_fn=lambda: os.close(1)).code)

    def test_levels_that_are_generated(self):
        code, _, err = run_limited(512, "generate", "--count", "40", "--output", str(self.out))
        self.assertEqual(INTERNAL, code, err)
        self.assertRegex(err, r"\Adecant: .*/out: cannot be written: File too large; put that right and --resume\n\Z")
        self.assertEqual(DONE, run("generate", "--count", "40", "--output", str(self.out), "--resume").code)
        self.assertEqual(run("generate", "--count", "40").out, self.out.read_text())


    def test_answers_of_a_batch(self):
        codes = "\n".join(deals(3, 40, 5))
        args = ["solve", "--batch", "-", "--no-times", "--output", str(self.out), "--resume"]
        for size in (600, 2000, 7000):
            code, out, err = run_limited(size, *args, "--jobs", "2", stdin=codes)
            self.assertEqual((INTERNAL, ""), (code, out))
            self.assertRegex(err, r"\Adecant: .*/out: cannot be written: File too large; put that right and --resume\n\Z")
            self.assertEqual(size, self.out.stat().st_size)
        self.assertEqual(DONE, run(*args, stdin=codes).code)
        self.assertEqual(run(*args[:4], stdin=codes).out, self.out.read_text())

    @unittest.skipIf(os.geteuid() == 0 and not shutil.which("setpriv"), "root reads everything")
    def test_answers_that_may_only_be_written_stay(self):
        codes = "\n".join(deals(3, 5, 4))
        args = ["solve", "--batch", "-", "--output", str(self.out), "--resume"]
        self.assertEqual(DONE, run(*args, stdin=codes).code)
        before = self.out.read_bytes()
        drop = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
        self.out.chmod(0o200)
        done = subprocess.run([*drop, PROGRAM, *args], input=codes, capture_output=True, text=True, check=False, timeout=PATIENCE)
        self.out.chmod(0o600)
        self.assertEqual((UNREADABLE, ""), (done.returncode, done.stdout))
        self.assertRegex(done.stderr, r"\Adecant: .*/out: cannot be read, so it cannot be resumed; give another --output\n\Z")
        self.assertEqual(before, self.out.read_bytes())

    def test_no_room_for_the_record_of_a_batch(self):
        code, out, err = run_limited(0, "solve", "--batch", "-", "--output", str(self.out))
        self.assertEqual((INTERNAL, ""), (code, out))
        self.assertRegex(err, r"\Adecant: .*/out: cannot be written: File too large; give another --output\n\Z")
        self.assertEqual({"levels.db"}, {path.name for path in self.folder.iterdir()})

    def test_no_room_for_the_note_of_what_is_generated(self):
        for before, resume in ((None, []), (None, ["--resume"]), ("", ["--resume"])):
            if before is not None:
                self.out.write_text(before)
            result = run_limited(0, "generate", "--output", str(self.out), *resume)
            self.assertEqual((INTERNAL, ""), (result.code, result.out))
            self.assertRegex(result.err, r"\Adecant: .*/out: cannot be written: File too large; give another --output\n\Z")
            kept = {"levels.db", *(["out"] if before is not None else [])}
            self.assertEqual(kept, {path.name for path in self.folder.iterdir()})


class Collections(CollectionTest):
    def assert_unwritable(self, code, out, err):
        self.assertEqual((INTERNAL, ""), (code, out), err)
        self.assertRegex(err, r"\Adecant: .*\.db: (cannot be|another program is using it).*; .*\n\Z")

    def assert_readable(self, run_on=None):
        """Verbs that read do so where nothing can be written."""
        for verb in READERS:
            code, out, err = (run_on or self.run_on)(*verb)
            self.assertEqual((DONE, ""), (code, err), verb)
            self.assertNotEqual("", out, verb)

    def test_no_room_for_what_sqlite_shares(self):
        self.fill(deals(1, 10, 4))
        before = {path.name: path.read_bytes() for path in self.folder.iterdir()}
        self.assert_readable(lambda *verb: run_limited(0, "collection", self.file, *verb))
        for verb in (["import", "-"], ["add", "water2:AB/BA/-"], ["annotate"]):
            self.assert_unwritable(*run_limited(0, "collection", self.file, *verb, stdin="water2:AB/BA/-\n"))
        self.assertEqual(before, {path.name: path.read_bytes() for path in self.folder.iterdir()})

    def test_no_room_for_what_sqlite_shares_of_a_log(self):
        self.fill(deals(1, 10, 4))
        copy = str(self.folder / "copy.db")
        connection = sqlite3.connect(self.file, isolation_level=None)
        connection.execute("UPDATE level SET label = 'in the log' WHERE id = 7")
        for ending in ("", "-wal"):
            shutil.copy(self.file + ending, copy + ending)
        connection.close()
        self.file = copy
        self.assert_readable(lambda *verb: run_limited(0, "collection", copy, *verb))
        self.assertIn("in the log", run_limited(0, "collection", copy, "show", "7").out)
        self.assertTrue(Path(copy + "-wal").exists())
        self.assertFalse(Path(copy + "-shm").exists())

    def test_a_new_collection_that_does_not_fit(self):
        for size in (0, 1024, 8192):
            for verb in (["import", "-"], ["add", "water2:AB/BA/-"]):
                self.assert_unwritable(*run_limited(size, "collection", self.file, *verb, stdin="water2:AB/BA/-\n"))
                self.assertEqual([], list(self.folder.iterdir()))
        self.assert_unwritable(*run("collection", "/nowhere/levels.db", "import", "-", stdin="water2:AB/BA/-\n"))

    def test_a_collection_that_cannot_grow(self):
        self.fill(deals(1, 30, 4))
        more = "\n".join(deals(2, 3000, 6))
        size = Path(self.file).stat().st_size
        self.assert_unwritable(*run_limited(size, "collection", self.file, "import", "-", stdin=more))
        self.assert_in_order()
        self.assert_unwritable(*run_limited(size, "collection", self.file, "annotate"))
        self.assert_in_order()
        other = str(self.folder / "other.db")
        self.assertEqual(DONE, run("collection", other, "add", "water2:AB/BA/-").code)
        self.assert_unwritable(*run_limited(Path(other).stat().st_size, "collection", self.file, "select", "--into", other))
        self.assertEqual(DONE, run("collection", other, "verify").code)

    def mount_small_disk(self):
        """A folder on a disk of 256 KiB, which is gone after the test."""
        if os.geteuid() != 0 or not shutil.which("mount"):
            self.skipTest("only root can mount a small disk")
        disk = self.folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], check=False, capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("a small disk cannot be mounted here")
        self.addCleanup(subprocess.run, ["umount", disk], check=True)
        self.file = str(disk / "levels.db")
        return disk

    def fill_disk(self, disk):
        with self.assertRaises(OSError):
            (disk / "rest").write_bytes(b"x" * 300_000)

    def test_a_disk_that_becomes_full(self):
        disk = self.mount_small_disk()
        self.fill(deals(1, 10, 4))
        self.assert_unwritable(*self.run_on("import", "-", stdin="\n".join(deals(2, 5000, 6))))
        self.assert_in_order()
        self.fill_disk(disk)
        self.assert_unwritable(*self.run_on("annotate"))
        out = disk / "out"
        self.assertEqual(INTERNAL, self.run_on("export", "--output", str(out)).code)
        self.assertEqual(INTERNAL, run("graph", "flasks-3", "--output", str(out)).code)
        self.assertEqual(INTERNAL, run("generate", "--output", str(out)).code)
        self.assertFalse(out.exists())

    def test_an_import_that_fills_the_disk_leaves_no_log_and_says_how_many_levels_are_in(self):
        disk = self.mount_small_disk()
        for taken in range(0, 120_000, 12_000):
            (disk / "rest").write_bytes(b"x" * taken)
            self.fill(deals(1, 10, 4))
            for seed in (2, 3):
                before = self.levels()
                code, out, err = self.run_on("import", "-", stdin="\n".join(deals(seed, 3000, 6)))
                self.assert_unwritable(code, out, err)
                self.assertEqual({"levels.db", "rest"}, {path.name for path in disk.iterdir()})
                self.assertRegex(err, rf"; {self.levels() - before} levels added before\n\Z")
                self.assert_in_order()
            if taken == 0:
                self.assertGreater(before, 200)
            Path(self.file).unlink()

    def levels(self):
        return len(self.run_on("list", "--quiet").out.splitlines())

    def test_a_batch_on_a_disk_that_becomes_full(self):
        disk = self.mount_small_disk()
        codes = "\n".join(deals(2, 100, 6))
        args = ["solve", "--batch", "-", "--no-times", "--output", str(disk / "out"), "--resume"]
        whole = run(*args[:4], stdin=codes).out
        (disk / "rest").write_bytes(b"x" * (240_000 - len(whole) // 2))
        code, _, err = run(*args, stdin=codes)
        self.assertEqual(INTERNAL, code)
        self.assertRegex(err, r"/out: cannot be written: No space left on device; make room and --resume\n\Z")
        (disk / "rest").unlink()
        self.assertEqual(DONE, run(*args, stdin=codes).code)
        self.assertEqual(whole, (disk / "out").read_text())

    def test_a_full_disk(self):
        disk = self.mount_small_disk()
        self.fill(deals(1, 10, 4))
        self.fill_disk(disk)
        self.assert_readable()
        for verb in (["annotate"], ["add", "water2:AB/BA/-"], ["import", "-"]):
            self.assert_unwritable(*self.run_on(*verb, stdin="water2:AB/BA/-\n"))
        self.assertEqual({"levels.db", "rest"}, {path.name for path in disk.iterdir()})

    def test_what_may_only_be_read(self):
        self.fill(deals(1, 10, 4))
        path = Path(self.file)
        before = path.read_bytes()
        path.chmod(0o444)
        self.folder.chmod(0o555)
        self.addCleanup(self.folder.chmod, 0o755)
        drop = {}
        if os.geteuid() == 0:
            drop = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            if subprocess.run([PROGRAM, "--version"], check=False, capture_output=True, **drop).returncode != 0:
                self.skipTest("nobody may not run the program here")

        def run_as_nobody(*args, stdin=""):
            done = subprocess.run([PROGRAM, *args], input=stdin.encode(), capture_output=True, check=False,
                                  timeout=PATIENCE, cwd=ROOT, env=environment(), **drop)
            return done.returncode, done.stdout.decode(), done.stderr.decode()

        self.assert_readable(lambda *verb: run_as_nobody("collection", self.file, *verb))
        for verb in (["import", "-"], ["add", "water2:AB/BA/-"], ["annotate"]):
            self.assert_unwritable(*run_as_nobody("collection", self.file, *verb, stdin="water2:AB/BA/-\n"))
        new = str(self.folder / "new")
        self.assert_unwritable(*run_as_nobody("collection", new + ".db", "import", "-", stdin="water2:AB/BA/-\n"))
        self.assert_unwritable(*run_as_nobody("collection", self.file, "select", "--into", new + ".db"))
        for args in (["collection", self.file, "export", "--output", new], ["graph", "flasks-3", "--output", new],
                     ["generate", "--output", new]):
            code, out, err = run_as_nobody(*args)
            self.assertEqual((INTERNAL, ""), (code, out), args)
            self.assertRegex(err, r"\Adecant: .*/new: cannot be written: Permission denied; .*\n\Z")
        self.assertEqual(before, path.read_bytes())
        self.assertEqual([path], list(self.folder.iterdir()))


if __name__ == "__main__":
    unittest.main()
