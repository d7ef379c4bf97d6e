"""A second, slow program for the figures of `decant analyze`: plain boards, breadth-first search, exact fractions.

It shares nothing with decant. A position is its tubes in any order, or its tokens with equal ones interchangeable;
a move is named by the contents of the two tubes, or by the token's name and two nodes.

    python3 metrics.py SEED COUNT     prints one level code and its figures a line, COUNT levels of each family
"""
# SPDX-License-Identifier: MIT
import json
import random
import sys
from collections import Counter, deque
from fractions import Fraction

import dog_bunny

MOST_STATES = 1500
PATIENCE = 10  # a player gives up after so many times the fewest moves


# --- Tubes: a tube is (capacity, units), bottom first; a position is a sorted tuple of tubes ---

def fillings(sizes, units):
    """Each way to fill whole tubes, given as a Counter of capacities, with so many units: a Counter of those filled."""
    if units == 0:
        yield Counter()
    for capacity in sizes:
        if 0 < capacity <= units and sizes[capacity] > 0:
            # Without the smaller ones: each way comes once.
            rest = Counter({size: count for size, count in sizes.items() if size >= capacity})
            rest[capacity] -= 1
            for filling in fillings(rest, units - capacity):
                yield filling + Counter([capacity])


def can_fill(sizes, counts):
    """Whether colors of so many units each can fill whole tubes, all at once."""
    return not counts or any(can_fill(sizes - filling, counts[1:]) for filling in fillings(sizes, counts[0]))


class Tubes:
    def __init__(self, rules, tubes, full=None):
        self.rules, self.tubes = rules, tuple(tubes)
        self.sizes = Counter(capacity for capacity, _ in self.tubes)
        self.start = tuple(sorted(self.tubes))
        units = Counter(unit for _, content in self.tubes for unit in content)
        self.most_tubes = {}
        for color, count in units.items():
            held, tubes_needed = 0, 0
            for capacity in sorted(capacity for capacity, _ in self.tubes):
                if held >= count:
                    break
                held, tubes_needed = held + capacity, tubes_needed + 1
            self.most_tubes[color] = tubes_needed
        self.units = units
        # Where tubes differ in height, none may end partly filled, if that can be.
        self.full = full if full is not None else len(self.sizes) > 1 and can_fill(self.sizes, list(units.values()))

    def code(self):
        tallest = max(capacity for capacity, _ in self.tubes)
        texts = ("".join(units) or "-" for _, units in self.tubes)
        marks = ("" if capacity == tallest else f"^{capacity}" for capacity, _ in self.tubes)
        return f"{self.rules}{tallest}:" + "/".join(text + mark for text, mark in zip(texts, marks))

    def is_goal(self, position):
        not_full = Counter()
        for capacity, units in position:
            if len(set(units)) > 1:
                return False
            if 0 < len(units) < capacity:
                if self.full:
                    return False
                not_full[units[0]] += 1
        return all(count == 1 for count in not_full.values())

    def moves(self, position):
        found = {}
        for a, (_, source) in enumerate(position):
            for b, (capacity, target) in enumerate(position):
                if a == b or not source or len(target) == capacity or (target and target[-1] != source[-1]):
                    continue
                left, filled = list(source), list(target)
                while True:
                    filled.append(left.pop())
                    if self.rules == "ball" or not left or left[-1] != filled[-1] or len(filled) == capacity:
                        break
                after = list(position)
                after[a], after[b] = (position[a][0], tuple(left)), (capacity, tuple(filled))
                found[position[a], position[b]] = tuple(sorted(after))
        return list(found.values())

    def estimate(self, position):
        runs, total = {}, 0
        for capacity, units in position:
            if not units:
                continue
            bottom = next((i for i, unit in enumerate(units) if unit != units[0]), len(units))
            runs.setdefault(units[0], []).append((1 if self.rules == "water" else bottom, capacity))
            changes = sum(a != b for a, b in zip(units, units[1:]))
            total += changes + 1 if self.rules == "water" else len(units)
        for color, staying in runs.items():
            total -= self.most_that_stay(color, sorted(staying, reverse=True))
        return total

    def most_that_stay(self, color, runs):
        """Of runs with their capacities, the largest first."""
        if not self.full:
            return sum(run for run, _ in runs[:self.most_tubes[color]])
        return max(sum(sum([run for run, size in runs if size == capacity][:count]) for capacity, count in filling.items())
                   for filling in fillings(self.sizes, self.units[color]))

    def fewest_empty_tubes(self):
        """Adds or drops empty tubes, the smallest first, and searches anew."""
        full = [tube for tube in self.tubes if tube[1]]
        empty = sorted((tube for tube in self.tubes if not tube[1]), reverse=True)
        tallest = max(capacity for capacity, _ in self.tubes)
        for count in range(len(empty) + 3):
            spare = (empty + [(tallest, ())] * 2)[:count]
            if full + spare and Graph(Tubes(self.rules, full + spare, self.full)).length is not None:
                return count
        return None


