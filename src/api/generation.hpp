// Making levels: the request, and the text of what was made.
// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/measure.hpp"
#include "api/decant.hpp"
#include "generation/generate.hpp"

namespace decant {
namespace DECANT_API api {

using analysis::MeasureOptions;
using generation::Acceptance;
using generation::Finding;
using generation::Maker;
using generation::Seen;
using generation::Wish;
/// The outcome of a request.
using Generated = generation::Outcome;

/// How made levels are written: one code per line, native texts, or JSON objects with all metrics.
enum class GenerationFormat { codes, native, json_lines };

/// The words of the families that make levels.
std::vector<std::string> level_makers();
/// Families that make levels, with flags that show what they can make.
std::vector<std::pair<std::string, std::string>> example_recipes();

/// Expansions of one step of a climb, and its memory, at most: levels of ordinary size take a hundredth of
/// that.
inline constexpr std::uint64_t most_climbing_nodes = 20'000;
inline constexpr std::size_t most_climbing_memory = std::size_t{16} << 20;

/// Which levels to make. The same options give the same levels on every machine, whatever `jobs` is.
struct GenerateOptions {
    std::string family = level_makers().front();
    puzzles::Recipe recipe;
    std::optional<Maker> maker;  ///< default: climb for families that prefer it, else deal
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
    std::optional<std::uint64_t> attempts;  ///< default: 1000 for each level and 10000 more;
                                            ///< of climb 10 and 20
    std::int64_t min_length = 3;            ///< anything with fewer moves is trivial
    std::optional<std::int64_t> max_length;
    std::optional<double> max_dead;                       ///< share of dead states
    std::optional<std::pair<double, double>> difficulty;  ///< lowest and highest
    MeasureOptions measure;
    GenerationFormat format = GenerationFormat::codes;
    int jobs = 1;
    std::optional<double> seconds;  ///< for the whole run
};

/// The maker, of a family that exists.
Maker maker_of(const GenerateOptions& options);

/// Everything that decides which levels are made and how they are written, in one line; the same whether a
/// default was given explicitly or not. `generate` must not refuse the options.
std::string signature(const GenerateOptions& options);

/// Why such levels cannot be made, or nothing.
std::optional<Diagnostic> refuse(const GenerateOptions& options);

/// The finding on one candidate, and its text if it is of use.
struct Examined {
    std::string text;  ///< the level, new or not; empty where it is no good
    Finding finding;
};

/// Looks at one candidate as `generate` does, so that several machines can share a run. `generate` must not
/// refuse the options.
Examined examine(const GenerateOptions& options, std::uint64_t candidate);

/// Accepts what was examined, in the order of candidates, as `generate` does.
Acceptance acceptance_of(const GenerateOptions& options);

/// Makes levels and hands over the text of each, including its line end. `before` is the text of an earlier
/// run with the same options and `next` the candidate where it stopped. `on_batch(next, made)` reports
/// progress, and ends the run by returning false.
Result<Generated> generate(const GenerateOptions& options, std::string_view before, std::uint64_t next,
                           const std::function<void(const std::string&)>& use,
                           const std::function<bool(std::uint64_t, std::uint64_t)>& on_batch);

/// Options of a run that not every face offers.
struct Means {
    bool resume = false;
    bool memory_limit = false;
};

/// Why fewer levels were made than asked for, and which remedies may help: the values that the candidates
/// had, which limit ended the work on them, or all of it. A run that is cancelled ran out of time.
Diagnostic shortfall(const GenerateOptions& options, const Generated& outcome, const Means& means = {});

}  // namespace DECANT_API api
}  // namespace decant
