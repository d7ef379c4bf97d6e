// Nested lists in a text of any language: data among code, comments and prose.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reading/range.hpp"

namespace decant::reading {

/// A list of rows, each a list of words and strings; or such rows one after the other; or a list of strings.
struct DataList {
    Range range;
    std::size_t rows = 0;
    std::size_t empty_rows = 0;
    std::string_view caller = {};  ///< the name before the parenthesis that the list stands in, if any
    bool is_broken = false;        ///< stands beside other brackets that belong to it
};

struct DataLists {
    std::vector<DataList> nested;   ///< also those that have something else beside two rows or more
    std::vector<DataList> strings;  ///< flat lists of strings
    std::vector<Range> comments;
    std::vector<Range> empties;  ///< words for empty rows: `Nil`
    std::vector<Range> calls;  ///< names and brackets that only make a row: `vec!`, `List.of`, `new Tube( )`
};

/// Finds them in linear time, in brackets of any kind, with or without commas. Knows the comments and strings
/// of the common languages, as far as they do not contradict each other. None in a text with a hundred
/// brackets in each other.
DataLists lists_in(std::string_view text);

/// A text up to the end of a range, with all before it blanked so that places stay; without comments and
/// calls.
std::string alone(std::string_view text, const DataLists& lists, Range range);

}  // namespace decant::reading
