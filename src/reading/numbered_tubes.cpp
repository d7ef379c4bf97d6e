// Reads keys as labels of tubes.
// SPDX-License-Identifier: MIT
#include "reading/numbered_tubes.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "reading/label.hpp"

namespace decant::reading {
namespace {

/// The tubes, each once; none if some key is no number or some value no list.
std::map<int, const Tree*> numbered(const Tree& object) {
    std::map<int, const Tree*> tubes;
    for (const auto& [key, value] : object.items()) {
        const auto label = label_of(key + ':');
        const bool is_label = label && label->size == key.size() + 1;
        if (!value.is_array() || !is_label || !tubes.emplace(label->number, &value).second) return {};
    }
    return tubes;
}

}  // namespace

bool has_tubes_by_number(const Tree& value) {
    if (!value.is_object()) return false;
    const auto tubes = numbered(value);
    if (tubes.size() < 2 || tubes.begin()->first > 1) return false;
    return tubes.rbegin()->first == tubes.begin()->first + static_cast<int>(tubes.size()) - 1;
}

Tree tubes_by_number(const Tree& object) {
    Tree list = Tree::array();
    for (const auto& [number, tube] : numbered(object)) list.push_back(*tube);
    return list;
}

}  // namespace decant::reading
