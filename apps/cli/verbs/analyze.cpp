// `decant analyze`, for one level or for many.
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

#include "cli/batch.hpp"
#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

ExitCode analyze_batch(const Args& args, const api::AnalyzeOptions& options) {
    return each_line(args, *options.limits.cancel, [&](const api::Level& level, const BatchLine& line) {
        const auto analysis = api::analyze(level, options);
        if (!analysis) return line_error(line, analysis.error(), ExitCode::malformed);
        return Answer{api::analysis_json(level, *analysis, line.text, batch_stats(args)),
                      analysis->survey.complete ? ExitCode::done : ExitCode::unknown};
    });
}

}  // namespace

void describe_analyze(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_output(verb, args);
    add_flags(verb, api::Question::analyze, args);
    add_batch(verb, args);
    add_examples(verb, {"decant analyze cups-4", "decant analyze water4:ABAB/BABA/- --format json",
                        "decant analyze --batch levels.txt --jobs 4 --output figures.jsonl --resume"});
}

ExitCode analyze(const Args& args) {
    api::AnalyzeOptions options{args.solve, args.seed, args.games};
    options.limits.memory = search_memory(args);
    options.limits.cancel = &cancel_on_interrupt();
    if (args.batch) return analyze_batch(args, options);
    const auto level = load_level(args);
    if (!level) return report(level.error());
    const auto analysis = [&] {
        ProgressLine progress(!args.quiet && can_show_progress());
        progress.attach(options.limits);
        return api::analyze(*level, options);
    }();
    if (!analysis) return report(failure(analysis.error(), source_of(args.level)));
    tell_reading(args, *level);
    const api::Style style = output_style(args.color);
    if (args.format == Format::json)
        print_data(api::analysis_json(*level, *analysis));
    else
        print(api::analysis_text(*level, *analysis, style), style);
    if (analysis->survey.complete) return ExitCode::done;
    return options.limits.cancel->cancelled() ? ExitCode::interrupted : ExitCode::unknown;
}

}  // namespace decant::cli
