// `decant graph`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/destination.hpp"
#include "cli/graphviz.hpp"
#include "cli/option_flags.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

/// Why the graph is not whole.
ExitCode report_limit(const Args& args, const api::Graph& graph, bool cancelled) {
    if (cancelled) return report({"interrupted", ExitCode::interrupted});
    const auto limit = graph.graph.limit.value_or(api::Limit::nodes);
    if (limit != api::Limit::nodes) {
        return report({fmt::format("{} after {}; raise {}", api::entry_of(limit).reason,
                                   api::counted(graph.graph.states, "position"),
                                   limit == api::Limit::time ? "--time-limit" : "--memory-limit"),
                       ExitCode::unknown});
    }
    return report({fmt::format("the level has more than {}; raise --max-states, make some "
                               "moves first, or use the figures of `decant analyze`",
                               api::counted(args.max_states, "position")),
                   ExitCode::unknown});
}

api::Result<std::string, Failure> text_of(const Args& args, const api::Level& level, const api::Graph& graph,
                                          const api::CancelToken& cancel) {
    if (args.format == Format::json) return api::graph_json(level, graph);
    std::string dot = api::graph_dot(level, graph);
    if (args.format == Format::dot) return dot;
    return svg_of(dot, cancel);
}

}  // namespace

void describe_graph(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_format(verb, args, {"dot", "json", "svg"}, "the output (default: dot); svg needs Graphviz");
    add_output_file(verb, args);
    add_flags(verb, api::Question::graph, args);
    verb.add_option("--max-states", args.max_states, "refuse levels with more positions (default: 1000)")
        ->transform(whole_number({1, 10'000'000}))
        ->type_name("N");
    verb.preparse_callback([&args](std::size_t) { args.format = Format::dot; });
    add_examples(verb, {"decant graph cups-4 --format svg --output graph.svg",
                        "decant graph water4:ABAB/BABA/- --format json"});
}

ExitCode graph(const Args& args) {
    if (const auto misplaced = refuse_to_replace_level(args.level, args.output)) return report(*misplaced);
    const auto level = load_level(args);
    if (!level) return report(level.error());
    auto destination = Destination::open(args.output, args.force);
    if (!destination) return report(destination.error());
    api::SolveOptions options = args.solve;
    options.nodes = args.max_states;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    const auto graph = api::explore(*level, options);
    if (!graph) return report(failure(graph.error(), source_of(args.level)));
    if (!graph->graph.complete) return report_limit(args, *graph, options.cancel->cancelled());
    const auto text = text_of(args, *level, *graph, *options.cancel);
    if (!text) return report(text.error());
    destination->write(*text);
    const auto unfinished = destination->finish();
    return unfinished ? report(*unfinished) : ExitCode::done;
}

}  // namespace decant::cli
