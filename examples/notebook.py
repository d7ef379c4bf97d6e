"""Five published solvers of these puzzles, retold in a few lines each; run it, or open it as a notebook (`# %%` begins a cell)."""
# SPDX-License-Identifier: MIT

# %%
import time

import decant

LEVELS = decant.levels()
rows = []


def compare(system, theirs, ours):
    """Prints the published figure beside the one measured here."""
    rows.append((system, theirs, ours))
    print(f"{system}\n  published: {theirs}\n  here:      {ours}")


def milliseconds(solution):
    return f"{1000 * solution.seconds:.1f} ms"


# %% [markdown]
# ## Water sort in Coalton, 2023
# A* over multisets of beakers; its level 133 has 12 colors. Beakers are written top first there, and decant reads that text
# as it stands. A plan that is merely good comes sooner; levels are made backward from a goal, which was left to do there.

# %%
level = LEVELS["coalton-133"]
solution = decant.solve(level)
assert solution.optimal
compare("Coalton, level 133", "39 pours, about 12 s", f"{solution.length} pours, {milliseconds(solution)}, proved shortest")
good = decant.solve(level, algorithm="greedy-best-first")
print(f"  merely good: {good.length} pours after {good.expanded} positions, at least {good.lower_bound}")
print("  made backward:", decant.generate(1, colors=6, maker="reverse", seed=1)[0].code)
level

# %% [markdown]
# ## DogBunny in Clojure, 2023
# Tokens on a map whose edges open while other nodes are occupied. All positions are a graph; of all shortest plans people
# like the one that switches between animals least.

# %%
level = LEVELS["dog-bunny-28"]
solution = decant.solve(level)
assert solution.optimal
graph = decant.state_graph(level)
compare("Clojure, DogBunny", "28 moves, 25 ms",
        f"{solution.length} moves, {milliseconds(solution)}, {solution.facts['switches']} switches, the fewest of "
        f"{solution.facts['shortest_plans']} shortest plans; {len(graph)} positions")
level

# %% [markdown]
# ## Ball sort in a Python notebook, 2021
# Level 80: 9 colors, 11 tubes, one ball a move. Depth-first search with a set of seen positions, then breadth-first search.

# %%
level = LEVELS["ball-80"]
deep = decant.solve(level, algorithm="depth-first")
solution = decant.solve(level)
assert solution.optimal
compare("Python notebook, level 80, depth first", "65 moves after 381 iterations",
        f"{deep.length} moves after {deep.expanded} positions")
compare("Python notebook, level 80, breadth first", "38 moves, over 9 million iterations, over 10 minutes",
        f"{solution.length} moves after {solution.expanded} positions, {milliseconds(solution)}, proved shortest")
for step in solution.to_dict()["moves"][:3]:
    print(f"  move {step['color']} from {step['from']} to {step['to']}")

# %% [markdown]
# ## Water sort in JavaScript, 2023
# Three flasks, two colors, one of them empty: arrays of names, bottom first.

# %%
level = decant.Level([["ORANGE", "BLUE"] * 2, ["BLUE", "ORANGE"] * 2, []])
assert level == LEVELS["flasks-3"]
solution = decant.solve(level)
assert solution.optimal
compare("JavaScript, three flasks", "9 moves", f"{solution.length} moves, proved shortest: {' '.join(solution.moves)}")

# %% [markdown]
# ## Water sort in Python, 2022
# Cups of any capacity, read from files; breadth-first search with a limit of attempts, and A*.

# %%
published = {"cups-4": "8 steps, 98 states", "cups-89": "29 steps", "cups-97": "27 steps"}
for name, theirs in published.items():
    level = LEVELS[name]
    solution = decant.solve(level)
    assert solution.optimal
    compare(f"Python, {name}", theirs, f"{solution.length} moves after {solution.expanded} positions, proved shortest")
print(LEVELS["cups-4"].write("cups"))
print("  after 3 positions:", repr(decant.solve(LEVELS["cups-97"], algorithm="breadth-first", node_limit=3)))

# %% [markdown]
# ## The same by hand
# Each of those authors first wrote a puzzle: a start, a goal and successors. In decant that is a class, and the search is
# there. This is water sort once more; a state is a sorted tuple of tubes, so that their order does not matter.


# %%
class WaterSort:
    def __init__(self, tubes, capacity=4):
        self.tubes, self.capacity = tuple(map(tuple, tubes)), capacity

    def initial(self):
        return self.tubes

    def is_goal(self, tubes):
        return all(len(set(tube)) <= 1 and len(tube) in (0, self.capacity) for tube in tubes)

    def key(self, tubes):
        return tuple(sorted(tubes))

    def estimate(self, tubes):
        """Each place where two colors meet takes its own pour."""
        return sum(a != b for tube in tubes for a, b in zip(tube, tube[1:]))

    def successors(self, tubes):
        for i, source in enumerate(tubes):
            for j, target in enumerate(tubes):
                if i == j or not source or len(target) == self.capacity or target and target[-1] != source[-1]:
                    continue
                run = next((n for n in range(1, len(source)) if source[-n - 1] != source[-1]), len(source))
                poured = min(run, self.capacity - len(target))
                after = list(tubes)
                after[i], after[j] = source[:-poured], target + source[-1:] * poured
                yield f"{i + 1}>{j + 1}", tuple(after)


start = time.perf_counter()
result = decant.search(WaterSort([["ORANGE", "BLUE"] * 2, ["BLUE", "ORANGE"] * 2, []]))
assert result.optimal and decant.check(LEVELS["flasks-3"], result.actions)
print(f"{result.cost} moves in {1000 * (time.perf_counter() - start):.1f} ms: {' '.join(result.actions)}")

# %%
width = max(len(system) for system, _, _ in rows)
for system, theirs, ours in rows:
    print(f"{system:{width}}  {theirs}  ->  {ours}")
