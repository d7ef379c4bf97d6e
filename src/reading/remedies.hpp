// Remedies are followed before anybody is told them.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "base/remedy.hpp"
#include "reading/options.hpp"

namespace decant::reading {

/// Whether a text is a level if that is said beside it.
using Reads = std::function<bool(const LoadOptions&)>;

/// Without the ways that name options of reading and do not end in a level. An option that names no value
/// gets those that do, where they are few: `--capacity 4` for `--capacity`. What a person is to do by hand
/// stays. Empty if nothing does.
base::Remedy followed(const base::Remedy& remedy, const LoadOptions& said, const Reads& reads);

/// The same, or a remedy by hand if nothing stays.
base::Remedy followed_or_by_hand(const base::Remedy& remedy, const LoadOptions& said, const Reads& reads);

/// Without the ways that name a path to no level.
base::Remedy without_vain_paths(const base::Remedy& remedy, const LoadOptions& said, const Reads& reads);

}  // namespace decant::reading
