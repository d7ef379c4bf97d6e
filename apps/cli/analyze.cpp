// `decant analyze`.
// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {

ExitCode analyze(const Args& args) {
    const auto level = load_level(args.level, args.load);
    if (!level) return report(level.error());
    api::SolveOptions options = args.solve;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    const auto survey = [&] {
        ProgressLine progress(!args.quiet && can_show_progress());
        progress.attach(options);
        return api::analyze(*level, options);
    }();
    if (!survey) return report(failure(survey.error(), source_of(args.level)));
    print(args.format == Format::json ? api::survey_json(*level, *survey)
                                      : api::survey_text(*level, *survey, output_style(args.color)));
    if (survey->complete) return ExitCode::done;
    return options.cancel->cancelled() ? ExitCode::interrupted : ExitCode::unknown;
}

}  // namespace decant::cli
