// `decant graph`, and Graphviz: a child process between two temporary files, so that no pipe can fill up.
// SPDX-License-Identifier: MIT
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <thread>

#include "api/graph_shortfall.hpp"
#include "cli/destination.hpp"
#include "cli/input.hpp"
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

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporary() {
    return {std::tmpfile(), [](std::FILE* file) { return std::fclose(file); }};
}

/// Waits for a child and looks now and then whether it shall be ended. The error number of that, or 0 and its
/// exit status.
int wait_for(pid_t child, const api::Ends& ends, int& status) {
    constexpr auto pause = std::chrono::milliseconds(10);
    bool is_killed = false;
    for (;;) {
        if ((ends.cancelled() || ends.late()) && !is_killed) is_killed = ::kill(child, SIGKILL) == 0;
        const pid_t ended = waitpid(child, &status, is_killed ? 0 : WNOHANG);
        if (ended == child) return 0;
        if (ended < 0 && errno != EINTR) return errno;
        if (ended == 0) std::this_thread::sleep_for(pause);
    }
}

/// The error number of starting the program, or 0 and its exit status. It has its own process group, so that
/// Ctrl-C on the terminal does not make it end early as if all were drawn.
int run(const char* const* arguments, int in, int out, const api::Ends& ends, int& status) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    pid_t child = 0;
    const int error =
        posix_spawnp(&child, arguments[0], &files, &attributes, const_cast<char* const*>(arguments), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (error != 0) return error;
    const rlimit memory{ends.limits.memory, ends.limits.memory};
    prlimit(child, RLIMIT_DATA, &memory, nullptr);
    return wait_for(child, ends, status);
}

/// A file from its beginning.
void copy(std::FILE* file, api::Output& out) {
    if (std::fseek(file, 0, SEEK_SET) != 0) return;
    char buffer[1 << 16];
    for (std::size_t got = 1; got > 0;) {
        got = std::fread(buffer, 1, sizeof buffer, file);
        out.add({buffer, got});
    }
}

std::size_t bytes_of(std::FILE* file) {
    const bool is_at_end = std::fseek(file, 0, SEEK_END) == 0;
    return is_at_end ? static_cast<std::size_t>(std::max(std::ftell(file), 0L)) : 0;
}

bool write_to(std::FILE* file, const std::function<void(api::Output&)>& write_dot, const api::Ends& ends) {
    bool is_written = true;
    api::Output out(
        [&](std::string_view piece) {
            is_written = is_written && std::fwrite(piece.data(), 1, piece.size(), file) == piece.size();
        },
        ends);
    write_dot(out);
    return is_written && std::fflush(file) == 0 && std::fseek(file, 0, SEEK_SET) == 0;
}

/// Draws a DOT document as SVG by the program `dot`, without a shell; or says why it cannot. Cancellation and
/// the deadline end the program, and it may not take more memory than the limit.
std::optional<Failure> draw_svg(const std::function<void(api::Output&)>& write_dot, const api::Ends& ends,
                                api::Output& out) {
    const File in = temporary();
    const File drawn = temporary();
    if (!in || !drawn || !write_to(in.get(), write_dot, ends)) {
        return Failure{"no temporary file can be written; make room, or set TMPDIR", ExitCode::internal};
    }

    const char* const arguments[] = {"dot", "-Tsvg", nullptr};
    int status = 0;
    const int error = run(arguments, fileno(in.get()), fileno(drawn.get()), ends, status);
    if (error == ENOENT) {
        return Failure{
            "the picture needs Graphviz, whose program 'dot' was not found; install it (on Debian: "
            "apt install graphviz), or use --format dot",
            ExitCode::usage};
    }
    if (error != 0) {
        return Failure{std::string("Graphviz's 'dot' cannot be run: ") + std::strerror(error) +
                           "; repair it, or use --format dot",
                       ExitCode::internal};
    }
    if (ends.cancelled()) return Failure{"interrupted", ExitCode::interrupted};
    if (ends.late()) {
        return Failure{
            "stopped by the time limit while Graphviz drew the picture; raise --time-limit, or use --format "
            "dot",
            ExitCode::unknown};
    }
    if (status != 0 || bytes_of(drawn.get()) == 0) {
        return Failure{"Graphviz's 'dot' failed; see its messages above, or use --format dot",
                       ExitCode::internal};
    }
    copy(drawn.get(), out);
    return std::nullopt;
}

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
