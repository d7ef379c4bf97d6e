// What sentences beside a map say of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace decant::puzzles::dog_bunny {

/// Whether a remark names edges, or parts of them.
bool name_edges(const std::vector<std::string>& words);

/// Whether it says that something must be empty.
bool tell_of_vacancy(const std::vector<std::string>& words);

/// The same by words that hardly mean anything else, so that they count wherever they stand.
bool tell_plainly_of_vacancy(const std::vector<std::string>& words);

/// Whether it tells the end of edges before their beginning, or that they are turned.
bool turn_edges(const std::vector<std::string>& words);

/// Whether it says that edges lead both ways.
bool lead_both_ways(const std::vector<std::string>& words);

/// Whether it says that something, whatever it is beside, is otherwise than it stands there.
bool tell_of_change(const std::vector<std::string>& words);

/// Whether it says anything of edges, tokens or goals that a map says itself, and may say otherwise.
bool tell_of_map(const std::vector<std::string>& words);

/// Where the first line begins that tells of the map.
std::optional<std::size_t> find_remark(std::string_view text);

}  // namespace decant::puzzles::dog_bunny
