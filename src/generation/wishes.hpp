// Requirements for generated levels, in terms of their metrics.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

}  // namespace decant::generation
