// Texts that hold many levels: how to split each kind.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "reading/level.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

/// A piece of a text that holds one level, or should.
struct Part {
    std::string text;
    LoadOptions options;                         ///< with what is said beside the level, unless flags say it
    std::optional<base::Diagnostic> fault = {};  ///< why there is no level in it
    std::size_t line = 0;                        ///< or its number in an array; 0 if it is the whole text
    std::string label = {};                      ///< what the text calls the level
    std::string_view form = {};  ///< of the text that the piece was made of; empty: that of the piece
    Account account = {};        ///< what stands beside the level
    std::vector<Assumption> assumed = {};
    std::optional<int> colors = {};  ///< that the level has, by a key
    std::vector<Part> others = {};   ///< more pieces that should hold the same level, by their labels
};

/// A part without a level, and why.
Part refused(const LoadOptions& flags, std::size_t line, base::Diagnostic fault);

/// Takes a part, and says whether to continue.
using TakePart = std::function<bool(const Part&)>;

/// Each hands over the parts of a cleaned text of its kind; false if the text is of another kind. Objects
/// in JSON: one alone, one per line, an array, or a list in one; or one in YAML.
bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Where the only JSON object of a text stands that has other lines around it; nothing for other texts.
std::optional<std::pair<std::size_t, std::size_t>> object_in(std::string_view text, const base::Ends& ends);
/// The levels to which the path of the options leads, in a text of JSON, JSON lines or YAML.
void split_by_path(std::string_view text, const LoadOptions& options, const TakePart& take);
/// Native texts one after the other, each with its first line.
bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Codes, one per line.
bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Texts of any kind below headings or behind them, at least two: a word, a number that rises from one to the
/// next, and perhaps a colon and a title, as in `Level 3`, `# Level 3: easy`, `#3` and `3:`. They may number
/// tubes as well.
bool split_headed(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Rows of cells below a row of keys: a level in each.
bool split_rows(std::string_view text, const LoadOptions& flags, const TakePart& take);

/// A blank line, or a comment.
bool is_skipped(std::string_view line);

}  // namespace decant::reading
