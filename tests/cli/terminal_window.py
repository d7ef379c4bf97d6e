"""A terminal for one test: tmux with one window, keys in, characters out."""
# SPDX-License-Identifier: MIT
import os
import shlex
import shutil
import subprocess
import time
import unittest
import uuid
from pathlib import Path

from pace import PATIENCE
from program import PROGRAM, ROOT


class Window:
    """A window with a shell in it, 80 columns by 24 lines."""

    def __init__(self, width=80, height=24, locale="C.UTF-8"):
        self.commands = 0
        self.socket = f"decant-{uuid.uuid4().hex[:12]}"
        environment = {**os.environ, "LC_ALL": locale, "PS1": "ready$ "}
        environment.pop("NO_COLOR", None)
        self._tmux("new-session", "-d", "-x", str(width), "-y", str(height), "bash", "--norc", "--noprofile",
                   env=environment)
        self.wait_for("ready$")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._tmux("kill-server")

    def _tmux(self, *args, env=None):
        command = ["tmux", "-L", self.socket, "-f", "/dev/null", "-u", *args]
        return subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout

    def keys(self, *names):
        """Presses keys by their names in tmux: `u`, `Enter`, `C-c`."""
        self._tmux("send-keys", *names)

    def type(self, text):
        """Sends characters as they are."""
        self._tmux("send-keys", "-l", "--", text)

    def click(self, column, line):
        """Presses and lets go of the first button, as a terminal of xterm's kind reports it; places count from 1."""
        for button in " #":
            self.type(f"\x1b[M{button}{chr(32 + column)}{chr(32 + line)}")

    def run(self, *args):
        """Starts decant in the shell."""
        self.type("clear; " + shlex.join([PROGRAM, *args]) + "; code=$?")
        self.keys("Enter")

    def resize(self, width, height):
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def child(self):
        """The process that the shell runs."""
        shell = self._tmux("display-message", "-p", "#{pane_pid}").strip()
        return int(Path(f"/proc/{shell}/task/{shell}/children").read_text().split()[0])

    def text(self):
        return self._tmux("capture-pane", "-p")

    def modes(self):
        """The modes that are switched on: the second screen, the cursor, reports of the mouse."""
        return self._tmux("display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}").strip()

    def wait_for(self, wanted, seconds=PATIENCE):
        """The text of the window as soon as it holds what is wanted."""
        return self._until(lambda text: wanted in text, f"no {wanted!r}", seconds)

    def wait_while(self, unwanted, seconds=PATIENCE):
        return self._until(lambda text: unwanted not in text, f"still {unwanted!r}", seconds)

    def _until(self, holds, complaint, seconds):
        end = time.monotonic() + seconds
        while not holds(text := self.text()):
            if time.monotonic() > end:
                raise AssertionError(f"{complaint} after {seconds} s in:\n{text}")
            time.sleep(0.02)
        return text

    def shell(self, command):
        """The output of a command in the shell of the window."""
        self.commands += 1
        self.type(f"clear; {command}; echo end:$(({self.commands}))")
        self.keys("Enter")
        end = f"\nend:{self.commands}\n"
        return self._until(lambda text: end in "\n" + text, f"no end of {command}", PATIENCE).split(end.strip())[0]


needs_tmux = unittest.skipUnless(shutil.which("tmux"), "tmux is not installed")
