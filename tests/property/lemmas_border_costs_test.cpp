// Lemmas 22 to 30 of docs/proofs.md: the costs of removing borders, and the orders that need not be tried.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "property/numbered_graph.hpp"

namespace audit {
namespace {

using reference::Abstraction;
using Position = Abstraction::Position;
using Step = Abstraction::Step;
using Kind = Step::Kind;

std::tuple<Abstraction::Left, Abstraction::Colors, int> key(const Position& position) {
    return {position.left, position.open, position.spare};
}

bool has_borders(const Position& position) {
    return std::any_of(position.left.begin(), position.left.end(), [](int left) { return left > 0; });
}

/// Each abstract position with borders that steps lead to from the start of random levels, up to a number.
template <class Use>
void each_abstract_position(std::uint64_t seed, int levels, bool ball, const Use& use) {
    constexpr std::size_t most = 150;
    each_level_with_one_tube_each(seed, levels, ball, [&](const reference::Level& level) {
        Abstraction abstraction(level);
        std::vector<Position> met{abstraction.position(level)};
        std::set keys{key(met.front())};
        for (std::size_t at = 0; at < met.size() && at < most; ++at) {
            const Position position = met[at];
            if (!has_borders(position)) continue;
            use(abstraction, position);
            if (testing::Test::HasFatalFailure()) return;
            for (const Step& step : abstraction.steps(position)) {
                if (keys.insert(key(step.then)).second) met.push_back(step.then);
            }
        }
    });
}

/// Visits the positions of both rules.
template <class Use>
void each_abstract_position(std::uint64_t seed, int levels, const Use& use) {
    for (const bool ball : {false, true})
        each_abstract_position(seed, levels, ball,
                               [&](Abstraction& a, const Position& position) { use(a, position, ball); });
}

bool is_open(const Position& position, char color) { return (position.open & Abstraction::bit(color)) != 0; }

Position with_open(Position position, char color) {
    position.open |= Abstraction::bit(color);
    return position;
}

TEST(Lemma22, TheOwnTubeIsCheapest) {
    int dearer = 0;
    each_abstract_position(21, 400, [&](Abstraction& a, const Position& position, bool) {
        for (const Step& step : a.steps(position)) {
            if (step.kind != Kind::stack && step.kind != Kind::open) continue;
            for (const Step& own : a.steps(with_open(position, step.color))) {
                if (own.kind != Kind::own || own.tube != step.tube) continue;
                ASSERT_LE(own.cost, step.cost);
                dearer += step.cost > own.cost ? 1 : 0;
            }
        }
    });
    EXPECT_GT(dearer, 100);
}

TEST(Lemma23, MoreOpenColorsWithAsManySpareTubesCostNoMore) {
    int cheaper = 0;
    each_abstract_position(22, 400, [&](Abstraction& a, const Position& position, bool) {
        const int cost = a.cost(position);
        Position roomier = position;
        ++roomier.spare;
        ASSERT_LE(a.cost(roomier), cost);
        for (const char color : a.colors()) {
            if (is_open(position, color)) continue;
            const int with_it = a.cost(with_open(position, color));
            ASSERT_LE(with_it, cost) << color;
            cheaper += with_it < cost ? 1 : 0;
        }
    });
    EXPECT_GT(cheaper, 50);
}

TEST(Lemma23, AnOpenColorThatTakesATubeMayCostMore) {
    const reference::Level open{false, {3, 3, 3, 3}, {"AB", "ABB", "AC", "C"}};
    const reference::Level closed{false, {3, 3, 3, 3}, {"AB", "ABB", "ACC", ""}};
    Abstraction with_c(open), without_c(closed);
    EXPECT_EQ(with_c.cost(with_c.position(open)), 1);
    EXPECT_EQ(without_c.cost(without_c.position(closed)), 0);
}

/// The bounds of Lemmas 3 and 4, with one tube for each color.
int bound(const reference::Level& level) {
    int bound = 0;
    std::map<char, int> longest;
    for (const std::string& tube : level.tubes) {
        if (tube.empty()) continue;
        const auto runs = reference::runs(tube);
        bound += static_cast<int>(level.ball ? tube.size() : runs.size());
        longest[tube.front()] = std::max(longest[tube.front()], runs.front());
    }
    for (const auto& [color, run] : longest) bound -= level.ball ? run : 1;
    return bound;
}

TEST(Lemma24, WaterCostsFallByAtMostTheRiseOfAPour) {
    int costly = 0;
    each_level_with_one_tube_each(23, 200, false, [&](const reference::Level& level) {
        Abstraction a(level);
        const NumberedGraph graph(level, Moves::pours, 300);
        for (std::size_t s = 0; s < graph.arcs.size(); ++s) {
            const reference::Level& state = graph.states[s];
            const int cost = a.cost(a.position(state));
            costly += cost > 0 ? 1 : 0;
            if (graph.is_whole) {
                ASSERT_LE(std::min(cost + bound(state), unreachable), graph.distance[s]);
            }
            for (const Arc& arc : graph.arcs[s]) {
                const reference::Level& next = graph.states[arc.to];
                const int rise = 1 + bound(next) - bound(state);
                ASSERT_LE(cost, a.cost(a.position(next)) + rise) << reference::code(state);
            }
        }
    });
    EXPECT_GT(costly, 100);
}

TEST(Lemma25, ThePotentialFallsByAtMostTheRiseOfAPour) {
    int costly = 0, with_gone = 0;
    each_level_with_one_tube_each(24, 160, true, [&](const reference::Level& level) {
        Abstraction a(level);
        const NumberedGraph graph(level, Moves::pours_by_units, 300);
        for (std::size_t s = 0; s < graph.arcs.size(); ++s) {
            const reference::Level& state = graph.states[s];
            const int potential = a.potential(state);
            if (potential >= unreachable / 2) continue;
            const int cost = a.cost(a.position(state)) - a.gone(state);
            ASSERT_LE(cost, potential);
            if (graph.is_whole) {
                ASSERT_LE(cost + bound(state), graph.distance[s]);
            }
            costly += cost > 0 ? 1 : 0;
            with_gone += a.gone(state) > 0 ? 1 : 0;
            for (const Arc& arc : graph.arcs[s]) {
                const reference::Level& next = graph.states[arc.to];
                const int rise = arc.cost + bound(next) - bound(state);
                ASSERT_LE(potential, a.potential(next) + rise) << reference::code(state);
            }
        }
    });
    EXPECT_GT(costly, 100);
    EXPECT_GT(with_gone, 3);
}

/// Closes a color only where no tube is spare, and opens another one in the next step.
class LateClosing {
  public:
    explicit LateClosing(const Abstraction& abstraction) : abstraction_(abstraction) {}

