// The questions that decant answers in JSON, and the keys of their bodies. These are the options of the one
// table of all faces, and the subject of a question.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "api/options.hpp"
#include "api/question.hpp"

namespace decant::requests {

using api::Question;

struct QuestionEntry {
    Question question;
    std::string_view word;
    std::string summary;
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

/// One key of a body. `words`, where there are any, are all that a text may be.
struct Key {
    std::string name;
    Kind kind;
    api::Questions questions;
    std::string summary;
    api::Range range = {};  ///< of numbers
    std::vector<std::string> words = {};
    bool required = false;
    std::optional<api::Diagnostic> (*refuse)(std::string_view text) = nullptr;

    [[nodiscard]] bool belongs_to(Question question) const { return questions.contain(question); }
};

const std::vector<QuestionEntry>& questions();
std::optional<Question> question_of(std::string_view word);

/// All keys, in the order of the documentation.
const std::vector<Key>& keys();
/// The key of that name, of a question or of any; null if there is none.
const Key* key_of(std::string_view name, std::optional<Question> question = std::nullopt);

}  // namespace decant::requests
