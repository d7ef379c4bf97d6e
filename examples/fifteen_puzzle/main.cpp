// Solves one 15-puzzle: `fifteen_puzzle 0 1 9 7 ...`, sixteen numbers row by row, 0 for the blank.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <string_view>

#include <decant/search/ida_star.hpp>
#include "fifteen_puzzle.hpp"

namespace {

/// The numbers 0 to 15, each once; nothing where the words are something else.
std::optional<std::array<std::uint8_t, 16>> read_tiles(int count, char** words) {
    std::array<std::uint8_t, 16> tiles{};
    std::array<bool, 16> seen{};
    if (count != 16) return std::nullopt;
    for (std::size_t cell = 0; cell < 16; ++cell) {
        const std::string_view word = words[cell];
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), tiles[cell]);
        if (error != std::errc{} || end != word.data() + word.size() || tiles[cell] > 15) return std::nullopt;
        seen[tiles[cell]] = true;
    }
    return std::count(seen.begin(), seen.end(), true) == 16 ? std::optional(tiles) : std::nullopt;
}

/// Prints the progress of the search, about once a second.
void tell_progress(const decant::search::Progress& progress) {
    static int reports = 0;
    if (++reports % 10 == 0)
        std::fprintf(stderr, "at least %d moves; %llu states expanded so far\n", progress.lower_bound,
                     static_cast<unsigned long long>(progress.expanded));
}

}  // namespace

int main(int argc, char** argv) {
    const auto tiles = read_tiles(argc - 1, argv + 1);
    if (!tiles) {
        std::fputs("fifteen_puzzle: give the tiles 0 to 15, each once, row by row; 0 is the blank\n", stderr);
        return 64;
    }
    if (!fifteen_puzzle::can_be_solved(*tiles)) {
        std::puts("It cannot be solved: each move keeps the parity of the tiles, and this one is odd.");
        return 10;
    }
    const fifteen_puzzle::Space space(*tiles);
    decant::search::RunControl control;
    control.on_progress = tell_progress;
    const auto outcome = decant::search::ida_star(space, fifteen_puzzle::ManhattanDistance{}, control);
    if (!outcome.plan) {
        std::puts("Not known: memory ran out.");
        return 11;
    }
    fifteen_puzzle::State state = space.initial();
    for (const auto cell : outcome.plan->actions) {
        std::printf("%d ", state.tiles[cell]);
        state = space.apply(state, cell);
    }
    std::printf("\n%d moves, the fewest; %llu states expanded\n", outcome.plan->cost,
                static_cast<unsigned long long>(outcome.statistics.expanded));
    return 0;
}
