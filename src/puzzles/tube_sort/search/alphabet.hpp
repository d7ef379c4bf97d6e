// The contents that a level's tubes can ever have, numbered.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// The units of a tube, one bit each, above which a seam is: they come to light only when the units of their
/// color above them are gone (docs/proofs.md, Lemma 46).
std::uint32_t units_below_seams(const Tube& tube, const GameRules& rules);
/// Whether hidden units change what can be done or what is a goal.
bool hiding_matters(const Board& board);

/// Number of a content in the alphabet of one level.
using Content = std::uint16_t;

/// Why a small alphabet is enough (docs/proofs.md, Lemma 1): a unit lands only on its own color or in an
/// empty tube, so a tube always holds a prefix of what it held at the start (nothing, once it was emptied)
/// and on top one run of one color. A content is thus what lies below its top run, the run's color and the
/// run's length.
///
/// A run of which some units are hidden may go in several pours. The highest unit of each part but the lowest
/// is as if it had another color than the unit below it: such a *seam* ends a run of the alphabet, which here
/// is called run for short (Lemma 46).
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
        std::uint8_t run;         ///< units in the top run, down to a seam
        std::uint8_t bottom_run;  ///< units in the bottom run, whatever seams there are
        std::uint8_t blocks;      ///< runs that bounds count: with seams, see Lemma 47
        std::uint8_t height;      ///< units
        std::uint8_t room;        ///< units that still fit
        std::uint8_t tube_class;  ///< tubes of one capacity and equal rules
        Color accepts;            ///< as in TubeRules, like the two below
        bool gives : 1;
        bool ends_empty : 1;
        bool is_free : 1;    ///< without a unit of a color that a goal asks for
        bool is_sorted : 1;  ///< of one color, and without seams where all units have to be shown
        Content below;       ///< the content without its top run

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

    /// The units on top that a pour takes along where all of them fit.
    [[nodiscard]] int pourable(Content content) const {
        int units = entries_[content].run;
        if (!game_.carry_hidden) return units;
        for (Content at = content; is_over_seam(at); at = entries_[at].below)
            units += entries_[entries_[at].below].run;
        return units;
    }

    [[nodiscard]] Content without(Content content, int units) const {
        const Entry& entry = entries_[content];
        if (units < entry.run) return static_cast<Content>(content - units);
        return units == entry.run ? entry.below : without(entry.below, units - entry.run);
    }

    /// `units` fit, and `color` is the top color unless the content is empty.
    [[nodiscard]] Content with(Content content, Color color, int units) const {
        const Entry& entry = entries_[content];
        const int before = entry.height == 0 ? first_single(entry.tube_class, color) - 1 : content;
        return static_cast<Content>(before + units);
    }

  private:
    [[nodiscard]] bool is_over_seam(Content content) const {
        const Entry& entry = entries_[content];
        return entry.run < entry.height && entries_[entry.below].top == entry.top;
    }
    [[nodiscard]] Content first_single(int tube_class, Color color) const {
        return singles_[static_cast<std::size_t>(tube_class) * colors_ + color];
    }
    Content add_runs(Content below, Color color, std::uint32_t hidden_below);

    std::size_t colors_;
    std::vector<Tube> empty_;  ///< by class
    GameRules game_;
    std::uint64_t sorts_;
    bool stops_at_seams_;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> hidden_;  ///< by content: its hidden units
    std::vector<Content> singles_;       ///< by class and color: one unit in a tube that was empty
    std::vector<Content> initial_;
};

}  // namespace decant::puzzles::tube_sort
