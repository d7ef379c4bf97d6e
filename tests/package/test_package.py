"""The packages of CPack: unpacked into an empty folder they work, and removed they leave nothing."""
# SPDX-License-Identifier: MIT
import os
import shutil
import tarfile
import tempfile
import unittest
from pathlib import Path

from commands import run

BUILD = Path(os.environ["DECANT_BUILD"])
PLAN = "2>3 1>2 1>3 2>1 2>3 1>2 1>3\n"


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        run("cpack", "-B", cls.folder.name, "--config", str(BUILD / "CPackConfig.cmake"))
        (cls.deb,) = Path(cls.folder.name).glob("*.deb")
        (cls.tar,) = Path(cls.folder.name).glob("*.tar.gz")

    def assert_works(self, prefix):
        """The program solves, its manual opens, and its completions complete, with nothing but the files in `prefix`."""
        program = prefix / "bin" / "decant"
        self.assertEqual(run(program, "solve", "flasks-3", "--format", "moves", cwd="/"), PLAN)
        self.assertIn("find a shortest plan", run("man", "-l", prefix / "share/man/man1/decant-solve.1.gz"))
        script = 'source "$1"; COMP_WORDS=(decant solve --algorithm ida); COMP_CWORD=3; _decant 2>/dev/null; echo $COMPREPLY'
        completions = prefix / "share/bash-completion/completions/decant"
        self.assertEqual(run("bash", "-c", script, "bash", completions), "ida-star\n")
        for name in ("zsh/vendor-completions/_decant", "fish/vendor_completions.d/decant.fish", "doc/decant/copyright"):
            self.assertTrue((prefix / "share" / name).is_file(), name)
        with tempfile.TemporaryDirectory() as folder:
            proof = Path(folder) / "level.proof"
            run(program, "solve", "flasks-3", "--proof", proof)
            self.assertIn("VERIFIED", run(prefix / "share/decant/verify_proof.py", proof))
        self.assertIn("# Proof files", (prefix / "share/decant/proof-format.md").read_text())

    def test_the_deb_works_unpacked(self):
        root = Path(self.folder.name) / "root"
        run("dpkg-deb", "-x", self.deb, root)
        self.assert_works(root / "usr")

    def test_the_deb_names_its_libraries_and_its_license(self):
        fields = run("dpkg-deb", "-f", self.deb)
        self.assertRegex(fields, r"Depends: .*libc6 .*libncursesw6 .*libspng0 .*libturbojpeg0 .*libwebp7")
        self.assertIn("Package: decant\n", fields)
        self.assertIn("Maintainer: decant developers\n", fields)

    def test_the_tar_works_unpacked(self):
        with tarfile.open(self.tar) as tar:
            tar.extractall(Path(self.folder.name) / "tar")
        (prefix,) = (Path(self.folder.name) / "tar").glob("*")
        self.assert_works(prefix)

    @unittest.skipUnless(os.environ.get("DECANT_INSTALL"), "set DECANT_INSTALL=1 to install the package on this machine")
    def test_installed_it_works_and_uninstalled_it_leaves_nothing(self):
        self.assertIsNone(shutil.which("decant", path="/usr/bin"), "decant is installed here already")
        apt = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-q", "-y", "--no-install-recommends"]
        run(*apt, "install", str(self.deb))
        try:
            files = [Path(line) for line in run("dpkg", "-L", "decant").splitlines()]
            self.assert_works(Path("/usr"))
            self.assertIn("SYNOPSIS", run("man", "decant-solve"))
        finally:
            run(*apt, "purge", "decant")
        own = [path for path in files if "decant" in path.name]
        self.assertGreater(len(own), 20)
        self.assertEqual([path for path in own if path.exists()], [])


if __name__ == "__main__":
    unittest.main()
