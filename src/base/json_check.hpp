// What is looked at in a JSON text before anything is built of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"

namespace decant::base {

/// No JSON that decant reads needs more levels, and each of them costs a parser memory.
inline constexpr std::size_t deepest_json = 16;

/// The offset of the bracket that opens one level too many, if there is one. Looks at brackets alone: a
/// parser callback that asks for the depth takes quadratic time in long arrays.
std::optional<std::size_t> too_deep(std::string_view text);

/// The first key that stands twice in one object, of which a parser would keep the last value and say
/// nothing. A text that is too deep or no JSON is read up to there.
std::optional<std::string> repeated_key(std::string_view text);

/// What is wrong then.
Diagnostic key_problem(std::string_view repeated);

}  // namespace decant::base
