"""The release has what makes faults of memory hard to exploit, as its ELF files say."""
# SPDX-License-Identifier: MIT
import os
import platform
import unittest

from elf import assert_hardened, assert_landing_pads

X86 = platform.machine() == "x86_64"


class Hardening(unittest.TestCase):
    def test_the_program(self):
        elf = assert_hardened(self, os.environ["DECANT"])
        self.assertRegex(elf.dynamic, r"FLAGS_1\).*\bPIE\b")
        self.assertTrue([name for name in elf.imports if name.endswith("_chk")], "nothing is fortified")
        if X86:
            assert_landing_pads(self, elf)

    @unittest.skipUnless(os.environ.get("DECANT_MODULE"), "the Python module was not built")
    def test_the_python_module(self):
        elf = assert_hardened(self, os.environ["DECANT_MODULE"])
        if X86:
            assert_landing_pads(self, elf)


if __name__ == "__main__":
    unittest.main()
