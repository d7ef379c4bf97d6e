// Levels whose tubes have rules of their own: answers and proofs agree with blind breadth-first search by an
// independent program, for each row of the rules and for pairs of them.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <vector>

#include "api/proofs.hpp"
#include "property/agreement.hpp"
#include "property/proofs.hpp"

namespace agreement {
namespace {

namespace api = decant::api;
namespace search = decant::search;
using decant::base::Random;
using reference::Row;

constexpr Row rows[] = {Row::accepts, Row::gives,  Row::ends,  Row::curtain, Row::number, Row::moves,
                        Row::closes,  Row::hidden, Row::locks, Row::ice,     Row::sorts};
constexpr int seeds_of_a_pair = 2;
/// The reference keeps each order of the tubes apart, and tries all fillings of them.
constexpr std::size_t most_tubes = 9;
constexpr std::size_t few_states = 1'000;

/// A seed, and the numbers of two rows, which may be the same.
std::vector<std::tuple<int, int, int>> pairs() {
    std::vector<std::tuple<int, int, int>> all;
    for (int seed = 0; seed < seeds_of_a_pair; ++seed) {
        for (int one = 0; one < static_cast<int>(std::size(rows)); ++one) {
            for (int other = one; other < static_cast<int>(std::size(rows)); ++other)
                all.emplace_back(seed, one, other);
        }
    }
    return all;
}

/// The next level with rules of both rows whose graph is small.
Question next_question(Row one, Row other, Random& random) {
    for (;;) {
        reference::Level level = reference::random_level(random);
        if (level.tubes.size() > most_tubes) continue;
        reference::add_rules(level, one, random);
        if (other != one) reference::add_rules(level, other, random);
        const Answer answer = reference::shortest(level, few_states);
        if (answer.kind != Answer::Kind::too_large) return {std::move(level), answer};
    }
}

void check_answer(const Question& question, search::Algorithm algorithm, bool is_proved) {
    const auto level = load(question.level);
    ASSERT_TRUE(level.ok()) << level.error().problem;
    // A condition that holds from the start is left out, and so are hidden units on top of tubes.
    if (!question.level.hiding.any && std::all_of(question.level.rules.begin(), question.level.rules.end(),
                                                  [](const reference::TubeRules& rules) {
                                                      return rules.opens.empty() && rules.gives_when.empty();
                                                  })) {
        ASSERT_EQ(level->puzzle().code(), reference::code(question.level));
    }
    api::SolveOptions options;
    options.algorithm = algorithm;
    options.advice = false;
    const auto solution = api::solve(*level, options);
    ASSERT_TRUE(solution.ok()) << solution.error().diagnostic.problem;
    ASSERT_EQ(solution->verdict, solvable(question) ? api::Verdict::solved : api::Verdict::unsolvable);
    if (solvable(question)) {
        ASSERT_EQ(*solution->cost, question.answer.length);
    }
    if (!is_proved) return;
    const auto certificate = api::prove(*level, *solution, {});
    ASSERT_TRUE(certificate.ok());
    const std::string text = proofs::text_of(*certificate);
    const proofs::Verdict verdict = proofs::verify(text);
    ASSERT_TRUE(proofs::is_verified(verdict)) << verdict.line << ": " << verdict.problem << "\n" << text;
    decant::proof::VerifyOptions derived;
    derived.derive = true;
    ASSERT_EQ(proofs::verify(text, derived).entries, certificate->entries());
}

class TubeRulesAgreement : public testing::TestWithParam<std::tuple<int, int, int>> {};

TEST_P(TubeRulesAgreement, WithBlindBreadthFirstSearch) {
    const auto [seed, one, other] = GetParam();
    Random random(static_cast<std::uint64_t>(seed * 100 + one * 10 + other));
    for (int left = levels_of_a_seed(); left > 0; --left) {
        const Question question = next_question(rows[one], rows[other], random);
        ASSERT_NO_FATAL_FAILURE(check_answer(question, search::Algorithm::automatic, left % 4 == 0))
            << reference::code(question.level);
        if (left % 16 != 0) continue;
        for (const auto algorithm : {search::Algorithm::breadth_first, search::Algorithm::ida_star}) {
            ASSERT_NO_FATAL_FAILURE(check_answer(question, algorithm, false))
                << reference::code(question.level);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seed, TubeRulesAgreement, testing::ValuesIn(pairs()));

}  // namespace
}  // namespace agreement
