// From the bytes of a text to the levels that it holds.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "reading/reading.hpp"

namespace decant::reading {

/// Reads the one level that a text holds. Errors have a place in that text, unless the level is inside
/// something else.
Result<Level, Refusal> read_one(std::string_view bytes, const LoadOptions& options);

/// Reads one level of a text of many: the one that the text calls so, else the one with that number, from 1
/// on.
Result<Level, Refusal> read_named(std::string_view bytes, std::string_view name, const LoadOptions& options);

/// A level of a text, or why it is not one; and where it is.
struct Candidate {
    Result<Level, Refusal> level;
    std::size_t line = 0;  ///< or its number in an array; 0 if the text is one level
    std::string label;     ///< what the text calls the level
};

/// Finds the levels in a text of many, or the one in any other. With many, errors have no place but the line.
/// Stops when `use` returns false.
void read_each(std::string_view bytes, const LoadOptions& options,
               const std::function<bool(const Candidate&)>& use);

}  // namespace decant::reading
