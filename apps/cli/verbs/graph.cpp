// `decant graph`.
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

#include "api/graph_shortfall.hpp"
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
ExitCode report_limit(const api::Graph& graph, bool cancelled) {
    if (cancelled) return report({"interrupted", ExitCode::interrupted});
    return report(failure(api::graph_shortfall(graph, "max_states"), "", ExitCode::unknown));
}

/// Piece by piece: the text of a large graph takes more memory than the graph.
std::optional<Failure> write(const Args& args, const api::Level& level, const api::Graph& graph,
                             const api::Ends& ends, Destination& destination) {
    api::Output out([&](std::string_view piece) { destination.write(piece); }, ends);
    const auto write_dot = [&](api::Output& dot) { api::write_graph_dot(level, graph, dot); };
    if (args.format == Format::svg) return draw_svg(write_dot, ends, out);
    if (args.format == Format::json)
        api::write_graph_json(level, graph, out);
    else
        write_dot(out);
    if (!out.stopped()) return std::nullopt;
    if (out.end() == api::Output::End::cancelled) return Failure{"interrupted", ExitCode::interrupted};
    return Failure{
        "stopped by the time limit while the graph was written; raise --time-limit, or make some moves first",
        ExitCode::unknown};
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
    print_error(api::not_used_text(*level));
    auto destination = Destination::open(args.output, args.force);
    if (!destination) return report(destination.error());
    api::SolveOptions options = args.solve;
    options.nodes = args.max_states;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    api::Ends ends{{}, options.cancel};
    if (options.memory) ends.limits.memory = *options.memory;
    if (options.seconds) ends.limits.deadline = api::deadline_in(*options.seconds);
    const auto graph = api::explore(*level, options);
    if (!graph) return report(failure(graph.error(), source_of(args.level)));
    if (!graph->graph.complete) return report_limit(*graph, options.cancel->cancelled());
    if (const auto failed = write(args, *level, *graph, ends, *destination)) return report(*failed);
    const auto unfinished = destination->finish();
    return unfinished ? report(*unfinished) : ExitCode::done;
}

}  // namespace decant::cli
