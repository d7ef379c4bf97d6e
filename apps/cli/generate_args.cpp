// Describes `decant generate` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/generate_args.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <map>
#include <string_view>
#include <utility>

#include "cli/args.hpp"
#include "cli/shared_flags.hpp"

namespace decant::cli {
namespace {

void add_recipe(CLI::App& verb, api::GenerateOptions& options) {
    verb.add_option("--family", options.family, "tube_sort or dog_bunny (default: tube_sort)")
        ->check(CLI::IsMember({"tube_sort", "dog_bunny"}))
        ->type_name("FAMILY");
    puzzles::Recipe& recipe = options.recipe;
    verb.add_option("--rules", recipe.rules, "water pours whole runs, ball moves one unit (default: water)")
        ->check(CLI::IsMember({"water", "ball"}))
        ->type_name("RULES");
    const auto size = [&](const char* name, std::optional<int>& value, const char* help) {
        verb.add_option(name, value, help)->check(CLI::Range(0, 64))->type_name("N");
    };
    size("--colors", recipe.colors, "colors, each of which fills one tube (default: 8)");
    size("--capacity", recipe.capacity, "units that a tube holds (default: 4)");
    size("--empties", recipe.empties, "empty tubes (default: 2)");
    size("--nodes", recipe.nodes, "nodes of a dog_bunny map (default: 7)");
    size("--tokens", recipe.tokens, "tokens on it (default: 3)");
}

CLI::ValidationError bad_range() {
    return CLI::ValidationError("--difficulty",
                                "give whole numbers from 0 to 100, such as 20..40 or 60..100");
}

double end_of_range(std::string_view word, double missing) {
    if (word.empty()) return missing;
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) throw bad_range();
    return number;
}

/// Either end may be missing.
std::pair<double, double> range_of(std::string_view text) {
    const auto dots = text.find("..");
    if (dots == std::string_view::npos) throw bad_range();
    const std::pair range{end_of_range(text.substr(0, dots), 0), end_of_range(text.substr(dots + 2), 100)};
    if (range.first < 0 || range.first > range.second || range.second > 100) throw bad_range();
    return range;
}

void add_wishes(CLI::App& verb, api::GenerateOptions& options) {
    verb.add_option("--min-length", options.min_length,
                    "shortest plans have at least so many moves (default: 3)")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
    verb.add_option("--max-length", options.max_length, "shortest plans have at most so many moves")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
    verb.add_option("--max-dead", options.max_dead, "at most this share of all positions is lost, 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->check(not_nan)
        ->type_name("SHARE");
    verb.add_option_function<std::string>(
            "--difficulty", [&options](const std::string& text) { options.difficulty = range_of(text); },
            "how hard they are for people, from 0 to 100: 20..40, or 60.. for at least 60")
        ->type_name("LOW..HIGH");
}

void add_run(CLI::App& verb, Args& args) {
    api::GenerateOptions& options = args.generate.options;
    verb.add_option("--seed", options.seed, "the same seed gives the same levels everywhere (default: 0)")
        ->check(whole_number)
        ->type_name("N");
    verb.add_option("--count", options.count, "levels to make (default: 1)")
        ->check(CLI::Range(0.0, 1e9))
        ->type_name("N");
    verb.add_option_function<std::string>(
            "--maker", [&options](const std::string& word) { options.maker = generation::maker_of(word); },
            "deal: at random; reverse: backward from a goal; climb: by changes that make it fit better "
            "(default: deal, for dog_bunny climb)")
        ->check(CLI::IsMember({"deal", "reverse", "climb"}))
        ->type_name("NAME");
    verb.add_option("--attempts", options.attempts,
                    "give up after so many candidates (default: 1000 for each level and 10000, of climb 10 "
                    "and 20; or earlier, when nothing new comes)")
        ->check(CLI::Range(0.0, 1e15))
        ->type_name("N");
    verb.add_option("--node-limit", options.measure.nodes,
                    "leave out levels that take more expanded states to solve (default: 2000000)")
        ->check(CLI::Range(0.0, 1e18))
        ->type_name("N");
    verb.add_option("--states", options.measure.states,
                    "leave out levels that have more positions, where these are counted: with --max-dead, "
                    "--difficulty or jsonl, or to climb with dog_bunny (default: 100000)")
        ->check(CLI::Range(0.0, 1e18))
        ->type_name("N");
    verb.add_option("--time-limit", args.generate.seconds, "end after so many seconds with what was made")
        ->check(CLI::Range(0.0, 1e8))
        ->check(not_nan)
        ->type_name("SECONDS");
    verb.add_option("--jobs", options.jobs, "candidates looked at at the same time (default: 1)")
        ->check(CLI::Range(1, 256))
        ->type_name("N");
}

void add_output(CLI::App& verb, Args& args) {
    const std::map<std::string, api::GenerationFormat> formats = {
        {"codes", api::GenerationFormat::codes},
        {"native", api::GenerationFormat::native},
        {"jsonl", api::GenerationFormat::json_lines}};
    verb.add_option_function<std::string>(
            "--format",
            [&args, formats](const std::string& word) { args.generate.options.format = formats.at(word); },
            "codes, one a line; native text; or jsonl with metrics and plans (default: codes)")
        ->check(CLI::IsMember({"codes", "native", "jsonl"}))
        ->type_name("FORMAT");
    auto* output = verb.add_option("--output", args.generate.output,
                                   "write to this new file, and note beside it how far the work is");
    output->type_name("FILE");
    verb.add_flag("--resume", args.generate.resume, "go on with --output where an earlier run was stopped")
        ->needs(output);
    verb.add_flag("--quiet", args.quiet, "no progress");
}

}  // namespace

void add_generate(CLI::App& app, Args& args) {
    auto& verb =
        *app.add_subcommand("generate", "make levels that are new, solvable and as wished, from a seed");
    add_recipe(verb, args.generate.options);
    add_wishes(verb, args.generate.options);
    add_run(verb, args);
    add_output(verb, args);
    verb.callback([&args] {
        args.verb = Verb::generate;
        const api::GenerateOptions& options = args.generate.options;
        if (options.max_length && *options.max_length < options.min_length) {
            throw CLI::ValidationError(
                "--max-length", fmt::format("{} is less than the --min-length of {}; give a range of lengths",
                                            *options.max_length, options.min_length));
        }
    });
}

}  // namespace decant::cli
