// The verb `serve`: its options, and the server while it runs.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>

#include "base/release_memory.hpp"
#include "base/text.hpp"
#include "cli/output.hpp"
#include "cli/search_memory.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "server/server.hpp"

namespace decant::cli {
namespace {

constexpr std::size_t mib = std::size_t{1} << 20;

/// Where an installed program has the page; empty where there is none.
std::string installed_page() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto prefix = program.parent_path().parent_path().parent_path();  // of libexec/decant/decant-more
    const auto page = prefix / "share" / "decant" / "web";
    return std::filesystem::exists(page / "index.html", error) ? page.string() : "";
}

/// The bodies and answers that wait have their own part. The rest is for the jobs at work, which are one more
/// than searches: each holds tables, and an answer while it is written and copied.
void share_memory(server::Options& options, std::size_t whole) {
    options.budget = std::min(64 * mib, whole / 4);
    const std::size_t share = (whole - options.budget) / (options.searches + 1);
    options.bounds.answer = std::min(options.bounds.answer, share / 8);
    options.bounds.memory = share - 2 * options.bounds.answer;
}

server::Options options_of(const Args& args) {
    server::Options options = args.serve.options;
    if (options.root.empty()) options.root = installed_page();
    options.version = version;
    options.searches =
        args.serve.searches > 0 ? args.serve.searches : std::max(1U, std::thread::hardware_concurrency());
    share_memory(options, search_memory(args));
    if (args.serve.verbose)
        options.log = [](const std::string& line) { print_error(base::visible(line) + "\n"); };
    return options;
}

/// Limits under which no request, or none of that size, would ever be answered.
std::optional<Failure> refuse_limits(const Args& args, const server::Options& options) {
    const auto refusal = [](const std::string& line) { return Failure{line, ExitCode::usage}; };
    const std::size_t least = 8 * (std::size_t{options.searches} + 2);
    if (args.solve.memory && *args.solve.memory < least * mib)
        return refusal(fmt::format("--memory-limit: too little for {} search{}; give {}M or more",
                                   options.searches, options.searches == 1 ? "" : "es", least));
    if (options.body > options.budget)
        return refusal(
            fmt::format("--body-limit: more than there is room for; give {}M or less", options.budget / mib));
    return std::nullopt;
}

sigset_t ending_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

}  // namespace

ExitCode serve(const Args& args) {
    std::error_code error;
    const std::string& root = args.serve.options.root;
    if (!root.empty() && !std::filesystem::is_directory(root, error))
        return report({fmt::format("{}: is not a folder; give one to --root", root), ExitCode::unreadable});
    base::release_large_blocks_at_once();
    const server::Options options = options_of(args);
    if (const auto refused = refuse_limits(args, options)) return report(*refused);
    // All threads of the server inherit this: signals come to this thread alone, and only when it asks.
    const sigset_t signals = ending_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    auto server = server::Server::listen(options);
    if (!server) return report(failure(server.error(), "", ExitCode::usage));
    print(fmt::format("{}\n", server->address()));
    // Nobody would know where it listens.
    if (!flush()) return ExitCode::internal;
    // The reader of the log may leave.
    std::signal(SIGPIPE, SIG_IGN);
    std::atomic<bool> is_running{true};
    std::thread runner([&] {
        is_running = server->run();
        if (!is_running) kill(getpid(), SIGTERM);
    });
    int signal = 0;
    sigwait(&signals, &signal);
    // The second one ends the program at once.
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    if (is_running) server->stop();
    const bool was_running = is_running;
    runner.join();
    if (!was_running) return report({"the server cannot accept connections any more", ExitCode::internal});
    return signal == SIGINT ? ExitCode::interrupted : ExitCode::done;
}

}  // namespace decant::cli
