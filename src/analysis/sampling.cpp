// Draws positions and has the solver judge them.
// SPDX-License-Identifier: MIT
#include "analysis/sampling.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "search/any_outcome.hpp"

namespace decant::analysis {
namespace {

using puzzles::Puzzle;

constexpr int drawn_positions = 100;
constexpr std::uint64_t expansions_for_each_position = 20'000;

class Sampler {
  public:
    Sampler(const Puzzle& puzzle, const search::RunControl& control) : puzzle_(puzzle) {
        request_.control = control;
        request_.control.on_progress = nullptr;
        request_.control.limits.nodes = expansions_for_each_position;
        request_.any = true;
    }

    Sample run(std::span<const puzzles::Step> plan, const Positions& drawn) {
        follow(plan);
        for (const auto& position : drawn) {
            if (!may_go_on(request_.control)) break;
            judge(*position);
        }
        return std::move(sample_);
    }

  private:
    void follow(std::span<const puzzles::Step> plan) {
        std::vector<puzzles::Move> made;
        for (const puzzles::Step& step : plan) {
            if (!may_go_on(request_.control)) return;
            const auto left = static_cast<Cost>(plan.size() - made.size());
            const auto branches = branches_of(*puzzle_.after(made), left);
            sample_.metrics.on_plans.count(branches, static_cast<Cost>(made.size()) + 1);
            made.push_back(step.move);
        }
    }

    void judge(const Puzzle& position) {
        const auto dead = is_dead(position);
        if (!dead) return;
        sample_.metrics.dead.count(*dead);
        if (*dead || position.play()->won()) return;
        for (const Branch& branch : branches_of(position, 0)) sample_.metrics.losing.count(branch.loses);
    }

    /// The moves whose outcome is known, of a position that is `left` moves from a goal.
    std::vector<Branch> branches_of(const Puzzle& position, Cost left) {
        std::vector<Branch> branches;
        const auto game = position.play();
        std::vector<std::size_t> tempting;
        list_tempting(*game, tempting);
        for (std::size_t move = 0; move < game->moves() && may_go_on(request_.control); ++move) {
            Cost distance = 0;
            const auto dead = is_dead(*game->position_after(move), &distance);
            if (!dead) continue;
            branches.push_back({.loses = *dead,
                                .nearer = !*dead && distance < left,
                                .tempts = std::binary_search(tempting.begin(), tempting.end(), move)});
        }
        return branches;
    }

    std::optional<bool> is_dead(const Puzzle& position, Cost* distance = nullptr) {
        ++sample_.coverage.positions;
        const auto outcome = position.search(request_).outcome;
        if (outcome.verdict == search::Verdict::unknown) return std::nullopt;
        ++sample_.coverage.known;
        if (distance != nullptr && outcome.plan) *distance = outcome.plan->cost;
        return outcome.verdict == search::Verdict::unsolvable;
    }

    const Puzzle& puzzle_;
    puzzles::SearchRequest request_;
    Sample sample_;
};

}  // namespace

Positions draw(const puzzles::GraphReport& report, std::uint64_t seed) {
    base::Random random(seed);
    Positions positions;
    for (int i = 0; i < drawn_positions; ++i)
        positions.push_back(report.position(static_cast<search::NodeId>(random.below(report.graph.states))));
    return positions;
}

Sample sample(const Puzzle& puzzle, std::span<const puzzles::Step> plan, const Positions& drawn,
              const search::RunControl& control) {
    return Sampler(puzzle, control).run(plan, drawn);
}

}  // namespace decant::analysis
