"""The pages that build and install something, followed to the letter in a copy of the repository and a temporary home."""
# SPDX-License-Identifier: MIT
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from commands import run

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/docs"))
from pages import shell_blocks  # noqa: E402


class Pages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name) / "home"
        self.copy = Path(folder.name) / "decant"
        self.home.mkdir()
        shutil.copytree(ROOT, self.copy, ignore=shutil.ignore_patterns(".git", "build", "dist", "node_modules"))

    def follow(self, page):
        """Runs all blocks of a page, those that the quick tests leave out, too. Files for /usr/local go to the temporary home."""
        script = "".join(text for _, text, _ in shell_blocks(ROOT / "docs" / page))
        script = script.replace("sudo ", "").replace("/usr/local", f"{self.home}/local")
        environment = {
            # Whether it was compiled before or not, a page says the same.
            "CMAKE_CXX_COMPILER_LAUNCHER": "ccache",
            "CCACHE_DIR": str(Path.home() / ".cache/ccache"),
            "CCACHE_BASEDIR": str(self.copy),
            "CCACHE_NOHASHDIR": "1",
            **os.environ,
            "HOME": str(self.home),
            "PATH": f"{self.copy}/build/release/bin:{os.environ['PATH']}",
        }
        return run("sh", "-eu", "-c", script, cwd=self.copy, env=environment, stdin=subprocess.DEVNULL)

    def test_a_puzzle_is_added(self):
        self.assertIn("Shortest: 6 moves. Proved.", self.follow("adding-a-puzzle.md"))
        self.assertIn("<svg", (self.copy / "jugs.svg").read_text())

    def test_the_library_is_installed(self):
        self.follow("library.md")
        self.assertTrue(list((self.home / ".local").rglob("decant.pc")))

    def test_the_python_module_is_installed(self):
        self.follow("python.md")
        self.assertTrue(list((self.home / "local").rglob("decant/__init__.py")))
        python = self.home / "decant-venv/bin/python"
        self.assertEqual("7\n", run(python, "-c", "import decant; print(decant.solve('water4:ABAB/BABA/-').length)"))


if __name__ == "__main__":
    unittest.main()
