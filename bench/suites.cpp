// Seeded suites of random deals: `auto` in turns with plain A*, the baseline.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <utility>

#include "measure.hpp"
#include "record.hpp"
#include "tables.hpp"

namespace decant::bench {
namespace {

/// Levels to be answered with proof. The baseline only runs the first few where it takes long.
struct ProofSuite {
    Size size;
    int levels, baseline_levels;
};

constexpr ProofSuite proof_suites[] = {{{"water", 12, 4, 2}, 1000, 200},
                                       {{"water", 20, 4, 2}, 50, 10},
                                       {{"water", 14, 6, 2}, 50, 10},
                                       {{"water", 12, 10, 2}, 50, 4},
                                       {{"water", 30, 4, 2}, 50, 4},
                                       {{"water", 30, 4, 3}, 50, 4},
                                       {{"water", 20, 4, 4}, 50, 4},
                                       {{"ball", 12, 4, 2}, 1000, 20},
                                       {{"ball", 14, 4, 2}, 50, 4},
                                       {{"ball", 9, 6, 2}, 50, 4},
                                       {{"ball", 8, 8, 2}, 50, 4},
                                       {{"ball", 12, 10, 2}, 50, 4},
                                       {{"ball", 16, 4, 3}, 50, 4},
                                       {{"ball", 12, 6, 3}, 50, 4},
                                       // How far does it get?
                                       {{"ball", 20, 4, 3}, 5, 1},
                                       {{"ball", 20, 6, 3}, 5, 1}};

constexpr Size gap_suites[] = {
    {"water", 50, 4, 5}, {"water", 56, 5, 8}, {"ball", 50, 4, 5}, {"ball", 56, 5, 8}};
constexpr double gap_limits[] = {1, 10};

constexpr Size bare_suite = {"water", 20, 4, 3};
constexpr int bare_levels = 50;

struct Args {
    std::vector<std::string> prefixes = {""};
    int rounds = 5;
    int levels = 1000;
    double seconds = 10;
    double baseline_seconds = 2;
    std::string json;
    bool quick = false;
};

class Bench {
  public:
    explicit Bench(const Args& args) : args_(args) {
        if (!args.json.empty()) raw_.open(args.json);
    }

    void proofs() {
        std::string header = "Levels to be answered with proof:\n\n" + proof_header();
        for (const ProofSuite& suite : proof_suites) {
            if (!chosen(suite.size)) continue;
            print(std::exchange(header, {}));
            prove(suite);
        }
    }

    void bare() {
        if (!chosen(bare_suite)) return;
        const auto levels = seeded_levels(bare_suite, std::min(bare_levels, args_.levels));
        std::vector<BareRun> rounds;
        for (int round = 0; round < args_.rounds; ++round)
            rounds.push_back(search_bare(levels, args_.seconds));
        print("\nThe search alone, with the bound of the rules:\n\n" + bare_header() +
              bare_row(name(bare_suite), rounds));
    }

    void gaps() {
        std::string header = "\nLevels too large for a proof, with a time limit:\n\n" + gap_header();
        for (const Size& size : gap_suites) {
            for (const double limit : gap_limits) {
                if (!chosen(size) || limit > args_.seconds) continue;
                print(std::exchange(header, {}));
                narrow(size, limit);
            }
        }
    }

  private:
    [[nodiscard]] bool chosen(const Size& size) const {
        return std::any_of(args_.prefixes.begin(), args_.prefixes.end(),
                           [&](const std::string& prefix) { return name(size).starts_with(prefix); });
    }

    /// The engine and the baseline take turns, so that a busy minute of the machine touches both alike.
    void prove(const ProofSuite& suite) {
        const auto levels = seeded_levels(suite.size, std::min(suite.levels, args_.levels));
        std::vector<Measurement> engine(levels.size());
        std::vector<Measurement> baseline(
            std::min(levels.size(), static_cast<std::size_t>(suite.baseline_levels)));
        for (int round = 0; round < args_.rounds; ++round) {
            for (std::size_t i = 0; i < engine.size(); ++i)
                engine[i].search(levels[i], search::Algorithm::automatic, args_.seconds);
            for (std::size_t i = 0; i < baseline.size(); ++i)
                baseline[i].search(levels[i], search::Algorithm::a_star, args_.baseline_seconds);
        }
        compare(levels, engine, baseline);
        print(proof_row(name(suite.size), engine, baseline));
        write(suite.size, "engine", args_.seconds, engine);
        write(suite.size, "baseline", args_.baseline_seconds, baseline);
    }

    void narrow(const Size& size, double limit) {
        const auto levels = seeded_levels(size, std::min(3, args_.levels));
        std::vector<Measurement> engine(levels.size());
        for (std::size_t i = 0; i < levels.size(); ++i)
            engine[i].search(levels[i], search::Algorithm::automatic, limit);
        print(gap_row(name(size), limit, engine));
        write(size, "engine", limit, engine);
    }

    /// Two proofs that contradict each other are a bug, and no figure is worth printing then.
    static void compare(const std::vector<api::Level>& levels, const std::vector<Measurement>& engine,
                        const std::vector<Measurement>& baseline) {
        for (std::size_t i = 0; i < baseline.size(); ++i) {
            if (!engine[i].proved() || !baseline[i].proved()) continue;
            if (engine[i].solution().cost == baseline[i].solution().cost) continue;
            fmt::print(stderr, "engine and baseline disagree on {}\n", *api::convert(levels[i], "code"));
            std::exit(EXIT_FAILURE);
        }
    }

    void write(const Size& size, std::string_view who, double limit, const std::vector<Measurement>& runs) {
        for (std::size_t i = 0; raw_.is_open() && i < runs.size(); ++i)
            raw_ << record(size, static_cast<int>(i), who, limit, runs[i]);
    }

    static void print(const std::string& text) {
        fmt::print("{}", text);
        std::fflush(stdout);
    }

    const Args& args_;
    std::ofstream raw_;
};

int run(int argc, char** argv) {
    Args args;
    CLI::App app("Measures seeded suites of random deals and prints tables in Markdown.");
    app.add_option("PREFIX", args.prefixes,
                   "the suites whose names begin so, such as ball-12 (default: all)");
    app.add_option("--rounds", args.rounds, "searches of each level, of which the median counts (default: 5)")
        ->check(CLI::Range(1, 1000));
    app.add_option("--levels", args.levels, "at most so many levels a suite")->check(CLI::Range(1, 1000));
    app.add_option("--seconds", args.seconds,
                   "time limit for a level; large suites with a longer one are left out (default: 10)");
    app.add_option("--json", args.json, "write the raw results here, as JSON Lines");
    app.add_flag("--quick", args.quick, "a rough look: one round, 10 levels a suite, one second a level");
    CLI11_PARSE(app, argc, argv);
    if (args.quick) {
        args.rounds = 1;
        args.levels = std::min(args.levels, 10);
        args.seconds = std::min(args.seconds, 1.0);
    }
    Bench bench(args);
    bench.proofs();
    bench.bare();
    bench.gaps();
    return 0;
}

}  // namespace
}  // namespace decant::bench

int main(int argc, char** argv) { return decant::bench::run(argc, argv); }
