// Seeded levels, and one level searched a few times by one algorithm.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"

namespace decant::bench {

struct Size {
    std::string_view rules;
    int colors, capacity, empty;
};

/// `water-12x4+2`: rules, colors, capacity, empty tubes.
std::string name(const Size& size);

/// Random deals, the same ones every time; the first few are the same however many are asked for.
std::vector<api::Level> seeded_levels(const Size& size, int count);

double median(std::vector<double> values);

/// Processor time used by this program so far. Other programs disturb it less than the clock.
double processor_seconds();

/// The most bytes that one search may hold, so that a suite runs on small machines, too.
inline constexpr std::size_t memory_limit = std::size_t{2} << 30;

/// Repeated searches of one level.
class Measurement {
  public:
    /// Searches once more and takes the time, unless an earlier search ran into its limits: it would again,
    /// and its time would only tell the limit. Ends the program when a plan fails its replay.
    void search(const api::Level& level, search::Algorithm algorithm, double limit_seconds);

    /// Solved by a shortest plan, or unsolvable.
    [[nodiscard]] bool proved() const;
    [[nodiscard]] const api::Solution& solution() const { return solution_; }
    [[nodiscard]] const std::vector<double>& times() const { return times_; }
    /// Median time of a search in seconds of the processor.
    [[nodiscard]] double seconds() const { return median(times_); }
    /// States that the search held, where it counts them.
    [[nodiscard]] std::optional<std::uint64_t> stored() const;

  private:
    api::Solution solution_;  ///< of the first search, without its steps
    std::vector<double> times_;
};

/// How far the plan may be from the optimum: 0.03 is 3 %. Nothing without a plan.
std::optional<double> gap(const api::Solution& solution);

}  // namespace decant::bench
