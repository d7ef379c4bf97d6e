// Proofs agree with blind breadth-first search by an independent program, and no proof of anything else
// passes.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/proofs.hpp"
#include "property/agreement.hpp"
#include "property/proofs.hpp"

namespace agreement {
namespace {

namespace api = decant::api;
using decant::base::Random;
using proofs::Claim;

/// The proof of what `auto` answers, through the one text that all verifiers read.
void check_proof(const api::Level& level, const Question& question) {
    api::SolveOptions options;
    options.advice = false;
    const auto solution = api::solve(level, options);
    ASSERT_TRUE(solution.ok());
    const auto certificate = api::prove(level, *solution, {});
    ASSERT_TRUE(certificate.ok());
    const Claim& claim = certificate->statement().claim;
    ASSERT_EQ(claim.kind, solvable(question) ? Claim::Kind::optimum : Claim::Kind::unsolvable);
    if (solvable(question)) {
        ASSERT_EQ(claim.length, question.answer.length);
    }
    const std::string text = proofs::text_of(*certificate);
    const proofs::Verdict verdict = proofs::verify(text);
    ASSERT_TRUE(proofs::is_verified(verdict)) << verdict.line << ": " << verdict.problem << "\n" << text;
    ASSERT_EQ(verdict.entries, certificate->entries());
    decant::proof::VerifyOptions other_ways;
    other_ways.passes.count = 3;
    ASSERT_TRUE(proofs::is_verified(proofs::verify(text, other_ways))) << text;
    other_ways.derive = true;
    ASSERT_EQ(proofs::verify(text, other_ways).entries, certificate->entries());
}

/// Claims that are wrong by one, and the bounds that are weaker than the truth.
void check_claims(const Question& question) {
    const std::string code = reference::code(question.level);
    const bool full = reference::has_goal_full(question.level);
    if (!solvable(question)) {
        ASSERT_TRUE(decant::proof::certify({code, {Claim::Kind::at_least, 7}, {}, full}, {}).ok());
        return;
    }
    const int length = question.answer.length;
    ASSERT_TRUE(proofs::is_refuted(code, {Claim::Kind::unsolvable, 0}, full));
    ASSERT_TRUE(proofs::is_refuted(code, {Claim::Kind::at_least, length + 1}, full));
    for (int bound = 0; bound <= length; ++bound) {
        const auto certificate = decant::proof::certify({code, {Claim::Kind::at_least, bound}, {}, full}, {});
        ASSERT_TRUE(certificate.ok()) << bound;
        ASSERT_TRUE(proofs::is_verified(proofs::verify(proofs::text_of(*certificate)))) << bound;
    }
}

class ProofsAgreement : public testing::TestWithParam<int> {};

TEST_P(ProofsAgreement, WithBlindBreadthFirstSearch) {
    Random random{static_cast<std::uint64_t>(GetParam()) + 1000};
    for (int left = levels_of_a_seed() / 2; left > 0; --left) {
        for (const Question& question : next_questions(random)) {
            const auto level = load(question.level);
            ASSERT_TRUE(level.ok());
            ASSERT_NO_FATAL_FAILURE(check_proof(*level, question)) << reference::code(question.level);
            if (left % 8 != 0) continue;
            ASSERT_NO_FATAL_FAILURE(check_claims(question)) << reference::code(question.level);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seed, ProofsAgreement, testing::Range(0, seeds));

}  // namespace
}  // namespace agreement
