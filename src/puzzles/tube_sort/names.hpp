// One way to take the names of a text: which of its units are places without any.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "puzzles/doubt.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// How surely a unit stands for an empty place.
Emptiness sign_of(const RawLevel::Unit& unit);

/// Units of the tallest tube, places included.
std::size_t tallest(const RawLevel& raw);

/// Whether each tube holds one color or nothing, so that no move is needed.
bool is_sorted(const RawLevel& raw);

/// Whether some tube states a capacity of its own.
bool states_own(const RawLevel& raw);

/// Whether each filled tube stands there more than once, as colors do.
bool tubes_repeat(const RawLevel& raw);

/// The names that are not surely places.
std::set<std::string> colors_of(const RawLevel& raw);

/// The ways to take names that may be places, for counting: none is one, or all of one name are.
std::vector<std::set<std::string>> ways_to_take(const RawLevel& raw);

/// Whether tubes have all places at one end, some of them, and colors fill them: at the end that comes first,
/// or at either if `top_first` is false.
bool may_be_tubes(const RawLevel& raw, bool top_first);

/// The first unit of a text for which something holds, or null.
template <class Holds>
const RawLevel::Unit* first_unit(const RawLevel& raw, const Holds& holds) {
    for (const RawLevel::Tube& tube : raw.tubes) {
        for (const RawLevel::Unit& unit : tube.units) {
            if (holds(unit)) return &unit;
        }
    }
    return nullptr;
}

/// Of names that may be colors, those in `places` are none; words that are no colors never are. Refers to the
/// text and the flags.
class Names {
  public:
    Names(const RawLevel& raw, const ReadOptions& options, std::set<std::string> places = {})
        : raw_(raw), options_(options), places_(std::move(places)) {}

    [[nodiscard]] bool leave_out(const RawLevel::Unit& unit) const;
    [[nodiscard]] bool leave_some_out() const;
    /// The unit below which a place is left out, or null. Blank cells at the end of a row fill it up,
    /// whatever its order.
    [[nodiscard]] const RawLevel::Unit* floating(Order order) const;
    /// What a tube may hold: what is stated, else the units of the tallest tube or more. Of these, where some
    /// are right by the counts, those alone, the smallest first.
    [[nodiscard]] std::vector<std::size_t> capacities() const;
    /// Whether the counts of units tell anything.
    [[nodiscard]] bool can_count() const;
    /// Whether each color fills whole tubes, as far as that can be told.
    [[nodiscard]] bool fill_tubes() const;
    /// Whether some tube has room, so that there may be a move.
    [[nodiscard]] bool leave_room() const;

  private:
    /// Whether some word for emptiness stands beside a unit or another such word, to fill its tube up.
    [[nodiscard]] bool show_heights() const;
    /// The greatest number that divides the units of each color; 0 where there is none.
    [[nodiscard]] std::size_t common_divisor() const;

    const RawLevel& raw_;
    const ReadOptions& options_;
    std::set<std::string> places_;
};

}  // namespace decant::puzzles::tube_sort
