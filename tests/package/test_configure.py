"""A plain first `cmake` gives a fast build that takes any compiler, and a library without the program's packages."""
# SPDX-License-Identifier: MIT
import json
import re
import tempfile
import unittest
from pathlib import Path

from commands import run

ROOT = Path(__file__).resolve().parents[2]
HIDDEN = [f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in ("CLI11", "SQLiteCpp", "SQLite3", "Curses", "PkgConfig")]
KORF_55 = "13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11".split()


class Configure(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.build = Path(folder.name) / "build"

    def configure(self, source, *settings):
        run("cmake", "-S", source, "-B", self.build, "-G", "Ninja", *settings)
        return (self.build / "CMakeCache.txt").read_text()

    def assert_compiled_with(self, wanted, unwanted):
        [command] = [entry["command"] for entry in json.loads((self.build / "compile_commands.json").read_text())
                     if entry["file"].endswith("src/base/text.cpp")]
        self.assertIn(wanted, command.split())
        self.assertNotIn(unwanted, command.split())

    def test_a_plain_build_is_fast_and_no_warning_ends_it(self):
        self.assertRegex(self.configure(ROOT), r"(?m)^CMAKE_BUILD_TYPE:STRING=Release$")
        self.assert_compiled_with("-O3", "-Werror")

    def test_a_build_that_is_asked_for_is_kept(self):
        self.configure(ROOT, "-DCMAKE_BUILD_TYPE=Debug")
        self.assert_compiled_with("-g", "-O3")

    def test_presets_of_strangers_take_warnings_and_those_of_developers_do_not(self):
        presets = {preset["name"]: preset for preset in json.loads((ROOT / "CMakePresets.json").read_text())["configurePresets"]}

        def refuses_warnings(name):
            preset = presets[name]
            own = preset["cacheVariables"].get("DECANT_WERROR")
            return own == "ON" or (own is None and "inherits" in preset and refuses_warnings(preset["inherits"]))

        self.assertEqual({"dev", "clang", "asan-ubsan", "tsan", "fuzz", "coverage"}, set(filter(refuses_warnings, presets)))

    def test_the_library_needs_no_package_of_the_program(self):
        self.configure(ROOT, "-DDECANT_APPS=OFF", *HIDDEN)
        targets = run("cmake", "--build", self.build, "--target", "help")
        self.assertRegex(targets, r"(?m)^decant_public: ")
        self.assertIsNone(re.search(r"(?m)^(decant|suites): ", targets))

    def test_as_a_subfolder_the_search_needs_none_either(self):
        self.configure(ROOT / "tests/consumer/subfolder", f"-DDECANT_SOURCE={ROOT}", "-DCMAKE_BUILD_TYPE=Release", *HIDDEN)
        run("cmake", "--build", self.build, "--target", "fifteen_puzzle")
        [program] = [path for path in self.build.rglob("fifteen_puzzle") if path.is_file()]
        self.assertIn("41 moves, the fewest", run(program, *KORF_55))


if __name__ == "__main__":
    unittest.main()
