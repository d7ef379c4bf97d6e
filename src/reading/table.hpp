// Tables of Markdown: `| red | blue |`.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// The tubes of a table, one a line. Rows are tubes, or columns are, with the layers from above; both where
/// neither a row of headings nor a column of them numbers the tubes. Nothing for any other text.
std::vector<Unwrapped> without_table(std::string_view text);

/// Whether a line is `|---|:-:|`, which stands below the head of a table and nowhere else.
bool is_rule_of_table(std::string_view line);

}  // namespace decant::reading
