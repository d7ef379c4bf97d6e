// Runs searches and times them.
// SPDX-License-Identifier: MIT
#include "measure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "deals.hpp"

namespace decant::bench {
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::string name(const Size& size) {
    return fmt::format("{}-{}x{}+{}", size.rules, size.colors, size.capacity, size.empty);
}

std::vector<api::Level> seeded_levels(const Size& size, int count) {
    base::Random random(20'260'101);
    std::vector<api::Level> levels;
    for (int number = 0; number < count; ++number) {
        levels.push_back(*api::load(deal(size.rules, size.colors, size.capacity, size.empty, random), {}));
    }
    return levels;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void Measurement::search(const api::Level& level, search::Algorithm algorithm, double limit_seconds) {
    if (!times_.empty() && !proved()) return;
    api::SolveOptions options;
    options.algorithm = algorithm;
    options.seconds = limit_seconds;
    options.memory = memory_limit;
    options.advice = false;
    const double start = processor_seconds();
    auto solution = api::solve(level, options);
    const double seconds = processor_seconds() - start;
    if (!solution) {
        fmt::print(stderr, "{}\n{}\n", solution.error().diagnostic.problem, *api::convert(level, "code"));
        std::exit(EXIT_FAILURE);
    }
    if (times_.empty()) {
        solution_ = *std::move(solution);
        solution_.steps.clear();
    }
    times_.push_back(seconds);
}

bool Measurement::proved() const {
    return solution_.verdict == api::Verdict::unsolvable || solution_.claim == solution::Claim::optimal;
}

std::optional<std::uint64_t> Measurement::stored() const {
    if (solution_.statistics.stored == 0) return std::nullopt;
    return solution_.statistics.stored;
}

std::optional<double> gap(const api::Solution& solution) {
    if (!solution.cost) return std::nullopt;
    return static_cast<double>(*solution.cost - solution.lower_bound) / std::max(1, solution.lower_bound);
}

}  // namespace decant::bench
