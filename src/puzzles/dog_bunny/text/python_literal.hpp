// Literals of Python, JavaScript and their like as a tree: names, strings, lists and dictionaries.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace decant::puzzles::dog_bunny {

struct PythonValue {
    enum class Kind { word, string, list, dictionary };
    Kind kind = Kind::word;
    std::string text;                ///< of a word or a string
    std::vector<PythonValue> items;  ///< of a list, a tuple or a set; keys and values by turns
    std::size_t offset = 0;

    [[nodiscard]] bool is_name() const { return kind == Kind::string || kind == Kind::word; }
    /// `None`, `null`, `()`, `""`: nothing.
    [[nodiscard]] bool is_nothing() const;
};

struct PythonLiteral {
    PythonValue value;
    std::size_t end = 0;  ///< behind it in the text
};

/// Reads the literal at an offset of a text without comments, of at most 16,384 parts. Calls, comprehensions
/// and operators are refused as a program that is not read.
base::Result<PythonLiteral> read_python_literal(std::string_view text, std::size_t at);

}  // namespace decant::puzzles::dog_bunny
