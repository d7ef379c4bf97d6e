// Makes and checks proofs, within the bounds of an answer.
// SPDX-License-Identifier: MIT
#include "requests/proofs.hpp"

#include <fmt/format.h>

namespace decant::requests {
namespace {

Problem problem_of(const api::NoProof& why) {
    using Reason = api::NoProof::Reason;
    if (why.reason == Reason::cut) {
        const bool too_long = why.cut == api::ProofCut::bytes;
        return {422,
                "no_proof",
                {too_long ? "the proof is longer than one answer may be"
                          : fmt::format("no proof was written, because of a limit: {}", api::word(why)),
                 too_long ? "make some moves first, or use `decant solve --proof`"
                          : "raise proof_limit, time_limit or memory_limit, or make some moves first",
                 {}},
                "level"};
    }
    if (why.reason == Reason::level)
        return {422, "no_proof", {why.detail, "give a level of another family", {}}, "level"};
    return {500, "internal", {"the answer of the search could not be proved", "please report the level", {}}};
}

}  // namespace

api::Result<Answer, Problem> prove(const api::Level& level, const api::SolveOptions& limits,
                                   std::uint64_t entries, const Bounds& bounds) {
    const auto solution = api::solve(level, limits);
    if (!solution) {
        const api::SolveError& error = solution.error();
        return Problem{error.is_bug ? 500 : 422, error.is_bug ? "internal" : "malformed_level",
                       error.diagnostic, "level"};
    }
    api::ProofControl control = api::proof_control(limits, solution->seconds);
    control.entries = entries;
    const auto certificate = api::prove(level, *solution, control);
    if (!certificate) return problem_of(certificate.error());
    std::string text;
    const auto take = [&](std::string_view piece) {
        if (piece.size() > bounds.answer - std::min(bounds.answer, text.size())) return false;
        text += piece;
        return true;
    };
    const auto bytes = certificate->write(take, control);
    if (!bytes) return problem_of(bytes.error());
    Answer answer;
    answer.body = api::proof_json(*certificate, *bytes, text);
    return answer;
}

Answer verify(const std::string& proof, const std::optional<std::string>& level,
              const api::ProofControl& control) {
    api::VerifyOptions options;
    options.level = level;
    options.control = control;
    Answer answer;
    answer.body = api::verdict_json(api::verify([&] { return api::bytes_of(proof); }, options), "");
    return answer;
}

}  // namespace decant::requests
