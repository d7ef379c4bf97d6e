// `decant solve` for one level.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

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

void print_solution(const Args& args, const api::Level& level, const api::Solution& solution) {
    const api::Style style = output_style(args.color);
    if (args.format == Format::json)
        print_data(api::solution_json(level, solution, true));
    else if (args.format == Format::text)
        print(api::solution_text(level, solution, {args.quiet, args.steps}, style), style);
    else if (!solution.cost)
        // Only a plan goes to standard output, so that a pipe never mistakes a sentence for one.
        print_error(api::verdict_text(solution));
    else
        print_data(args.format == Format::moves ? api::plan_text(solution)
                                                : api::solution_svg(level, solution));
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
        return Answer{api::solution_json(level, *solution, args.advice, line),
                      unknown ? ExitCode::unknown : ExitCode::done};
    });
}

}  // namespace

std::size_t search_memory(const Args& args) {
    // The program itself, its libraries and its buffers: 11 MiB for the smallest level.
    constexpr std::size_t own = std::size_t{12} << 20;
    std::size_t whole = 0;
    if (args.memory_limit) {
        whole = *args.memory_limit;
    } else {
        const auto pages = static_cast<std::size_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
        whole = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
    }
    const std::size_t shared = whole > 2 * own ? whole - own : whole / 2;
    return shared / static_cast<std::size_t>(args.jobs);
}

ExitCode solve(const Args& args) {
    api::SolveOptions options = args.solve;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    if (args.batch) return solve_batch(args, options);
    const auto level = load_level(args.level, args.load);
    if (!level) return report(level.error());
    const auto solution = [&] {
        ProgressLine progress(!args.quiet && can_show_progress());
        progress.attach(options);
        return api::solve(*level, options);
    }();
    if (!solution) {
        const auto& error = solution.error();
        return report(failure(error.diagnostic, source_of(args.level),
                              error.is_bug ? ExitCode::internal : ExitCode::malformed));
    }
    print_solution(args, *level, *solution);
    return code_of(*solution);
}

}  // namespace decant::cli
