// Which texts may be names, and how much memory a level takes.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/level.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {

bool is_name(std::string_view name) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
    };
    const bool has_letter = name.find_first_not_of("-.") != std::string_view::npos;
    return has_letter && name.size() <= 64 && base::is_visible(name) &&
           std::all_of(name.begin(), name.end(), fits);
}

std::size_t bytes_of(const Level& level) {
    std::size_t bytes = sizeof level + level.name.capacity();
    for (const Node& node : level.nodes) bytes += sizeof node + node.name.capacity();
    bytes += level.edges.size() * sizeof(Edge);
    for (const Kind& kind : level.kinds) {
        bytes += sizeof kind + kind.name.capacity() +
                 (kind.starts.capacity() + kind.goals.capacity()) * sizeof(int);
    }
    return bytes;
}

}  // namespace decant::puzzles::dog_bunny
