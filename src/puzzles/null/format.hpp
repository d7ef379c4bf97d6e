// The formats of the null puzzle: each is a file in formats/ with a namespace of that name.
// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace decant::puzzles::null
