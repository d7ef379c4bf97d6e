"""No text from elsewhere reaches a terminal as anything but characters: names, labels, files, arguments, errors."""
# SPDX-License-Identifier: MIT
import json
import os
import pty
import re
import signal
import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

from collections_of_levels import CollectionTest
from pace import PATIENCE
from program import DONE, MALFORMED, PROGRAM, ROOT, UNREADABLE, USAGE, environment, run, start

# Clears the screen, sets the clipboard, the title and colors; one-byte controls; text turned round, hidden, broken.
BAD = "a\x1b[2J\x1b]52;c;cm0gLXJm\x07\x1b]0;t\x07\x1b[8mb\r\x7f\x9b2Jc\u202ed\u2066e\u200bf\u2028g\u200eh\ufeffi"
INVISIBLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
MAP = ("decant dog-bunny 1\nname: {}\nnodes: a b\nedges:\na <-> b\ntokens:\ndog: a\ngoal:\ndog: b\n")


def on_a_terminal(*args):
    """The text that the program writes to a terminal that is both of its outputs."""
    leader, follower = pty.openpty()
    with subprocess.Popen([PROGRAM, *args], cwd=ROOT, env=environment(TERM="dumb"), stdin=subprocess.DEVNULL,
                          stdout=follower, stderr=follower):
        os.close(follower)
        shown = b""
        while True:
            try:
                piece = os.read(leader, 65536)
            except OSError:  # the program has ended
                break
            if not piece:
                break
            shown += piece
    os.close(leader)
    return shown.replace(b"\r\n", b"\n").decode(errors="surrogateescape")


class HostileText(unittest.TestCase):
    def assert_harmless(self, text):
        found = INVISIBLE.search(text)
        self.assertIsNone(found, f"{found} in {text[:300]!r}")

    def test_names_of_levels(self):
        for text in (MAP.format(BAD.replace("\r", "")), f"decant tube-sort 1\nname: {BAD}\n\na b\nb a\n-\n",
                     "[['{0}','b'],['b','{0}'],[]]".format(BAD.replace("\r", ""))):
            for verb in (["show", "-"], ["solve", "-"], ["solve", "-", "--format", "svg"], ["analyze", "-"],
                         ["hint", "-"], ["graph", "-"], ["graph", "-", "--format", "json"], ["play", "-"],
                         ["convert", "-", "--to", "native"], ["check", "-", "1>2"], ["show", "-", "--color", "always"]):
                result = run(*verb, stdin=text)
                self.assertEqual((MALFORMED, ""), (result.code, result.out), verb)
                self.assert_harmless(result.err)

    def test_names_of_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in (BAD.encode(), b"\x9b2J\xff\x1b[2J"):
                path = os.path.join(folder.encode(), name)
                missing = os.path.join(path, b"x")
                verbs = [["solve"], ["show"], ["play"], ["solve", "--batch"]]
                for args in (*[[*verb, missing] for verb in verbs], ["collection", missing, "list"],
                             ["collection", os.path.join(folder.encode(), b"x.db"), "import", missing],
                             ["graph", "flasks-3", "--output", missing], ["generate", "--output", missing],
                             ["serve", "--root", missing], ["check", "flasks-3", missing]):
                    result = run(*args)
                    self.assertNotEqual(DONE, result.code, args)
                    self.assert_harmless(result.out + result.err)
                    self.assertEqual(1, result.err.count("\n") + ("import" in args and result.err == ""), args)
                with open(path, "wb") as file:
                    file.write(b"\xff")
                self.assert_harmless(run("solve", path).err)

    def test_an_error_is_one_line_whatever_the_name(self):
        result = run("solve", "no\nsuch\nfile")
        self.assertEqual(UNREADABLE, result.code)
        self.assertEqual(1, result.err.count("\n"))

    def test_arguments_that_come_back_in_errors(self):
        for args in ([BAD], ["solve", "--algorithm", BAD], ["show", "flasks-3", "--" + BAD], ["list", BAD],
                     ["help", BAD], ["convert", "flasks-3", "--to", BAD], ["generate", "--seed", BAD],
                     ["generate", "--difficulty", BAD], ["serve", "--host", BAD], ["check", "flasks-3", BAD],
                     ["hint", "flasks-3", "--moves", BAD], ["collection", "x.db", BAD],
                     ["show", "water2:" + BAD], ["solve", "flasks-3", "--memory-limit", BAD]):
            result = run(*args)
            self.assertIn(result.code, (USAGE, MALFORMED), args)
            self.assert_harmless(result.out + result.err)

    def test_lines_of_a_batch_are_json_without_what_cannot_be_seen(self):
        result = run("solve", "--batch", "-", stdin=f"water2:{BAD}".replace("\r", "") + "\n")
        self.assert_harmless(result.out + result.err)
        self.assertEqual(f"water2:{BAD}".replace("\r", ""), result.answer["level"])

    def test_the_log_of_the_server(self):
        import socket  # pylint: disable=import-outside-toplevel
        with start("serve", "--port", "0", "--verbose") as server:
            port = int(server.stdout.readline().decode().rstrip("/\n").rsplit(":", 1)[1])
            for target in ("/" + BAD.replace("\r", ""), "/\x9b2J"):
                with socket.create_connection(("127.0.0.1", port)) as client:
                    client.sendall(f"GET {target} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n"
                                   .encode())
                    while client.recv(4096):
                        pass
            server.send_signal(signal.SIGTERM)
            _, err = server.communicate(timeout=PATIENCE)
        self.assert_harmless(err.decode())

    def test_only_one_file_writes_to_the_outputs(self):
        """Text that is written elsewhere would not be made visible."""
        ways = re.compile(r"\b(stdout|stderr|std::(cout|cerr|clog|puts|putchar)|fmt::print|v?f?printf|f?puts|STDERR_FILENO)\b")
        # Whether an output is a terminal may be asked elsewhere; the crash handler restores the terminal by fixed bytes.
        asks = re.compile(r"isatty\(STD(OUT|ERR)_FILENO\)|ioctl\(STDOUT_FILENO|write\(STDOUT_FILENO, way_back")
        found = []
        for folder in ("apps/cli", "apps/server", "src"):
            for path in sorted((ROOT / folder).rglob("*.[ch]pp")):
                name = str(path.relative_to(ROOT))
                if name == "apps/cli/output.cpp" or name.startswith("apps/cli/manual/"):
                    continue
                code = re.sub(r"//.*|\"(?:[^\"\\]|\\.)*\"", "", path.read_text())
                found += [f"{name}: {line.strip()}" for line in code.splitlines() if ways.search(asks.sub("", line))]
        self.assertEqual([], found)
        picture = (ROOT / "apps/cli/playing/picture.cpp").read_text()
        self.assertEqual(1, len(re.findall(r"\b(?:mv)?w?add\w*str\(|\bprintw\(|\baddch\(", picture)))


