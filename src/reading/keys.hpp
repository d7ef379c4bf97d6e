// What a key of an object may say of a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "reading/tree.hpp"

namespace decant::reading {

enum class Role {
    unknown,
#define DECANT_KEY(role, words) role,
#include "reading/keys.def"
};

/// By the plain spelling of a key of a level, or of an object around it.
Role role_of(std::string_view plain);

/// What a key of a tube, or of one of its units, says.
enum class TubeRole {
    unknown,
#define DECANT_TUBE_KEY(role, words) role,
#include "reading/keys.def"
};
TubeRole role_in_tube(std::string_view plain);

/// The rule that a word of a game stands for, `water` or `ball`; empty for one that stands for none in
/// particular, such as `classic`; nothing for others.
std::optional<std::string> rule_of_game(std::string_view word);

/// Whether tubes are listed from their tops, by a word for their order; nothing if it is not known.
std::optional<bool> is_top_first(std::string_view word);

/// What to say of a key that is not understood.
base::Diagnostic no_rule_for(const std::string& path);

}  // namespace decant::reading
