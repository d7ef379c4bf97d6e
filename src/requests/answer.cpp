// Writes errors as JSON.
// SPDX-License-Identifier: MIT
#include "requests/answer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "api/spelling.hpp"
#include "requests/json.hpp"
#include "requests/question.hpp"

namespace decant::requests {

namespace {

/// A text of the core with options told as keys: `"time_limit"`, `"capacity": 1`, or `"partial": true` of a
/// flag. What is no key is an option of the server itself.
std::string in_keys(std::string_view text) {
    return api::respelled(text, [](std::string_view option, std::string_view number) {
        const auto key = std::find_if(keys().begin(), keys().end(),
                                      [&](const Key& candidate) { return candidate.name == option; });
        if (key != keys().end()) {
            const std::string_view value = key->kind == Kind::flag ? "true" : number;
            return fmt::format("\"{}\"{}{}", option, value.empty() ? "" : ": ", value);
        }
        std::string flag = fmt::format("--{}{}{}", option, number.empty() ? "" : " ", number);
        std::replace(flag.begin(), flag.end(), '_', '-');
        return flag;
    });
}

}  // namespace

Answer answer_of(const Problem& problem) {
    const api::Diagnostic& diagnostic = problem.diagnostic;
    json error{{"status", problem.status}, {"code", problem.code}, {"message", diagnostic.problem}};
    if (!diagnostic.remedy.empty()) error["remedy"] = in_keys(diagnostic.remedy);
    if (!problem.key.empty()) error["key"] = problem.key;
    if (diagnostic.place.line > 0) error["line"] = diagnostic.place.line;
    if (diagnostic.place.column > 0) error["column"] = diagnostic.place.column;
    Answer answer;
    answer.status = problem.status;
    answer.body = line_of({{"error", error}});
    return answer;
}

}  // namespace decant::requests
