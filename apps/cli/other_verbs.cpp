// `decant check`, `show`, `read`, `convert` and `list`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "api/pictures.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {

ExitCode check(const Args& args) {
    if (args.level == "-" && args.plan == "-") {
        return report(
            {"LEVEL and PLAN cannot both be standard input; give one of them as a file", ExitCode::usage});
    }
    const auto level = load_level(args);
    if (!level) return report(level.error());
    const auto plan = read_plan(args.plan);
    if (!plan) return report(plan.error());
    const auto checked = api::check(*level, plan->bytes);
    if (!checked) return report(plan_failure(checked.error(), *plan));
    tell_reading(args, *level);
    if (args.format == Format::json)
        print_data(api::check_json(*level, *checked));
    else
        print(api::check_text(*checked));
    return checked->valid() ? ExitCode::done : ExitCode::invalid_plan;
}

ExitCode show(const Args& args) {
    const auto level = load_level(args);
    if (!level) return report(level.error());
    tell_reading(args, *level);
    const api::Style style = output_style(args.color);
    if (args.format == Format::text)
        print(api::level_text(*level, args.quiet, style), style);
    else
        print_data(args.format == Format::svg ? api::level_svg(*level) : api::level_json(*level));
    return ExitCode::done;
}

namespace {

/// Draws how the picture was read, whatever came of it.
ExitCode explain(const Args& args, const Input& input) {
    if (!api::is_picture(input.bytes))
        return report(
            {"--explain: only the reading of a picture is explained; leave it out", ExitCode::usage});
    if (isatty(STDOUT_FILENO) != 0)
        return report({"--explain: a drawing is no text; add '> steps.svg' and open that file in a browser",
                       ExitCode::usage});
    const auto explained = args.program->explain_picture(input.bytes, args.load);
    if (!explained) return report(failure(explained.error(), input.source));
    print_data(explained->svg);
    flush();
    if (explained->read) return ExitCode::done;
    return report(failure(explained->read.error().diagnostic, input.source));
}

}  // namespace

ExitCode read(const Args& args) {
    const auto input = read_level(args);
    if (!input) return report(input.error());
    if (args.explain) return explain(args, *input);
    const auto meanings = api::meanings(level_of(args, *input));
    if (!meanings) return report(failure(meanings.error(), input->source));
    const api::Style style = output_style(args.color);
    if (args.format == Format::json)
        print_data(api::meanings_json(*meanings));
    else
        print(api::meanings_text(*meanings, style), style);
    if (!meanings->doubt) return ExitCode::done;
    flush();
    return report(failure(*meanings->doubt, input->source));
}

ExitCode convert(const Args& args) {
    const auto level = load_level(args);
    if (!level) return report(level.error());
    const auto text = api::convert(*level, args.to);
    if (!text) return report(failure(text.error(), ""));
    print_data(*text);
    return ExitCode::done;
}

ExitCode list(const Args& args) {
    const auto entries = args.what == "families"     ? api::families()
                         : args.what == "algorithms" ? api::algorithms()
                         : args.what == "formats"    ? api::formats()
                                                     : api::levels();
    if (args.format == Format::json) {
        print_data(api::entries_json(entries));
        return ExitCode::done;
    }
    std::size_t family_width = 0;
    std::size_t word_width = 0;
    for (const api::Entry& entry : entries) {
        family_width = std::max(family_width, entry.family.size());
        word_width = std::max(word_width, entry.word.size());
    }
    for (const api::Entry& entry : entries) {
        if (family_width > 0) print(fmt::format("{:{}}  ", entry.family, family_width));
        print(fmt::format("{:{}}  {}\n", entry.word, word_width, entry.summary));
    }
    return ExitCode::done;
}

}  // namespace decant::cli
