"""Every `sh` block of the manual runs, in a copy of the repository, with the program that was built."""
# SPDX-License-Identifier: MIT
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, shell_blocks

PROGRAM = Path(os.environ.get("DECANT", ROOT / "build/release/bin/decant")).resolve()

# In the copy `./dev run` is the program alone: building and installing by `./dev` have their own tests.
DEV = '#!/bin/sh\n[ "$1" = run ] || { echo "dev: only run is known in a test" >&2; exit 64; }\nshift\nexec decant "$@"\n'


def copy_of_the_repository(folder):
    for name in ("levels", "docs", "examples", "src", "tools"):
        shutil.copytree(ROOT / name, folder / name)
    (folder / "dev").write_text(DEV)
    (folder / "dev").chmod(0o755)
    (folder / "build").mkdir()
    (folder / "build" / "release").symlink_to(PROGRAM.parents[1])
    return folder


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return str(taken.getsockname()[1])


def end_group(leader):
    try:
        os.killpg(leader, signal.SIGTERM)
    except ProcessLookupError:
        pass


class Blocks(unittest.TestCase):
    def run_page(self, page):
        """Runs the blocks of a page one after the other in one shell, as a reader would."""
        script = "".join(f"echo '--- line {line}' >&2\n{text}" for line, text, reason in shell_blocks(page) if not reason)
        # The port of the examples may be taken.
        script = script.replace("8377", free_port())
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as errors:
            environment = {**os.environ, "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}"}
            process = subprocess.Popen(["sh", "-eu", "-c", script], cwd=copy_of_the_repository(Path(folder)),
                                       env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=errors, start_new_session=True)
            try:
                code = process.wait(timeout=300)
            finally:
                end_group(process.pid)
            errors.seek(0)
            self.assertEqual(code, 0, errors.read())


def add_test(page):
    name = str(page.relative_to(ROOT))

    def test(self):
        self.run_page(page)

    if any(not reason for _, _, reason in shell_blocks(page)):
        setattr(Blocks, "test_" + name.replace("/", "_").replace(".", "_").replace("-", "_"), test)


for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
    add_test(path)

if __name__ == "__main__":
    unittest.main()
