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
    harmless,  ///< the level is the same without it
    feature,   ///< something that decant has no rule for, unless it is off
    palette,   ///< how colors are called or shown
    label,     ///< what the level is called
    text,
    code,
    tubes,
    level,     ///< an object with the level in it, its tubes, its text, or its number
    holder,    ///< an object with the level in it, or its tubes
    levels,    ///< a list of levels
    cells,     ///< rows of tubes, some of them missing
    settings,  ///< an object with more keys of the level
    rules,
    game,  ///< rules by the name of a game
    capacity,
    order,
    top_first,
    bottom_first,
    empty_tubes,  ///< how many there are
    extra_tubes,  ///< how many are added
    tube_count,
    color_count,
    language,
    version,  ///< of a format; says that a list of levels is a pack
    number,   ///< of a level in its pack
    grid_width,
    grid_height,
};

/// By the plain spelling of a key of a level, or of an object around it.
Role role_of(std::string_view plain);

/// What a key of a tube, or of one of its units, says.
enum class TubeRole {
    unknown,
    harmless,
    units,
    color,
    amount,
    capacity,
    hidden,
    shown,
    empty,
    place,   ///< among others of its list
    number,  ///< perhaps its place, perhaps a name
};
TubeRole role_in_tube(std::string_view plain);

/// Whether a key that is not understood changes nothing: it has no value, or is off. Of a key that decant
/// never heard of, false or 0 may be the news.
bool is_left_aside(std::string_view key, const Tree& value);

/// The rule that a word of a game stands for, `water` or `ball`; empty for one that stands for none in
/// particular, such as `classic`; nothing for others.
std::optional<std::string> rule_of_game(std::string_view word);

/// Whether tubes are listed from their tops, by a word for their order; nothing if it is not known.
std::optional<bool> is_top_first(std::string_view word);

/// What to say of a key that is not understood.
base::Diagnostic no_rule_for(const std::string& path);

}  // namespace decant::reading