def random_tubes(rng):
    while True:
        capacity = rng.randint(2, 4)
        colors = "ABCD"[:rng.randint(2, 4 if capacity < 4 else 3)]
        units = [color for color in colors for _ in range(capacity)]
        rng.shuffle(units)
        tubes = [(capacity, tuple(units[i:i + capacity])) for i in range(0, len(units), capacity)]
        tubes += [(capacity, ())] * rng.choice((0, 1, 1, 1, 2, 2))
        if rng.random() < 0.2:  # a tube of another size
            tubes.append((rng.randint(1, 4), ()))
        if rng.random() < 0.15:  # a missing unit
            tubes[0] = (capacity, tubes[0][1][:-1])
        if rng.random() < 0.1:  # in the middle of a game
            position = list(tubes)
            level = Tubes(rng.choice(("water", "ball")), position)
            following = level.moves(level.start)
            tubes = list(rng.choice(following)) if following else tubes
        level = Tubes(rng.choice(("water", "ball")), tubes)
        if not has_more_states(level):
            return level


def has_more_states(level):
    seen, queue = {level.start}, deque([level.start])
    while queue and len(seen) <= MOST_STATES:
        for after in level.moves(queue.popleft()):
            if after not in seen:
                seen.add(after)
                queue.append(after)
    return len(seen) > MOST_STATES


# --- Tokens: a position is a sorted tuple of (kind, node) ---

class Tokens:
    def __init__(self, level):
        self.level = level
        self.start = tuple(sorted(level.tokens))
        self.wanted = Counter(level.goals)
        self.walks = {kind: self.distances([node for k, node in level.goals if k == kind])
                      for kind, _ in level.goals}

    def code(self):
        return dog_bunny.code(self.level)

    def distances(self, goals):
        """From each node to the nearest of some nodes, all edges taken as open."""
        distance, queue = {goal: 0 for goal in goals}, deque(goals)
        while queue:
            node = queue.popleft()
            for edge in self.level.edges:
                for source, target in ((edge.source, edge.target), (edge.target, edge.source))[:1 + edge.both_ways]:
                    if target == node and source not in distance:
                        distance[source] = distance[node] + 1
                        queue.append(source)
        return distance

    def is_goal(self, position):
        there = Counter(position)
        return all(there[place] >= count for place, count in self.wanted.items())

    def moves(self, position):
        occupied = frozenset(node for _, node in position)
        found = {}
        for edge in self.level.edges:
            if not dog_bunny.holds(edge.condition, occupied):
                continue
            for source, target in ((edge.source, edge.target), (edge.target, edge.source))[:1 + edge.both_ways]:
                for kind in {kind for kind, node in position if node == source}:
                    after = list(position)
                    after[after.index((kind, source))] = (kind, target)
                    found[kind, source, target] = tuple(sorted(after))
        return list(found.values())

    def estimate(self, position):
        total = 0
        for kind, walk in self.walks.items():
            steps = sorted(walk.get(node, float("inf")) for k, node in position if k == kind)
            total += sum(steps[:sum(k == kind for k, _ in self.level.goals)])
        return total


# --- Figures ---

