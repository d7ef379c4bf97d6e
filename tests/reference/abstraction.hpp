// Positions of borders and the steps that remove them, as docs/proofs.md defines them, with the tubes
// numbered.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "reference/tube_sort.hpp"

namespace reference {

/// A move of so many units, by numbers of tubes.
struct Move {
    std::size_t from = 0, to = 0;
    int units = 0;
};
/// Of any number of units that fit, regardless of the rules.
std::vector<Move> moves_of_any_size(const Level& level);
/// Of as many units as fit.
std::vector<Move> pours(const Level& level);
/// No tube changes its place.
Level after(Level level, const Move& move);
bool is_goal(const Level& level);

/// Lengths of the runs of a tube, the lowest first.
std::vector<int> runs(const std::string& tube);

/// Everything is read off the letters of the start, anew for each question. Only `room` and its callers
/// look at capacities, and `steps` and below want one tube for each color.
class Abstraction {
  public:
    using Left = std::vector<int>;  ///< by tube: borders that are left
    using Colors = std::uint32_t;   ///< a set
    static constexpr Colors bit(char color) { return Colors{1} << (color - 'A'); }
    static constexpr int never = 1'000'000;
    static constexpr int any_number = 1'000;  ///< of spare tubes

    explicit Abstraction(const Level& start);

    [[nodiscard]] const std::vector<char>& colors() const { return colors_; }
    [[nodiscard]] Left left(const Level& now) const;
    [[nodiscard]] int tubes_without(const Left& left) const;
    [[nodiscard]] int height(const Left& left, std::size_t tube) const;
    [[nodiscard]] int room(const Left& left, std::size_t tube) const;
    /// Over the top border of a tube, and under it.
    [[nodiscard]] char above(const Left& left, std::size_t tube) const;
    [[nodiscard]] char below(const Left& left, std::size_t tube) const;
    /// Units over the top border at the start; the fewest of all tubes that have it.
    [[nodiscard]] int run(const Left& left, std::size_t tube) const;

    struct Counts {
        int free = 0, room = 0, longest_bottom = 0, displaced = 0;
    };
    [[nodiscard]] Counts counts(const Left& left, char color) const;
    /// Lemma 14: whether the top border of a tube may go now.
    [[nodiscard]] bool passes(const Left& left, std::size_t tube) const;
    /// Lemma 16.
    [[nodiscard]] bool owns_a_tube_for_good(const Left& left, char color) const;

    struct Position {
        Left left;
        Colors open = 0;
        int spare = 0;
    };
    [[nodiscard]] Position position(const Level& now) const;
    struct Step {
        enum class Kind : std::uint8_t { own, stack, open, close } kind;
        std::size_t tube;  ///< whose border goes
        char color;
        int cost;
        Position then;
    };
    [[nodiscard]] std::vector<Step> steps(const Position& position) const;
    /// The cost of removing all borders; `never` if that cannot be.
    int cost(const Position& position);
    /// The sum of Lemma 25, and the potential of its proof.
    [[nodiscard]] int gone(const Level& now) const;
    int potential(const Level& now);

  private:
    [[nodiscard]] int own_cost(const Left& left, std::size_t tube) const;
    [[nodiscard]] int open_cost(const Left& left, std::size_t tube) const;
    [[nodiscard]] Position without(Position position, std::size_t tube) const;

    Level start_;
    int tallest_ = 0;
    std::vector<char> colors_;
    std::vector<std::vector<int>> heights_;  ///< by tube: units under each border
    std::vector<std::vector<int>> runs_;     ///< by tube: see `run`
    std::map<std::tuple<Left, Colors, int>, int> known_;
};

}  // namespace reference
