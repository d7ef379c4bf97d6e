"""The 8-puzzle in Python, with states of three kinds."""
# SPDX-License-Identifier: MIT

# Where the blank can go from each cell.
NEAR = [[cell for cell in (blank - 3, blank - 1, blank + 1, blank + 3)
         if 0 <= cell < 9 and (cell // 3 == blank // 3 or cell % 3 == blank % 3)] for blank in range(9)]
# Steps from each cell to the place of each tile.
FAR = [[tile and abs((tile - 1) // 3 - cell // 3) + abs((tile - 1) % 3 - cell % 3) for tile in range(9)]
       for cell in range(9)]
# One of the two starts that are farthest from the goal: 31 moves.
FARTHEST = (8, 6, 7, 2, 5, 4, 3, 0, 1)


class Eight:
    """A state is the tuple of tiles, row by row, 0 for the blank; an action is the cell whose tile slides."""
    goal = (1, 2, 3, 4, 5, 6, 7, 8, 0)

    def __init__(self, start=FARTHEST):
        self.start = start

    def initial(self):
        return self.start

    def is_goal(self, state):
        return state == self.goal

    def successors(self, state):
        blank = state.index(0)
        found = []
        for cell in NEAR[blank]:
            tiles = list(state)
            tiles[blank], tiles[cell] = tiles[cell], 0
            found.append((cell, tuple(tiles)))
        return found


class EightWithEstimate(Eight):
    def estimate(self, state):
        return sum(FAR[cell][tile] for cell, tile in enumerate(state))


class EightInText(Eight):
    goal = "123456780"

    def initial(self):
        return "".join(map(str, self.start))

    def successors(self, state):
        blank = state.index("0")
        return [(cell, state.replace("0", "x").replace(state[cell], "0").replace("x", state[cell]))
                for cell in NEAR[blank]]


class EightInNumbers(Eight):
    """Four bits for each tile, and the cell of the blank below them."""

    def pack(self, tiles):
        return sum(tile << 4 * cell + 4 for cell, tile in enumerate(tiles)) | tiles.index(0)

    def initial(self):
        self.packed_goal = self.pack(self.goal)
        return self.pack(self.start)

    def is_goal(self, state):
        return state == self.packed_goal

    def successors(self, state):
        blank = state & 15
        found = []
        for cell in NEAR[blank]:
            tile = state >> 4 * cell + 4 & 15
            found.append((cell, (state ^ tile << 4 * cell + 4 | tile << 4 * blank + 4) ^ blank ^ cell))
        return found
