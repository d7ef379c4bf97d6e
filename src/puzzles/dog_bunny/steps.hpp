// Moves on a map of named nodes, by the rules as a person would apply them.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "puzzles/dog_bunny/level.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles::dog_bunny {

/// `bunny:house>blank-1`.
struct NamedStep {
    std::string token;
    std::string from;
    std::string to;
};

Move to_move(const NamedStep& step);
Result<NamedStep> read_step(std::string_view move);

/// Counts switches. Shares no code with Space: it evaluates conditions as they are written.
std::unique_ptr<Playback> playback(Level level);

/// In the order of tokens and edges.
std::vector<Move> legal_moves(const Level& level);

/// The level with its tokens where legal moves leave them.
Level level_after(Level level, std::span<const Move> moves);

/// The plan in groups of steps by one token: `dog: tree -> blank-2 -> house`, a line each.
std::string grouped(std::span<const Step> steps);

}  // namespace decant::puzzles::dog_bunny
