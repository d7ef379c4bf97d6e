// Texts that a module and its owner hand over to each other, one question at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "requests/prepare.hpp"

#define DECANT_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace decant::wasm {

/// A text that the owner handed over.
class Text {
  public:
    Text(char* text, std::size_t bytes) : owned_(text), bytes_(bytes) {}
    operator std::string_view() const { return {owned_.get(), bytes_}; }

  private:
    std::unique_ptr<char[]> owned_;
    std::size_t bytes_;
};

/// Keeps an answer until the next one, and says where it is; null if there is none.
const char* keep(std::optional<std::string> answer);

std::string refusal(int status, std::string_view code, std::string problem, std::string remedy);

std::string unknown_question();

/// The answer of `ask`, kept; a refusal if memory runs out.
template <class Ask>
const char* kept(const Ask& ask) {
    try {
        return keep(ask());
    } catch (const std::bad_alloc&) {
        return keep(refusal(503, "no_memory", "the memory of the page is used up", "try a smaller level"));
    }
}

/// The answer of `ask` to the question of that word.
template <class Ask>
const char* answer_to(std::string_view word, const Ask& ask) {
    return kept([&]() -> std::optional<std::string> {
        const auto question = requests::question_of(word);
        return question ? std::optional(ask(*question)) : unknown_question();
    });
}

}  // namespace decant::wasm
