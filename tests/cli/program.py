"""Runs the decant program, and knows where the repository and the shared levels are."""
# SPDX-License-Identifier: MIT
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from pace import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SHARED_LEVELS = ROOT.parent / "shared" / "levels"
PROGRAM = os.environ.get("DECANT", str(ROOT / "build/release/bin/decant"))

SANITIZED = any(mark in Path(PROGRAM).read_bytes() for mark in (b"__asan_init", b"__tsan_init"))

DONE, UNSOLVABLE, UNKNOWN, INVALID_PLAN = 0, 10, 11, 12
USAGE, MALFORMED, UNREADABLE, INTERNAL, UNFINISHED, INTERRUPTED = 64, 65, 66, 70, 75, 130


class Run(NamedTuple):
    """The exit code and the output of a run."""
    code: int
    out: str
    err: str

    @property
    def answer(self):
        """The one JSON object on standard output."""
        return json.loads(self.out)

    @property
    def answers(self):
        """The JSON objects on standard output, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def environment(**variables):
    """The environment without the variables that would change the output, plus the given ones."""
    clean = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORTERM", "TERM")}
    return {**clean, **variables}


def start(*args, env=None, **options):
    """Starts the program with pipes on all sides."""
    pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return subprocess.Popen([PROGRAM, *args], cwd=ROOT, env=environment(**(env or {})), **{**pipes, **options})


def run(*args, stdin=b"", env=None, timeout=PATIENCE, **options):
    """Runs the program to its end. `stdin` is bytes or text; the working folder is the root of the repository."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    with start(*args, env=env, **options) as process:
        try:
            out, err = process.communicate(data, timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return Run(process.returncode, out.decode(), err.decode())


class Use(NamedTuple):
    """The memory and the time that a run took."""
    memory: int  # bytes that it held at most
    processor: float  # seconds


# The use of a process before it became the program counts too, so a small one measures.
MEASURE = """
import os, resource, sys
code = os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:])
use = resource.getrusage(resource.RUSAGE_CHILDREN)
print(use.ru_maxrss * 1024, use.ru_utime + use.ru_stime, file=sys.stderr)
sys.exit(code)
"""


def run_measured(*args, timeout=PATIENCE):
    """The run, and its use of memory and time."""
    done = subprocess.run([sys.executable, "-c", MEASURE, PROGRAM, *args], cwd=ROOT, env=environment(), capture_output=True,
                          text=True, timeout=timeout, check=False)
    err, _, use = done.stderr.rstrip("\n").rpartition("\n")
    memory, processor = use.split()
    return Run(done.returncode, done.stdout, err), Use(int(memory), float(processor))


def run_limited(bytes_of_a_file, *args, **options):
    """Runs the program where no file may grow larger."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_of_a_file, bytes_of_a_file))
    return run(*args, preexec_fn=limit, **options)
