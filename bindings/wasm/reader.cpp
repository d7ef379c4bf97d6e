// The reader as a WebAssembly module: it takes a question whose level may be any text that people have, and
// gives the text from which the core makes the answer.
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <string>

#include "requests/two_modules.hpp"
#include "texts.hpp"

namespace decant::wasm {

DECANT_EXPORT("answer")
const char* decant_answer(char* word, std::size_t word_bytes, char* body, std::size_t body_bytes) {
    const Text owned_word(word, word_bytes);
    const Text owned_body(body, body_bytes);
    return answer_to(owned_word, [&](requests::Question question) {
        return requests::read_for_core(question, owned_body).body;
    });
}

}  // namespace decant::wasm
