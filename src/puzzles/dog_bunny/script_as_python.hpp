// Programs in JavaScript and TypeScript, read as if they were in Python.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace decant::puzzles::dog_bunny {

/// A script with the signs of Python, each byte in its line and column but for the names that `const`, `let`
/// and `var` declare, which begin where those words did. Nothing for a text that declares none, assigns
/// nothing, or has comments that Python cannot hold.
std::optional<std::string> script_as_python(std::string_view text);

}  // namespace decant::puzzles::dog_bunny
