// Plays games to their end.
// SPDX-License-Identifier: MIT
#include "analysis/games.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/random.hpp"

namespace decant::analysis {
namespace {

/// Only on a graph is a game known to be lost before the end of all moves.
bool is_lost(const GraphGame& game) { return game.lost(); }
bool is_lost(const puzzles::Game& /*game*/) { return false; }

template <class Begin>
WinRate play_games(Player player, const Tournament& tournament, const std::function<bool()>& go_on,
                   const Begin& begin) {
    constexpr Cost moves_between_questions = 64;
    base::Random random(tournament.seed);
    std::vector<std::size_t> tempting;
    // Nothing where `go_on` ended the game.
    const auto wins_next = [&]() -> std::optional<bool> {
        const auto game = begin();
        for (Cost moves = 0;; ++moves) {
            if (moves % moves_between_questions == 0 && !go_on()) return std::nullopt;
            if (game->won()) return true;
            if (is_lost(*game) || moves == tournament.most_moves) return false;
            if (player == Player::greedy) {
                list_tempting(*game, tempting);
                if (tempting.empty()) return false;
                game->make(tempting[random.below(tempting.size())]);
            } else {
                if (game->moves() == 0) return false;
                game->make(random.below(game->moves()));
            }
        }
    };
    Ratio wins;
    while (wins.whole < tournament.games) {
        const auto won = wins_next();
        if (!won) break;
        wins.count(*won);
    }
    return win_rate(wins);
}

/// The integer square root, by the digits.
std::uint64_t root_of(std::uint64_t number) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= number) root += bit;
    return root;
}

}  // namespace

WinRate win_rate(Ratio wins) {
    const std::uint64_t n = wins.whole;
    const std::uint64_t w = wins.part;
    if (n == 0) return {wins, 0, one};
    // (w + z²/2 ± z √(w (n - w) / n + z²/4)) / (n + z²) with z = 1.96, in whole numbers.
    const std::uint64_t radicand = w * (n - w) * 100'000'000 / n + 96'040'000;  // 10^-8
    const std::uint64_t spread = 196 * root_of(radicand * 10'000) / 100;        // 10^-6
    const std::uint64_t center = w * one + 1'920'800;                           // 10^-6
    const std::uint64_t divisor = n * 10'000 + 38'416;                          // 10^-4
    const std::uint64_t low = center > spread ? (center - spread) * 10'000 / divisor : 0;
    const std::uint64_t high = (center + spread) * 10'000 / divisor + 1;
    return {wins, w == 0 ? 0 : low, w == n ? one : std::min(one, high)};
}

WinRate play(const search::StateGraph& graph, Player player, const Tournament& tournament,
             const std::function<bool()>& go_on) {
    return play_games(player, tournament, go_on, [&] { return std::make_unique<GraphGame>(graph); });
}

WinRate play(const puzzles::Puzzle& puzzle, Player player, const Tournament& tournament,
             const std::function<bool()>& go_on) {
    return play_games(player, tournament, go_on, [&] { return puzzle.play(); });
}

}  // namespace decant::analysis
