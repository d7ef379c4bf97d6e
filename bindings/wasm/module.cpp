// The core as a WebAssembly module: a question in, its answer out, both as text.
// SPDX-License-Identifier: MIT
#include <cstddef>
#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "requests/prepare.hpp"

#define DECANT_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

using namespace decant;
using requests::Answer;

/// The module may grow to 2 GiB, of which the tables of a search take at most this much.
constexpr requests::Bounds bounds{
    .seconds = 1e8, .memory = std::size_t{1536} << 20, .answer = std::size_t{256} << 20};

Answer refusal(int status, std::string_view code, std::string problem, std::string remedy) {
    return requests::answer_of({status, code, {std::move(problem), std::move(remedy), {}}});
}

/// Called about ten times a second; -1 means no plan. Returns whether the search should stop.
extern "C" __attribute__((import_module("decant"), import_name("progress"))) bool decant_progress(
    double expanded, double generated, int lower_bound, int best_plan, bool solvable);

/// The answer as JSON, without the advice, which follows.
extern "C" __attribute__((import_module("decant"), import_name("verdict"))) void decant_verdict(
    const char* text, std::size_t bytes);

Answer ask(std::string_view word, std::string_view body) {
    const auto question = requests::question_of(word);
    if (!question)
        return refusal(404, "unknown_question", "there is no such question", "ask one that exists");
    const auto work = requests::prepare(*question, body, bounds);
    if (!work) return requests::answer_of(work.error());
    api::CancelToken cancel;
    return work->run({&cancel,
                      [&](const api::Progress& progress) {
                          const bool stop = decant_progress(
                              static_cast<double>(progress.expanded), static_cast<double>(progress.generated),
                              progress.lower_bound, progress.best_plan.value_or(-1), progress.solvable);
                          if (stop) cancel.cancel();
                      },
                      [](std::string_view verdict) { decant_verdict(verdict.data(), verdict.size()); }});
}

/// The answer to the last question; one is asked at a time.
std::string answer_text;

}  // namespace

/// Room for a text of the caller, who hands it over with `answer`.
DECANT_EXPORT("allocate") char* decant_allocate(std::size_t bytes) { return new char[bytes]; }

/// Answers in JSON, whatever happens; the text stays until the next question.
DECANT_EXPORT("answer")
const char* decant_answer(char* word, std::size_t word_bytes, char* body, std::size_t body_bytes) {
    const std::unique_ptr<char[]> owned_word(word);
    const std::unique_ptr<char[]> owned_body(body);
    try {
        answer_text = ask({word, word_bytes}, {body, body_bytes}).body;
    } catch (const std::bad_alloc&) {
        answer_text =
            refusal(503, "no_memory", "the memory of the page is used up", "try a smaller level").body;
    }
    return answer_text.data();
}

DECANT_EXPORT("answer_bytes") std::size_t decant_answer_bytes() { return answer_text.size(); }
