// Describes `decant generate` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/generate_args.hpp"

#include <CLI/CLI.hpp>
#include <map>

#include "cli/args.hpp"
#include "cli/option_flags.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

void add_destination(CLI::App& verb, Args& args) {
    const std::map<std::string, api::GenerationFormat> formats = {
        {"codes", api::GenerationFormat::codes},
        {"native", api::GenerationFormat::native},
        {"jsonl", api::GenerationFormat::json_lines}};
    verb.add_option_function<std::string>(
            "--format",
            [&args, formats](const std::string& word) { args.generate.format = formats.at(word); },
            "codes, one per line; native text; or jsonl with metrics and plans (default: codes)")
        ->check(one_of({"codes", "native", "jsonl"}))
        ->type_name("FORMAT");
    auto* output = verb.add_option("--output", args.output,
                                   "write to this new file, and keep a note of the progress beside it");
    output->type_name("FILE");
    verb.add_flag("--resume", args.resume, "continue --output where an earlier run stopped")->needs(output);
    verb.add_flag("--quiet", args.quiet, "no progress");
}

}  // namespace

void describe_generate(CLI::App& verb, Args& args) {
    add_flags(verb, api::Question::generate, args);
    verb.add_option("--jobs", args.generate.jobs, "candidates to examine in parallel (default: 1)")
        ->transform(whole_number({1, 256}))
        ->type_name("N");
    add_destination(verb, args);
}

}  // namespace decant::cli
