// The level that a proof is about, in either family.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "proof/maps.hpp"
#include "proof/tubes.hpp"

namespace decant::proof {

using Level = std::variant<TubeLevel, MapLevel>;

/// Reads a level code strictly, as docs/proof-format.md spells it. This is separate code, so that the parsers
/// of the families are checked as well.
/// `full` is the goal, which only tube sorting has.
Checked<Level> read_level(std::string_view code, bool full);

/// Why a plan does not legally lead to a goal, or nothing if it does.
std::optional<std::string> fault_of(const Level& level, std::span<const std::string> plan);

std::unique_ptr<Domain> positions_of(const Level& level);
/// Nothing in families without borders.
std::unique_ptr<Domain> border_positions_of(const Level& level);

}  // namespace decant::proof
