// Grapheme clusters, which people take for one character: an emoji may be several code points.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::base {

/// The first cluster of well-formed UTF-8 that is not empty: a character with its joiners, variation
/// selectors, skin tones, tags, keycaps and combining marks; a flag of two letters. Less than the rules of
/// Unicode (UAX 29): enough for letters, digits and emoji, while some scripts are cut too finely.
std::string_view first_grapheme(std::string_view text);

}  // namespace decant::base
