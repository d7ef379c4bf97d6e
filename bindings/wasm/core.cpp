// The core as a WebAssembly module: a question in, its answer out, both as text.
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "requests/two_modules.hpp"
#include "texts.hpp"

namespace decant::wasm {
namespace {

using requests::Question;
using Prepared = api::Result<requests::Work, requests::Problem>;

/// The module may grow to 2 GiB, of which the tables of a search take at most this much.
constexpr requests::Bounds bounds{.seconds = 1e8,
                                  .memory = std::size_t{1536} << 20,
                                  .answer = std::size_t{256} << 20,
                                  .are_of_server = false};

/// Called about ten times a second; -1 means no plan. Returns whether the search should stop.
extern "C" __attribute__((import_module("decant"), import_name("progress"))) bool decant_progress(
    double expanded, double generated, int lower_bound, int best_plan, bool solvable);

/// The answer as JSON, without the advice, which follows.
extern "C" __attribute__((import_module("decant"), import_name("verdict"))) void decant_verdict(
    const char* text, std::size_t bytes);

std::string answer_of(const Prepared& work) {
    if (!work) return requests::answer_of(work.error()).body;
    api::CancelToken cancel;
    const auto on_progress = [&](const api::Progress& progress) {
        const bool stop =
            decant_progress(static_cast<double>(progress.expanded), static_cast<double>(progress.generated),
                            progress.lower_bound, progress.best_plan.value_or(-1), progress.solvable);
        if (stop) cancel.cancel();
    };
    const auto on_verdict = [](std::string_view verdict) { decant_verdict(verdict.data(), verdict.size()); };
    return work->run({&cancel, on_progress, on_verdict}).body;
}

}  // namespace

/// Answers in JSON; null if that takes the reader.
DECANT_EXPORT("answer")
const char* decant_answer(char* word, std::size_t word_bytes, char* body, std::size_t body_bytes) {
    const Text owned_word(word, word_bytes);
    const Text owned_body(body, body_bytes);
    return answer_to(owned_word, [&](Question question) -> std::optional<std::string> {
        const auto work = requests::prepare_in_core(question, owned_body, bounds);
        return work ? std::optional(answer_of(*work)) : std::nullopt;
    });
}

/// Answers in JSON, after the reader has.
DECANT_EXPORT("answer_read")
const char* decant_answer_read(char* word, std::size_t word_bytes, char* read, std::size_t read_bytes) {
    const Text owned_word(word, word_bytes);
    const Text owned_read(read, read_bytes);
    return answer_to(owned_word, [&](Question question) {
        return answer_of(requests::prepare_read(question, owned_read, bounds));
    });
}

}  // namespace decant::wasm
