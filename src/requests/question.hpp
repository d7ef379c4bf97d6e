// The one table of what decant can be asked in JSON: questions, and the keys of their bodies.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace decant::requests {

enum class Question {
    solve,
    hint,
    analyze,
    check,
    convert,
    position,
    render,
    graph,
    prove,
    verify,
    generate,
    levels
};

struct QuestionEntry {
    Question question;
    std::string_view word;
    std::string_view summary;
    std::string_view type;    ///< of the answer, in the table of types; of each line, where there are many
    std::string_view answer;  ///< what the answer is, in words
};

enum class Kind {
    text,
    moves,  ///< a text, or JSON that stands for moves
    whole,  ///< a number without a fraction, at least 0
    number,
    flag,
};

/// One key of a body. `from` and `to` bound numbers; `words`, where there are any, are all that a text may
/// be.
struct Key {
    std::string name;
    Kind kind;
    std::vector<Question> questions;
    std::string summary;
    double from = 0;
    double to = 0;
    std::vector<std::string> words = {};
    bool required = false;

    [[nodiscard]] bool belongs_to(Question question) const;
};

std::span<const QuestionEntry> questions();
std::optional<Question> question_of(std::string_view word);

/// All keys, in the order of the documentation.
const std::vector<Key>& keys();

}  // namespace decant::requests
