"""Calls the functions of tools/ in a shell, as ./dev does."""
# SPDX-License-Identifier: MIT
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def call(script, folder=ROOT):
    """The output of a script that may call the functions of tools/."""
    load = f'say() {{ printf "%s\\n" "dev: $*" >&2; }}; for room in {ROOT}/tools/*.sh; do . "$room"; done\n'
    result = subprocess.run(["sh", "-euc", load + script], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            text=True, check=True)
    return result.stdout
