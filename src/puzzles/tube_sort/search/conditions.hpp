// The conditions of a level's tubes, and what they look at, packed into a number.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"

namespace decant::puzzles::tube_sort {

/// The events since the start: a bit for each event that some condition speaks of, and in the lowest
/// byte the moves made, up to the most that a condition counts.
class Conditions {
  public:
    explicit Conditions(const Board& board);

    /// Whether the level has any.
    [[nodiscard]] bool exist() const { return !classes_.empty(); }
    /// Whether some look at the moves made, so that a move that changes nothing else may be needed.
    [[nodiscard]] bool count_moves() const { return most_moves_ > 0; }
    [[nodiscard]] bool is_open(std::uint64_t happened, const Alphabet::Entry& tube) const {
        return !exist() || classes_[tube.tube_class].opens.holds(happened);
    }
    /// Whether its condition lets the tube give, if it is open.
    [[nodiscard]] bool gives(std::uint64_t happened, const Alphabet::Entry& tube) const {
        return !exist() || classes_[tube.tube_class].gives.holds(happened);
    }
    /// Whether an empty tube waits for others to be complete, which no goal has.
    [[nodiscard]] bool is_waiting(std::uint64_t happened, const Alphabet::Entry& tube) const {
        return exist() && classes_[tube.tube_class].opens.waits_for_tubes(happened);
    }
    /// After one more move, which filled this tube and led to `complete` complete tubes.
    [[nodiscard]] std::uint64_t after_move(std::uint64_t happened, const Alphabet::Entry& filled,
                                           int complete) const;
    /// The rules of a tube by the events that its conditions look at from now on.
    [[nodiscard]] TubeRules settled(std::uint64_t happened, const Alphabet::Entry& tube,
                                    TubeRules rules) const;

  private:
    static constexpr std::uint64_t moves_mask = 0xFF;
    static constexpr int first_event = 8;

    struct Event {
        Condition::Kind kind;
        std::uint8_t value;
        std::uint64_t bit;
    };
    /// A condition in terms of the packed events.
    struct Mask {
        std::uint64_t needed = 0;
        std::uint64_t forbidden = 0;
        std::uint64_t first_move = 0;
        std::uint64_t end_move = moves_mask + 1;

        [[nodiscard]] bool holds(std::uint64_t happened) const {
            return may_hold(happened) && (happened & needed) == needed &&
                   (happened & moves_mask) >= first_move;
        }
        /// Now or later.
        [[nodiscard]] bool may_hold(std::uint64_t happened) const {
            return (happened & forbidden) == 0 && (happened & moves_mask) < end_move;
        }
        [[nodiscard]] bool waits_for_tubes(std::uint64_t happened) const {
            return may_hold(happened) && (happened & needed) != needed;
        }
    };
    struct Class {
        TubeRules rules;
        Mask opens, gives;
        std::uint64_t groups = 0;  ///< to which its tubes belong
    };
    Mask mask_of(const Condition& condition);
    std::uint64_t bit_of(const Condition::Part& part);

    std::vector<Event> events_;
    std::vector<Class> classes_;  ///< by tube class; none if no tube has a condition
    std::uint64_t most_moves_ = 0;
};

}  // namespace decant::puzzles::tube_sort
