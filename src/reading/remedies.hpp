// Remedies are followed before anybody is told them.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "base/remedy.hpp"
#include "puzzles/values.hpp"

namespace decant::reading {

/// Whether a text is a level if that is said beside it.
using Reads = std::function<bool(const puzzles::Values&)>;

/// Without the ways that name options of reading and do not end in a level. An option that names no value
/// gets each that does: `--capacity 4` for `--capacity`. What a person is to do by hand stays as it is.
base::Remedy followed(const base::Remedy& remedy, const puzzles::Values& said, const Reads& reads);

}  // namespace decant::reading
