// Describes the command line to CLI11, verb by verb.
// SPDX-License-Identifier: MIT
#include "cli/description.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "cli/help.hpp"
#include "cli/help_page.hpp"
#include "cli/shared_flags.hpp"
#include "cli/values.hpp"
#include "cli/version.hpp"

namespace decant::cli {
namespace {

std::vector<std::string> words(const std::vector<api::Entry>& entries) {
    std::vector<std::string> list;
    for (const api::Entry& entry : entries) {
        if (std::find(list.begin(), list.end(), entry.word) == list.end()) list.push_back(entry.word);
    }
    return list;
}

}  // namespace

void add_read_flags(CLI::App& verb, Args& args) {
    verb.add_option("--from", args.load.format, "the format of the level (default: detected)")
        ->check(one_of(words(api::formats())))
        ->type_name("FORMAT");
    verb.add_option("--rules", args.load.read.rules, "water pours whole runs, ball moves one unit")
        ->check(one_of({"water", "ball"}))
        ->type_name("RULES");
    verb.add_option("--capacity", args.load.read.capacity, "units that a tube holds")
        ->transform(whole_number(api::range_of("capacity")))
        ->type_name("N");
    verb.add_flag("--top-first", args.load.read.top_first, "the level lists each tube from its top");
    verb.add_flag("--partial", args.load.read.partial, "colors may have missing units");
}

void add_output_file(CLI::App& verb, Args& args) {
    auto* output =
        verb.add_option("--output", args.output, "write to this new file (default: standard output)");
    output->type_name("FILE");
    verb.add_flag("--force", args.force, "replace the file of --output where it is there")->needs(output);
}

namespace {

void add_level(CLI::App& verb, Args& args, bool required) {
    auto* level = verb.add_option("LEVEL", args.level, level_help);
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

void add_time_and_memory(CLI::App& verb, Args& args) {
    verb.add_option("--time-limit", args.solve.seconds,
                    "stop after so many seconds; 0: tell what is known without a search")
        ->transform(seconds())
        ->type_name("SECONDS");
    verb.add_option("--memory-limit", args.memory_limit,
                    "stop before using more memory than this, e.g. 512M or 8G (default: three quarters of "
                    "the machine's)")
        ->transform(size(api::range_of("memory_limit")))
        ->type_name("SIZE");
}

void add_limits(CLI::App& verb, Args& args, const std::string& node_help) {
    add_time_and_memory(verb, args);
    verb.add_option("--node-limit", args.solve.nodes, node_help)
        ->transform(whole_number(counted))
        ->type_name("N");
}

CLI::Option* add_batch(CLI::App& verb, Args& args) {
    auto* batch = verb.add_flag("--batch", args.batch,
                                "LEVEL holds one level code a line; print one JSON object for each");
    verb.add_option("--jobs", args.jobs, "in a batch: levels at work at the same time (default: 1)")
        ->transform(whole_number({1, 1024}))
        ->needs(batch)
        ->type_name("N");
    return batch;
}

void describe_analyze(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_output(verb, args);
    add_limits(verb, args,
               fmt::format("explore so many positions, else estimate (default: {})", api::usual_positions));
    verb.add_option("--seed", args.seed, "of the simulated games and of estimates (default: 1)")
        ->transform(whole_number(api::range_of("seed")))
        ->type_name("N");
    verb.add_option("--games", args.games, "games of each simulated player (default: 1000)")
        ->transform(whole_number(api::range_of("games")))
        ->type_name("N");
    add_batch(verb, args);
}

void describe_hint(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    verb.add_option("--moves", args.moves,
                    "moves made so far: text such as '3>1 2>3', a path, or '-' for standard input")
        ->type_name("PLAN");
    verb.add_option("--level", args.rung,
                    "1: can it still be solved; 2: what to look at; 3: the next move; 4: the whole plan "
                    "(default: 1)")
        ->transform(whole_number(api::range_of("rung")))
        ->type_name("N");
    add_output(verb, args);
    add_limits(verb, args, "stop a search after so many expanded states");
}

void describe_graph(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_choice(verb, "--format", "FORMAT", args.format,
               {{"dot", Format::dot}, {"json", Format::json}, {"svg", Format::svg}},
               "the output (default: dot); svg needs Graphviz");
    add_output_file(verb, args);
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
    verb.add_option_function<std::string>(
            "--algorithm",
            [&args](const std::string& word) { args.solve.algorithm = *api::algorithm_of(word); },
            "how to search (default: auto; see `decant list algorithms`)")
        ->check(one_of(words(api::algorithms())))
        ->type_name("NAME");
    verb.add_option("--weight", args.solve.settings.weight,
                    "for weighted-a-star: how many times too long a plan may be (default: 2)")
        ->transform(number(api::range_of("weight")))
        ->type_name("W");
    verb.add_option("--beam-width", args.solve.settings.beam_width,
                    "for beam: states kept in each layer (default: 1000)")
        ->transform(whole_number(api::range_of("beam_width")))
        ->type_name("N");
    add_limits(verb, args, "stop after so many expanded states");
    verb.add_flag(
        "--any", args.solve.any,
        "of DogBunny: any shortest plan will do, also one with more switches between tokens than needed");
    verb.add_flag("--steps", args.steps, "draw the position after each move");
    verb.add_option(
            "--advice-limit", args.solve.advice_seconds,
            "look at most so many seconds for what would help a level that cannot be solved (default: "
            "5); 0: do not look")
        ->transform(seconds())
        ->type_name("SECONDS");
    auto* events = verb.add_flag("--events", args.events,
                                 "print each fact as soon as it is known, as one JSON object a line");
    verb.add_option("--threads", args.solve.threads,
                    "threads that work on one level, where auto can use them (default: 1)")
        ->transform(whole_number(api::range_of("threads")))
        ->type_name("N");
    auto* proof = verb.add_option(
        "--proof", args.proof,
        "write why the answer is right to this new file, which `decant verify` and other programs "
        "check; compressed where it ends in .gz; in a batch: to files of this folder");
    proof->type_name("FILE")->check([](const std::string& path) {
        return std::string(path.empty() ? "an empty name; give a path" : "");
    });
    verb.add_option("--proof-limit", args.proof_limit,
                    "write no proof of more than so many entries (default: 5000000)")
        ->transform(whole_number(api::range_of("proof_limit")))
        ->needs(proof)
        ->type_name("N");
    verb.add_flag("--force", args.force, "replace the file of --proof where it is there")->needs(proof);
    auto* batch = add_batch(verb, args);
    batch->excludes(events);
    verb.add_flag("--advice", args.advice, "in a batch: say what would help unsolvable levels")->needs(batch);
}

void describe_verify(CLI::App& verb, Args& args) {
    verb.add_option("FILE", args.proofs, "proofs, also compressed ones, or '-' for standard input")
        ->required()
        ->expected(1, -1);
    verb.add_option("--level", args.level, "the level that they must be about")->type_name("LEVEL");
    add_read_flags(verb, args);
    auto* derive =
        verb.add_flag("--derive", args.derive,
                      "leave the table of the file aside and derive it from level, plan and claim");
    verb.add_option(
            "--passes", args.passes,
            "go through the file so often, with a share of its table in memory each time (default: 1)")
        ->transform(whole_number({1, 1000}))
        ->type_name("N");
    verb.add_option("--proof-limit", args.proof_limit,
                    "with --derive: give up beyond so many entries (default: 5000000)")
        ->transform(whole_number(api::range_of("proof_limit")))
        ->needs(derive)
        ->type_name("N");
    add_output(verb, args);
    add_time_and_memory(verb, args);
}

void describe_play(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_color(verb, args);
    add_limits(verb, args, "stop a search after so many expanded states");
}

void describe_check(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    verb.add_option("PLAN", args.plan,
                    "a path, '-' or the moves: text such as '3>1 2>3', or the JSON of solve")
        ->required();
    add_output(verb, args);
}

void describe_show(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    add_output(verb, args, {{"text", Format::text}, {"json", Format::json}, {"svg", Format::svg}});
}

void describe_convert(CLI::App& verb, Args& args) {
    add_level(verb, args, true);
    verb.add_option("--to", args.to, "the format to write")
        ->required()
        ->check(one_of(words(api::formats())))
        ->type_name("FORMAT");
}

void describe_list(CLI::App& verb, Args& args) {
    verb.add_option("WHAT", args.what, "families, algorithms, formats or levels")
        ->required()
        ->check(one_of({"families", "algorithms", "formats", "levels"}));
    add_format(verb, args);
}

struct VerbEntry {
    std::string_view name;
    Verb verb;
    const char* summary;
    void (*describe)(CLI::App& verb, Args& args);
};

constexpr auto verbs_heading = "Verbs";

/// In the order of the help.
constexpr VerbEntry verbs[] = {
    {"solve", Verb::solve, "find a shortest plan and prove it, or prove that there is none", describe_solve},
    {"verify", Verb::verify, "check a proof that solve, or any other program, wrote", describe_verify},
    {"analyze", Verb::analyze, "measure a level: its positions, dead ends, mistakes, players and difficulty",
     describe_analyze},
    {"hint", Verb::hint, "say how a game stands and, if asked, how it goes on", describe_hint},
    {"graph", Verb::graph, "draw all positions and how they are connected", describe_graph},
    {"play", Verb::play, "play a level, with hints, undo and a solver at hand", describe_play},
    {"check", Verb::check, "replay a plan and say whether it solves the level", describe_check},
    {"show", Verb::show, "draw a level", describe_show},
    {"convert", Verb::convert, "write a level in another format", describe_convert},
    {"list", Verb::list, "list what there is", describe_list},
    {"generate", Verb::generate, "make levels that are new, solvable and as wished, from a seed",
     describe_generate},
    {"collection", Verb::collection, "keep levels, with what is known of them, in a file",
     describe_collection},
    {"serve", Verb::serve, "answer requests over HTTP, and serve the page", describe_serve},
};

}  // namespace

void describe(CLI::App& app, Args& args, std::vector<std::string>& help_verb,
              const std::function<bool(std::string_view)>& is_wanted) {
    app.description(
        "decant solves levels of water sort, ball sort and DogBunny: a shortest plan, proved, or a proof "
        "that there is none.");
    app.name("decant");
    app.require_subcommand(0, 1);
    app.formatter(help_page());
    app.set_version_flag("--version", version_text(),
                         "print the version, the commit and the compiler, and exit");
    app.set_help_flag("-h,--help", "print this help and exit");
    for (const VerbEntry& entry : verbs) {
        CLI::App& verb = *app.add_subcommand(std::string(entry.name), entry.summary);
        verb.callback([&args, chosen = entry.verb] { args.verb = chosen; });
        if (is_wanted(entry.name)) entry.describe(verb, args);
    }
    app.add_subcommand("help", "explain a verb")
        ->add_option("VERB", help_verb, "the verb to explain, and a verb of it")
        ->expected(0, 2);
    for (CLI::App* verb : app.get_subcommands({})) {
        verb->group(verbs_heading);
        for (CLI::App* inner : verb->get_subcommands({})) inner->group(verbs_heading);
    }
    add_examples(app);
}

}  // namespace decant::cli
