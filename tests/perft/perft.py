#!/usr/bin/env python3
"""Counts the move sequences of tube-sorting levels: the source of the tables in tube_sort_perft_test.cpp.

SPDX-License-Identifier: MIT

Written without looking at decant's state space. A position is a sorted tuple of (capacity, units) pairs; a move is a
pair of different contents, or of equal ones that two tubes have. Run it to print the tables.
"""

LEVELS = [
    ("water4:ABAB/BABA/-", 7),
    ("ball4:ABAB/BABA/-", 7),
    ("water4:ABCA/AACB/CCBB/-", 6),
    ("ball4:ABCA/AACB/CCBB/-", 6),
    ("water4:ABCD/ABCD/ABCD/ABCD/-/-", 4),
    ("ball4:ABCD/ABCD/ABCD/ABCD/-/-", 4),
    ("water3:AAB/AB^2/B/-^1/-", 5),
    ("ball3:AAB/AB^2/B/-^1/-", 5),
    ("water4:AB/AB/AB/AB", 6),
    ("ball4:AB/AB/AB/AB", 6),
]


def read(code):
    head, tubes = code.split(":")
    rule, usual = head[:-1], int(head[-1])
    position = []
    for tube in tubes.split("/"):
        units, _, capacity = tube.partition("^")
        position.append((int(capacity or usual), "" if units == "-" else units))
    return rule, tuple(sorted(position))


def moves(rule, position):
    found = set()
    for a, (_, source) in enumerate(position):
        for b, (capacity, target) in enumerate(position):
            if a == b or not source or len(target) == capacity:
                continue
            if target and target[-1] != source[-1]:
                continue
            run = len(source) - len(source.rstrip(source[-1])) if rule == "water" else 1
            units = min(run, capacity - len(target))
            rest = list(position)
            rest[a] = (position[a][0], source[:-units])
            rest[b] = (capacity, target + source[-1] * units)
            found.add((position[a], position[b], tuple(sorted(rest))))
    return [after for _, _, after in sorted(found)]


def perft(rule, position, depth, memo):
    if depth == 0:
        return 1
    known = memo.get((position, depth))
    if known is None:
        known = sum(perft(rule, after, depth - 1, memo) for after in moves(rule, position))
        memo[position, depth] = known
    return known


if __name__ == "__main__":
    for code, deepest in LEVELS:
        rule, position = read(code)
        counts = [perft(rule, position, depth, {}) for depth in range(1, deepest + 1)]
        print(f'    {{"{code}", {{{", ".join(map(str, counts))}}}}},')
