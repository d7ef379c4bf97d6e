// A level in one line: `red blue; blue red; -`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

struct TubesOfLine {
    Unwrapped lines;              ///< one for each tube; those that are empty without a word are `_`
    bool repeats_a_word = false;  ///< as a sentence hardly does
    std::optional<base::Diagnostic> doubt;  ///< a mark at the end, behind which there may be one more
};

/// The tubes between the marks of the only line that is no comment and no header; nothing where no tube has
/// several units, with blanks or commas between them, or where nobody knows which marks stand between tubes.
std::optional<TubesOfLine> tubes_of_line(std::string_view text);

}  // namespace decant::reading
