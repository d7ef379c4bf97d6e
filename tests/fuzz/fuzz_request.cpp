// Any bytes, as the body of each question: always an answer in JSON, no larger than it may be.
// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "base/limits.hpp"
#include "checks.hpp"
#include "requests/prepare.hpp"
#include "requests/two_modules.hpp"

namespace decant::fuzz {
namespace {

using nlohmann::json;
using requests::Answer;

constexpr requests::Bounds bounds{
    .seconds = 0.05, .memory = std::size_t{1} << 20, .answer = std::size_t{64} << 10};

/// An answer of the server is JSON, or a line of it for each level that was made.
void check_answer(const Answer& answer) {
    require(answer.body.size() <= bounds.answer, "an answer is no larger than it may be");
    for (const base::Line& line : base::lines_of(answer.body))
        require(json::accept(line.text), "an answer is JSON", line.text);
    if (answer.status == 200) return;
    const json object = json::parse(answer.body);
    const json& error = object.at("error");
    require(error.at("status") == answer.status, "an error tells its status", answer.body);
    require(!error.at("code").get<std::string>().empty(), "an error has a code", answer.body);
    require(is_plain(error.at("message").get<std::string>()), "an error is plain text", answer.body);
    require(answer.body.size() < 4000, "an error is short", answer.body);
}

void ask(requests::Question question, std::string_view body) {
    const auto work = requests::prepare(question, body, bounds);
    if (!work) return check_answer(requests::answer_of(work.error()));
    require(work->seconds <= bounds.seconds, "no question takes longer than it may");
    base::CancelToken cancel;
    check_answer(work->run({&cancel, {}}));
    cancel.cancel();
    check_answer(work->run({&cancel, {}}));
}

/// As the page asks it: one module reads the level, another one answers.
void ask_apart(requests::Question question, std::string_view body) {
    if (requests::prepare_in_core(question, body, bounds)) return;
    const Answer read = requests::read_for_core(question, body);
    const auto work = requests::prepare_read(question, read.body, bounds);
    if (!work) return check_answer(requests::answer_of(work.error()));
    require(read.status == 200 || work->run({}).body == read.body, "an unreadable level is reported",
            read.body);
}

}  // namespace
}  // namespace decant::fuzz

/// The first byte chooses the question.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    if (size == 0) return 0;
    const auto questions = requests::questions();
    const auto chosen = static_cast<std::size_t>(data[0]) % questions.size();
    fuzz::ask(questions[chosen].question, fuzz::view_of(data + 1, size - 1));
    fuzz::ask_apart(questions[chosen].question, fuzz::view_of(data + 1, size - 1));
    return 0;
}
