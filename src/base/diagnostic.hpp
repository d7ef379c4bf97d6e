// Diagnostics: a problem with an input, its place, and how the author can fix it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/remedy.hpp"

namespace decant::base {

/// A place in a text; lines and columns count from 1, columns in characters (not bytes). 0 means "the whole
/// text".
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;
    /// In its line before it, where that is known; 0 elsewhere. A part of a text that was blanked has as many
    /// bytes as before, but more characters.
    std::size_t bytes = 0;

    friend bool operator==(const Place& a, const Place& b) {
        return a.line == b.line && a.column == b.column;
    }
};

/// Kinds of problems with a level, for programs; problems of moves, plans and options have no kind.
enum class ProblemKind : std::uint8_t {
    none,
#define DECANT_KIND(name, summary) name,
#include "base/kinds.def"
};

/// `capacity_not_stated`; empty for none.
constexpr std::string_view word(ProblemKind kind) {
    constexpr std::array words{
        std::string_view(),
#define DECANT_KIND(name, summary) std::string_view(#name),
#include "base/kinds.def"
    };
    return words[static_cast<std::size_t>(kind)];
}

/// One problem with an input: a clause without a final period that names no options.
struct Diagnostic {
    std::string problem;
    Remedy remedy;
    Place place = {};
    ProblemKind kind = ProblemKind::none;
};

/// `FILE:LINE:COLUMN: problem; remedy`, leaving out what is unknown.
std::string to_string(const Diagnostic& diagnostic, const std::string& source, const Spell& spell = as_flag);

}  // namespace decant::base
