// What stands where units should and is more likely something else: headings, numbers, remarks.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// Refuses lines of marks, words for tubes (`empty tube`) and their ends (`top red blue`), words for hidden
/// units, signs between units, and a first line of counts. Text of decant's own is taken to the letter.
std::optional<Diagnostic> find_no_units(std::string_view text, const RawLevel& raw);

/// `4 2` above tubes without numbers, or `4` and `2` in a line each, may be how many colors there are, and
/// how much a tube holds.
std::optional<Diagnostic> find_counts(std::string_view text, const RawLevel& raw);

/// Whether a tube shares no name with another one, as a heading does, or tubes begin with running numbers.
/// Then units that are missing are more likely none.
bool may_hold_headings(const RawLevel& raw);

/// The tubes that may be a remark, such as `thank you` twice: lines at one end of the text that are the same,
/// with several words, which are in no other line.
struct Remark {
    std::size_t first = 0;
    std::size_t end = 0;
};
std::optional<Remark> remark_in(const RawLevel& raw);

}  // namespace decant::puzzles::tube_sort
