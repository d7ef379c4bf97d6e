// Marks what can be reached and looks the distances up.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/survey.hpp"

#include <utility>

#include "puzzles/dog_bunny/distance_table.hpp"
#include "search/conclude.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using Survey = search::Survey<State>;

class RankedSurveyor {
  public:
    RankedSurveyor(const Space& space, const Ranking& ranking, const search::RunControl& control)
        : space_(space), ranking_(ranking), table_(space, ranking), meter_(control) {}

    Survey run() {
        const auto finished = search::guard_memory(meter_, [&]() -> std::optional<bool> {
            if (!table_.fill(meter_, true)) return std::nullopt;
            const base::Cost distance = table_.distance(space_.initial());
            if (distance != base::unreachable) survey_.length = distance;
            return explore() ? std::optional(true) : std::nullopt;
        });
        survey_.complete = finished.has_value();
        if (!survey_.complete) survey_.limit = meter_.limit();
        survey_.statistics = meter_.statistics;
        return std::move(survey_);
    }

  private:
    bool explore() {
        std::vector<bool> reached(ranking_.size());
        std::vector<std::uint32_t> layer{static_cast<std::uint32_t>(ranking_.rank(space_.initial()))};
        reached[layer.front()] = true;
        while (!layer.empty()) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t rank : layer) {
                const std::size_t frontier = (layer.capacity() + next.capacity()) * sizeof(std::uint32_t);
                if (!meter_.may_expand(DistanceTable::bytes_for(ranking_.size()) + ranking_.size() / 8 +
                                       frontier)) {
                    return false;
                }
                const State state = ranking_.state(rank);
                count(state, table_.distance_of_rank(rank));
                for (const Action& action : space_.actions(state)) {
                    ++meter_.statistics.generated;
                    const auto after = static_cast<std::uint32_t>(
                        ranking_.rank_after(rank, state, action.kind, space_.apply(state, action)));
                    if (reached[after]) continue;
                    reached[after] = true;
                    next.push_back(after);
                }
            }
            layer = std::move(next);
        }
        return true;
    }

    void count(const State& state, base::Cost distance) {
        ++survey_.states;
        if (distance == base::unreachable) {
            ++survey_.dead;
            return;
        }
        if (distance == 0) ++survey_.goals;
        const auto at = static_cast<std::size_t>(distance);
        if (at >= survey_.at_distance.size()) {
            survey_.at_distance.resize(at + 1);
            survey_.hardest = state;
        }
        ++survey_.at_distance[at];
    }

    const Space& space_;
    const Ranking& ranking_;
    DistanceTable table_;
    search::Meter meter_;
    Survey survey_;
};

}  // namespace

Survey survey(const Space& space, const search::RunControl& control) {
    const Ranking ranking(space);
    const bool use_table = ranking.size() <= DistanceTable::most_states &&
                           DistanceTable::bytes_for(ranking.size()) <= control.limits.memory / 2;
    return use_table ? RankedSurveyor(space, ranking, control).run() : search::survey(space, control);
}

}  // namespace decant::puzzles::dog_bunny
