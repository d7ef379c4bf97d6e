// Describes the command line to CLI11, verb by verb.
// SPDX-License-Identifier: MIT
#include "cli/description.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "cli/generate_args.hpp"
#include "cli/help.hpp"
#include "cli/help_page.hpp"
#include "cli/input.hpp"
#include "cli/option_flags.hpp"
#include "cli/shared_flags.hpp"
#include "cli/values.hpp"
#include "cli/version.hpp"

namespace decant::cli {

void add_output_file(CLI::App& verb, Args& args) {
    auto* output =
        verb.add_option("--output", args.output, "write to this new file (default: standard output)");
    output->type_name("FILE");
    verb.add_flag("--force", args.force, "replace the file of --output if it exists")->needs(output);
}

CLI::Option* add_total_time_limit(CLI::App& verb, Args& args, const char* help) {
    return verb.add_option("--total-time-limit", args.total_seconds, help)
        ->transform(seconds())
        ->type_name("SECONDS");
}

namespace {

using api::Question;

void add_level(CLI::App& verb, Args& args, bool required) {
    auto* level = verb.add_option("LEVEL", args.level, level_help)->check(not_empty(a_level));
    if (required) level->required();
    add_read_flags(verb, args);
}

template <class Value>
void add_choice(CLI::App& verb, const char* name, const char* type, Value& value,
                const std::map<std::string, Value>& choices, const char* help) {
    std::vector<std::string> names;
    for (const auto& [word, meaning] : choices) names.push_back(word);
    const auto choose = [&value, choices](const std::string& word) { value = choices.at(word); };
    verb.add_option_function<std::string>(name, choose, help)->check(one_of(names))->type_name(type);
}

const std::map<std::string, Format> text_or_json = {{"text", Format::text}, {"json", Format::json}};

void add_format(CLI::App& verb, Args& args, const std::map<std::string, Format>& formats = text_or_json) {
    add_choice(verb, "--format", "FORMAT", args.format, formats, "the output (default: text)");
}

void add_color(CLI::App& verb, Args& args) {
    const std::map<std::string, ColorChoice> choices = {
        {"auto", ColorChoice::automatic}, {"always", ColorChoice::always}, {"never", ColorChoice::never}};
    add_choice(verb, "--color", "WHEN", args.color, choices,
               "use color (default: auto; NO_COLOR is respected)");
}

void add_output(CLI::App& verb, Args& args, const std::map<std::string, Format>& formats = text_or_json) {
    add_format(verb, args, formats);
    verb.add_flag("--quiet", args.quiet, "less text, no progress");
    add_color(verb, args);
}

struct BatchFlags {
    CLI::Option* batch;
    CLI::Option* output;
};

BatchFlags add_batch(CLI::App& verb, Args& args) {
    auto* batch =
        verb.add_flag("--batch", args.batch,
                      "LEVEL holds many levels, such as one code per line; print one JSON object for each");
    verb.add_option("--jobs", args.jobs, "in a batch: levels to work on in parallel (default: 1)")
        ->transform(whole_number({1, 1024}))
        ->needs(batch)
        ->type_name("N");
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

void describe_analyze(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_output(verb, args);
    add_flags(verb, Question::analyze, args);
    add_batch(verb, args);
}

void describe_join(CLI::App& verb, Args& args) {
    verb.add_option("FILE", args.answers, "what --output of each shard of a batch wrote, in any order")
        ->required()
        ->expected(1, -1);
    add_output_file(verb, args);
}

void describe_hint(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    verb.add_option("--moves", args.moves,
                    "moves made so far: text such as '3>1 2>3', a path, or '-' for standard input")
        ->type_name("PLAN");
    add_output(verb, args);
    add_flags(verb, Question::hint, args);
}

void describe_graph(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_choice(verb, "--format", "FORMAT", args.format,
               {{"dot", Format::dot}, {"json", Format::json}, {"svg", Format::svg}},
               "the output (default: dot); svg needs Graphviz");
    add_output_file(verb, args);
    add_flags(verb, Question::graph, args);
    verb.add_option("--max-states", args.max_states, "refuse levels with more positions (default: 1000)")
        ->transform(whole_number({1, 10'000'000}))
        ->type_name("N");
    verb.preparse_callback([&args](std::size_t) { args.format = Format::dot; });
}

void describe_solve(CLI::App& verb, Args& args) {
    add_level(verb, args, false);
    add_output(
        verb, args,
        {{"text", Format::text}, {"json", Format::json}, {"moves", Format::moves}, {"svg", Format::svg}});
    add_flags(verb, Question::solve, args);
    verb.add_flag("--steps", args.steps, "draw the position after each move");
    auto* events = verb.add_flag("--events", args.events,
                                 "print each fact as soon as it is known, one JSON object per line");
    auto* proof =
        verb.add_option("--proof", args.proof,
                        "write a proof of the answer to this new file, for `decant verify` or other programs "
                        "to check; compressed if the name ends in .gz; in a batch: to files in this folder");
    proof->type_name("FILE")->check(not_empty("a path"));
    for (const api::OptionEntry& option : api::options_of(Question::prove)) {
        const bool is_of_proof = option.belongs_to(Question::prove) && !option.belongs_to(Question::solve);
        if (option.has_flag && is_of_proof) add_option(verb, option, args)->needs(proof);
    }
    verb.add_flag("--force", args.force, "replace the file of --proof if it exists")->needs(proof);
    const auto [batch, output] = add_batch(verb, args);
    batch->excludes(events);
    output->excludes(proof);
    verb.add_flag("--advice", args.advice, "in a batch: say what would help unsolvable levels")->needs(batch);
}

void describe_verify(CLI::App& verb, Args& args) {
    verb.add_option("FILE", args.proofs, "proofs, compressed or not, or '-' for standard input")
        ->required()
        ->expected(1, -1);
    auto* level = verb.add_option("--level", args.level, "the level that the proofs must be about");
    level->type_name("LEVEL")->check(not_empty(a_level));
    for (CLI::Option* said : add_read_flags(verb, args)) said->needs(level);
    add_output(verb, args);
    add_flags(verb, Question::verify, args);
    verb.get_option("--proof-limit")->needs(verb.get_option("--derive"));
    verb.add_option(
            "--passes", args.passes,
            "read the file this many times, with a share of its table in memory each time (default: 1)")
        ->transform(whole_number({1, 1000}))
        ->type_name("N");
}

void describe_play(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_color(verb, args);
    add_flags(verb, Question::play, args);
}

void describe_check(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    verb.add_option("PLAN", args.plan,
                    "a path, '-' or the moves: text such as '3>1 2>3', or the JSON of solve")
        ->required();
    add_output(verb, args);
    add_flags(verb, Question::check, args);
}

void describe_show(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_output(verb, args, {{"text", Format::text}, {"json", Format::json}, {"svg", Format::svg}});
}

void describe_read(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_output(verb, args);
    verb.add_flag("--explain", args.explain, "of a picture: draw how it was read, step by step, as SVG")
        ->excludes(verb.get_option("--format"));
}

void describe_convert(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_flags(verb, Question::convert, args);
}

void describe_list(CLI::App& verb, Args& args) {
    verb.add_option("WHAT", args.what, "families, algorithms, formats or levels")
        ->required()
        ->check(one_of({"families", "algorithms", "formats", "levels"}));
    add_format(verb, args);
}

struct VerbEntry {
    std::string_view name;
    std::string_view summary;
    Verb verb;
    void (*describe)(CLI::App& verb, Args& args);
};

VerbEntry verb_of(Question question, Verb verb, void (*describe)(CLI::App& verb, Args& args)) {
    const api::QuestionEntry& entry = api::entry_of(question);
    return {entry.word, entry.summary, verb, describe};
}

constexpr auto verbs_heading = "Verbs";

/// In the order of the help.
std::vector<VerbEntry> verbs() {
    return {
        verb_of(Question::solve, Verb::solve, describe_solve),
        verb_of(Question::verify, Verb::verify, describe_verify),
        verb_of(Question::analyze, Verb::analyze, describe_analyze),
        {"join", "put the answers of all shards of a batch together", Verb::join, describe_join},
        verb_of(Question::hint, Verb::hint, describe_hint),
        verb_of(Question::graph, Verb::graph, describe_graph),
        verb_of(Question::play, Verb::play, describe_play),
        verb_of(Question::check, Verb::check, describe_check),
        verb_of(Question::show, Verb::show, describe_show),
        verb_of(Question::read, Verb::read, describe_read),
        verb_of(Question::convert, Verb::convert, describe_convert),
        {"list", "list families, algorithms, formats or levels", Verb::list, describe_list},
        verb_of(Question::generate, Verb::generate, describe_generate),
        {"collection", "keep levels, and what is known about them, in a file", Verb::collection,
         describe_collection},
        {"serve", "answer requests over HTTP, and serve the page", Verb::serve, describe_serve},
    };
}

}  // namespace

void describe(CLI::App& app, Args& args, std::vector<std::string>& help_verb,
              const std::function<bool(std::string_view)>& is_wanted) {
    app.description(
        "decant solves water sort, ball sort and DogBunny levels: it finds a shortest plan and proves it, or "
        "proves that there is none.");
    app.name("decant");
    app.require_subcommand(0, 1);
    app.formatter(help_page());
    app.set_version_flag("--version", version_text(),
                         "print the version, the commit and the compiler, and exit");
    app.set_help_flag("-h,--help", "print this help and exit");
    for (const VerbEntry& entry : verbs()) {
        CLI::App& verb = *app.add_subcommand(std::string(entry.name), std::string(entry.summary));
        verb.callback([&args, chosen = entry.verb] { args.verb = chosen; });
        if (is_wanted(entry.name)) entry.describe(verb, args);
    }
    app.add_subcommand("help", "explain a verb")
        ->add_option("VERB", help_verb, "the verb to explain, such as solve or collection import")
        ->expected(0, 2);
    for (CLI::App* verb : app.get_subcommands({})) {
        verb->group(verbs_heading);
        for (CLI::App* inner : verb->get_subcommands({})) inner->group(verbs_heading);
    }
    add_examples(app);
}

}  // namespace decant::cli
