// Makes moves until one of them is illegal, or time or memory is up.
// SPDX-License-Identifier: MIT
#include "solution/replay.hpp"

#include <utility>

namespace decant::solution {
namespace {

std::size_t bytes_of(const puzzles::Step& step) {
    std::size_t bytes = sizeof step + step.move.size() + step.note.size();
    for (const puzzles::Field& field : step.fields) {
        const auto* text = std::get_if<std::string>(&field.value);
        bytes += sizeof field + (text == nullptr ? 0 : text->size());
    }
    return bytes;
}

std::optional<base::Limit> limit_reached(const base::Ends& ends, std::size_t bytes) {
    if (bytes > ends.limits.memory) return base::Limit::memory;
    return ends.late() ? std::optional(base::Limit::time) : std::nullopt;
}

}  // namespace

Replay replay(const puzzles::Position& start, std::span<const puzzles::Move> moves, const base::Ends& ends) {
    Replay result;
    result.steps.reserve(moves.size());
    const auto position = start.clone();
    std::size_t bytes = 0;
    for (const puzzles::Move& move : moves) {
        const bool cancelled = ends.cancelled();
        if (!cancelled) result.limit = limit_reached(ends, bytes);
        result.cut_short = cancelled || result.limit;
        if (result.cut_short) break;
        auto step = position->make(move);
        if (!step) {
            result.fault = step.error();
            break;
        }
        bytes += bytes_of(*step);
        result.steps.push_back(*std::move(step));
    }
    result.cost = static_cast<base::Cost>(result.steps.size());
    result.at_goal = !result.cut_short && position->at_goal();
    result.facts = position->facts();
    return result;
}

}  // namespace decant::solution
