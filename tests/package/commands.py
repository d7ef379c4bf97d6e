"""Runs a command whose output is its answer."""
# SPDX-License-Identifier: MIT
import subprocess


def run(*command, **options):
    """The output of a command; its errors are shown when it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=1500, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command}: {done.stdout}{done.stderr}")
    return done.stdout
