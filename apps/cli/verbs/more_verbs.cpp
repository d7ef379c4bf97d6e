// Describes the verbs of decant-more to CLI11: `collection`, `play` and `serve`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <map>
#include <string>

#include "cli/args.hpp"
#include "cli/input.hpp"
#include "cli/option_flags.hpp"
#include "cli/shared_flags.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

void add_query(CLI::App& verb, CollectionArgs& args) {
    verb.add_option("--where", args.where,
                    "only levels that match a filter: 'length >= 30 and dead_share > 0.4'")
        ->type_name("FILTER");
    verb.add_option("--sort", args.sort, "sort by a fact or a metric (default: by number)")
        ->type_name("NAME");
    verb.add_flag("--descending", args.descending, "with --sort: largest first");
    verb.add_option("--limit", args.limit, "at most this many levels")
        ->transform(whole_number(api::any_count))
        ->type_name("N");
}

class Describer {
  public:
    Describer(CLI::App& collection, Args& args) : collection_(collection), args_(args) {}

    CLI::App& verb(const char* name, CollectionVerb verb, const char* help) {
        CLI::App& added = *collection_.add_subcommand(name, help);
        added.callback([this_args = &args_, verb] { this_args->collection.verb = verb; });
        added.add_flag("--quiet", args_.quiet, "less text, no progress");
        return added;
    }

  private:
    CLI::App& collection_;
    Args& args_;
};

void add_writers(Describer& describe, Args& args) {
    CollectionArgs& own = args.collection;
    auto& import = describe.verb("import", CollectionVerb::import, "add the levels of files and folders");
    import.add_option("PATH", own.paths, "files of levels, folders of them, or '-' for standard input")
        ->required();
    add_read_flags(import, args);
    auto& add = describe.verb("add", CollectionVerb::add, "add one level");
    add.add_option("LEVEL", args.level, level_help)->required()->check(not_empty(a_level));
    add_read_flags(add, args);
    auto& annotate =
        describe.verb("annotate", CollectionVerb::annotate, "measure the levels that lack metrics");
    add_query(annotate, own);
    add_jobs(annotate, args.jobs, "levels to measure in parallel");
    add_total_time_limit(annotate, args, "stop after this many seconds; the next run measures what is left");
    annotate.add_flag("--again", own.again,
                      "also measure levels that already have metrics, or go on with that");
    annotate
        .add_option("--node-limit", own.measure.nodes,
                    "stop solving a level after expanding this many states (default: 2000000)")
        ->transform(whole_number(api::any_count))
        ->type_name("N");
    annotate
        .add_option(
            "--states", own.measure.states,
            fmt::format("skip metrics that need all positions if a level has more than this (default: {})",
                        api::MeasureOptions{}.states))
        ->transform(whole_number(api::any_count))
        ->type_name("N");
}

void add_readers(Describer& describe, Args& args) {
    CollectionArgs& own = args.collection;
    add_query(describe.verb("list", CollectionVerb::list, "a table of levels"), own);
    auto& show = describe.verb("show", CollectionVerb::show, "draw a level and print what is known about it");
    show.add_option("NUMBER", own.id, "the level's number in `list`")
        ->required()
        ->transform(whole_number(api::any_count));
    show.add_option_function<std::string>(
            "--format",
            [&args](const std::string& word) { args.format = word == "json" ? Format::json : Format::text; },
            "the output (default: text)")
        ->check(one_of({"text", "json"}))
        ->type_name("FORMAT");
    auto& select =
        describe.verb("select", CollectionVerb::select, "print the codes of levels, or copy the levels");
    add_query(select, own);
    select
        .add_option("--into", own.into, "copy them, with everything known about them, into this collection")
        ->type_name("FILE");
    auto& write =
        describe.verb("export", CollectionVerb::export_, "write levels with everything known about them");
    add_query(write, own);
    const std::map<std::string, api::ExportFormat> formats = {{"json", api::ExportFormat::json},
                                                              {"jsonl", api::ExportFormat::json_lines},
                                                              {"codes", api::ExportFormat::codes},
                                                              {"csv", api::ExportFormat::csv}};
    write
        .add_option_function<std::string>(
            "--format", [&own, formats](const std::string& word) { own.format = formats.at(word); },
            "the output (default: jsonl)")
        ->check(one_of({"json", "jsonl", "codes", "csv"}))
        ->type_name("FORMAT");
    add_output_file(write, args);
    describe.verb("verify", CollectionVerb::verify, "replay all plans and check keys and the file itself");
}

std::string host_name(const std::string& text) {
    const auto belongs = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '.'; };
    if (!text.empty() && std::all_of(text.begin(), text.end(), belongs)) return "";
    return "give a name alone, such as levels.example.org, without http:// and port";
}

}  // namespace

void describe_collection(CLI::App& collection, Args& args) {
    add_examples(collection, {"decant collection levels.db import levels.txt",
                              "decant collection levels.db annotate --jobs 4",
                              "decant collection levels.db list --where 'length >= 30' --sort length"});
    collection.add_option("FILE", args.collection.file, "the collection, such as levels.db")->required();
    collection.require_subcommand(1);
    Describer describe(collection, args);
    add_writers(describe, args);
    add_readers(describe, args);
}

void describe_play(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_color(verb, args);
    add_flags(verb, api::Question::play, args);
    add_examples(verb, {"decant play flasks-3", "decant play water4:ABAB/BABA/-"});
}

void describe_serve(CLI::App& verb, Args& args) {
    server::Options& options = args.serve.options;
    verb.add_option("--host", options.host,
                    "the address to listen on (default: 127.0.0.1, this machine alone)")
        ->type_name("ADDRESS");
    verb.add_option("--port", options.port, "the port to listen on, 0 for any free one (default: 8377)")
        ->transform(whole_number({0, 65'535}))
        ->type_name("N");
    verb.add_option("--host-name", options.host_names,
                    "also answer to this name, such as that of a proxy; may be repeated")
        ->allow_extra_args(false)
        ->check(host_name)
        ->type_name("NAME");
    verb.add_option("--root", options.root,
                    "serve the files in this folder (default: the page, if it is installed)")
        ->type_name("DIR");
    verb.add_option("--searches", args.serve.searches, "searches to run in parallel (default: one per core)")
        ->transform(whole_number({1, 256}))
        ->type_name("N");
    verb.add_option("--queue", options.queue,
                    "long searches that may wait for their turn; any more are refused (default: 64)")
        ->transform(whole_number({0, 100'000}))
        ->type_name("N");
    verb.add_option("--time-limit", options.bounds.seconds,
                    "the longest that one answer may take (default: 60)")
        ->transform(number({0.001, 1e8}))
        ->type_name("SECONDS");
    verb.add_option("--memory-limit", args.solve.memory,
                    "for everything that grows with requests, e.g. 512M or 8G (default: three quarters of "
                    "the machine's)")
        ->transform(size(api::any_count))
        ->type_name("SIZE");
    verb.add_option("--body-limit", options.body, "refuse larger bodies (default: 1M)")
        ->transform(size({1, 1e18}))
        ->type_name("SIZE");
    verb.add_option_function<double>(
            "--patience",
            [&options](double seconds) {
                options.patience = std::chrono::milliseconds(std::llround(seconds * 1000));
            },
            "how long a request may take to arrive, and an answer to be read (default: 15)")
        ->transform(number({1, 3600}))
        ->type_name("SECONDS");
    verb.add_flag("--verbose", args.serve.verbose, "log each request on standard error");
    add_examples(verb, {"decant serve", "decant serve --port 8000 --root my-page"});
}

}  // namespace decant::cli
