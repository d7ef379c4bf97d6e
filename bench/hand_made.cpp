// The most colors of each hand-made pattern that `auto` answers with proof in time.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <optional>

#include "measure.hpp"
#include "patterns.hpp"

namespace decant::bench {
namespace {

struct Args {
    std::string prefix;
    double seconds = 5;
    int most_colors = 30;
};

/// How far a pattern was answered.
struct Reach {
    std::optional<int> colors;  ///< the most that were answered
    double seconds = 0;         ///< the time that these took
    std::size_t bytes = 0;
    std::optional<int> missed;  ///< the fewest that were not
};

Reach measure(const Pattern& pattern, std::string_view rules, int capacity, const Args& args) {
    Reach reach;
    for (int colors = 4; colors <= args.most_colors && !reach.missed; colors += 2) {
        base::Random random(static_cast<std::uint64_t>(colors));
        const std::string tubes = pattern.make(colors, capacity, random);
        if (tubes.empty()) continue;
        const auto level = api::load(fmt::format("{}{}:{}/-/-", rules, capacity, tubes), {});
        if (!level) {
            fmt::print(stderr, "{}\n", level.error().problem);
            std::exit(70);
        }
        Measurement measurement;
        measurement.search(*level, search::Algorithm::automatic, args.seconds);
        if (!measurement.proved()) {
            reach.missed = colors;
        } else {
            reach.colors = colors;
            reach.seconds = measurement.seconds();
            reach.bytes = measurement.solution().statistics.peak_bytes;
        }
    }
    return reach;
}

int run(int argc, char** argv) {
    Args args;
    CLI::App app("Answers patterns of 4 and more colors beside two empty tubes, and tells how far it got.");
    app.add_option("PATTERN", args.prefix, "patterns whose names begin so (default: all)");
    app.add_option("--seconds", args.seconds, "time limit for a level (default: 5)");
    app.add_option("--colors", args.most_colors, "at most so many (default: 30)")->check(CLI::Range(4, 60));
    CLI11_PARSE(app, argc, argv);
    fmt::print("| pattern | rules | capacity | colors | seconds | MiB | not answered |\n");
    fmt::print("|:--------|:------|---------:|-------:|--------:|----:|-------------:|\n");
    for (const Pattern& pattern : patterns()) {
        if (!pattern.name.starts_with(args.prefix)) continue;
        for (const std::string_view rules : {"water", "ball"}) {
            for (const int capacity : {4, 6, 8, 10}) {
                const Reach reach = measure(pattern, rules, capacity, args);
                const auto cell = [](std::optional<int> colors) {
                    return colors ? fmt::to_string(*colors) : "";
                };
                fmt::print("| {} | {} | {} | {} | {:.3f} | {:.1f} | {} |\n", pattern.name, rules, capacity,
                           cell(reach.colors), reach.seconds, static_cast<double>(reach.bytes) / (1 << 20),
                           cell(reach.missed));
                std::fflush(stdout);
            }
        }
    }
    return 0;
}

}  // namespace
}  // namespace decant::bench

int main(int argc, char** argv) { return decant::bench::run(argc, argv); }
