// Writes errors as JSON.
// SPDX-License-Identifier: MIT
#include "server/reply.hpp"

#include <nlohmann/json.hpp>

namespace decant::server {

Reply reply_of(const Problem& problem) {
    const api::Diagnostic& diagnostic = problem.diagnostic;
    nlohmann::ordered_json error{
        {"status", problem.status}, {"code", problem.code}, {"message", diagnostic.problem}};
    if (!diagnostic.remedy.empty()) error["remedy"] = diagnostic.remedy;
    if (!problem.key.empty()) error["key"] = problem.key;
    if (diagnostic.place.line > 0) error["line"] = diagnostic.place.line;
    if (diagnostic.place.column > 0) error["column"] = diagnostic.place.column;
    Reply reply;
    reply.status = problem.status;
    // Messages quote their input, which need not be UTF-8.
    using json = nlohmann::ordered_json;
    reply.body = json{{"error", error}}.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
    if (problem.status == 503) reply.headers.emplace_back("Retry-After", "5");
    return reply;
}

}  // namespace decant::server
