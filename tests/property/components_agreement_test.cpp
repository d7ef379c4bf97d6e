// Levels that fall apart cost as much as their components, or are bounded by them: docs/proofs.md, Lemmas 8
// to 10.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/components.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "property/agreement.hpp"

namespace agreement {
namespace {

using decant::base::Random;
using decant::puzzles::tube_sort::Board;
using decant::puzzles::tube_sort::Component;
using decant::puzzles::tube_sort::Components;
using decant::puzzles::tube_sort::Tube;

constexpr int part_of_levels = 10;

/// Groups of colors with their own tubes, and empty tubes for all. Where units may be missing, a group may
/// have a tube more than it needs, and units lie anywhere in its tubes.
reference::Level falling_apart(Random& random, bool missing_units) {
    reference::Level level;
    const int capacity = random.between(2, 4);
    char color = 'A';
    for (int groups = random.between(2, 3); groups > 0; --groups) {
        std::vector<char> units;
        int tubes = missing_units ? random.between(0, 1) : 0;
        for (int colors = random.between(1, 2); colors > 0; --colors, ++color) {
            const int full = random.below(4) == 0 ? 2 : 1;
            const int missing = missing_units ? random.between(0, capacity - 1) : 0;
            units.insert(units.end(), static_cast<std::size_t>(full * capacity - missing), color);
            tubes += full;
        }
        const std::size_t first = level.tubes.size();
        level.tubes.resize(first + static_cast<std::size_t>(tubes));
        random.shuffle(units);
        std::size_t next = first;
        for (const char unit : units) {
            while (level.tubes[next].size() == static_cast<std::size_t>(capacity) ||
                   (missing_units && random.below(3) == 0))
                next = first + random.below(static_cast<std::size_t>(tubes));
            level.tubes[next].push_back(unit);
        }
    }
    for (int empties = random.between(1, 2); empties > 0; --empties) level.tubes.emplace_back();
    level.capacities.assign(level.tubes.size(), capacity);
    random.shuffle(level.tubes);
    return level;
}

Board board_of(const reference::Level& level) {
    Board board;
    board.rules =
        level.ball ? decant::puzzles::tube_sort::Rules::ball : decant::puzzles::tube_sort::Rules::water;
    std::string letters;
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        Tube& tube = board.tubes.emplace_back(Tube{level.capacities[t], {}});
        for (const char unit : level.tubes[t]) {
            std::size_t color = letters.find(unit);
            if (color == std::string::npos) {
                color = letters.size();
                letters += unit;
                board.colors.emplace_back(1, unit);
            }
            tube.units.push_back(static_cast<decant::puzzles::tube_sort::Color>(color));
        }
    }
    return board;
}

reference::Level level_of(const Board& board, int empty_tubes) {
    reference::Level level;
    level.ball = board.rules == decant::puzzles::tube_sort::Rules::ball;
    for (const Tube& tube : board.tubes) {
        if (tube.units.empty() && empty_tubes-- <= 0) continue;
        level.capacities.push_back(tube.capacity);
        std::string& units = level.tubes.emplace_back();
        for (const auto color : tube.units) units += board.colors[color];
    }
    return level;
}

/// The sum of the shortest lengths of all components; nothing if one of them cannot be solved.
std::optional<int> sum_of(const Components& components, const std::optional<int>& empty_tubes) {
    int sum = 0;
    for (const Component& component : components.list()) {
        const int empties = empty_tubes.value_or(components.tubes_beside(component));
        const Answer answer =
            reference::shortest(level_of(components.board_of(component), empties), most_states);
        if (answer.kind != Answer::Kind::solved) return std::nullopt;
        sum += answer.length;
    }
    return sum;
}

bool fit_at_goal(const Components& components) {
    return std::all_of(components.list().begin(), components.list().end(), [](const Component& component) {
        return component.tubes_at_goal <= static_cast<int>(component.tubes.size());
    });
}

void check(const reference::Level& level) {
    const Question question = ask(level);
    if (too_large(question)) return;
    const Board board = board_of(level);
    const Components components(board);
    const auto lower = sum_of(components, std::nullopt);
    if (solvable(question)) {
        ASSERT_TRUE(lower.has_value());
        ASSERT_LE(*lower, question.answer.length);
    }
    if (components.is_exact()) {
        ASSERT_EQ(lower.has_value(), solvable(question));
        if (lower) {
            ASSERT_EQ(*lower, question.answer.length);
        }
    }
    const auto empty_tubes = static_cast<int>(std::count(level.tubes.begin(), level.tubes.end(), ""));
    const auto upper = fit_at_goal(components) ? sum_of(components, empty_tubes) : std::nullopt;
    if (upper) {
        ASSERT_TRUE(solvable(question));
        ASSERT_GE(*upper, question.answer.length);
    }
    const auto loaded = load(level);
    ASSERT_TRUE(loaded.ok());
    decant::api::SolveOptions options;
    options.advice = false;
    const auto solution = decant::api::solve(*loaded, options);
    ASSERT_TRUE(solution.ok()) << solution.error().diagnostic.problem;
    ASSERT_EQ(solution->cost.has_value(), solvable(question));
    if (solution->cost) {
        ASSERT_EQ(*solution->cost, question.answer.length);
        ASSERT_EQ(solution->claim, decant::solution::Claim::optimal);
    }
}

class PiecesAgreement : public testing::TestWithParam<int> {};

TEST_P(PiecesAgreement, OfTheirSumWithTheWholeLevelLemmas8To10) {
    Random random(static_cast<std::uint64_t>(20'261'123 + GetParam()));
    for (int left = (levels_of_a_seed() + part_of_levels - 1) / part_of_levels; left > 0; --left) {
        for (const bool missing_units : {false, true}) {
            reference::Level level = falling_apart(random, missing_units);
            for (const bool ball : {false, true}) {
                level.ball = ball;
                ASSERT_NO_FATAL_FAILURE(check(level)) << reference::code(level);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seed, PiecesAgreement, testing::Range(0, seeds));

Components pieces_of(const Board& board) { return Components(board); }

TEST(Components, AreNotExactWhereMissingUnitsLeaveSlack) {
    // Each component takes one move with the empty tube; together they cannot be solved.
    const Board board = board_of({false, {4, 4, 4}, {"AABB", "CCDD", ""}});
    EXPECT_EQ(pieces_of(board).list().size(), 2U);
    EXPECT_FALSE(pieces_of(board).is_exact());
    EXPECT_EQ(reference::shortest({false, {4, 4, 4}, {"AABB", "CCDD", ""}}, most_states).kind,
              Answer::Kind::unsolvable);
}

TEST(Components, AreNotExactInTheMiddleOfAGame) {
    const reference::Level level{true, {3, 3, 3, 3, 3, 3, 3}, {"ACA", "B", "E", "AC", "DDE", "ED", "BBC"}};
    const Board board = board_of(level);
    EXPECT_FALSE(pieces_of(board).is_exact());
    EXPECT_EQ(reference::shortest(level, 1'000'000).length, 9);
    EXPECT_EQ(sum_of(pieces_of(board), 0).value_or(99), 10)
        << "with the empty tubes alone it would be no bound";
    EXPECT_LE(sum_of(pieces_of(board), std::nullopt).value_or(99), 9);
}

TEST(Components, AreNoneWhereCapacitiesDiffer) {
    EXPECT_TRUE(pieces_of(board_of({false, {2, 2, 3}, {"AB", "BA", ""}})).list().empty());
}

}  // namespace
}  // namespace agreement
