// The list of tubes in the source of a program.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "reading/level.hpp"

namespace decant::reading {

struct FoundList {
    std::string level;       ///< the text with all but the list blanked
    std::string beside;      ///< the text with the list blanked, but not the comments in it
    base::Place place = {};  ///< of the list
    std::size_t rows = 0;
    std::size_t empty_rows = 0;
    /// Where more stands beside the list than comments and a name.
    std::optional<Assumption> left_aside;

    /// Whether a number is among its units.
    [[nodiscard]] bool holds(int number) const;
};

/// The only nested list of a text, or else the only list of strings that can be read as a level; nothing if
/// there is none. Refused if there are several, or if the program changes the one there is.
base::Result<std::optional<FoundList>> list_in(std::string_view text,
                                               const std::function<bool(std::string_view)>& is_level);

/// Whether a list or a string is called by something else than the position in which a level begins.
bool is_called_otherwise(std::string_view name);

}  // namespace decant::reading
