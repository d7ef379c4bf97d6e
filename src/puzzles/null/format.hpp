// What each format of the null puzzle consists of.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/family.hpp"
#include "puzzles/null/state.hpp"

namespace decant::puzzles::null {

#define DECANT_FORMAT(name, word, summary)        \
    namespace name {                              \
    Recognition recognize(std::string_view text); \
    Result<Level> parse(std::string_view text);   \
    std::string print(const Level& level);        \
    }
#include "puzzles/null/formats.def"
#undef DECANT_FORMAT

Recognition recognize(std::string_view format, std::string_view text);
Result<Level> read(std::string_view format, std::string_view text, const ReadOptions& options);
Result<std::string> write(const Level& level, std::string_view format);

}  // namespace decant::puzzles::null
