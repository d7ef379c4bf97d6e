// What options are called where they are given.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace decant::api {

/// What an option is called, and the number behind it, which is empty where there is none.
using Spell = std::function<std::string(std::string_view option, std::string_view number)>;

/// Remedies name options as the command line does: `--time-limit`, `--capacity 1`. The text as it is told
/// elsewhere: `spell("time_limit", "")` and `spell("capacity", "1")` take their places.
std::string respelled(std::string_view text, const Spell& spell);

}  // namespace decant::api
