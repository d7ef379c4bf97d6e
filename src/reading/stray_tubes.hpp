// Lines beside a list or an object that may be tubes of its level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace decant::reading {

/// Where a line beside a level begins that may be a tube of it, or tell of empty ones: it has nothing but
/// units, words of the level and words for tubes and emptiness, and is no code.
std::optional<std::size_t> find_stray_tube(std::string_view beside, std::string_view level);

}  // namespace decant::reading
