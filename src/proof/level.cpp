// Tells the families of levels apart.
// SPDX-License-Identifier: MIT
#include "proof/level.hpp"

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
    return std::visit([&](const auto& of_family) { return fault_of(of_family, plan); }, level);
}

std::unique_ptr<Domain> positions_of(const Level& level) {
    return std::visit([](const auto& of_family) { return positions_of(of_family); }, level);
}

std::unique_ptr<Domain> border_positions_of(const Level& level) {
    const auto* tubes = std::get_if<TubeLevel>(&level);
    return tubes == nullptr ? nullptr : border_positions_of(*tubes);
}

}  // namespace decant::proof
