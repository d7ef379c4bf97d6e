// What is checked in a JSON text before anything is built from it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"

namespace decant::base {

/// No JSON that decant reads needs more levels, and each level costs a parser memory.
inline constexpr std::size_t deepest_json = 16;

/// The offset of the bracket that opens one level too many, if there is one. Looks only at brackets: a parser
/// callback that asks for the depth takes quadratic time in long arrays.
std::optional<std::size_t> too_deep(std::string_view text);

/// The first key that appears twice in one object; a parser would silently keep the last value. A text that
/// is too deep or not JSON is read up to that point.
std::optional<std::string> repeated_key(std::string_view text);

/// The problem to report for it.
Diagnostic key_problem(std::string_view repeated);

}  // namespace decant::base
