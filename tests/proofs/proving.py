"""Makes proofs with the program, and runs the verifier that shares nothing with it."""
# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("DECANT", str(ROOT / "build/release/bin/decant"))
VERIFIER = str(ROOT / "tools/verify_proof.py")


def prove(level, path, *flags):
    """The finished run; codes of levels that miss units want --partial."""
    return subprocess.run([PROGRAM, "solve", level, "--proof", str(path), "--format", "json", "--advice-limit", "0", "--any", *flags],
                          capture_output=True, text=True, cwd=ROOT, timeout=120)


def verify(*paths, flags=(), **options):
    """The verdicts of the Python verifier on files, one a file, and its exit code."""
    done = subprocess.run([sys.executable, "-W", "error", VERIFIER, *flags, *map(str, paths)], capture_output=True, timeout=120, **options)
    text = done.stdout.decode()
    assert done.stderr == b"", done.stderr.decode()
    return [line for line in text.splitlines() if line.startswith(("VERIFIED:", "REJECTED:"))], done.returncode
