"""Reads the hardening of an ELF file with the tools of binutils."""
# SPDX-License-Identifier: MIT
import re
import subprocess
from pathlib import Path

ENDBR64 = bytes.fromhex("f30f1efa")
# Functions that gcc may call directly alone get no landing pad.
CLONES = ("(anonymous namespace)", "[clone", "{lambda", "._", "::operator()")


def output(*command):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


class Elf:
    def __init__(self, path):
        self.path = Path(path)
        self.kind = re.search(r"Type:\s+(\w+)", output("readelf", "-hW", path))[1]
        self.dynamic = output("readelf", "-dW", path)
        #: (type, offset, address, file size, flags) of each segment
        self.segments = [(kind, int(offset, 16), int(address, 16), int(size, 16), flags.replace(" ", ""))
                         for kind, offset, address, size, flags in re.findall(
                             r"^  (\w+) +0x(\w+) 0x(\w+) 0x\w+ 0x(\w+) 0x\w+ ([RWE ]{3})", output("readelf", "-lW", path), re.M)]
        #: the functions that it imports from libraries, and the checking ones of them that it defines itself
        self.called = {line.split()[-1].split("@")[0] for line in output("nm", "-D", "--undefined-only", path).splitlines()}
        self.called |= {line.split()[-1] for line in output("nm", "--defined-only", path).splitlines() if line.endswith(("_chk", "_chk_fail"))}

    def flags_of(self, kind):
        return [flags for segment, *_, flags in self.segments if segment == kind]

    def own_functions(self):
        """Addresses and names of our functions that others may call by pointer."""
        for line in output("nm", "-C", "--defined-only", self.path).splitlines():
            address, kind, name = line.split(" ", 2)
            if kind in "Tt" and name.startswith("decant::api::") and not any(clone in name for clone in CLONES):
                yield int(address, 16), name

    def bytes_at(self, address, count):
        [place] = [offset + address - start for kind, offset, start, size, _ in self.segments
                   if kind == "LOAD" and start <= address < start + size]
        with self.path.open("rb") as file:
            file.seek(place)
            return file.read(count)


def assert_hardened(test, path):
    """Full RELRO, no segment to write and run, a stack that cannot be run, stack protectors, landing pads."""
    elf = Elf(path)
    test.assertEqual("DYN", elf.kind)
    test.assertRegex(elf.dynamic, r"FLAGS_1\).*\bNOW\b")
    test.assertEqual(1, len(elf.flags_of("GNU_RELRO")))
    test.assertEqual(["RW"], elf.flags_of("GNU_STACK"))
    test.assertTrue(elf.flags_of("LOAD"))
    test.assertEqual([], [flags for flags in elf.flags_of("LOAD") if "W" in flags and "E" in flags])
    test.assertIn("__stack_chk_fail", elf.called)
    return elf


def assert_landing_pads(test, elf):
    """At our functions: the start files of some systems have none, so the file as a whole carries no note of them."""
    functions = list(elf.own_functions())
    test.assertLess(20, len(functions))
    test.assertEqual([], [name for address, name in functions if elf.bytes_at(address, 4) != ENDBR64])
