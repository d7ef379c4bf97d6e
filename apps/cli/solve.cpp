// `decant solve` for one level.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "api/events.hpp"
#include "cli/batch.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

ExitCode code_of(const api::Solution& solution) {
    if (solution.cancelled) return ExitCode::interrupted;
    switch (solution.verdict) {
        case api::Verdict::solved:
            return ExitCode::done;
        case api::Verdict::unsolvable:
            return ExitCode::unsolvable;
        case api::Verdict::unknown:
            break;
    }
    return ExitCode::unknown;
}

/// Pictures are printed one by one: all of them together may take more memory than the search.
void print_solution(const Args& args, const api::Level& level, const api::Solution& solution) {
    const api::Style style = output_style(args.color);
    api::Output text([&](std::string_view piece) { print(piece, style); });
    api::Output data([](std::string_view piece) { print_data(piece); });
    if (args.format == Format::json)
        print_data(api::solution_json(level, solution));
    else if (args.format == Format::text)
        api::write_solution_text(level, solution, {args.quiet, args.steps}, style, text);
    else if (!solution.cost)
        // Only a plan goes to standard output, so that a pipe never mistakes a sentence for one.
        print_error(api::verdict_text(solution));
    else if (args.format == Format::moves)
        print_data(api::plan_text(solution));
    else
        api::write_solution_svg(level, solution, data);
}

using Answered = api::Result<api::Solution, api::SolveError>;

/// People read what is known at once; what programs read is one object.
Answered solve_one(const Args& args, const api::Level& level, api::SolveOptions options) {
    ProgressLine progress(!args.quiet && can_show_progress());
    progress.attach(options);
    if (args.format == Format::text) {
        options.on_verdict = [&](const api::Solution& solution) {
            progress.clear();
            print_solution(args, level, solution);
            flush();
            progress.look_for_advice(options.advice_seconds);
        };
        options.on_advice = [&](const api::Advice& advice) {
            progress.clear();
            print(api::advice_text(advice));
            flush();
        };
    }
    auto solution = api::solve(level, options);
    progress.clear();
    if (solution && args.format != Format::text) print_solution(args, level, *solution);
    return solution;
}

Answered solve_with_events(const api::Level& level, api::SolveOptions options) {
    api::Events events(level, [](std::string_view line) {
        print_data(line);
        flush();
    });
    events.attach(options);
    auto solution = api::solve(level, options);
    if (solution) events.end();
    return solution;
}

ExitCode solve_batch(const Args& args, api::SolveOptions options) {
    options.advice = args.advice;
    return each_line(args, *options.cancel, [&](const api::Level& level, const std::string& line) {
        const auto solution = api::solve(level, options);
        if (!solution) {
            const auto& error = solution.error();
            return line_error(line, error.diagnostic,
                              error.is_bug ? ExitCode::internal : ExitCode::malformed);
        }
        const bool unknown = solution->verdict == api::Verdict::unknown;
        return Answer{api::solution_json(level, *solution, line),
                      unknown ? ExitCode::unknown : ExitCode::done};
    });
}

}  // namespace

ExitCode solve(const Args& args) {
    api::SolveOptions options = args.solve;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    if (args.batch) return solve_batch(args, options);
    const auto level = load_level(args.level, args.load);
    if (!level) return report(level.error());
    options.advice = args.format == Format::text || args.format == Format::json;
    const auto solution = args.events ? solve_with_events(*level, options) : solve_one(args, *level, options);
    if (!solution) {
        const auto& error = solution.error();
        return report(failure(error.diagnostic, source_of(args.level),
                              error.is_bug ? ExitCode::internal : ExitCode::malformed));
    }
    return code_of(*solution);
}

}  // namespace decant::cli
