// Tells the families of levels apart.
// SPDX-License-Identifier: MIT
#include "proof/level.hpp"

#include <fmt/format.h>

namespace decant::proof {

Checked<Level> read_level(std::string_view code, bool full) {
    if (code.starts_with("dogbunny:")) {
        if (full) return std::string("the level is not one of tube sorting, which version 2 is for");
        auto level = read_map_level(code);
        return level ? Checked<Level>(*std::move(level)) : level.error();
    }
    auto level = read_tube_level(code, full);
    return level ? Checked<Level>(*std::move(level)) : level.error();
}

std::optional<std::string> fault_of(const Level& level, std::span<const std::string> plan) {
    Level now = level;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        if (const auto fault = std::visit([&](auto& of_family) { return make(of_family, plan[i]); }, now))
            return fmt::format("move {} of the plan {}", i + 1, *fault);
    }
    const auto positions = positions_of(now);
    return positions->is_goal(positions->start()) ? std::nullopt
                                                  : std::optional("the plan does not end in a goal");
}

std::unique_ptr<Domain> positions_of(const Level& level) {
    return std::visit([](const auto& of_family) { return positions_of(of_family); }, level);
}

std::unique_ptr<Domain> border_positions_of(const Level& level) {
    const auto* tubes = std::get_if<TubeLevel>(&level);
    return tubes == nullptr ? nullptr : border_positions_of(*tubes);
}

}  // namespace decant::proof
