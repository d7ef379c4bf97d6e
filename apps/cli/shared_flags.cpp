// Adds the flags that several verbs take to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/shared_flags.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <map>

#include "api/many.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"
#include "cli/option_flags.hpp"
#include "cli/values.hpp"

namespace decant::cli {

CLI::Option* add_level(CLI::App& verb, Args& args) {
    auto* level = verb.add_option("LEVEL", args.level, level_help)->check(not_empty(a_level))->required();
    add_read_flags(verb, args);
    return level;
}

void add_format(CLI::App& verb, Args& args, const std::vector<std::string>& words, const char* help) {
    static const std::map<std::string, Format> formats = {{"dot", Format::dot},
                                                          {"json", Format::json},
                                                          {"moves", Format::moves},
                                                          {"svg", Format::svg},
                                                          {"text", Format::text}};
    const auto choose = [&args](const std::string& word) { args.format = formats.at(word); };
    verb.add_option_function<std::string>("--format", choose, help)
        ->check(one_of(words))
        ->type_name("FORMAT");
}

void add_color(CLI::App& verb, Args& args) {
    static const std::map<std::string, ColorChoice> choices = {
        {"auto", ColorChoice::automatic}, {"always", ColorChoice::always}, {"never", ColorChoice::never}};
    const auto choose = [&args](const std::string& word) { args.color = choices.at(word); };
    verb.add_option_function<std::string>("--color", choose,
                                          "use color (default: auto; NO_COLOR is respected)")
        ->check(one_of({"always", "auto", "never"}))
        ->type_name("WHEN");
}

void add_output(CLI::App& verb, Args& args, const std::vector<std::string>& words) {
    add_format(verb, args, words);
    verb.add_flag("--quiet", args.quiet, "less text, no progress");
    add_color(verb, args);
}

void add_output_file(CLI::App& verb, Args& args) {
    auto* output =
        verb.add_option("--output", args.output, "write to this new file (default: standard output)");
    output->type_name("FILE");
    verb.add_flag("--force", args.force, "replace the file of --output if it exists")->needs(output);
}

CLI::Option* add_jobs(CLI::App& verb, int& jobs, const std::string& help) {
    return verb
        .add_option_function<int>(
            "--jobs", [&jobs](const int& said) { jobs = api::jobs_of(said); },
            help + "; 0: one per core (default: 1)")
        ->transform(whole_number(api::any_jobs))
        ->type_name("N");
}

CLI::Option* add_total_time_limit(CLI::App& verb, Args& args, const char* help) {
    return verb.add_option("--total-time-limit", args.total_seconds, help)
        ->transform(seconds())
        ->type_name("SECONDS");
}

BatchFlags add_batch(CLI::App& verb, Args& args) {
    auto* batch =
        verb.add_flag("--batch", args.batch,
                      "LEVEL holds many levels, such as one code per line; print one JSON object for each");
    add_jobs(verb, args.jobs, "in a batch: levels to work on in parallel")->needs(batch);
    add_total_time_limit(verb, args,
                         "in a batch: stop after this many seconds; --time-limit is for each level")
        ->needs(batch);
    auto* output = verb.add_option("--output", args.output,
                                   "in a batch: write to this new file, and how it was made to FILE.batch");
    output->type_name("FILE")->check(not_empty("a path"))->needs(batch);
    verb.add_flag("--resume", args.resume, "continue --output where an earlier run stopped")->needs(output);
    verb.add_option_function<std::string>(
            "--shard", [&args](const std::string& text) { args.shard = *shard_of(text); },
            "in a batch: every Nth level alone, from the Ith on; `join` puts the outputs together")
        ->check(a_shard())
        ->needs(batch)
        ->type_name("I/N");
    verb.add_flag("--no-times", args.no_times,
                  "in a batch: leave out times and memory, so that every run gives the same bytes")
        ->needs(batch);
    return {batch, output};
}

void add_examples(CLI::App& verb, const std::vector<std::string>& examples) {
    verb.footer(fmt::format("Examples:\n  {}", fmt::join(examples, "\n  ")));
}

}  // namespace decant::cli
