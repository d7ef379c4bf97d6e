// One way to take the names of a text: which of its units are places without any.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "puzzles/doubt.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// How surely a unit stands for an empty place.
Emptiness sign_of(const RawLevel::Unit& unit);

/// Units of the tallest tube, places included.
std::size_t tallest(const RawLevel& raw);

/// Whether some tube states a capacity of its own.
bool states_own(const RawLevel& raw);

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
    /// The unit below which a place is left out, or null. Units lie in the order of the text, or turned.
    [[nodiscard]] const RawLevel::Unit* floating(bool turned) const;
    /// Whether each color fills whole tubes, as far as that can be told.
    [[nodiscard]] bool fill_tubes() const;
    /// Whether some tube has room, so that there may be a move.
    [[nodiscard]] bool leave_room() const;

  private:
    [[nodiscard]] std::size_t capacity() const;

    const RawLevel& raw_;
    const ReadOptions& options_;
    std::set<std::string> places_;
};

}  // namespace decant::puzzles::tube_sort
