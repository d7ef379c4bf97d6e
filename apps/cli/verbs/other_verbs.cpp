// `decant check`, `show`, `read`, `convert` and `list`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/pictures.hpp"
#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {

void describe_check(CLI::App& verb, Args& args) {
    add_level(verb, args);
    verb.add_option("PLAN", args.plan,
                    "a path, '-' or the moves: text such as '3>1 2>3', or the JSON of solve")
        ->required();
    add_output(verb, args);
    add_flags(verb, api::Question::check, args);
    add_examples(verb, {"decant check water4:ABAB/BABA/- '2>3 1>2 1>3 2>1 2>3 1>2 1>3'",
                        "decant solve cups-4 --format json | decant check cups-4 -"});
}

ExitCode check(const Args& args) {
    if (args.level == "-" && args.plan == "-") {
        return report(
            {"LEVEL and PLAN cannot both be standard input; give one of them as a file", ExitCode::usage});
    }
    const auto level = load_level(args);
    if (!level) return report(level.error());
    const auto plan = read_plan(args.plan);
    if (!plan) return report(plan.error());
    const auto checked = api::check(*level, plan->bytes, {}, args.load);
    if (!checked) return report(failure(checked.error(), plan->source));
    tell_reading(args, *level);
    if (args.format == Format::json)
        print_data(api::check_json(*level, *checked));
    else
        print(api::check_text(*checked));
    return checked->valid() ? ExitCode::done : ExitCode::invalid_plan;
}

void describe_show(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_output(verb, args, {"json", "svg", "text"});
    add_examples(verb, {"decant show cups-4", "decant show water4:ABAB/BABA/- --format svg"});
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

void describe_read(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_output(verb, args);
    verb.add_flag("--explain", args.explain, "of a picture: draw how it was read, step by step, as SVG")
        ->excludes(verb.get_option("--format"));
    add_examples(verb, {"decant read level.txt", "decant read - --top-first --format json"});
}

namespace {

/// Draws how the picture was read, even if no level was found in it.
ExitCode explain(const Args& args, const Input& input) {
    if (!api::is_picture(input.bytes))
        return report(
            {"--explain: only the reading of a picture is explained; leave it out", ExitCode::usage});
    if (isatty(STDOUT_FILENO) != 0)
        return report(
            {"--explain: a drawing is not a text; add '> steps.svg' and open that file in a browser",
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

void describe_convert(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_flags(verb, api::Question::convert, args);
    add_examples(verb, {"decant convert cups-4 --to code", "decant convert water4:ABAB/BABA/- --to native"});
}

ExitCode convert(const Args& args) {
    const auto level = load_level(args);
    if (!level) return report(level.error());
    print_error(api::not_used_text(*level));
    const auto text = api::convert(*level, args.to);
    if (!text) return report(failure(text.error(), ""));
    print_data(*text);
    return ExitCode::done;
}

void describe_list(CLI::App& verb, Args& args) {
    verb.add_option("WHAT", args.what, "families, algorithms, formats or levels")
        ->required()
        ->check(one_of({"families", "algorithms", "formats", "levels"}));
    add_format(verb, args);
    add_examples(verb, {"decant list formats", "decant list levels --format json"});
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
