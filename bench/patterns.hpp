// Patterns of levels as people make them up; the same on every machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/random.hpp"

namespace decant::bench {

struct Pattern {
    std::string_view name;
    /// The filled tubes as they stand in a level code; nothing where there is no such level.
    std::string (*make)(int colors, int capacity, base::Random& random);
};

std::span<const Pattern> patterns();

}  // namespace decant::bench
