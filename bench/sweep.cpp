// Cost against size: levels of many sizes, one JSON line each, for the plot.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "measure.hpp"
#include "record.hpp"

namespace decant::bench {
namespace {

struct Args {
    int levels = 5;
    double seconds = 1;
    bool quick = false;
};

/// Searches the levels of one size. A size whose first two levels are both out of reach is given up.
void measure(const Size& size, const Args& args) {
    const auto levels = seeded_levels(size, args.levels);
    bool any_proved = false;
    for (int number = 0; number < args.levels && (any_proved || number < 2); ++number) {
        Measurement measurement;
        measurement.search(levels[static_cast<std::size_t>(number)], search::Algorithm::automatic,
                           args.seconds);
        any_proved = any_proved || measurement.proved();
        fmt::print("{}", record(size, number, "engine", args.seconds, measurement));
    }
    std::fflush(stdout);
}

int run(int argc, char** argv) {
    Args args;
    CLI::App app("Measures levels of many sizes and prints one JSON object a line.");
    app.add_option("--levels", args.levels, "levels of each size (default: 5)")->check(CLI::Range(1, 1000));
    app.add_option("--seconds", args.seconds, "time limit for a level (default: 1)");
    app.add_flag("--quick", args.quick, "a rough look: three levels of each size, 0.3 seconds each");
    CLI11_PARSE(app, argc, argv);
    if (args.quick) {
        args.levels = 3;
        args.seconds = 0.3;
    }
    for (const std::string_view rules : {"water", "ball"}) {
        for (const int empty : {1, 2, 3, 4}) {
            fmt::print(stderr, "sweep: {} with {} empty\n", rules, empty);
            for (const int capacity : {4, 6, 8, 12}) {
                for (const int colors : {6, 8, 10, 12, 15, 18, 22, 27, 33, 40})
                    measure({rules, colors, capacity, empty}, args);
            }
        }
    }
    return 0;
}

}  // namespace
}  // namespace decant::bench

int main(int argc, char** argv) { return decant::bench::run(argc, argv); }
