"""A second, slow program for DogBunny: makes random levels and answers them by plain breadth-first search.

It shares nothing with decant: tokens are told apart here, and conditions are evaluated as trees.

    python3 dog_bunny.py SEED COUNT     prints one level code and its answer a line
"""
# SPDX-License-Identifier: MIT
import json
import random
import sys
from collections import Counter, deque
from typing import NamedTuple

KINDS = ("dog", "bunny", "cat-1")
NODES = ("well", "house", "tree", "bone", "boat", "blank-1", "a.b", "n_8")


class Edge(NamedTuple):
    """A condition is None, a node, ("!", part), ("+", parts...) or (",", parts...)."""
    source: int
    target: int
    both_ways: bool
    condition: object


class Level(NamedTuple):
    nodes: tuple   # names
    edges: tuple
    tokens: tuple  # (kind, node) for each token
    goals: tuple   # (kind, node) for each goal


class Answer(NamedTuple):
    length: object  # None: unsolvable
    switches: object
    plans: int
    plans_by_token: int
    states: int
    goals: int
    dead: int
    distances: list


# --- Making levels ---

def random_condition(rng, nodes, depth=0):
    pick = rng.random()
    if depth == 3 or pick < 0.4:
        return rng.randrange(nodes)
    if pick < 0.6:
        return ("!", random_condition(rng, nodes, depth + 1))
    operator = "+" if pick < 0.8 else ","
    return (operator, *(random_condition(rng, nodes, depth + 1) for _ in range(rng.randint(2, 3))))


def random_edges(rng, nodes):
    edges = []
    for target in range(1, nodes):  # a tree first, so that most of the map hangs together
        edges.append([rng.randrange(target), target])
    for _ in range(rng.randint(0, nodes)):
        edges.append(rng.sample(range(nodes), 2))
    for _ in range(rng.choice((0, 0, 0, 1, 2))):  # parallel to another one, or against it
        edges.append(rng.sample(rng.choice(edges), 2))
    rng.shuffle(edges)
    strictness = rng.choice((0.0, 0.4, 0.7, 1.0))
    return tuple(
        Edge(*rng.sample(ends, 2), rng.random() < 0.6,
             random_condition(rng, nodes) if rng.random() < strictness else None) for ends in edges)


def random_level(rng):
    nodes = rng.randint(3, 8)
    kinds = rng.sample(KINDS, rng.randint(1, 3))
    tokens = kinds + rng.choices(kinds, k=rng.randint(0, 4 - len(kinds)))
    crowded = rng.random() < 0.3
    place = (lambda: rng.choice((0, nodes - 1))) if crowded else (lambda: rng.randrange(nodes))
    starts = [(kind, place()) for kind in tokens]
    wanted = tokens if rng.random() < 0.6 else rng.sample(tokens, rng.randint(1, len(tokens)))
    solved_already = rng.random() < 0.03
    goals = rng.sample(starts, len(wanted)) if solved_already else [(kind, place()) for kind in wanted]
    level = Level(tuple(rng.sample(NODES, nodes)), random_edges(rng, nodes), tuple(starts), tuple(goals))
    return level if solved_already or rng.random() < 0.4 else level._replace(goals=far_goals(rng, level))


def far_goals(rng, level):
    """Where tokens stand in one of the positions that breadth-first search meets last: a long way from the start."""
    last = list(Graph(level).steps)[-1 - rng.randrange(2):][0]
    places = list(zip((kind for kind, _ in level.tokens), last))
    return tuple(places if rng.random() < 0.8 else rng.sample(places, rng.randint(1, len(places))))


def random_levels(seed, count):
    rng = random.Random(seed)
    return [random_level(rng) for _ in range(count)]


# --- Writing them ---

BINDING = {",": 0, "+": 1, "!": 2}


def condition_code(condition, names, outside=0):
    """Parentheses only where something outside binds more strongly."""
    if isinstance(condition, int):
        return names[condition]
    operator, *parts = condition
    inside = BINDING[operator]
    if operator == "!":
        return "!" + condition_code(parts[0], names, inside)
    # A list within a list of the same kind keeps its parentheses at times; they mean nothing.
    text = operator.join(condition_code(part, names, inside) for part in parts)
    return f"({text})" if inside < outside or len(text) % 5 == 0 else text


def places_code(places, names):
    kinds = dict.fromkeys(kind for kind, _ in places)
    return "/".join(f"{kind}=" + "+".join(names[node] for k, node in places if k == kind) for kind in kinds)


def code(level):
    edges = list(level.nodes)
    for edge in level.edges:
        text = level.nodes[edge.source] + ("=" if edge.both_ways else "~") + level.nodes[edge.target]
        if edge.condition is not None:
            text += "@" + condition_code(edge.condition, level.nodes)
        edges.append(text)
    return f"dogbunny:{'/'.join(edges)}:{places_code(level.tokens, level.nodes)}:{places_code(level.goals, level.nodes)}"


