// The options that a refusal names are followed before anybody is told them.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "reading/options.hpp"
#include "reading/outcome.hpp"

namespace decant::reading {

/// What comes of a text of which that is said.
using ReadAsSaid = std::function<Outcome(const LoadOptions&)>;

/// What comes of a cleaned text. A refusal keeps only options that end in a level, alone or together with
/// those that the next question names: `--bottom-first and --rules ball`. One that names no value gets those
/// that do, where they are few: `--capacity 4` for `--capacity`. What a person is to do by hand stays. Each
/// option reads the text again, so of a longer one than 64 kB none is followed.
Outcome with_ways_out(std::string_view text, const LoadOptions& said, const ReadAsSaid& read);

}  // namespace decant::reading
