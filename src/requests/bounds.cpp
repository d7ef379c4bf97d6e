// Looks through the ways out of a problem.
// SPDX-License-Identifier: MIT
#include "requests/bounds.hpp"

#include <string>
#include <utility>
#include <variant>

namespace decant::requests {
namespace {

/// Whether that is a key, but of other questions.
bool is_foreign(const std::string& name, Question question) {
    bool is_known = false;
    for (const Key& key : keys()) {
        if (key.name != name) continue;
        if (key.belongs_to(question)) return false;
        is_known = true;
    }
    return is_known;
}

}  // namespace

Problem within(const Bounds& bounds, Question question, const api::SolveOptions& limits, Problem problem) {
    const auto is_highest = [&](const api::Option& option) {
        return (option.name == "time_limit" && limits.seconds >= bounds.seconds) ||
               (option.name == "memory_limit" && limits.memory >= bounds.memory);
    };
    api::Remedy remedy;
    for (api::Remedy::Way way : problem.diagnostic.remedy.ways()) {
        bool is_vain = false;
        for (api::Remedy::Piece& piece : way) {
            const auto* option = std::get_if<api::Option>(&piece);
            if (option == nullptr) continue;
            const bool is_of_server = is_highest(*option);
            is_vain = is_vain || (is_of_server ? !bounds.are_of_server : is_foreign(option->name, question));
            if (is_of_server) piece = "the server's " + api::as_flag(*option);
        }
        if (!is_vain) remedy = remedy.or_else(api::Remedy(std::move(way)));
    }
    problem.diagnostic.remedy = std::move(remedy);
    return problem;
}

}  // namespace decant::requests
