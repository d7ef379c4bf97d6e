"""The Python module is installed by CMake and by pip: as a wheel, from a source archive alone, and editable; without the network."""
# SPDX-License-Identifier: MIT
import os
import re
import sys
import tarfile
import tempfile
import unittest
from email.parser import Parser
from pathlib import Path

from commands import run

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ["DECANT_BUILD"])
SCRIPT = "import decant; print(decant.__file__, decant.solve('water4:ABAB/BABA/-').length)"
PROOF = "import decant; print(decant.prove(decant.solve('water4:ABAB/BABA/-'))['proof'], end='')"
# No proxy, no index: any download by pip fails.
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "CMAKE_ARGS": "-DDECANT_WERROR=ON",
               "CMAKE_CXX_COMPILER_LAUNCHER": "ccache", "PYTHONDONTWRITEBYTECODE": "1"}


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        run(sys.executable, "-m", "venv", self.folder / "venv")
        self.python = self.folder / "venv/bin/python"

    def pip(self, *words):
        return run(self.python, "-m", "pip", *words, env=ENVIRONMENT, cwd=self.folder)

    def place_and_length(self):
        return run(self.python, "-c", SCRIPT, env=ENVIRONMENT, cwd=self.folder).split()


class Install(Case):
    def test_cmake_installs_the_component(self):
        run("cmake", "--build", BUILD, "--target", "decant_python")
        run("cmake", "--install", BUILD, "--prefix", self.folder, "--component", "python")
        [package] = self.folder.glob("lib/python3*/dist-packages")
        place, length = run(sys.executable, "-c", SCRIPT, env={"PYTHONPATH": str(package)}).split()
        self.assertEqual((str(package / "decant/__init__.py"), "7"), (place, length))
        self.assertTrue((package / "decant/py.typed").is_file())
        self.assertTrue((package / "decant/proof-format.md").is_file())

    def test_pip_installs_a_wheel_with_all_it_needs_and_removes_all_of_it(self):
        before = set(self.folder.rglob("*"))
        self.pip("install", "--no-index", "--no-compile", ROOT / "bindings/python")
        place, length = self.place_and_length()
        self.assertIn("venv/lib", place)
        self.assertEqual("7", length)
        (self.folder / "level.proof").write_text(run(self.python, "-c", PROOF, env=ENVIRONMENT, cwd=self.folder))
        self.assertIn("VERIFIED", run(self.python, Path(place).parent / "verify_proof.py", self.folder / "level.proof"))
        (self.folder / "level.proof").unlink()
        self.assertIn("# Proof files", (Path(place).parent / "proof-format.md").read_text())
        [module] = Path(place).parent.glob("_core.*.so")
        needed = re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "-d", module))
        system = r"(libstdc\+\+|libm|libgcc_s|libc|libpthread|ld-linux-x86-64)\.so\.\d+"
        self.assertEqual([], [library for library in needed if not re.fullmatch(system, library)])
        [info] = Path(place).parents[1].glob("decant-*.dist-info")
        self.assertEqual((ROOT / "LICENSE").read_text(), (info / "LICENSE").read_text())
        self.assert_described(Parser().parsestr((info / "METADATA").read_text()))
        self.pip("uninstall", "-y", "decant")
        self.assertEqual(set(), set(self.folder.rglob("*")) - before)

    def assert_described(self, fields):
        [version] = re.findall(r"project\(decant VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())
        self.assertEqual(("decant", version, "decant developers", "MIT", ">=3.10", "LICENSE"),
                         tuple(fields[name] for name in ("Name", "Version", "Author", "License", "Requires-Python", "License-File")))
        self.assertRegex(fields["Summary"], "^Solves water sort")
        self.assertIn("License :: OSI Approved :: MIT License", fields.get_all("Classifier"))
        self.assertEqual("text/markdown", fields["Description-Content-Type"])
        self.assertIn("import decant", fields.get_payload())


class FromSource(Case):
    """A source archive, unpacked in a folder where nothing else is."""

    def setUp(self):
        super().setUp()
        make = "import backend, sys; print(backend.build_sdist(sys.argv[1]))"
        run(self.python, "-c", make, self.folder, cwd=ROOT / "bindings/python", env=ENVIRONMENT)
        [archive] = self.folder.glob("decant-*.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(self.folder)
        self.tree = self.folder / archive.name.removesuffix(".tar.gz")

    def test_installs_as_a_wheel_and_editable_over_it(self):
        self.assertTrue((self.tree / "PKG-INFO").is_file())
        self.pip("install", "--no-index", self.tree)
        place, length = self.place_and_length()
        self.assertIn("venv/lib", place)
        self.assertEqual("7", length)
        self.editable_install_replaces_it()
        self.build_that_fails_leaves_it_alone()

    def editable_install_replaces_it(self):
        self.pip("install", "--no-index", "-e", self.tree / "bindings/python")
        place, length = self.place_and_length()
        self.assertTrue(Path(place).is_relative_to(self.tree), place)
        self.assertEqual("7", length)
        with (self.tree / "bindings/python/decant/_answer.py").open("a") as file:
            file.write('\nADDED = "seen"\n')
        seen = run(self.python, "-c", "import decant._answer; print(decant._answer.ADDED)", env=ENVIRONMENT, cwd=self.folder)
        self.assertEqual("seen\n", seen)

    def build_that_fails_leaves_it_alone(self):
        with (self.tree / "bindings/python/module.cpp").open("a") as file:
            file.write("#error broken on purpose\n")
        with self.assertRaisesRegex(AssertionError, "broken on purpose"):
            self.pip("install", "--no-index", "-e", self.tree / "bindings/python")
        self.assertEqual("7", self.place_and_length()[1])


if __name__ == "__main__":
    unittest.main()