    int cost(const Position& position) {
        if (!has_borders(position)) return 0;
        if (const auto known = known_.find(key(position)); known != known_.end()) return known->second;
        int least = unreachable;
        for (const Step& step : abstraction_.steps(position)) {
            if (step.kind != Kind::close) {
                least = std::min(least, step.cost + cost(step.then));
            } else if (position.spare == 0) {
                for (const Step& next : abstraction_.steps(step.then)) {
                    if (next.kind == Kind::open && next.color != step.color)
                        least = std::min(least, step.cost + next.cost + cost(next.then));
                }
            }
        }
        return known_[key(position)] = least;
    }

  private:
    const Abstraction& abstraction_;
    std::map<std::tuple<Abstraction::Left, Abstraction::Colors, int>, int> known_;
};

TEST(Lemma26, ClosingWaits) {
    int costly = 0;
    each_abstract_position(25, 400, [&](Abstraction& a, const Position& position, bool) {
        const int cost = std::min(a.cost(position), unreachable);
        ASSERT_EQ(std::min(LateClosing(a).cost(position), unreachable), cost);
        costly += cost > 0 ? 1 : 0;
    });
    EXPECT_GT(costly, 100);
}

/// Of two costs that are alike as far as a budget can tell.
void expect_alike_within(int budget, int cost, int other) {
    ASSERT_EQ(std::min(cost, budget + 1), std::min(other, budget + 1));
}

TEST(Lemma27, ARemovalThatCostsNothingComesFirst) {
    int owners = 0, too_dear = 0;
    each_abstract_position(26, 300, [&](Abstraction& a, const Position& position, bool ball) {
        const int cost = a.cost(position);
        for (const Step& step : a.steps(position)) {
            if (step.kind != Kind::own || step.cost > 0) continue;
            if (a.owns_a_tube_for_good(position.left, step.color)) {
                ASSERT_NO_FATAL_FAILURE(expect_alike_within(unreachable, cost, a.cost(step.then)));
                ++owners;
            }
            const bool has_bottom = a.counts(position.left, step.color).longest_bottom > 0;
            const int to_close = (ball ? 1 : 0) + (has_bottom ? 0 : 1);
            ASSERT_NO_FATAL_FAILURE(expect_alike_within(to_close - 1, cost, a.cost(step.then)));
            too_dear += to_close > 0 && cost < to_close ? 1 : 0;
        }
    });
    EXPECT_GT(owners, 100);
    EXPECT_GT(too_dear, 100);
}

TEST(Lemma28, WhereTubesNeverRunOutSomeRemovalsComeFirst) {
    int opened = 0, own = 0;
    each_abstract_position(27, 200, [&](Abstraction& a, Position position, bool) {
        const auto needs_one = [&](char color) {
            return !is_open(position, color) && a.counts(position.left, color).longest_bottom == 0;
        };
        const auto z = static_cast<int>(std::count_if(a.colors().begin(), a.colors().end(), needs_one));
        for (const int budget : {0, 1, 3}) {
            position.spare = z + budget;
            const int cost = a.cost(position);
            for (const Step& step : a.steps(position)) {
                const bool opens = step.kind == Kind::open && needs_one(step.color);
                if (step.cost > 0 || (step.kind != Kind::own && !opens)) continue;
                ASSERT_NO_FATAL_FAILURE(expect_alike_within(budget, cost, a.cost(step.then)));
                if (cost <= budget) ++(opens ? opened : own);
            }
        }
    });
    EXPECT_GT(opened, 100);
    EXPECT_GT(own, 100);
}

TEST(Lemma29, AnyNumberOfTubesCostsNoMore) {
    int cheaper = 0, forced = 0;
    each_abstract_position(28, 500, false, [&](Abstraction& a, Position position) {
        const int limited = a.cost(position);
        position.spare = Abstraction::any_number;
        const int cost = a.cost(position);
        ASSERT_LE(cost, limited);
        cheaper += cost < limited ? 1 : 0;
        for (const Step& step : a.steps(position)) {
            const bool has_bottom = a.counts(position.left, step.color).longest_bottom > 0;
            if (step.kind != Kind::own && (step.kind != Kind::open || has_bottom)) continue;
            ASSERT_EQ(a.cost(step.then), cost);
            ++forced;
        }
    });
    EXPECT_GT(cheaper, 20);
    EXPECT_GT(forced, 100);
}

/// Whether a border with this color above it lies under another one.
bool is_buried(const Abstraction& a, const Abstraction::Left& left, char color) {
    for (std::size_t tube = 0; tube < left.size(); ++tube) {
        for (Abstraction::Left under = left; under[tube] > 1;) {
            --under[tube];
            if (a.above(under, tube) == color) return true;
        }
    }
    return false;
}

TEST(Lemma30, WhatCanBeStackedInSightComesFirst) {
    int stacked = 0, against_opening = 0;
    each_abstract_position(29, 500, false, [&](Abstraction& a, Position position) {
        position.spare = Abstraction::any_number;
        const int cost = a.cost(position);
        std::map<char, int> least;
        for (const Step& step : a.steps(position)) {
            const bool has_bottom = a.counts(position.left, step.color).longest_bottom > 0;
            if (step.kind != Kind::stack || !has_bottom || is_buried(a, position.left, step.color)) continue;
            const int then = a.cost(step.then);
            const auto [at, is_new] = least.try_emplace(step.color, then);
            if (!is_new) at->second = std::min(at->second, then);
        }
        for (const auto& [color, then] : least) {
            ASSERT_EQ(then, cost) << color;
            ++stacked;
            against_opening += cost > 0 ? 1 : 0;
        }
    });
    EXPECT_GT(stacked, 50);
    EXPECT_GT(against_opening, 5);
}

}  // namespace
}  // namespace audit
