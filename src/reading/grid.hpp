// Tables with rules between their rows, as terminals and databases print them.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace decant::reading {

/// Whether a line draws one with bars: `+---+---+`, `---+---`, `|===+===|`, or the same with lines of boxes.
bool is_rule_of_grid(std::string_view line);

/// The table in bars alone, as Markdown has it, line by line; nothing where no rule stands between two rows.
/// The rule below the first row ends its head where no others follow, or where it is drawn with `=`; so does
/// one of the width of each column, `---  --`, where the columns have no bars.
std::optional<std::string> without_rules(std::string_view text);

}  // namespace decant::reading
