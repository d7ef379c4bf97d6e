// `decant graph`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/graphviz.hpp"
#include "cli/progress.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

ExitCode write(const std::string& path, const std::string& text) {
    if (path.empty() || path == "-") {
        print(text);
        return ExitCode::done;
    }
    std::FILE* file = std::fopen(path.c_str(), "wb");
    const bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const int error = errno;
    const bool closed = file != nullptr && std::fclose(file) == 0;
    if (written && closed) return ExitCode::done;
    return report({fmt::format("decant: {}: cannot be written: {}; give a path that you may write to", path,
                               std::strerror(error)),
                   ExitCode::internal});
}

/// Why the graph is not whole.
ExitCode report_limit(const Args& args, const api::Graph& graph, bool cancelled) {
    if (cancelled) return report({"decant: interrupted", ExitCode::interrupted});
    const auto limit = graph.graph.limit;
    if (limit != api::Limit::nodes) {
        return report(
            {fmt::format("decant: a limit was reached after {} positions; raise it", graph.graph.states),
             ExitCode::unknown});
    }
    return report({fmt::format("decant: the level has more than {} positions; raise --max-states, make some "
                               "moves first, or take the figures of `decant analyze`",
                               args.max_states),
                   ExitCode::unknown});
}

/// Whether the picture would take the place of the level that it shows.
bool is_one_file(const std::string& level, const std::string& output) {
    if (api::looks_like_code(level)) return false;
    std::error_code ignored;
    return std::filesystem::equivalent(level == "-" ? "/dev/stdin" : level, output, ignored);
}

}  // namespace

ExitCode graph(const Args& args) {
    if (is_one_file(args.level, args.output))
        return report(
            {fmt::format("decant: {}: is the level; give another --output", args.output), ExitCode::usage});
    const auto level = load_level(args.level, args.load);
    if (!level) return report(level.error());
    api::SolveOptions options = args.solve;
    options.nodes = args.max_states;
    options.memory = search_memory(args);
    options.cancel = &cancel_on_interrupt();
    const auto graph = api::explore(*level, options);
    if (!graph) return report(failure(graph.error(), source_of(args.level)));
    if (!graph->graph.complete) return report_limit(args, *graph, options.cancel->cancelled());
    if (args.format == Format::json) return write(args.output, api::graph_json(*level, *graph));
    const std::string dot = api::graph_dot(*level, *graph);
    if (args.format == Format::dot) return write(args.output, dot);
    const auto svg = svg_of(dot, *options.cancel);
    return svg ? write(args.output, *svg) : report(svg.error());
}

}  // namespace decant::cli
