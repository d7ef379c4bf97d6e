// Writing a DogBunny level in any format.
// SPDX-License-Identifier: MIT
#include <set>
#include <string>

#include "base/likeness.hpp"
#include "puzzles/dog_bunny/format.hpp"

namespace decant::puzzles::dog_bunny {

bool has_nodes_alike(const Level& level) {
    std::set<std::string> looks;
    for (const Node& node : level.nodes) looks.insert(base::likeness(node.name));
    return looks.size() < level.nodes.size();
}

Result<std::string> write(const Level& level, std::string_view format) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::print(level);
#include "puzzles/dog_bunny/formats.def"
#undef DECANT_FORMAT
    return unknown_format("dog_bunny", format);
}

}  // namespace decant::puzzles::dog_bunny