class HostileCollection(CollectionTest):
    """Each text in the file is hostile; the tables are those of any collection."""

    def setUp(self):
        super().setUp()
        lines = [json.dumps({"code": code, "id": BAD}) for code in ("water2:AB/BA/-", "water2:AB/BC/CA/-")]
        self.run_on("import", "-", stdin="\n".join(lines) + "\n")
        self.assertEqual(DONE, self.run_on("annotate").code)
        with sqlite3.connect(self.file) as connection:
            connection.execute("UPDATE level SET name = ?, code = ?, source = ?", (BAD, BAD, BAD))
            connection.execute("UPDATE value SET value = ? WHERE typeof(value) = 'text'", (BAD,))
            connection.execute("INSERT INTO value VALUES (1, ?, 1, ?)", (BAD[:20], BAD))
            connection.execute("UPDATE plan SET moves = ?, claim = ?", (BAD, BAD))
        connection.close()

    assert_harmless = HostileText.assert_harmless

    def test_text_for_people(self):
        for verb in (["list"], ["list", "--sort", "name"], ["list", "--where", "nothing = 1"], ["show", "1"],
                     ["verify"], ["annotate", "--again"]):
            result = self.run_on(*verb, env={"TERM": "xterm-256color"})
            self.assert_harmless(result.out + result.err)
        self.assertEqual(3, self.run_on("list").out.count("\n"))

    def test_json_holds_the_exact_text_and_shows_none_of_it(self):
        for verb in (["export"], ["export", "--format", "json"], ["show", "1", "--format", "json"]):
            result = self.run_on(*verb)
            self.assertEqual(DONE, result.code)
            self.assert_harmless(result.out)
        record = self.run_on("export").answers[0]
        self.assertEqual((BAD, BAD, BAD), (record["name"], record["label"], record["source"]))

    def test_data_is_exact_in_a_pipe_and_visible_on_a_terminal(self):
        for verb in (["select"], ["export", "--format", "csv"], ["export", "--format", "codes"]):
            result = subprocess.run([PROGRAM, "collection", self.file, *verb], capture_output=True, check=True)
            self.assertIn(BAD.encode(), result.stdout)
            shown = on_a_terminal("collection", self.file, *verb)
            self.assertIn("a?[2J?]52;c;cm0gLXJm??]0;t??[8mb", shown)
            self.assert_harmless(shown)


if __name__ == "__main__":
    unittest.main()
