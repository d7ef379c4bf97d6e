// Writes errors as JSON.
// SPDX-License-Identifier: MIT
#include "requests/answer.hpp"

#include "requests/json.hpp"

namespace decant::requests {

Answer answer_of(const Problem& problem) {
    const api::Diagnostic& diagnostic = problem.diagnostic;
    json error{{"status", problem.status}, {"code", problem.code}, {"message", diagnostic.problem}};
    if (!diagnostic.remedy.empty()) error["remedy"] = diagnostic.remedy;
    if (!problem.key.empty()) error["key"] = problem.key;
    if (diagnostic.place.line > 0) error["line"] = diagnostic.place.line;
    if (diagnostic.place.column > 0) error["column"] = diagnostic.place.column;
    Answer answer;
    answer.status = problem.status;
    answer.body = line_of({{"error", error}});
    return answer;
}

}  // namespace decant::requests
