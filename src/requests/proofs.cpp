// Makes and checks proofs, within the bounds of an answer.
// SPDX-License-Identifier: MIT
#include "requests/proofs.hpp"

#include <fmt/format.h>

namespace decant::requests {
namespace {

Problem problem_of(const api::NoProof& why) {
    using Reason = api::NoProof::Reason;
    const api::Remedy smaller = "make some moves first";
    if (why.reason == Reason::cut && why.cut == api::ProofCut::bytes) {
        return {422,
                "no_proof",
                {"the proof is longer than one answer may be",
                 smaller.or_else("let the program write it, to a file of any size"),
                 {}},
                "level"};
    }
    if (why.reason == Reason::cut) {
        const auto limit = api::limit_of(why);
        const std::string problem =
            fmt::format("no proof was written, because of a limit: {}", api::word(why));
        return {422,
                "no_proof",
                {problem, limit ? api::Remedy{"raise ", *limit}.or_else(smaller) : smaller, {}},
                "level"};
    }
    if (why.reason == Reason::level)
        return {422,
                "no_proof",
                {"proofs do not cover such levels", "give a level of tube sorting or DogBunny", {}},
                "level"};
    return {500, "internal", {"the answer of the search could not be proved", "please report the level", {}}};
}

}  // namespace

api::Result<Answer, Problem> prove(const api::Level& level, const api::Options& options,
                                   const Bounds& bounds) {
    const auto solution = api::solve(level, options.solve);
    if (!solution) {
        const api::SolveError& error = solution.error();
        return Problem{error.is_bug ? 500 : 422, error.is_bug ? "internal" : "malformed_level",
                       error.diagnostic, "level"};
    }
    const api::ProofControl control = api::proof_control(options, solution->seconds);
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

Answer verify(const std::string& proof, const std::optional<api::ProofSubject>& about,
              const api::ProofControl& control) {
    api::VerifyOptions options;
    options.about = about;
    options.control = control;
    Answer answer;
    answer.body = api::verdict_json(api::verify(proof, options), "");
    return answer;
}

}  // namespace decant::requests
