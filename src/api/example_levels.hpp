// The levels of the folder levels/, compiled in so that an installed program has them.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace decant::api {

struct ExampleLevel {
    std::string_view name;
    std::string_view text;
};

/// In the order of their names.
extern const std::span<const ExampleLevel> example_levels;

}  // namespace decant::api
