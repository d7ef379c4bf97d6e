// A text of JSON or YAML as one tree.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "base/result.hpp"
#include "puzzles/keys.hpp"

namespace decant::reading {

using puzzles::plain_key;
using puzzles::Role;
using puzzles::role_in_tube;
using puzzles::role_of;
using puzzles::TubeRole;
using Tree = base::Json;

/// Nothing for what is not JSON, or nested too deeply. Refuses keys that stand twice in one object, and what
/// goes on past the ends.
std::optional<base::Result<Tree>> parse_tree(std::string_view text, const base::Ends& ends = {});

/// The problem of a text that could not be read to its end.
base::Diagnostic cut_short(const base::Ends& ends);

/// Whether a role is one of some.
inline bool is_one_of(Role role, std::initializer_list<Role> roles) {
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

inline constexpr std::size_t max_yaml_bytes = std::size_t{64} << 10;

/// A cleaned text of one YAML document. Scalars are strings, whatever they look like (`no`, `1e3`), but
/// `null`, `~` and nothing, which are null. Refuses anchors, aliases, tags, keys that are not scalars, keys
/// that appear twice, values nested too deeply, and texts that are too long.
base::Result<Tree> parse_yaml(std::string_view text);

/// A whole number, or the digits of one; large ones are cut off.
std::optional<int> whole_number(const Tree& value);

/// True or false, also as words.
std::optional<bool> truth(const Tree& value);

/// Whether a value is as good as no key: false, null, 0, nothing in it.
bool says_nothing(const Tree& value);

}  // namespace decant::reading
