// The verb `generate`: its options, and the levels as they are made.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/growing_file.hpp"
#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

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

/// Why too few levels were made. A file that is continued keeps its requirements.
api::Diagnostic shortfall(const Args& args, const api::GenerateOptions& options,
                          const api::Generated& outcome) {
    api::Diagnostic diagnostic = api::shortfall(options, outcome, {.resume = !args.output.empty()});
    if (args.resume && !outcome.cancelled)
        diagnostic.remedy = api::Remedy{"raise ", api::Option{"attempts"}}.or_else(
            "begin a new file with other requirements");
    return diagnostic;
}

}  // namespace

void describe_generate(CLI::App& verb, Args& args) {
    add_flags(verb, api::Question::generate, args);
    add_jobs(verb, args.generate.jobs, "candidates to examine in parallel");
    add_destination(verb, args);
    std::vector<std::string> examples = {
        "decant generate --seed 7 --count 200 --colors 9 --min-length 25",
        "decant generate --difficulty 30..50 --colors 7 --output levels.txt"};
    for (const auto& [family, recipe] : api::example_recipes())
        examples.push_back(fmt::format("decant generate --family {} {} --format native", family, recipe));
    add_examples(verb, examples);
}

ExitCode generate(const Args& args) {
    api::GenerateOptions options = args.generate;
    options.measure.cancel = &cancel_on_interrupt();
    const std::string& path = args.output;
    std::optional<ResumableFile> file;
    // Refuse impossible options before a file is made.
    if (const auto refusal = api::refuse(options)) return report(failure(*refusal, "", ExitCode::usage));
    if (!path.empty()) {
        auto opened = ResumableFile::open(path, api::signature(options), args.resume);
        if (!opened) return report(opened.error());
        file = std::move(opened).value();
    }
    options.seconds = args.solve.seconds;
    bool is_written = true;
    int problem = 0;
    const auto made = [&] {
        CountLine progress(!args.quiet && can_show_progress());
        return api::generate(
            options, file ? file->before() : "", file ? file->next() : 0,
            [&](const std::string& text) {
                // After a write that Ctrl-C ended, another one would wait again.
                if (file) file->write(text);
                if (!file && !output_failed()) print_data(text);
            },
            [&](std::uint64_t next, std::uint64_t count) {
                is_written = file ? file->note(next) : !output_failed() && flush();
                problem = errno;
                progress.show(fmt::format("{} of {} levels, {} candidates", count, options.count, next));
                return is_written;
            });
    }();
    if (!made) return report(failure(made.error(), "", ExitCode::usage));
    if (file && made->made > options.count) {
        return report({fmt::format("{}: already has {}; give a larger --count", path,
                                   api::counted(made->made, "level")),
                       ExitCode::usage});
    }
    if (is_interrupted()) return ExitCode::interrupted;
    if (!is_written && file) return report(GrowingFile::full(path, problem));
    // `main` reports what is wrong with standard output.
    if (!is_written) return ExitCode::internal;
    if (made->made < options.count) {
        return report(failure(shortfall(args, options, *made), "", ExitCode::unknown));
    }
    if (file) file->finish();
    return ExitCode::done;
}

}  // namespace decant::cli