class Graph:
    def __init__(self, level):
        self.level = level
        self.moves = {level.start: None}
        queue = deque([level.start])
        while queue:
            position = queue.popleft()
            self.moves[position] = level.moves(position)
            for after in self.moves[position]:
                if after not in self.moves:
                    self.moves[after] = None
                    queue.append(after)
        self.goals = {position for position in self.moves if level.is_goal(position)}
        self.distance = dog_bunny.distances(self.moves, self.goals)
        self.length = self.distance.get(level.start)

    def met(self, follow):
        """Positions that moves allowed by `follow` come to, while the game is neither won nor lost."""
        def in_play(position):
            return position in self.distance and position not in self.goals
        found = {self.level.start} if in_play(self.level.start) else set()
        queue = deque(found)
        while queue:
            position = queue.popleft()
            for after in self.moves[position]:
                if in_play(after) and after not in found and follow(position, after):
                    found.add(after)
                    queue.append(after)
        return found

    def nearer(self, position, after):
        return self.distance.get(after) == self.distance[position] - 1

    def tempting(self, position):
        now = self.level.estimate(position)
        lower = [after for after in self.moves[position] if self.level.estimate(after) < now]
        return lower or [after for after in self.moves[position] if after != position]

    def plans(self):
        layer = Counter({self.level.start: 1})
        for _ in range(self.length):
            following = Counter()
            for position, count in layer.items():
                for after in self.moves[position]:
                    if self.nearer(position, after):
                        following[after] += count
            layer = following
        return sum(layer.values())

    def chance_to_win(self, choices):
        """Exactly, of a player who picks one of `choices(position)` with equal chance."""
        in_play = self.met(lambda position, after: True)
        picks = {position: choices(position) for position in in_play}
        chance = {position: float(position in self.goals) for position in self.moves}
        for _ in range(PATIENCE * self.length):
            better = {position: sum(chance[after] for after in picks[position]) / len(picks[position])
                      for position in in_play if picks[position]}
            chance.update(better)
        return chance[self.level.start]


def share(part, whole):
    """In millionths, rounded to the nearest, as the JSON has it."""
    return int(Fraction(part, whole) * 10**6 + Fraction(1, 2)) / 10**6 if whole else 0.0


def figures(level):
    graph = Graph(level)
    dead = len(graph.moves) - len(graph.distance)
    histogram = Counter(graph.distance.values())
    found = {"complete": True, "solvable": graph.length is not None, "length": graph.length,
             "states": len(graph.moves), "goals": len(graph.goals), "dead": dead,
             "distances": [histogram[d] for d in range(max(histogram, default=-1) + 1)],
             "dead_share": share(dead, len(graph.moves)), "estimated": []}
    if isinstance(level, Tubes):
        found["fewest_empty_tubes"] = level.fewest_empty_tubes()
    on_plans = {"shortest_plans": "0", "losing_share": None, "losing_share_on_plans": None,
                "misleading_share_on_plans": None, "detour_share": None, "plan_positions": None,
                "forced_positions": None, "last_losing_move": None}
    if graph.length is not None:
        on_plans = figures_of_play(graph)
    return {**found, **on_plans}


def figures_of_play(graph):
    def losing(positions):
        moves = [after for position in positions for after in graph.moves[position]]
        return share(sum(after not in graph.distance for after in moves), len(moves))

    plan = graph.met(graph.nearer)
    tempting = [(position, after) for position in plan for after in graph.tempting(position)]
    safe = {position: sum(after in graph.distance for after in graph.moves[position]) for position in plan}
    risky = [graph.length - graph.distance[position] + 1 for position in plan
             if safe[position] < len(graph.moves[position])]
    return {"shortest_plans": str(graph.plans()), "losing_share": losing(graph.met(lambda *_: True)),
            "losing_share_on_plans": losing(plan),
            "misleading_share_on_plans": share(sum(not graph.nearer(*move) for move in tempting), len(tempting)),
            "detour_share": share(graph.length - graph.level.estimate(graph.level.start), graph.length),
            "plan_positions": len(plan), "forced_positions": sum(count == 1 for count in safe.values()),
            "last_losing_move": max(risky, default=0)}


def chances(level):
    """Of a random player and of a greedy one."""
    graph = Graph(level)
    return graph.chance_to_win(graph.moves.get), graph.chance_to_win(graph.tempting)


def random_levels(seed, count):
    rng = random.Random(seed)
    tokens = [Tokens(level) for level in dog_bunny.random_levels(seed, 2 * count)]
    small = [level for level in tokens if not has_more_states(level)]
    return [random_tubes(rng) for _ in range(count)] + small[:count]


def main():
    seed, count = map(int, sys.argv[1:])
    for level in random_levels(seed, count):
        print(level.code(), json.dumps(figures(level)))


if __name__ == "__main__":
    main()
