"""Collections that someone else made: any deviation from decant's own schema is refused, and nothing goes on for ever."""
# SPDX-License-Identifier: MIT
import os
import re
import shutil
import sqlite3
import struct
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest, deals
from pace import within
from program import DONE, MALFORMED, run

VERBS = [["list"], ["show", "1"], ["verify"], ["annotate"], ["export"], ["select"], ["import", "-"],
         ["add", "water2:AB/BA/-"], ["list", "--where", "length > 1"]]
PAGE = 4096


class Hostile(CollectionTest):
    def setUp(self):
        super().setUp()
        self.fill(deals(1, 60, 4))
        self.path = Path(self.file)

    def change(self, *statements):
        """Runs SQL on the file past the program."""
        connection = sqlite3.connect(self.file, isolation_level=None)
        for statement in statements:
            connection.execute(statement)
        connection.close()

    def change_values(self, *statements):
        """The same where the schema would not let it: the schema is changed for the time, and then changed back."""
        self.change("PRAGMA writable_schema = ON",
                    "UPDATE sqlite_schema SET sql = replace(replace(sql, 'STRICT, WITH', 'WITH'), 'STRICT', '')")
        self.change(*statements)
        connection = sqlite3.connect(":memory:")
        model = self.folder / "model.db"
        run("collection", str(model), "add", "water2:AB/BA/-")
        connection.execute("ATTACH ? AS model", (str(model),))
        schema = connection.execute("SELECT name, sql FROM model.sqlite_schema WHERE sql NOT NULL").fetchall()
        connection.close()
        model.unlink()
        connection = sqlite3.connect(self.file)
        connection.execute("PRAGMA writable_schema = ON")
        connection.executemany("UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1", schema)
        connection.commit()
        connection.close()

    def files(self):
        """All files in the folder with their bytes."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def refuse(self, words, verbs=VERBS):
        before = self.files()
        for verb in verbs:
            result = self.run_on(*verb, stdin="water2:AB/BA/-\n")
            self.assertEqual((MALFORMED, ""), (result.code, result.out), (verb, words))
            self.assertRegex(result.err, rf"\Adecant: .*levels\.db: .*{words}.*; .*\n\Z")
            self.assertEqual(before.keys(), self.files().keys())
            self.assertEqual(before, self.files())


class Schemas(Hostile):
    def test_what_is_not_ours_to_the_letter(self):
        plain = self.path.read_bytes()
        for statement, words in (
                ("CREATE TRIGGER steal AFTER INSERT ON level BEGIN UPDATE level SET name = 'x'; END", "trigger 'steal'"),
                ("CREATE TRIGGER endless AFTER UPDATE ON level BEGIN INSERT INTO value SELECT 1, 'x', 1, max(n) FROM "
                 "(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c); END",
                 "trigger 'endless'"),
                ("CREATE VIEW seen AS SELECT * FROM level", "view 'seen'"),
                ("CREATE TABLE more (x)", "table 'more'"),
                ("CREATE INDEX own ON level (name COLLATE NOCASE)", "index 'own'"),
                ("ALTER TABLE level ADD COLUMN more TEXT AS (upper(name))", "table 'level'"),
                ("ALTER TABLE level ADD COLUMN more TEXT", "table 'level'"),
                ("ALTER TABLE plan RENAME TO plans", "table 'plans'"),
                ("DROP INDEX level_by_measured", "lacks some tables"),
                ("DROP TABLE plan", "lacks some tables")):
            self.change(statement)
            self.refuse(words)
            self.path.write_bytes(plain)

    def test_a_table_that_is_a_view(self):
        self.change("ALTER TABLE value RENAME TO kept", "CREATE VIEW value AS SELECT * FROM kept")
        self.refuse("table 'kept'", [["list"], ["export"]])

    def test_a_trigger_that_lies_in_the_log(self):
        copy = self.folder / "copy.db"
        connection = sqlite3.connect(self.file, isolation_level=None)
        connection.execute("CREATE TRIGGER t AFTER INSERT ON level BEGIN DELETE FROM level; END")
        shutil.copy(self.file, copy)
        shutil.copy(self.file + "-wal", str(copy) + "-wal")
        connection.close()
        copy.rename(self.file)
        Path(str(copy) + "-wal").rename(self.file + "-wal")
        self.refuse("trigger 't'")

    def test_another_encoding(self):
        model = sqlite3.connect(self.file).execute("SELECT sql FROM sqlite_schema WHERE sql NOT NULL").fetchall()
        self.path.unlink()
        self.change("PRAGMA encoding = 'UTF-16le'", *[sql for (sql,) in model], "PRAGMA application_id = 0x64636e74",
                    "PRAGMA user_version = 1")
        self.refuse("is not a collection", [["list"]])


class FilesBeside(Hostile):
    def test_a_journal_never_removes_another_file(self):
        victim = self.folder / "victim.txt"
        victim.write_text("precious\n")
        name = os.fsencode(victim)
        pages = self.path.stat().st_size // PAGE
        head = bytes.fromhex("d9d505f920a163d7") + struct.pack(">5I", 0, 1, pages, 512, PAGE)
        lock_page = (1 << 30) // PAGE + 1
        end = (struct.pack(">I", lock_page) + name + struct.pack(">I", len(name)) +
               struct.pack(">I", sum(name)) + bytes.fromhex("d9d505f920a163d7"))
        Path(self.file + "-journal").write_bytes(head.ljust(512, b"\0") + end)
        self.refuse("has a journal beside it", [["list"], ["import", "-"], ["verify"]])
        self.assertEqual("precious\n", victim.read_text())

    def test_a_journal_is_not_written_back(self):
        self.change("PRAGMA journal_mode = DELETE")
        connection = sqlite3.connect(self.file, isolation_level=None)
        for statement in ("PRAGMA cache_size = 1", "BEGIN", "UPDATE level SET label = hex(randomblob(5000))"):
            connection.execute(statement)
        copies = self.path.read_bytes(), Path(self.file + "-journal").read_bytes()
        connection.execute("ROLLBACK")
        connection.close()
        for name, content in zip((self.file, self.file + "-journal"), copies):
            Path(name).write_bytes(content)
        self.refuse("has a journal beside it")

    def test_changes_go_to_a_log_whatever_another_program_chose(self):
        self.change("PRAGMA journal_mode = DELETE")
        self.assertEqual(DONE, self.run_on("add", "water2:AB/BA/-").code)
        self.assertEqual(b"\x02\x02", self.path.read_bytes()[18:20])

    def test_a_log_that_is_a_link_is_not_followed(self):
        victim = self.folder / "victim.txt"
        victim.write_text("precious\n")
        Path(self.file + "-wal").symlink_to(victim)
        for verb in VERBS:
            self.run_on(*verb, stdin="water2:AB/BA/-\n")
            self.assertEqual("precious\n", victim.read_text())

    def test_a_pipe_is_no_collection(self):
        self.path.unlink()
        os.mkfifo(self.file)
        for verb in (["list"], ["import", "-"]):
            self.assertEqual(MALFORMED, self.run_on(*verb).code)


class Contents(Hostile):
    def test_values_of_many_names(self):
        with sqlite3.connect(self.file) as connection:
            connection.executemany("INSERT INTO value VALUES (?, ?, 1, 1)",
                                   ((1 + n % 60, f"n{n}") for n in range(300_000)))
        connection.close()
        for verb in (["export", "--format", "csv"], ["export"], ["list"], ["list", "--where", "n1 = 1"], ["show", "1"]):
            with within(10):
                result = self.run_on(*verb)
            self.assertEqual((MALFORMED, ""), (result.code, result.out), verb)
            self.assertRegex(result.err, "more than 1000")

    def test_values_of_kinds_that_they_never_have(self):
        plain = self.path.read_bytes()
        for statement, words in (("UPDATE level SET text = x'00ff' WHERE id = 30", "a text is not text"),
                                 ("UPDATE level SET name = x'37' WHERE id = 30", "a name is not text"),
                                 ("UPDATE level SET line = 'x' WHERE id = 30", "a line is not a whole number"),
                                 ("UPDATE level SET line = -5 WHERE id = 30", "a line is less than 0"),
                                 ("UPDATE level SET measured = 'x' WHERE id = 30", "a measured is not a whole number"),
                                 ("UPDATE level SET measured = -1 WHERE id = 30", "a measured is less than 0"),
                                 ("UPDATE value SET is_metric = 7 WHERE level = 30", "an is_metric is neither 0 nor 1"),
                                 ("UPDATE value SET value = x'00' WHERE level = 30", "neither a number nor a text"),
                                 ("INSERT INTO plan VALUES (30, 5, x'00')", "a claim is not text")):
            self.change_values(statement)
            for verb in (["show", "30"], ["export"], ["select", "--into", str(self.folder / "other.db")]):
                result = self.run_on(*verb)
                self.assertEqual(MALFORMED, result.code, (statement, verb, result))
                self.assertRegex(result.err, rf"\Adecant: .*levels\.db: is damaged: .*{words}.*; .*\n\Z")
            verified = self.run_on("verify")
            self.assertEqual(MALFORMED, verified.code)
            self.assertEqual({1}, {line.count("levels.db") for line in verified.err.splitlines()}, verified.err)
            self.path.write_bytes(plain)

    def test_nothing_is_printed_where_no_level_can_be_read(self):
        self.change_values("UPDATE level SET name = x'37' WHERE id = 1")
        for verb in (["list"], ["export", "--format", "csv"], ["export", "--format", "json"]):
            result = self.run_on(*verb)
            self.assertEqual((MALFORMED, ""), (result.code, result.out), verb)

    def test_texts_of_any_bytes(self):
        self.change("UPDATE level SET text = CAST(x'6100ff0d62' AS TEXT), name = CAST(x'9b00' AS TEXT) WHERE id = 3")
        self.assertEqual(DONE, self.run_on("list").code)
        self.assertEqual(DONE, self.run_on("show", "3").code)
        self.assertEqual(DONE, self.run_on("export").code)
        self.assertRegex(self.run_on("verify").err, "level 3: its text cannot be read")

    def test_a_cell_of_many_bytes(self):
        self.change("UPDATE level SET label = CAST(zeroblob(200000000) AS TEXT) WHERE id = 3")
        for verb in (["show", "3"], ["export"], ["verify"]):
            result = self.run_on(*verb)
            self.assertEqual(MALFORMED, result.code)
            self.assertRegex(result.err, "too big")

    def test_a_file_that_would_be_read_for_ever(self):
        """All branches of a tree lead to one page, which lies deep."""
        with sqlite3.connect(self.file) as connection:
            root, = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'level'").fetchone()
        connection.close()
        content = bytearray(self.path.read_bytes())
        count = len(content) // PAGE
        page = content[(root - 1) * PAGE:root * PAGE]
        self.assertEqual(5, page[0], "an inner page")
        cells, = struct.unpack(">H", page[3:5])
        leaf, = struct.unpack(">I", page[8:12])
        deep = 15
        for depth in range(deep):
            below = struct.pack(">I", count + depth + 1 if depth + 1 < deep else leaf)
            copy = bytearray(page)
            copy[8:12] = below
            for cell in range(cells):
                at, = struct.unpack(">H", page[12 + 2 * cell:14 + 2 * cell])
                copy[at:at + 4] = below
            if depth == 0:
                content[(root - 1) * PAGE:root * PAGE] = copy
            else:
                content += copy
        # The first copy took the place of the root, so the others follow the old pages.
        content[28:32] = struct.pack(">I", len(content) // PAGE)
        content = bytes(content)
        for verb in (["list", "--quiet"], ["select"], ["annotate"], ["list", "--sort", "name"], ["verify"], ["export"]):
            self.path.write_bytes(content)
            result = self.run_on(*verb)
            self.assertEqual(MALFORMED, result.code, (verb, result.err))
            self.assertRegex(result.err, "levels.db: ")

    def test_damage_is_met_where_it_lies_and_verify_finds_all_of_it(self):
        content = self.path.read_bytes()
        found = 0
        for page in range(1, len(content) // PAGE):
            self.path.write_bytes(content[:page * PAGE] + os.urandom(PAGE) + content[(page + 1) * PAGE:])
            verified = self.run_on("verify")
            self.assertEqual((MALFORMED, ""), (verified.code, verified.out), page)
            for verb in (["list"], ["export"], ["show", "60"], ["annotate", "--limit", "3"]):
                result = self.run_on(*verb)
                self.assertIn(result.code, (DONE, MALFORMED), (page, verb, result.err))
                found += result.code == MALFORMED
                if result.code == MALFORMED:
                    self.assertRegex(result.err, r"\Adecant: .*levels\.db: .*; .*\n\Z")
            for beside in self.folder.glob("levels.db-*"):
                beside.unlink()
        self.assertGreater(found, 0)


class Opening(Hostile):
    def test_does_not_read_the_pages_that_nobody_asked_for(self):
        """So its time does not grow with the file: damage far from level 1 does not keep level 1 from being shown."""
        self.fill(deals(2, 400, 5))
        content = bytearray(self.path.read_bytes())
        text = self.rows("SELECT text FROM level WHERE id = 400")[0][0].encode()
        page = content.rindex(text) // PAGE
        content[page * PAGE:(page + 1) * PAGE] = os.urandom(PAGE)
        self.path.write_bytes(content)
        self.assertEqual(DONE, self.run_on("show", "1").code)
        listed = self.run_on("list", "--quiet")
        self.assertEqual(MALFORMED, listed.code)
        self.assertTrue(re.match(" +1 ", listed.out))
        self.assertEqual(MALFORMED, self.run_on("verify").code)

    def test_the_largest_filter_is_within_the_limits(self):
        self.assertEqual(DONE, self.run_on("annotate").code)
        deep = "length >= 0"
        for depth in range(19):
            deep = f"dead < 0 or length >= {depth} and ({deep})"
        for where in (" and ".join(["length >= 0"] * 100), "(" * 19 + "length >= 0" + ")" * 19, deep,
                      "not " * 19 + "length < 0", " or ".join(["(length < 0 and dead >= 0)"] * 50)):
            self.assertEqual(DONE, self.run_on("list", "--where", where).code, where[:40])


if __name__ == "__main__":
    unittest.main()
