// Tells tubes from levels by their keys.
// SPDX-License-Identifier: MIT
#include "reading/tube_objects.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "reading/keys.hpp"

namespace decant::reading {
namespace {

bool may_hold_level(std::string_view key) {
    switch (role_of(key)) {
        case Role::text:
        case Role::code:
        case Role::tubes:
        case Role::level:
        case Role::holder:
        case Role::levels:
        case Role::cells:
            return true;
        default:
            return false;
    }
}

/// No lists of lists, which may be the layers of a level.
bool is_list_of_units(const Tree& value) {
    return value.is_array() &&
           std::none_of(value.begin(), value.end(), [](const Tree& unit) { return unit.is_array(); });
}

}  // namespace

bool holds_tube_objects(const Tree& list) {
    bool have_units = false;
    if (!list.is_array() || list.size() < 2) return false;
    for (const Tree& object : list) {
        if (!object.is_object()) return false;
        for (const auto& [key, value] : object.items()) {
            const std::string plain = plain_key(key);
            if (may_hold_level(plain)) return false;
            if (role_in_tube(plain) != TubeRole::units) continue;
            if (!is_list_of_units(value)) return false;
            have_units = true;
        }
    }
    return have_units;
}

}  // namespace decant::reading
