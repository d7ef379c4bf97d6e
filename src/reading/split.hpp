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
#include "reading/options.hpp"

namespace decant::reading {

/// A piece of a text that holds one level, or should.
struct Part {
    std::string text;
    LoadOptions options;                         ///< with what is said beside the level, unless flags say it
    std::optional<LoadOptions> beside = {};      ///< for a self-contained level: what must not contradict it
    std::optional<base::Diagnostic> fault = {};  ///< why there is no level in it
    std::size_t line = 0;                        ///< or its number in an array; 0 if it is the whole text
    std::string label = {};                      ///< what the text calls the level
    std::string_view form = {};     ///< of the text that the piece was made of; empty: that of the piece
    std::vector<Part> others = {};  ///< more pieces that should hold the same level, by their labels
};

/// Takes a part, and says whether to continue.
using TakePart = std::function<bool(const Part&)>;

/// Each hands over the parts of a cleaned text of its kind; false if the text is of another kind. Objects
/// in JSON: one alone, one per line, an array, or a list in one; or one in YAML.
bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Whether a text is one of objects.
bool holds_objects(std::string_view text);
/// Native texts one after the other, each with its first line.
bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Codes, one per line.
bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take);

/// A blank line, or a comment.
bool is_skipped(std::string_view line);

}  // namespace decant::reading
