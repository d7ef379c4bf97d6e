// The formats of the null puzzle: each is a file in formats/ with a namespace of that name.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "puzzles/formats.hpp"
#include "puzzles/null/state.hpp"

namespace decant::puzzles::null {

using Format = puzzles::Format<Level, Level>;

namespace code {
extern const Format format;
}
namespace native {
extern const Format format;
}

const Formats<Level, Level>& formats();

/// Parses and checks a level.
Result<Level> read(std::string_view format, std::string_view text, const ReadOptions& options);

}  // namespace decant::puzzles::null
