// The verb `hint`: its options and its answer.
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

ExitCode code_of(const api::Hint& hint, int rung) {
    const api::Solution& solution = hint.found.solution;
    if (solution.cancelled) return ExitCode::interrupted;
    const api::Verdict verdict = rung == 1 ? hint.found.verdict() : solution.verdict;
    if (verdict == api::Verdict::solved) return ExitCode::done;
    return verdict == api::Verdict::unsolvable ? ExitCode::unsolvable : ExitCode::unknown;
}

}  // namespace

void describe_hint(CLI::App& verb, Args& args) {
    add_level(verb, args);
    verb.add_option("--moves", args.moves,
                    "moves made so far: text such as '3>1 2>3', a path, or '-' for standard input")
        ->type_name("PLAN");
    add_output(verb, args);
    add_flags(verb, api::Question::hint, args);
    add_examples(verb, {"decant hint cups-4", "decant hint cups-4 --level 3",
                        "decant hint water4:ABAB/BABA/- --moves '1>3' --level 2"});
}

ExitCode hint(const Args& args) {
    if (args.level == "-" && args.moves == "-") {
        return report(
            {"LEVEL and --moves cannot both be standard input; give one of them as a file", ExitCode::usage});
    }
    const auto level = load_level(args);
    if (!level) return report(level.error());
    Input moves;
    if (!args.moves.empty()) {
        const auto read = read_plan(args.moves);
        if (!read) return report(read.error());
        moves = *read;
    }
    api::SolveOptions options = args.solve;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    const auto played = api::play(*level, moves.bytes, {}, args.load);
    if (!played) return report(failure(played.error(), moves.source));
    if (played->replay.fault) {
        return report(
            {moves.source + ": " + api::fault_text(*played) + "; correct the moves", ExitCode::invalid_plan});
    }
    const auto hint = [&] {
        ProgressLine progress(!args.quiet && can_show_progress());
        progress.attach(options);
        return api::hint(*level, *played, args.rung, options);
    }();
    if (!hint) {
        const auto& error = hint.error();
        return report(failure(error.diagnostic, source_of(args.level),
                              error.is_bug ? ExitCode::internal : ExitCode::malformed));
    }
    tell_reading(args, *level);
    const api::Style style = output_style(args.color);
    if (args.format == Format::json)
        print_data(api::hint_json(*level, *hint, args.rung));
    else
        print(api::hint_text(*level, *hint, args.rung, style), style);
    return code_of(*hint, args.rung);
}

}  // namespace decant::cli
