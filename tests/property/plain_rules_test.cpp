// The plain rules of a family lead from position to position as its state space does, which shares no code
// with them.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using puzzles::Move;
using puzzles::Position;

/// Positions by their keys.
struct Positions {
    std::map<std::string, std::set<std::string>> after;  ///< one move
    std::set<std::string> goals;

    friend bool operator==(const Positions&, const Positions&) = default;
};

/// Blind search by the plain rules alone.
Positions by_plain_rules(const Level& level) {
    struct Node {
        std::unique_ptr<Position> position;
        std::vector<Move> moves;
    };
    const auto key_of = [&](const std::vector<Move>& moves) {
        return level.puzzle().after(moves)->canonical_key();
    };
    Positions found;
    std::deque<Node> queue;
    queue.push_back({level.puzzle().start().clone(), {}});
    found.after[key_of({})];
    while (!queue.empty()) {
        const Node node = std::move(queue.front());
        queue.pop_front();
        const std::string key = key_of(node.moves);
        if (node.position->at_goal()) found.goals.insert(key);
        for (const Move& move : node.position->legal_moves()) {
            Node next{node.position->clone(), node.moves};
            EXPECT_TRUE(next.position->make(move)) << move << " in " << key;
            next.moves.push_back(move);
            const std::string next_key = key_of(next.moves);
            found.after[key].insert(next_key);
            if (found.after.try_emplace(next_key).second) queue.push_back(std::move(next));
        }
    }
    return found;
}

Positions by_state_space(const Level& level) {
    const auto graph = explore(level, {});
    std::vector<std::string> keys;
    for (std::size_t id = 0; id < graph->graph.states; ++id)
        keys.push_back(graph->position(static_cast<search::NodeId>(id))->canonical_key());
    Positions found;
    for (std::size_t id = 0; id < keys.size(); ++id) {
        const auto node = static_cast<search::NodeId>(id);
        if (graph->graph.is_goal(node)) found.goals.insert(keys[id]);
        for (const auto target : graph->graph.edges(node)) found.after[keys[id]].insert(keys[target]);
        found.after[keys[id]];
    }
    return found;
}

TEST(PlainRules, LeadWhereTheStateSpaceLeads) {
    std::set<std::string_view> families;
    for (const std::string_view code :
         {"water4:ABAB/BABA/-", "water3:ABC/BCA/CAB/-", "ball3:ABC/BCA/CAB/-", "ball2:AB/B^1/A^3/-^2",
          "dogbunny:a/b/c/a=b/b~c@a/c=a@b+c:dog=a/cat=b+b:dog=c/cat=a",
          "dogbunny:a=b/b=c/c=d@!a/d=a@b,c:dog=a/bunny=b+c:dog=d/bunny=a+b", "null:9/2", "null:9/3"}) {
        const auto level = load(code, {});
        ASSERT_TRUE(level) << code << ": " << level.error().problem;
        families.insert(level->puzzle().family().word());
        const Positions plain = by_plain_rules(*level);
        EXPECT_GT(plain.after.size(), 3U) << code;
        EXPECT_EQ(plain, by_state_space(*level)) << code;
    }
    EXPECT_EQ(families.size(), puzzles::families().size()) << "a level of each family belongs here";
}

}  // namespace
}  // namespace decant::api
