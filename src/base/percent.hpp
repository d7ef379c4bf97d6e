// Percent escapes, as addresses have them.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::base {

/// In ASCII alone: other bytes as percent escapes.
std::string percent_escaped(std::string_view text);

/// Undoes escapes of bytes from `least` to `most`; all other text stays as it is.
std::string percent_unescaped(std::string_view text, unsigned char least = 0, unsigned char most = 0xFF);

}  // namespace decant::base
