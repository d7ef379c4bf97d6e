// The legal moves that a level lists are those that its rules allow, move for move, along random games.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "api/decant.hpp"
#include "base/random.hpp"

namespace decant::api {
namespace {

using puzzles::BoardView;
using puzzles::MapView;
using puzzles::Move;
using puzzles::Puzzle;

std::set<Move> conceivable(const BoardView& board) {
    std::set<Move> moves;
    for (std::size_t from = 1; from <= board.tubes.size(); ++from) {
        for (std::size_t to = 1; to <= board.tubes.size(); ++to)
            moves.insert(std::to_string(from) + ">" + std::to_string(to));
    }
    return moves;
}

std::set<Move> conceivable(const MapView& map) {
    std::set<Move> moves;
    for (const auto& token : map.tokens) {
        for (const auto& from : map.nodes) {
            for (const auto& to : map.nodes) {
                std::string move = token.kind;
                moves.insert(move.append(":").append(from.name).append(">").append(to.name));
            }
        }
    }
    return moves;
}

std::set<Move> conceivable(const puzzles::TextView&) { return {"-1", "+1", "-2", "+2", "-3", "+3"}; }

void expect_the_legal_moves_of(const Puzzle& puzzle) {
    std::multiset<Move> allowed;
    const auto words = std::visit([](const auto& view) { return conceivable(view); }, puzzle.start().view());
    for (const Move& move : words) {
        if (puzzle.start().clone()->make(move)) allowed.insert(move);
    }
    const auto listed = puzzle.start().legal_moves();
    EXPECT_EQ(allowed, std::multiset<Move>(listed.begin(), listed.end())) << *puzzle.write("code");
}

TEST(LegalMoves, AreThoseThatTheRulesAllow) {
    for (const std::string_view code :
         {"water4:ABAB/BABA/-", "ball4:ABCA/CBCB/BACA/-/-", "water3:AB/AAC/CBB/C", "null:4/2",
          "dogbunny:a/b/c/a=b/b~c@a/c=a@b+c:dog=a/cat=b+b:dog=c/cat=a"}) {
        const auto level = load(code, {});
        ASSERT_TRUE(level) << code << ": " << level.error().problem;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            base::Random random(seed);
            auto position = level->puzzle().after({});
            for (int move = 0; move < 8; ++move) {
                expect_the_legal_moves_of(*position);
                const auto moves = position->start().legal_moves();
                if (moves.empty()) break;
                position = position->after(std::vector<Move>{moves[random.below(moves.size())]});
            }
        }
    }
}

}  // namespace
}  // namespace decant::api
