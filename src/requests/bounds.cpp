// Looks through the ways out of a problem.
// SPDX-License-Identifier: MIT
#include "requests/bounds.hpp"

#include <string>
#include <utility>
#include <variant>

namespace decant::requests {

Problem within(const Bounds& bounds, const api::SolveOptions& limits, Problem problem) {
    const auto is_highest = [&](const api::Option& option) {
        return (option.name == "time_limit" && limits.seconds >= bounds.seconds) ||
               (option.name == "memory_limit" && limits.memory >= bounds.memory);
    };
    api::Remedy remedy;
    for (api::Remedy::Way way : problem.diagnostic.remedy.ways()) {
        bool is_vain = false;
        for (api::Remedy::Piece& piece : way) {
            const auto* option = std::get_if<api::Option>(&piece);
            if (option == nullptr || !is_highest(*option)) continue;
            is_vain = !bounds.are_of_server;
            piece = "the server's " + api::as_flag(*option);
        }
        if (!is_vain) remedy = remedy.or_else(api::Remedy(std::move(way)));
    }
    problem.diagnostic.remedy = std::move(remedy);
    return problem;
}

}  // namespace decant::requests
