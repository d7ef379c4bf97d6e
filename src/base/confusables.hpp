// The visible form of a name, for detecting lookalike spellings.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::base {

/// The name without its invisible characters (joiners, variation selectors, soft hyphens, odd blanks), with
/// full-width forms as plain ones, and in lower case if it has several characters: `Red` and `red` are one
/// word, `R` and `r` are two letters. Case is folded only in ASCII. A number loses its leading zeros: `01` is
/// `1`. Empty for a name with no visible character.
std::string skeleton(std::string_view name);

}  // namespace decant::base
