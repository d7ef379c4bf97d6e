// The contents that a level's tubes can ever have, numbered.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// Number of a content in the alphabet of one level.
using Content = std::uint16_t;

/// Why a small alphabet is enough (docs/proofs.md, Lemma 1): a unit lands only on its own color or in an
/// empty tube, so a tube always holds a prefix of what it held at the start (nothing, once it was emptied)
/// and on top one run of one color. A content is thus what lies below its top run, the run's color and the
/// run's length.
///
/// Contents that differ only in the length of the top run have consecutive numbers, so that taking q units
/// off a longer run is `content - q` and adding q to it is `content + q`. Tubes of equal capacity and rules
/// share their contents, so equal numbers mean interchangeable tubes. `contents_at_most` bounds how many
/// there are: at the limits of a board whose tubes differ in capacity alone, 496 for each of 64 tubes of
/// capacity 32 above its first run, and 528 for each color.
class Alphabet {
  public:
    struct Entry {
        Color top;                ///< color of the top run, `no_color` when empty
        Color bottom;             ///< color of the bottom run, `no_color` when empty
        std::uint8_t run;         ///< units in the top run
        std::uint8_t bottom_run;  ///< units in the bottom run
        std::uint8_t blocks;      ///< runs
        std::uint8_t height;      ///< units
        std::uint8_t room;        ///< units that still fit
        std::uint8_t tube_class;  ///< tubes of one capacity and equal rules
        Color accepts;            ///< as in TubeRules, like the two below
        bool gives : 1;
        bool ends_empty : 1;
        Content below;  ///< the content without its top run

        [[nodiscard]] constexpr bool accept(Color color) const {
            return accepts == every_color || accepts == color;
        }
    };

    /// The board has at most as many contents as a Content can number.
    explicit Alphabet(const Board& board);

    [[nodiscard]] const Entry& operator[](Content content) const { return entries_[content]; }
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// The contents of the board's tubes, in the order of the tubes.
    [[nodiscard]] std::span<const Content> initial() const { return initial_; }

    /// The tube that a content stands for.
    [[nodiscard]] Tube tube(Content content) const;

    [[nodiscard]] Content without(Content content, int units) const {
        const Entry& entry = entries_[content];
        return units == entry.run ? entry.below : static_cast<Content>(content - units);
    }

    /// `units` fit, and `color` is the top color unless the content is empty.
    [[nodiscard]] Content with(Content content, Color color, int units) const {
        const Entry& entry = entries_[content];
        const int before = entry.height == 0 ? first_single(entry.tube_class, color) - 1 : content;
        return static_cast<Content>(before + units);
    }

  private:
    [[nodiscard]] Content first_single(int tube_class, Color color) const {
        return singles_[static_cast<std::size_t>(tube_class) * colors_ + color];
    }
    Content add_runs(Content below, Color color);

    std::size_t colors_;
    std::vector<Tube> empty_;  ///< by class
    std::vector<Entry> entries_;
    std::vector<Content> singles_;  ///< by class and color: one unit in a tube that was empty
    std::vector<Content> initial_;
};

}  // namespace decant::puzzles::tube_sort
