// Solves one 15-puzzle: `fifteen_puzzle 0 1 9 7 ...`, sixteen numbers row by row, 0 for the blank.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <decant/search/ida_star.hpp>
#include "fifteen_puzzle.hpp"

int main(int argc, char** argv) {
    std::array<std::uint8_t, 16> tiles{};
    std::array<bool, 16> seen{};
    for (int i = 1; i < std::min(argc, 17); ++i) {
        const auto tile = static_cast<std::uint8_t>(std::clamp(std::atoi(argv[i]), 0, 15));
        tiles[static_cast<std::size_t>(i) - 1] = tile;
        seen[tile] = true;
    }
    if (argc != 17 || std::count(seen.begin(), seen.end(), false) > 0) {
        std::fputs("fifteen_puzzle: give the tiles 0 to 15, each once, row by row; 0 is the blank\n", stderr);
        return 64;
    }
    const fifteen_puzzle::Space space(tiles);
    const auto outcome = decant::search::ida_star(space, fifteen_puzzle::ManhattanDistance{}, {});
    if (!outcome.plan) return 10;
    fifteen_puzzle::State state = space.initial();
    for (const auto cell : outcome.plan->actions) {
        std::printf("%d ", state.tiles[cell]);
        state = space.apply(state, cell);
    }
    std::printf("\n%d moves, the fewest; %llu states expanded\n", outcome.plan->cost,
                static_cast<unsigned long long>(outcome.statistics.expanded));
    return 0;
}
