// What people see of a name, so that two spellings of one look can be told.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::base {

/// The name without what nobody sees in it (joiners, variation selectors, soft hyphens, odd blanks), with
/// full-width forms as plain ones, and in lower case where it has several characters: `Red` and `red` are one
/// word, `R` and `r` are two letters. Case counts as such in ASCII alone. A number goes without leading
/// zeros: `01` is `1`. Empty for a name that nobody sees.
std::string likeness(std::string_view name);

}  // namespace decant::base
