"""An installed decant can be built against by a stranger, found by CMake or by pkg-config, static and shared."""
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from commands import run

sys.path.append(str(Path(__file__).resolve().parents[1] / "binary"))
from elf import assert_hardened  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ["DECANT_BUILD"])
CONSUMER = ROOT / "tests/consumer"
EXAMPLE = ROOT / "examples/fifteen_puzzle"
KORF_55 = "13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11".split()
LEVEL = "water4:ABAB/BABA/-"


def cmake(source, build, *settings):
    """Configures a folder, with the compiler and the cache of the build under test."""
    cache = (BUILD / "CMakeCache.txt").read_text()
    kept = [f"-D{name}={value}" for name, value in re.findall(
        r"^(CMAKE_(?:CXX_COMPILER|CXX_COMPILER_LAUNCHER|CXX_FLAGS|EXE_LINKER_FLAGS)|DECANT_WERROR):[^=]*=(.*)$", cache, re.M)]
    run("cmake", "-S", source, "-B", build, "-G", "Ninja", *kept, *settings)


def documented_programs(folder):
    """The C++ programs of docs/library.md, each in its own file."""
    blocks = re.findall(r"^```cpp\n(.*?)^```$", (ROOT / "docs/library.md").read_text(), re.M | re.S)
    sources = [folder / f"documented_{number}.cpp" for number in range(len(blocks))]
    for source, block in zip(sources, blocks):
        source.write_text(block)
    return sources


class Library(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.static = cls.install(BUILD, "static")

    @classmethod
    def install(cls, build, name):
        prefix = cls.folder / name
        run("cmake", "--build", build, "-j", "2", "--target", "decant_public")
        for component in ("library", "development"):
            run("cmake", "--install", build, "--prefix", prefix, "--component", component)
        return prefix

    def test_a_static_library_is_found_by_cmake(self):
        build = self.folder / "static-consumer"
        sources = ";".join(map(str, documented_programs(self.folder)))
        cmake(CONSUMER, build, f"-DCMAKE_PREFIX_PATH={self.static}", f"-DFIFTEEN_PUZZLE={EXAMPLE}", f"-DDOCUMENTED={sources}")
        run("cmake", "--build", build, "-j", "2")
        self.check_solver(build / "solve_level")
        self.check_fifteen_puzzle(build / "fifteen_puzzle")
        for program in sorted(build.glob("documented_?")):
            expected = re.findall(r"^// prints: (.*)$", (self.folder / f"{program.name}.cpp").read_text(), re.M)
            self.assertEqual(expected, run(program).splitlines())

    def check_solver(self, program, **options):
        self.assertEqual("Shortest: 7 moves. Proved.", run(program, LEVEL, **options).splitlines()[0])
        wrong = subprocess.run([program, "water4:ABAB/BAB/-"], capture_output=True, text=True, **options)
        self.assertEqual(1, wrong.returncode)
        self.assertRegex(wrong.stderr, r"^level.*; ")

    def check_fifteen_puzzle(self, program):
        self.assertIn("41 moves, the fewest", run(program, *KORF_55))

    def pkg_config(self, prefix, module):
        paths = ":".join(str(path.parent) for path in prefix.glob("lib/**/*.pc"))
        return run("pkg-config", "--cflags", "--libs", module, env={**os.environ, "PKG_CONFIG_PATH": paths}).split()

    def test_the_search_alone_needs_no_other_library(self):
        build = self.folder / "search-only"
        cmake(CONSUMER / "search_only", build, f"-DCMAKE_PREFIX_PATH={self.static}", f"-DFIFTEEN_PUZZLE={EXAMPLE}")
        run("cmake", "--build", build)
        self.check_fifteen_puzzle(build / "fifteen_puzzle")

    def test_a_static_library_is_found_by_pkg_config(self):
        program = self.folder / "by-pkg-config"
        run("g++", "-std=c++20", CONSUMER / "solve_level.cpp", "-o", program, *self.pkg_config(self.static, "decant"))
        self.check_solver(program)
        run("g++", "-std=c++20", "-O2", EXAMPLE / "main.cpp", "-o", program, *self.pkg_config(self.static, "decant-search"))
        self.check_fifteen_puzzle(program)

    def test_a_shared_library_is_found_and_shows_the_face_alone(self):
        # Beside the build under test, so that the compiler cache knows the objects.
        build = BUILD.with_name(BUILD.name + "-shared")
        cmake(ROOT, build, "-DBUILD_SHARED_LIBS=ON", "-DCMAKE_BUILD_TYPE=Release")
        prefix = self.install(build, "shared")
        consumer = self.folder / "shared-consumer"
        cmake(CONSUMER, consumer, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DFIFTEEN_PUZZLE={EXAMPLE}")
        run("cmake", "--build", consumer, "--target", "solve_level")
        self.check_solver(consumer / "solve_level")
        [library] = prefix.glob("lib/**/libdecant.so")
        # The kind of each symbol, and its name. Weak ones of std:: are templates that any program may bring along.
        shown = [line.split(" ", 2)[1:] for line in run("nm", "-DC", "--defined-only", library).splitlines()]
        self.assertIn(["T", "decant::api::solve(decant::reading::Level const&, decant::api::SolveOptions const&)"], shown)
        # Beside the interface, a class that its answers hold and that is not inline.
        face = ("decant::api::", "decant::base::Remedy::")
        others = [name for kind, name in shown
                  if not name.startswith(face) and (kind not in "WVu" or name.startswith("decant::"))]
        self.assertEqual([], others)
        assert_hardened(self, library)
        program = self.folder / "shared-by-pkg-config"
        run("g++", "-std=c++20", CONSUMER / "solve_level.cpp", "-o", program, *self.pkg_config(prefix, "decant"))
        self.check_solver(program, env={"LD_LIBRARY_PATH": str(library.parent)})

    def test_every_public_header_compiles_alone(self):
        run("cmake", "--build", BUILD, "-j", "2", "--target", "all_verify_interface_header_sets")

    def test_the_documentation_renders_without_a_warning(self):
        run("doxygen", "docs/Doxyfile", cwd=ROOT, env={**os.environ, "DECANT_BUILD": str(BUILD)})
        self.assertIn("find_package(decant", (BUILD / "docs/html/index.html").read_text())

    def test_the_license_is_installed(self):
        self.assertEqual((ROOT / "LICENSE").read_text(), (self.static / "share/doc/decant/copyright").read_text())

    def test_one_folder_of_headers_is_all_that_comes_onto_the_path(self):
        self.assertEqual(["decant"], [path.name for path in (self.static / "include").iterdir()])


if __name__ == "__main__":
    unittest.main()
