// The functions that all modules export to hand over texts.
// SPDX-License-Identifier: MIT
#include "texts.hpp"

namespace decant::wasm {
namespace {

std::string answer_text;

}  // namespace

const char* keep(std::optional<std::string> answer) {
    if (!answer) return nullptr;
    answer_text = *std::move(answer);
    return answer_text.data();
}

std::string refusal(int status, std::string_view code, std::string problem, std::string remedy) {
    return requests::answer_of({status, code, {std::move(problem), std::move(remedy), {}}}).body;
}

std::string unknown_question() {
    return refusal(404, "unknown_question", "there is no such question", "ask one that exists");
}

/// Memory for a text that the owner hands over with a question.
DECANT_EXPORT("allocate") char* decant_allocate(std::size_t bytes) { return new char[bytes]; }

DECANT_EXPORT("answer_bytes") std::size_t decant_answer_bytes() { return answer_text.size(); }

}  // namespace decant::wasm
