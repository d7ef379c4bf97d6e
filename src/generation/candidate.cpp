// The makers, and what each level must pass.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/hash.hpp"

namespace decant::generation {
namespace {

using Level = std::unique_ptr<puzzles::Puzzle>;

/// In the order of Maker.
constexpr std::array<std::string_view, 3> makers{"deal", "reverse", "climb"};

bool is_text(const Measurement& measurement, std::string_view name, std::string_view text) {
    const auto* string = std::get_if<std::string>(measurement.find(name));
    return string != nullptr && *string == text;
}

/// Solved, and no plan is shorter.
bool is_proved(const Measurement& measurement) {
    return measurement.complete && is_text(measurement, "status", "solved") &&
           is_text(measurement, "claim", "optimal");
}

/// A limit ended the search.
bool is_unknown(const Measurement& measurement) {
    return !is_text(measurement, "status", "unsolvable") && !is_proved(measurement);
}

/// Whether a level is solved with proof and may fit. Notes what it saw.
Fit fit_of_proved(const std::vector<Wish>& wishes, const Measurement& measurement, Finding& finding) {
    if (!is_proved(measurement)) return Fit::no;
    finding.values.clear();
    for (const Wish& wish : wishes) finding.values.push_back(value_of(wish, measurement));
    return fit(wishes, measurement);
}

/// Measures a level as far as it takes to see whether it fits.
std::optional<Measurement> judge(const Order& order, const puzzles::Puzzle& puzzle, Finding& finding) {
    Measurement measurement = order.quick(puzzle);
    finding.is_too_hard = is_unknown(measurement);
    finding.is_out_of_memory = finding.is_too_hard && measurement.limit == base::Limit::memory;
    const Fit so_far = fit_of_proved(order.wishes, measurement, finding);
    if (so_far == Fit::no) return std::nullopt;
    if (so_far == Fit::yes && !order.needs_full) return measurement;
    measurement = order.full(puzzle);
    if (fit_of_proved(order.wishes, measurement, finding) != Fit::yes) return std::nullopt;
    return measurement;
}

/// Solvable first, then near to the wishes, then hard.
using Height = std::array<std::int64_t, 3>;

Height height_of(const Order& order, const puzzles::Puzzle& puzzle) {
    Measurement measurement = order.climbing_quick(puzzle);
    if (!is_proved(measurement)) return {0, 0, 0};
    if (order.climbs_dead_ends || fit(order.wishes, measurement) == Fit::unknown)
        measurement = order.climbing_full(puzzle);
    if (!is_proved(measurement)) return {0, 0, 0};
    const std::int64_t length = measurement.integer("length").value_or(0);
    const std::int64_t states = measurement.integer("states").value_or(0);
    const std::int64_t dead = measurement.integer("dead").value_or(0);
    const std::int64_t thousandths = states > 0 ? 1000 * dead / states : 0;
    return {1, -distance(order.wishes, measurement), length * (1000 + thousandths)};
}

/// From a dealt level, step by step, to levels that fit no worse. Among those that fit equally well, longer
/// plans and more dead ends are better: a long plan alone is mostly dull. Null where the first level takes
/// too much work: there would be one such step after the other.
Level climb(const Order& order, base::Random& random) {
    Level level = order.family->deal(order.recipe, random);
    if (is_unknown(order.climbing_quick(*level))) return nullptr;
    Height height = height_of(order, *level);
    for (int step = 0; step < order.climb_steps && !order.has_ended(); ++step) {
        Level other = level->varied(random);
        const Height reached = height_of(order, *other);
        if (reached < height) continue;
        level = std::move(other);
        height = reached;
    }
    return level;
}

Level make(const Order& order, base::Random& random) {
    if (order.maker == Maker::deal) return order.family->deal(order.recipe, random);
    if (order.maker == Maker::reverse) return order.family->unsolve(order.recipe, random);
    return climb(order, random);
}

}  // namespace

std::string_view word(Maker maker) { return makers[static_cast<std::size_t>(maker)]; }

std::optional<Maker> maker_of(std::string_view word) {
    const auto found = std::find(makers.begin(), makers.end(), word);
    if (found == makers.end()) return std::nullopt;
    return static_cast<Maker>(found - makers.begin());
}

Tried candidate(const Order& order, std::uint64_t number) {
    base::Random random(base::fold(base::mix(order.seed), number));
    Level level = make(order, random);
    Tried tried;
    tried.finding.is_too_hard = level == nullptr;
    if (level == nullptr) return tried;
    auto measurement = judge(order, *level, tried.finding);
    if (!measurement) return tried;
    tried.finding.key = level->canonical_key();
    tried.made = Made{std::move(level), *std::move(measurement), number};
    return tried;
}

}  // namespace decant::generation
