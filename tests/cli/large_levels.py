"""The largest levels that are read, from a seed, and the longest plans for them."""
# SPDX-License-Identifier: MIT
import random

from hard_level import LETTERS

LONGEST_PLAN = 20_000  # moves
NODES, EDGES, TOKENS, PARTS = 64, 256, 16, 16_384


def nodes(seed):
    """Names as long as names may be."""
    rng = random.Random(seed)
    return [f"{rng.choice(LETTERS)}{'n' * 61}{number:02}" for number in range(NODES)]


def condition(rng, names, parts):
    """So many names and negations, each pair in parentheses."""
    pairs = []
    while parts >= 3:
        negated = rng.random() < 0.5
        pairs.append(f"({'!' * negated}{rng.choice(names)} & {rng.choice(names)})")
        parts -= 2 + negated
    return " | ".join(pairs + [rng.choice(names)] * parts)


def largest_map(seed=1):
    """Native text. The first edge is always open, which only the last names of its very long condition say."""
    rng, names = random.Random(seed), nodes(seed)
    first = PARTS // 2
    each = (PARTS - first) // (EDGES - 1)
    never = [f"({name} & !{name})" for name in rng.choices(names, k=first // 3 - 1)]
    always = " | ".join([*never, names[0], f"!{names[0]}"])
    edges = [f"{names[0]} <-> {names[1]} : {always}"]
    for edge in range(1, EDGES):
        start = edge % NODES
        end = (start + 1 + edge // NODES * 7) % NODES
        edges.append(f"{names[start]} <-> {names[end]} : {condition(rng, names, each)}")
    half = TOKENS // 2
    places = [" ".join(rng.choices(names[2:], k=half - 1) + [names[0]]) for _ in range(4)]
    return "\n".join(["decant dog-bunny 1", "nodes: " + " ".join(names), "edges:", *edges, "tokens:", f"bunny: {places[0]}",
                      f"dog: {places[1]}", "goal:", f"bunny: {places[2]}", f"dog: {places[3]}", ""])


def one_token_to_and_fro(seed=1, moves=LONGEST_PLAN):
    """A plan for the map: one token makes all moves."""
    there, back = nodes(seed)[:2]
    return f"dog:{there}>{back} dog:{back}>{there} " * (moves // 2)


def two_tokens_to_and_fro(seed=1, moves=LONGEST_PLAN):
    """A plan for the map: each move is made by another token than the one before."""
    there, back = nodes(seed)[:2]
    return "".join(f"{kind}:{there}>{back} " for kind in ("dog", "bunny")) + "".join(
        f"{kind}:{a}>{b} " for a, b in [(back, there), (there, back)] * (moves // 4 - 1) for kind in ("dog", "bunny")) + "".join(
        f"{kind}:{back}>{there} " for kind in ("dog", "bunny"))


def largest_tubes(seed=1):
    """A list of tubes: colors with names as long as names may be, mixed, and two empty tubes."""
    rng = random.Random(seed)
    units = [f"{number:02}" + "c" * 198 for number in range(62) for _ in range(32)]
    rng.shuffle(units)
    tubes = [units[at:at + 32] for at in range(0, len(units), 32)] + [[], []]
    return "[" + ", ".join("[" + ", ".join(tube) + "]" for tube in tubes) + "]\n"


def pours_to_and_fro(moves=LONGEST_PLAN):
    """A plan for the tubes under ball rules."""
    return "1>63 63>1 " * (moves // 2)