# --- Answering them ---

def holds(condition, occupied):
    if condition is None:
        return True
    if isinstance(condition, int):
        return condition in occupied
    operator, *parts = condition
    if operator == "!":
        return not holds(parts[0], occupied)
    return (all if operator == "+" else any)(holds(part, occupied) for part in parts)


def distances(following, goals):
    """Moves to the nearest goal, of each position from which one can be reached, given what follows each."""
    before = {position: [] for position in following}
    for position, afters in following.items():
        for after in afters:
            before[after].append(position)
    distance, queue = {goal: 0 for goal in goals}, deque(goals)
    while queue:
        position = queue.popleft()
        for earlier in before[position]:
            if earlier not in distance:
                distance[earlier] = distance[position] + 1
                queue.append(earlier)
    return distance


class Graph:
    """All positions that can be reached; a position has a node for each token, in the order of the level."""

    def __init__(self, level):
        self.level = level
        self.kinds = [kind for kind, _ in level.tokens]
        self.wanted = Counter(level.goals)
        self.open_at = {}
        self.start = tuple(node for _, node in level.tokens)
        self.steps = {}  # position -> [(token, position after)]
        self.explore()
        self.distance = self.measure()

    def open_steps(self, position):
        """Where each node leads while these nodes are occupied, each target once."""
        occupied = frozenset(position)
        if occupied not in self.open_at:
            targets = [set() for _ in self.level.nodes]
            for edge in self.level.edges:
                if holds(edge.condition, occupied):
                    targets[edge.source].add(edge.target)
                    if edge.both_ways:
                        targets[edge.target].add(edge.source)
            self.open_at[occupied] = targets
        return self.open_at[occupied]

    def explore(self):
        queue = deque([self.start])
        self.steps[self.start] = []
        while queue:
            position = queue.popleft()
            targets = self.open_steps(position)
            for token, node in enumerate(position):
                for target in targets[node]:
                    after = position[:token] + (target,) + position[token + 1:]
                    self.steps[position].append((token, after))
                    if after not in self.steps:
                        self.steps[after] = []
                        queue.append(after)

    def is_goal(self, position):
        there = Counter(zip(self.kinds, position))
        return all(there[place] >= count for place, count in self.wanted.items())

    def measure(self):
        following = {position: [after for _, after in steps] for position, steps in self.steps.items()}
        return distances(following, [position for position in self.steps if self.is_goal(position)])

    def nearer(self, position):
        """The steps of shortest plans."""
        wanted = self.distance[position] - 1
        return [(token, after) for token, after in self.steps[position] if self.distance.get(after) == wanted]

    def alike(self, position):
        """The same for all positions that differ only in which of several equal tokens stands where."""
        return tuple(sorted(zip(self.kinds, position)))

    def plans_by_token(self):
        layer = Counter({self.start: 1})
        for _ in range(self.distance[self.start]):
            following = Counter()
            for position, count in layer.items():
                for _, after in self.nearer(position):
                    following[after] += count
            layer = following
        return sum(layer.values())

    def plans(self):
        """Equal tokens interchangeable: a plan is a sequence of (kind, from, to)."""
        layer, example = Counter({self.alike(self.start): 1}), {self.alike(self.start): self.start}
        for _ in range(self.distance[self.start]):
            following = Counter()
            for group, count in layer.items():
                position = example[group]
                moves = {(self.kinds[token], position[token], after[token]): after
                         for token, after in self.nearer(position)}
                for after in moves.values():
                    example[self.alike(after)] = after
                    following[self.alike(after)] += count
            layer = following
        return sum(layer.values())

    def switches(self):
        layer = {(self.start, None): 0}
        for _ in range(self.distance[self.start]):
            following = {}
            for (position, mover), switches in layer.items():
                for token, after in self.nearer(position):
                    total = switches + (mover is not None and mover != token)
                    if total < following.get((after, token), total + 1):
                        following[after, token] = total
            layer = following
        return min(layer.values())


def answer(level):
    graph = Graph(level)
    groups = {graph.alike(position): graph.distance.get(position) for position in graph.steps}
    histogram = Counter(groups.values())
    dead = histogram.pop(None, 0)
    distances = [histogram[d] for d in range(max(histogram, default=-1) + 1)]
    figures = (len(groups), distances[0] if distances else 0, dead, distances)
    if graph.start not in graph.distance:
        return Answer(None, None, 0, 0, *figures)
    return Answer(graph.distance[graph.start], graph.switches(), graph.plans(), graph.plans_by_token(), *figures)


def main():
    seed, count = map(int, sys.argv[1:])
    for level in random_levels(seed, count):
        print(code(level), json.dumps(answer(level)._asdict()))


if __name__ == "__main__":
    main()
