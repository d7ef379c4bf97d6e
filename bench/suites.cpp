// Levels per second on seeded suites of random deals: `suites [LEVELS [ROUNDS]]`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "api/decant.hpp"
#include "deals.hpp"

namespace decant::bench {
namespace {

struct Suite {
    std::string_view rules;
    int colors, capacity, empty;
};

constexpr Suite suites[] = {{"water", 10, 4, 2}, {"water", 12, 4, 2}, {"water", 12, 10, 2},
                            {"water", 14, 6, 2}, {"water", 20, 4, 3}, {"ball", 9, 4, 2},
                            {"ball", 12, 4, 2}};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// What one run over the levels of a suite took.
struct Run {
    double seconds = 0;
    std::vector<double> expanded;
    std::vector<double> slowest;
    std::size_t peak_bytes = 0;
    int proved = 0;
};

Run run_suite(const Suite& suite, int levels) {
    base::Random random(20'260'101);
    Run run;
    for (int number = 0; number < levels; ++number) {
        const auto level =
            api::load(deal(suite.rules, suite.colors, suite.capacity, suite.empty, random), {});
        api::SolveOptions options;
        options.advice = false;
        options.nodes = 2'000'000;
        const auto solution = api::solve(*level, options);
        if (!solution) continue;
        run.seconds += solution->seconds;
        run.expanded.push_back(static_cast<double>(solution->statistics.expanded));
        run.slowest.push_back(solution->seconds);
        run.peak_bytes = std::max(run.peak_bytes, solution->statistics.peak_bytes);
        const bool proved =
            solution->verdict == api::Verdict::unsolvable || solution->claim == solution::Claim::optimal;
        run.proved += proved ? 1 : 0;
    }
    return run;
}

void bench(int levels, int rounds) {
    fmt::print("{:<14} {:>8} {:>10} {:>12} {:>12} {:>10}  (medians of {} rounds of {} levels)\n", "suite",
               "proved", "levels/s", "expanded", "slowest ms", "peak MiB", rounds, levels);
    std::vector<std::vector<Run>> runs(std::size(suites));
    // Interleaved, so that a busy minute of the machine touches all suites alike.
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t s = 0; s < std::size(suites); ++s) runs[s].push_back(run_suite(suites[s], levels));
    }
    for (std::size_t s = 0; s < std::size(suites); ++s) {
        std::vector<double> rates;
        std::vector<double> slowest;
        for (const Run& run : runs[s]) {
            rates.push_back(static_cast<double>(run.expanded.size()) / run.seconds);
            slowest.push_back(*std::max_element(run.slowest.begin(), run.slowest.end()));
        }
        const Run& run = runs[s].front();
        const Suite& suite = suites[s];
        const auto name = fmt::format("{} {}x{}+{}", suite.rules, suite.colors, suite.capacity, suite.empty);
        fmt::print("{:<14} {:>4}/{:<3} {:>10.0f} {:>12.0f} {:>12.1f} {:>10.1f}\n", name, run.proved, levels,
                   median(rates), median(run.expanded), 1000 * median(slowest),
                   static_cast<double>(run.peak_bytes) / (1 << 20));
    }
}

}  // namespace
}  // namespace decant::bench

int main(int argc, char** argv) {
    const int levels = argc > 1 ? std::max(1, std::atoi(argv[1])) : 100;
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;
    decant::bench::bench(levels, rounds);
    return 0;
}
