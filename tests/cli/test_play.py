"""`decant play`: whole games on a real terminal, which is as it was afterward, and games through a pipe."""
# SPDX-License-Identifier: MIT
import os
import re
import signal
import unittest

from hard_level import HARD
from pace import PATIENCE, has_worked, is_waiting, wait_until
from program import DONE, INTERRUPTED, MALFORMED, run, start
from terminal_window import Window, needs_tmux

LEVEL = "levels/flasks-3.txt"
PLAN = "2>3 1>2 1>3 2>1 2>3 1>2 1>3"


@needs_tmux
class OnATerminal(unittest.TestCase):
    """Each game begins in a fresh window and must leave it as it found it."""

    def setUp(self):
        self.window = Window()
        self.addCleanup(self.window.__exit__)
        self.modes = self.window.modes()
        self.settings = self.window.shell("stty -a")

    def play(self, level=LEVEL, *flags):
        self.window.run("play", level, *flags)
        return self.window.wait_for("? help")

    def moves(self):
        return int(re.search(r"moves: (\d+)", self.window.text()).group(1))

    def assert_sane(self, code=DONE):
        self.window.wait_for("ready$")
        self.window.wait_while("? help")
        self.assertIn(f"code {code}.", self.window.shell("echo code $code."))
        self.assertEqual(self.window.shell("stty -a"), self.settings)
        self.assertIn(" echo ", self.settings)
        self.assertEqual(self.window.modes(), self.modes)

    def quit(self):
        self.window.keys("q")
        self.assert_sane()

    def test_a_game_from_level_to_solved_and_undone_to_the_start(self):
        start = self.play()
        for move in PLAN.split():
            self.window.type(move)
        self.window.wait_for("Solved in 7 moves.")
        for _ in range(7):
            self.window.keys("u")
        self.window.wait_for("moves: 0")
        board = [line for line in start.splitlines() if "│" in line]
        for line in board:
            self.assertIn(line, self.window.text())
        self.window.keys("C-r")
        self.window.wait_for("moves: 1")
        self.window.keys("C-z")
        self.window.wait_for("moves: 0")
        self.quit()

    def test_hints_then_solve_and_play_to_the_end(self):
        self.play()
        self.window.keys("h")
        self.window.wait_for("It can still be solved.")
        self.window.keys("h")
        self.window.wait_for("Look at tube")
        self.window.keys("s")
        self.window.wait_for("Shortest: 7 moves. Proved. The plan is ready to play.")
        self.window.keys("p")
        self.window.wait_for("Solved in 7 moves.")
        self.quit()

    def test_cursor_and_mouse_pick_tubes(self):
        self.play()
        self.window.keys("Right", "Enter", "Right", "Enter")
        self.window.wait_for("moves: 1")
        self.window.keys("u")
        self.window.wait_for("moves: 0")
        self.window.click(9, 5)
        self.window.wait_for("╘═══╛")
        self.window.click(15, 5)
        self.window.wait_for("moves: 1")
        self.quit()

    def test_an_illegal_move_says_why(self):
        self.play()
        self.window.type("31")
        self.window.wait_for("empty")
        self.assertEqual(self.moves(), 0)
        self.quit()

    def test_a_board_of_14_tubes_fits_40_by_12(self):
        self.play("levels/coalton-133.txt")
        self.window.resize(40, 12)
        text = self.window.wait_for("11 12 13 14")
        self.assertIn("? help", text)
        self.assertIn("1  2  3", text)
        self.window.type("11>13")
        self.window.wait_for("moves: 1")
        self.window.resize(80, 24)
        self.window.wait_for("coalton-133")
        self.window.resize(10, 3)
        self.window.resize(80, 24)
        self.window.wait_for("coalton-133")
        self.window.keys("q")
        self.window.wait_while("? help")

    def test_dog_bunny_moves_are_picked_from_a_list(self):
        text = self.play("levels/dog-bunny-28.txt")
        first = re.search(r"^  1  (\S+)", text, re.MULTILINE).group(1)
        self.assertIn(":", first)
        self.window.keys("1")
        self.window.wait_for("moves: 1")
        self.window.keys("n", "Space")
        self.window.wait_for("ahead: 27")
        self.window.keys("e")
        self.window.wait_for("Solved in 28 moves.")
        self.quit()

    def test_ctrl_c_while_searching_ends_the_game(self):
        self.play(HARD)
        self.window.keys("s")
        self.window.wait_for("Searching:")
        self.window.keys("C-c")
        self.assert_sane(130)

    def test_escape_stops_a_search_and_the_game_goes_on(self):
        self.play(HARD)
        self.window.keys("s")
        self.window.wait_for("Searching:")
        self.window.keys("Escape")
        self.window.wait_while("Searching:")
        self.quit()

    def test_signals_give_the_terminal_back(self):
        for name in ("SIGTERM", "SIGHUP", "SIGSEGV"):
            with self.subTest(name):
                self.play()
                os.kill(self.window.child(), getattr(signal, name))
                self.window.wait_while("? help")
                self.assertEqual(self.window.shell("stty -a"), self.settings)
                self.assertEqual(self.window.modes(), self.modes)


@needs_tmux
class WithoutUnicode(unittest.TestCase):
    def test_a_terminal_of_ascii_gets_ascii(self):
        with Window(locale="C") as window:
            window.run("play", LEVEL)
            self.assertIn("'---'", window.wait_for("? help"))
            window.keys("q")


class WithoutATerminal(unittest.TestCase):
    """Lines in, boards out."""

    def test_a_game_is_played_through_a_pipe(self):
        played = run("play", LEVEL, stdin="\n".join(PLAN.split()))
        self.assertEqual((played.code, played.err), (DONE, ""))
        self.assertTrue(played.out.endswith("Solved in 7 moves.\n"))
        self.assertEqual(played.out.count("'---' '---' '---'"), 8)

    def test_words_and_letters_are_understood(self):
        played = run("play", LEVEL, stdin="2>3\nundo\nhint\nH\nsolve\nrestart\nbest\nquit\n1>3\n")
        self.assertIn("Look at tube 2.", played.out)
        self.assertIn("Shortest: 7 moves. Proved.", played.out)
        self.assertEqual(played.out.count("'---' '---' '---'"), 4)

    def test_what_is_illegal_is_told_and_the_game_goes_on(self):
        played = run("play", LEVEL, stdin="3>1\nnonsense\n2>3\n")
        self.assertEqual(played.code, DONE)
        self.assertIn("empty", played.out)
        self.assertEqual(played.out.count("'---' '---' '---'"), 2)

    def test_dog_bunny_plays_to_its_end(self):
        played = run("play", "levels/dog-bunny-28.txt", stdin="play\n")
        self.assertIn("Solved in 28 moves.", played.out)

    def test_a_signal_ends_the_game(self):
        for end in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(end.name), start("play", LEVEL) as process:
                self.assertTrue(process.stdout.readline())
                self.assertTrue(wait_until(lambda: is_waiting(process)))
                process.send_signal(end)
                self.assertEqual(INTERRUPTED, process.wait(PATIENCE))

    def test_a_signal_ends_the_game_while_it_searches(self):
        with start("play", HARD) as process:
            process.stdin.write(b"solve\n")
            process.stdin.flush()
            has_worked(process, 0.5)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((INTERRUPTED, b""), (process.returncode, err))
        self.assertIn(b"interrupted", out)

    def test_a_level_with_hidden_units_is_refused(self):
        self.assertEqual(run("play", "water2:?A/A?/-").code, MALFORMED)


if __name__ == "__main__":
    unittest.main()
