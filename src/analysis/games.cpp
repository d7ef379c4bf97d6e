// Plays games to their end.
// SPDX-License-Identifier: MIT
#include "analysis/games.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/mistakes.hpp"
#include "base/random.hpp"

namespace decant::analysis {
namespace {

/// A game on a level, of which only the end of all moves is known to be lost.
class PuzzleGame {
  public:
    explicit PuzzleGame(const puzzles::Puzzle& puzzle) : game_(puzzle.play()) {}

    [[nodiscard]] bool won() const { return game_->won(); }
    [[nodiscard]] static bool lost() { return false; }
    [[nodiscard]] std::size_t moves() const { return game_->moves(); }
    [[nodiscard]] bool changes(std::size_t move) const { return game_->changes(move); }
    [[nodiscard]] Cost estimate() const { return game_->estimate(); }
    [[nodiscard]] Cost estimate_after(std::size_t move) const { return game_->estimate_after(move); }
    void make(std::size_t move) { game_->make(move); }

  private:
    std::unique_ptr<puzzles::Game> game_;
};

template <class Game>
class Hand {
  public:
    Hand(Player player, std::uint64_t seed) : player_(player), random_(seed) {}

    /// Nothing where `go_on` ended the game.
    std::optional<bool> wins(Game game, Cost most_moves, const std::function<bool()>& go_on) {
        for (Cost moves = 0;; ++moves) {
            if (moves % moves_between_questions == 0 && !go_on()) return std::nullopt;
            if (game.won()) return true;
            if (game.lost() || moves == most_moves) return false;
            if (player_ == Player::greedy) {
                list_tempting(game, tempting_);
                if (tempting_.empty()) return false;
                game.make(tempting_[random_.below(tempting_.size())]);
            } else {
                if (game.moves() == 0) return false;
                game.make(random_.below(game.moves()));
            }
        }
    }

  private:
    static constexpr Cost moves_between_questions = 64;

    Player player_;
    base::Random random_;
    std::vector<std::size_t> tempting_;
};

template <class Begin>
WinRate play_games(Player player, const Tournament& tournament, const std::function<bool()>& go_on,
                   const Begin& begin) {
    Hand<decltype(begin())> hand(player, tournament.seed);
    Share wins;
    while (wins.whole < tournament.games) {
        const auto won = hand.wins(begin(), tournament.most_moves, go_on);
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

WinRate win_rate(Share wins) {
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
    return play_games(player, tournament, go_on, [&] { return GraphGame(graph); });
}

WinRate play(const puzzles::Puzzle& puzzle, Player player, const Tournament& tournament,
             const std::function<bool()>& go_on) {
    return play_games(player, tournament, go_on, [&] { return PuzzleGame(puzzle); });
}

}  // namespace decant::analysis
