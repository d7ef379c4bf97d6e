// Texts that hold many levels: how each kind of them comes apart.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "reading/options.hpp"

namespace decant::reading {

/// A piece of a text that holds one level, or should.
struct Part {
    std::string text;
    LoadOptions options;                     ///< with what stands beside the level, where no flag says it
    std::optional<LoadOptions> beside = {};  ///< of a level that says all itself: what must not be otherwise
    std::optional<base::Diagnostic> fault = {};  ///< why there is no level in it
    std::size_t line = 0;                        ///< or its number in an array; 0 where it is the whole text
    std::string label = {};                      ///< what the text calls the level
};

/// Takes a part, and says whether to go on.
using TakePart = std::function<bool(const Part&)>;

/// Each hands over the parts of a cleaned text of its kind; false where the text is of another kind.
/// JSON objects: one alone, one a line, or an array.
bool split_objects(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Native texts one after the other, each with its first line.
bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take);
/// Codes, one a line.
bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take);

/// A blank line, or a comment.
bool is_skipped(std::string_view line);

}  // namespace decant::reading
