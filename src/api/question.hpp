// The one table of what decant can be asked. Each face answers some of it: the command line as verbs, the
// server and JavaScript as routes, Python as functions.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace decant::api {

enum class Question {
    solve,
    verify,
    analyze,
    hint,
    graph,
    play,
    check,
    show,
    read,
    convert,
    position,
    render,
    prove,
    generate,
    search,
    levels
};

/// A set of questions.
class Questions {
  public:
    constexpr Questions(std::initializer_list<Question> list) {
        for (const Question question : list) add(question);
    }
    constexpr void add(Question question) { bits_ |= bit(question); }
    constexpr void remove(Question question) { bits_ &= ~bit(question); }
    [[nodiscard]] constexpr bool contain(Question question) const { return (bits_ & bit(question)) != 0; }
    friend bool operator==(const Questions&, const Questions&) = default;

  private:
    static constexpr std::uint32_t bit(Question question) { return 1U << static_cast<unsigned>(question); }

    std::uint32_t bits_ = 0;
};

struct QuestionEntry {
    Question question;
    std::string_view word;
    std::string_view summary;
    bool has_level = true;  ///< a text that the reading options apply to
};

std::span<const QuestionEntry> questions();

const QuestionEntry& entry_of(Question question);

/// The questions about a level.
Questions questions_about_levels();

}  // namespace decant::api
