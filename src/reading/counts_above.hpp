// Numbers above the lines of a level, of which nobody says what they count.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "reading/level.hpp"

namespace decant::reading {

/// One to three numbers that a text begins with, in one line or a line each.
class CountsAbove {
  public:
    /// Each beginning of a text that may be such numbers; none of one that numbers its columns.
    static std::vector<CountsAbove> find(std::string_view text);

    /// The text without the numbers, perhaps with some empty tubes more.
    struct Lines {
        std::string text;
        std::size_t added = 0;
    };
    /// As the lines stand, with the empty tubes that they lack by one of the numbers, and with those that are
    /// blank lines.
    [[nodiscard]] std::vector<Lines> below() const;

    /// What the numbers count in a level: each of them something else.
    struct Meaning {
        std::string words;
        bool leaves_tubes_open = false;  ///< as true with another number of empty tubes
        bool has_colors = false;         ///< several, as each level has that is worth counting
    };
    /// In a level of such lines; nothing if they do not.
    [[nodiscard]] std::optional<Meaning> meaning(const Level& level, std::size_t added) const;

    /// Whether the numbers are as many as those in another line, so that they may be units as well.
    [[nodiscard]] bool may_be_tube() const { return may_be_tube_; }
    [[nodiscard]] base::Place place() const;

  private:
    [[nodiscard]] std::vector<std::size_t> lacks() const;

    std::string_view text_;
    std::size_t begin_ = 0;  ///< of the numbers
    std::size_t end_ = 0;
    std::vector<int> numbers_;
    std::size_t lines_ = 0;  ///< below the numbers, that are not blank
    std::size_t blank_first_ = 0;
    std::size_t blank_within_ = 0;
    std::size_t blank_last_ = 0;
    bool may_be_tube_ = false;
};

}  // namespace decant::reading
