// Says in our words what CLI11 found wrong with a command line.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace decant::cli {

/// One line without the remedy. What our validators say of values is in our words already, and may quote what
/// was given.
std::string in_our_words(const std::string& error);

}  // namespace decant::cli
