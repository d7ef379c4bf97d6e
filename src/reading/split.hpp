// Texts that hold many levels: how to split each kind.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "reading/beside.hpp"
#include "reading/level.hpp"
#include "reading/options.hpp"
#include "reading/range.hpp"
#include "reading/told_counts.hpp"

namespace decant::reading {

/// A piece of a text that holds one level, or should.
struct Part {
    std::string text;
    LoadOptions options;                         ///< with what is said beside the level, unless flags say it
    std::optional<LoadOptions> flags = {};       ///< alone, for a text that may say itself what keys say
    ToldCounts counts = {};                      ///< of keys beside such a text
    std::optional<base::Diagnostic> fault = {};  ///< why there is no level in it
    std::size_t line = 0;                        ///< or its number in an array; 0 if it is the whole text
    std::string label = {};                      ///< what the text calls the level
    std::string_view form = {};  ///< of the text that the piece was made of; empty: that of the piece
    std::vector<Assumption> assumed = {};  ///< what was left aside
    std::vector<Part> others = {};         ///< more pieces that should hold the same level, by their labels
    Beside said = {};                      ///< what its heading and comments elsewhere tell of it
};

/// Takes a part, and says whether to continue.
using TakePart = std::function<bool(const Part&)>;

/// Each hands over the parts of a cleaned text of its kind; false if the text is of another kind. Objects
/// in JSON: one alone, one per line, an array, or a list in one; or one in YAML.
bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// The levels to which the path of the options leads, in a text of JSON, JSON lines or YAML.
void split_by_path(std::string_view text, const LoadOptions& options, const TakePart& take);
/// What is said in lines of comments between those of objects in JSON.
Beside comments_beside_lines(std::string_view text);
/// Whether a text is one of objects.
bool holds_objects(std::string_view text);
/// Where the only JSON object of a text stands that has words around it; nothing for other texts.
std::optional<Range> object_in(std::string_view text);
/// Native texts one after the other, each with its first line.
bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Codes, one per line.
bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take);

/// Texts of any kind below headings such as `Level 3` or `# Level 3: easy`, at least two; or behind them, as
/// in `Level 3: ABB BAA -` and `level3 = [[1, 2], [2, 1], []]`.
bool split_headed(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Those below numbers such as `#3` or `3:`, at least two. They may number tubes as well.
bool split_numbered(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Rows of cells below a row of keys: a level in each row, or a tube in each with the level that it is of.
bool split_rows(std::string_view text, const LoadOptions& flags, const TakePart& take);

/// What stands between blank lines, but for comments above all of it, and comments and sentences below, which
/// tell of each. Nothing says that these are levels.
std::vector<Part> blocks_of(std::string_view text, const LoadOptions& flags);

/// Comments at the end of a text of many levels, which may tell of all of them.
struct AtEnd {
    std::string_view comments;
    std::size_t line = 0;  ///< the first, from 1
};
AtEnd at_end_of(std::string_view text);
void heed(const AtEnd& end, Beside& said);

/// A blank line, or a comment.
bool is_skipped(std::string_view line);

}  // namespace decant::reading
