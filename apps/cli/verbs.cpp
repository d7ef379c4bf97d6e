// The table of verbs.
// SPDX-License-Identifier: MIT
#include "cli/verbs.hpp"

#include <vector>

#include "api/question.hpp"

namespace decant::cli {
namespace {

using api::Question;

std::string_view summary_of(Question question) { return api::entry_of(question).summary; }
std::string_view summary_of(std::string_view summary) { return summary; }

}  // namespace

std::span<const Verb> verbs() {
    static const std::vector<Verb> all = {
#define DECANT_VERB(word, about) {#word, summary_of(about), describe_##word, word},
#define DECANT_VERB_OF_MORE(word, about) {#word, summary_of(about), describe_##word, nullptr},
#include "cli/verbs.def"
    };
    return all;
}

}  // namespace decant::cli
