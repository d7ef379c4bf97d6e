"""Solves levels.txt by the workers of Dask: python3 with_dask.py tcp://SCHEDULER:8786."""
# SPDX-License-Identifier: MIT
import sys
from pathlib import Path

import decant
from distributed import Client


def main():
    codes = Path("levels.txt").read_text().split()
    with Client(sys.argv[1]) as client, open("answers.txt", "w") as file:
        answers = decant.solve_many(codes, executor=client, advice=False, progress=report)
        for code, answer in zip(codes, answers):
            if isinstance(answer, decant.LevelError):
                print(code, "error:", answer.problem, file=file)
            else:
                print(code, answer.status, *answer.moves, file=file)


def report(answered, total):
    print(f"\r{answered} of {total}", end="", file=sys.stderr)


if __name__ == "__main__":
    main()
