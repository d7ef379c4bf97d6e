// The possible meanings, as boards, of rows that count out.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>
#include <vector>

#include "puzzles/tube_sort/text/counting.hpp"
#include "puzzles/tube_sort/text/raw_level.hpp"
#include "puzzles/tube_sort/text/rows.hpp"

namespace decant::puzzles::tube_sort {

/// Rows that count out, and how likely they are meant.
struct Candidate {
    const Rows* rows = nullptr;
    Counted counted;
    bool are_columns = false;
    std::size_t at = 0;  ///< among those that were found

    [[nodiscard]] auto rank() const {
        return std::tuple(rows->are_packed, are_columns, !counted.has_room, counted.takes_letter,
                          -static_cast<std::ptrdiff_t>(counted.units), !rows->are_in_brackets);
    }
    using Place = std::tuple<const Rows*, std::size_t, std::size_t>;
    [[nodiscard]] Place place() const { return {rows, counted.first, counted.last}; }
    [[nodiscard]] std::size_t begin() const { return row(counted.first).begin; }
    [[nodiscard]] std::size_t end() const { return row(counted.last - 1).end; }
    [[nodiscard]] const Row& row(std::size_t at) const { return rows->rows[at]; }
    [[nodiscard]] bool is_place(const Cell& cell) const {
        return is_empty_place(cell) || (!counted.empty_word.empty() && cell.text == counted.empty_word);
    }
};

/// The possible meanings of rows: in both orders, with one or two empty tubes, and with a word for emptiness
/// as a color. `other` are the same rows with such a word taken for empty places, if the first way takes it
/// for a color. Adds the spans of the text around them that says so. There is at least one.
std::vector<ProposalOf<Board>> meanings_of(Candidate found, const Candidate* other,
                                           const base::NumberedText& numbered, const ReadOptions& options,
                                           std::vector<Span>& spans);

/// A level of a form that says what its tubes are, with the capacity in which it counts out if it states
/// none.
ProposalOf<Board> meaning_of(RawLevel raw, const base::NumberedText& text, const ReadOptions& options);

}  // namespace decant::puzzles::tube_sort
