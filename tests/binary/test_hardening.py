"""The ELF files of the release have the flags that make faults of memory hard to exploit."""
# SPDX-License-Identifier: MIT
import os
import platform
import unittest

from elf import Elf, assert_hardened, assert_landing_pads

X86 = platform.machine() == "x86_64"


class Hardening(unittest.TestCase):
    def test_the_programs(self):
        for program in (os.environ["DECANT"], os.environ["DECANT"] + "-more"):
            with self.subTest(program):
                elf = assert_hardened(self, program)
                self.assertRegex(elf.dynamic, r"FLAGS_1\).*\bPIE\b")
                self.assertTrue([name for name in elf.called if name.endswith("_chk")], "nothing is fortified")
                if X86:
                    assert_landing_pads(self, elf)

    def test_what_solves_needs_no_library(self):
        self.assertNotIn("NEEDED", Elf(os.environ["DECANT"]).dynamic)

    @unittest.skipUnless(os.environ.get("DECANT_MODULE"), "the Python module was not built")
    def test_the_python_module(self):
        elf = assert_hardened(self, os.environ["DECANT_MODULE"])
        if X86:
            assert_landing_pads(self, elf)


if __name__ == "__main__":
    unittest.main()
