// Says why fewer levels were made, or positions met, than were asked for, and what may help.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "api/generation.hpp"
#include "api/graph_shortfall.hpp"

namespace decant::api {
namespace {

/// Fewer candidates do not tell what the others would be like.
constexpr std::uint64_t telling = 30;

/// The wish that no candidate met.
const Seen* unmet(const Generated& outcome) {
    for (const Seen& seen : outcome.seen) {
        if (seen.range && !seen.is_met) return &seen;
    }
    return nullptr;
}

/// A requirement whose metric is known for no candidate, though everything known fits.
const Seen* untold(const Generated& outcome) {
    if (outcome.seen.empty() || !outcome.seen.front().range) return nullptr;
    for (const Seen& seen : outcome.seen) {
        if (!seen.range) return &seen;
    }
    return nullptr;
}

std::string metric_words(const Seen& seen) {
    std::string words = seen.wish.metric;
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

/// The options that say what no candidate was like.
Remedy relax(const Seen& missed) {
    const Wish& wish = missed.wish;
    if (wish.metric == "difficulty") return {"relax ", Option{"difficulty"}};
    if (wish.metric == "dead_share") return {"relax ", Option{"max_dead"}};
    const bool too_short = wish.low && missed.range->first < *wish.low;
    const bool too_long = wish.high && missed.range->second > *wish.high;
    if (too_short && too_long) return {"relax ", Option{"min_length"}, " and ", Option{"max_length"}};
    return {"relax ", Option{too_short ? "min_length" : "max_length"}};
}

/// Whether all candidates lie on one side of what was wished.
bool lies_beside(const Seen& missed) {
    const Wish& wish = missed.wish;
    return (wish.low && missed.range->second < *wish.low) || (wish.high && missed.range->first > *wish.high);
}

/// Work for each candidate, as the order gives it.
std::uint64_t nodes_of(const GenerateOptions& options) {
    const std::uint64_t nodes = options.measure.nodes;
    return maker_of(options) == Maker::climb ? std::min(nodes, most_climbing_nodes) : nodes;
}

/// Whether more work was allowed than a step of a climb takes.
bool is_cut_by_climbing(const GenerateOptions& options, bool is_memory_short) {
    if (maker_of(options) != Maker::climb) return false;
    return is_memory_short ? options.measure.memory > most_climbing_memory
                           : options.measure.nodes > most_climbing_nodes;
}

bool is_memory_short(const Generated& outcome) { return outcome.out_of_memory > outcome.too_hard / 2; }

/// A remedy with which more of the candidates can be solved.
Remedy more_work(const GenerateOptions& options, const Generated& outcome, const Means& means) {
    const Remedy smaller = "make smaller levels";
    const bool is_short = is_memory_short(outcome);
    if (is_cut_by_climbing(options, is_short)) return smaller.or_else({"use ", Option{"maker", "deal"}});
    if (is_short) return means.memory_limit ? smaller.or_else({"raise ", Option{"memory_limit"}}) : smaller;
    return Remedy{"raise ", Option{"node_limit"}}.or_else(smaller);
}

std::string hardness(const GenerateOptions& options, const Generated& outcome) {
    return fmt::format(
        "{} took more than {} to solve", outcome.too_hard,
        is_memory_short(outcome) ? "the memory limit" : counted(nodes_of(options), "expanded state"));
}

/// A property of the candidates that broke a wish, and the remedy against that.
struct Lack {
    std::string like;
    Remedy against;
};

Lack lack_of(const Generated& outcome) {
    if (const Seen* missed = unmet(outcome)) {
        // Of candidates on both sides, more may fall between.
        const bool may_come = outcome.cancelled && !lies_beside(*missed);
        return {fmt::format("their {} was {:.4g} to {:.4g}", metric_words(*missed), missed->range->first,
                            missed->range->second),
                may_come ? Remedy() : relax(*missed).or_else("try other sizes")};
    }
    if (const Seen* unknown = untold(outcome))
        return {fmt::format("those of a suitable length have too many positions to determine their {}",
                            metric_words(*unknown)),
                Remedy{"raise ", Option{"states"}}.or_else("make smaller levels")};
    return {};
}

/// A remedy for when the candidates themselves suggest none.
Remedy go_on(const Generated& outcome, const Means& means) {
    const Remedy longer{"raise ", Option{"time_limit"}};
    if (outcome.cancelled) return means.resume ? Remedy{Option{"resume"}}.or_else(longer) : longer;
    if (outcome.gave_up) return {"relax the requirements, try other sizes, or set ", Option{"attempts"}};
    const Remedy more{"raise ", Option{"attempts"}};
    return outcome.looked == 0 ? more : Remedy("relax the requirements").or_else(more);
}

std::string_view option_of(Limit limit, std::string_view positions) {
    if (limit == Limit::time) return "time_limit";
    return limit == Limit::memory ? "memory_limit" : positions;
}

}  // namespace

Diagnostic shortfall(const GenerateOptions& options, const Generated& outcome, const Means& means) {
    const auto [like, against] = lack_of(outcome);
    const bool is_hard = outcome.too_hard > 0;
    const bool is_dry = outcome.gave_up && like.empty() && !is_hard;
    std::string text = fmt::format("only {} of {} levels were found {}", outcome.made, options.count,
                                   outcome.cancelled ? "within the time limit, " : "");
    text += is_dry ? "before new ones stopped turning up" : "among " + counted(outcome.looked, "candidate");
    if (!like.empty()) text += ": " + like;
    if (is_hard) text += (like.empty() ? ": " : "; ") + hardness(options, outcome);
    const bool is_any_solved = !outcome.seen.empty() && outcome.seen.front().range;
    Remedy remedy = against.empty() ? go_on(outcome, means) : against;
    if (!against.empty() && outcome.cancelled && outcome.looked < telling)
        remedy = go_on(outcome, means).or_else(against);
    if (is_hard)
        remedy = is_any_solved ? remedy.or_else(more_work(options, outcome, means))
                               : more_work(options, outcome, means);
    return {std::move(text), std::move(remedy), {}};
}

Diagnostic graph_shortfall(const Graph& graph, std::string_view positions) {
    const Limit limit = graph.graph.limit.value_or(Limit::nodes);
    const std::string problem =
        limit == Limit::nodes
            ? fmt::format("the level has more than {}", counted(graph.graph.expanded(), "position"))
            : fmt::format("{} after {}", entry_of(limit).reason, counted(graph.graph.states, "position"));
    return {problem, Remedy{"raise ", Option{std::string(option_of(limit, positions))}}
                         .or_else("make some moves first")
                         .or_else("use the figures of `analyze`")};
}

}  // namespace decant::api
