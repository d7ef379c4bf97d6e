// Makes levels that are new, solvable and as wished.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.hpp"
#include "base/random.hpp"
#include "puzzles/family.hpp"
#include "solution/measurement.hpp"

namespace decant::generation {

using solution::Measurement;

/// A metric that must be a number in [low, high].
struct Wish {
    std::string metric;
    std::optional<double> low;
    std::optional<double> high;
};

/// The value that a wish is about, where it was measured.
std::optional<double> value_of(const Wish& wish, const Measurement& measurement);

bool is_broken(const Wish& wish, double value);

enum class Fit {
    yes,
    no,
    unknown,  ///< no wish is broken, but not all metrics are there
};

/// How the metrics of a level fit.
Fit fit(const std::vector<Wish>& wishes, const Measurement& measurement);

/// How far metrics are from fitting, in thousandths of their units, added up; those that are not there count
/// as fitting.
std::int64_t distance(const std::vector<Wish>& wishes, const Measurement& measurement);

/// Measures a level; called by several threads at once. Depends on the level alone, and gives at least
/// `status`, and `claim` and `length` of a solved level.
using Measurer = std::function<Measurement(const puzzles::Puzzle&)>;

enum class Maker {
    deal,     ///< any level, each equally likely
    reverse,  ///< backward from a goal
    climb,    ///< from a dealt level by small changes to one that fits better
};
std::string_view word(Maker maker);
std::optional<Maker> maker_of(std::string_view word);

struct Order {
    const puzzles::Family* family = nullptr;
    puzzles::Recipe recipe;  ///< one that the family does not refuse
    Maker maker = Maker::deal;
    std::uint64_t seed = 0;
    std::vector<Wish> wishes;
    Measurer quick;  ///< what the search alone tells
    Measurer full;   ///< all that there is
    // The same with little work, for the steps of a climb.
    Measurer climbing_quick;
    Measurer climbing_full;
    bool needs_full = false;        ///< also where quick metrics settle all wishes
    bool climbs_dead_ends = false;  ///< climb also where full metrics alone tell how high a level is
    int climb_steps = 60;
    std::uint64_t count = 1;        ///< levels
    std::uint64_t attempts = 1000;  ///< candidates to look at in all
    /// Give up when so many candidates on end gave nothing new; one that is too hard to measure counts as
    /// `hard_weight`.
    std::uint64_t patience = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t hard_weight = 1;
    int jobs = 1;
    base::Ends ends;  ///< of which cancellation and the deadline count

    [[nodiscard]] bool has_ended() const { return ends.cancelled() || ends.late(); }
};

/// The state of a run: the candidates that it looked at, and the keys of the levels that it made.
struct Position {
    std::uint64_t next = 0;  ///< candidate
    std::set<std::string> keys;
};

struct Made {
    std::unique_ptr<puzzles::Puzzle> puzzle;
    Measurement measurement;
    std::uint64_t candidate = 0;
};

/// The finding on a candidate that was looked at.
struct Finding {
    std::string key;  ///< the same for levels that are the same up to a symmetry; empty where it is no good
    bool is_too_hard = false;       ///< to measure, within the limits
    bool is_out_of_memory = false;  ///< which was the limit then
    /// The value that each wish is about, of a level that is solved with proof; else empty.
    std::vector<std::optional<double>> values;
};

/// The values of the solvable candidates that a wish is about.
struct Seen {
    Wish wish;
    std::optional<std::pair<double, double>> range;  ///< nothing where it was measured of none
    bool is_met = false;                             ///< by some
};

struct Outcome {
    std::uint64_t made = 0;    ///< in all, with those before a resumed run
    std::uint64_t looked = 0;  ///< at candidates, likewise
    bool cancelled = false;    ///< or ended by `on_batch`, before there was enough
    bool gave_up = false;      ///< out of patience
    // By this run:
    std::uint64_t too_hard = 0;       ///< candidates that were not solved within the limits
    std::uint64_t out_of_memory = 0;  ///< as many of them for want of memory
    std::vector<Seen> seen;           ///< for each wish
};

struct Tried {
    std::optional<Made> made;  ///< nothing where it is no good; whether it is new is for the caller to see
    Finding finding;
};

/// The candidate of that number.
Tried candidate(const Order& order, std::uint64_t number);

/// Accepts candidates one after the other, wherever they were looked at, and keeps account of them.
class Acceptance {
  public:
    explicit Acceptance(Order order, Position position = {});

    /// Whether there is reason to look at the next candidate.
    [[nodiscard]] bool goes_on() const;

    /// Takes notice of the next candidate and tells whether it is a level that counts: good, and new.
    bool take(const Finding& finding);

    [[nodiscard]] const Position& position() const { return position_; }

    /// How many candidates are looked at, at most.
    [[nodiscard]] std::uint64_t attempts() const { return order_.attempts; }

    /// As it is now: with reason to go on it was cancelled.
    [[nodiscard]] Outcome outcome() const;

  private:
    [[nodiscard]] bool is_out_of_patience() const { return in_vain_ >= order_.patience; }

    Order order_;
    Position position_;
    std::uint64_t in_vain_ = 0;
    Outcome by_this_run_;  ///< what it counts of the candidates of this run
};

/// Looks at candidates 0, 1, 2, ... and hands over those that are proved solvable with a proved shortest
/// plan, fit the wishes, and are not the same as an earlier one up to a symmetry.
///
/// Each candidate has its own stream of random numbers, made from the seed and its number, and
/// candidates are accepted in their order, wherever they were measured. So the levels depend on the order
/// alone, not on jobs, machine or compiler; and a run can go on at any position, with new patience.
/// `on_batch` is told the position after each batch, and ends the run where it returns false. At the
/// deadline, the candidates that were looked at without a gap count.
Outcome generate(const Order& order, Position position, const std::function<void(Made)>& use,
                 const std::function<bool(const Position&)>& on_batch);

}  // namespace decant::generation
