"""Solves levels.txt by the ranks of MPI but the first, which hands out: mpiexec -n 9 python3 -m mpi4py.futures with_mpi.py."""
# SPDX-License-Identifier: MIT
from pathlib import Path

import decant
from mpi4py.futures import MPIPoolExecutor


def main():
    codes = Path("levels.txt").read_text().split()
    with MPIPoolExecutor() as workers, open("answers.txt", "w") as file:
        for code, answer in zip(codes, decant.solve_many(codes, executor=workers, advice=False)):
            if isinstance(answer, decant.LevelError):
                print(code, "error:", answer.problem, file=file)
            else:
                print(code, answer.status, *answer.moves, file=file)


if __name__ == "__main__":
    main()
