// What is wrong with an input, where, and how its author can fix it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "base/remedy.hpp"

namespace decant::base {

/// A place in a text; lines and columns count from 1, columns in characters (not bytes). 0 means "the whole
/// text".
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

/// One problem with an input: a clause without a final period that names no options.
struct Diagnostic {
    std::string problem;
    Remedy remedy;
    Place place;
};

/// `FILE:LINE:COLUMN: problem; remedy`, leaving out what is unknown.
std::string to_string(const Diagnostic& diagnostic, const std::string& source, const Spell& spell = as_flag);

}  // namespace decant::base
