"""The Python module is installed by CMake and by pip, into a prefix and a virtual environment, without the network."""
# SPDX-License-Identifier: MIT
import os
import sys
import tempfile
import unittest
from pathlib import Path

from commands import run

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ["DECANT_BUILD"])
SCRIPT = "import decant; print(decant.__file__, decant.solve('water4:ABAB/BABA/-').length)"


class Install(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_cmake_installs_the_component(self):
        run("cmake", "--build", BUILD, "--target", "decant_python")
        run("cmake", "--install", BUILD, "--prefix", self.folder, "--component", "python")
        [package] = self.folder.glob("lib/python3*/dist-packages")
        place, length = run(sys.executable, "-c", SCRIPT, env={"PYTHONPATH": str(package)}).split()
        self.assertEqual((str(package / "decant/__init__.py"), "7"), (place, length))
        self.assertTrue((package / "decant/py.typed").is_file())

    def test_pip_installs_into_a_virtual_environment_and_removes_all_of_it(self):
        run(sys.executable, "-m", "venv", self.folder / "venv")
        python = self.folder / "venv/bin/python"
        before = set(self.folder.rglob("*"))
        # No proxy, no index: whatever pip wants to fetch fails.
        environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "CMAKE_ARGS": "-DDECANT_WERROR=ON",
                       "CMAKE_CXX_COMPILER_LAUNCHER": "ccache", "PYTHONDONTWRITEBYTECODE": "1"}
        run(python, "-m", "pip", "install", "--no-index", "--no-build-isolation", "--no-compile", ROOT / "bindings/python",
            env=environment)
        place, length = run(python, "-c", SCRIPT, env=environment, cwd=self.folder).split()
        self.assertIn("venv/lib", place)
        self.assertEqual("7", length)
        run(python, "-m", "pip", "uninstall", "-y", "decant", env=environment)
        self.assertEqual(set(), set(self.folder.rglob("*")) - before)


if __name__ == "__main__":
    unittest.main()
