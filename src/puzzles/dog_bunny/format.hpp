// What each format of DogBunny consists of.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/dog_bunny/raw_level.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles::dog_bunny {

// Each name in formats.def is a namespace with
//   Recognition recognize(std::string_view text);
//   Result<RawLevel> parse(std::string_view text);          from cleaned text
//   Result<std::string> print(const Level& level);          or why this format cannot hold the level
#define DECANT_FORMAT(name, word, summary)         \
    namespace name {                               \
    Recognition recognize(std::string_view text);  \
    Result<RawLevel> parse(std::string_view text); \
    Result<std::string> print(const Level& level); \
    }
#include "puzzles/dog_bunny/formats.def"
#undef DECANT_FORMAT

Recognition recognize(std::string_view format, std::string_view text);
Result<Level> read(std::string_view format, std::string_view text, const ReadOptions& options);
Result<std::string> write(const Level& level, std::string_view format);

/// Whether two nodes look alike, as formats take it for a slip that do not list the nodes.
bool has_nodes_alike(const Level& level);

}  // namespace decant::puzzles::dog_bunny
