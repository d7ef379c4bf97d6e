// The makers, and what each level must pass.
// SPDX-License-Identifier: MIT
#include "generation/generate.hpp"

#include <array>
#include <utility>

#include "base/hash.hpp"

namespace decant::generation {
namespace {

using Level = std::unique_ptr<puzzles::Puzzle>;

constexpr std::array<std::pair<Maker, std::string_view>, 3> makers = {
    {{Maker::deal, "deal"}, {Maker::reverse, "reverse"}, {Maker::climb, "climb"}}};

bool is_text(const Measurement& measurement, std::string_view name, std::string_view text) {
    const solution::Value* value = measurement.find(name);
    const auto* string = value == nullptr ? nullptr : std::get_if<std::string>(value);
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

/// Measures a level as far as it takes to see whether it fits.
class Judge {
  public:
    explicit Judge(const Order& order) : order_(order) {}

    std::optional<Measurement> judge(const puzzles::Puzzle& puzzle, Finding& finding) const {
        Measurement measurement = order_.quick(puzzle);
        finding.is_too_hard = is_unknown(measurement);
        finding.is_out_of_memory = finding.is_too_hard && measurement.limit == base::Limit::memory;
        if (!fits_so_far(measurement, finding)) return std::nullopt;
        if (fit(order_.wishes, measurement) == Fit::yes && !order_.needs_full) return measurement;
        measurement = order_.full(puzzle);
        if (!fits_so_far(measurement, finding) || fit(order_.wishes, measurement) != Fit::yes)
            return std::nullopt;
        return measurement;
    }

  private:
    /// Solved with proof, and no wish is broken. Notes what it saw.
    bool fits_so_far(const Measurement& measurement, Finding& finding) const {
        if (!is_proved(measurement)) return false;
        finding.values.clear();
        for (const Wish& wish : order_.wishes) finding.values.push_back(value_of(wish, measurement));
        return fit(order_.wishes, measurement) != Fit::no;
    }

    const Order& order_;
};

/// From a dealt level, step by step, to levels that fit no worse. Among those that fit equally well, longer
/// plans and more dead ends are better: a long plan alone is mostly dull.
class Climber {
  public:
    Climber(const Order& order, base::Random& random) : order_(order), random_(random) {}

    /// Null where the first level takes too much work: there would be one such step after the other.
    Level climb() {
        Level level = order_.family->deal(order_.recipe, random_);
        if (is_unknown(order_.climbing_quick(*level))) return nullptr;
        Height height = height_of(*level);
        for (int step = 0; step < order_.climb_steps && !order_.has_ended(); ++step) {
            Level other = level->varied(random_);
            const Height reached = height_of(*other);
            if (reached < height) continue;
            level = std::move(other);
            height = reached;
        }
        return level;
    }

  private:
    /// Solvable first, then near to the wishes, then hard.
    using Height = std::array<std::int64_t, 3>;

    [[nodiscard]] Height height_of(const puzzles::Puzzle& puzzle) const {
        Measurement measurement = order_.climbing_quick(puzzle);
        if (!is_proved(measurement)) return {0, 0, 0};
        if (order_.climbs_dead_ends || fit(order_.wishes, measurement) == Fit::unknown)
            measurement = order_.climbing_full(puzzle);
        if (!is_proved(measurement)) return {0, 0, 0};
        const std::int64_t length = measurement.integer("length").value_or(0);
        const std::int64_t states = measurement.integer("states").value_or(0);
        const std::int64_t dead = measurement.integer("dead").value_or(0);
        const std::int64_t thousandths = states > 0 ? 1000 * dead / states : 0;
        return {1, -distance(order_.wishes, measurement), length * (1000 + thousandths)};
    }

    const Order& order_;
    base::Random& random_;
};

Level make(const Order& order, base::Random& random) {
    switch (order.maker) {
        case Maker::deal:
            return order.family->deal(order.recipe, random);
        case Maker::reverse:
            return order.family->unsolve(order.recipe, random);
        case Maker::climb:
            break;
    }
    return Climber(order, random).climb();
}

}  // namespace

std::string_view word(Maker maker) {
    for (const auto& [known, name] : makers) {
        if (known == maker) return name;
    }
    return "";
}

std::optional<Maker> maker_of(std::string_view word) {
    for (const auto& [maker, name] : makers) {
        if (name == word) return maker;
    }
    return std::nullopt;
}

Tried candidate(const Order& order, std::uint64_t number) {
    base::Random random(base::fold(base::mix(order.seed), number));
    Level level = make(order, random);
    Tried tried;
    tried.finding.is_too_hard = level == nullptr;
    if (level == nullptr) return tried;
    auto measurement = Judge(order).judge(*level, tried.finding);
    if (!measurement) return tried;
    tried.finding.key = level->canonical_key();
    tried.made = Made{std::move(level), *std::move(measurement), number};
    return tried;
}

}  // namespace decant::generation
