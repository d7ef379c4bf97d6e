// Steps of tokens, named by their nodes, as they appear in plans.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/position.hpp"

namespace decant::puzzles::dog_bunny {

/// `bunny:house>blank-1`.
struct NamedStep {
    std::string token;
    std::string from;
    std::string to;
};

Move to_move(const NamedStep& step);
Result<NamedStep> read_step(std::string_view move);

/// The plan in groups of steps by one token: `dog: tree -> blank-2 -> house`, a line each.
std::string grouped(std::span<const Step> steps);

}  // namespace decant::puzzles::dog_bunny
