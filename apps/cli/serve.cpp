// `decant serve`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <thread>

#include "cli/commands.hpp"
#include "cli/version.hpp"
#include "server/server.hpp"

namespace decant::cli {
namespace {

/// Where an installed program has the page; empty where there is none.
std::string installed_page() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto page = program.parent_path().parent_path() / "share" / "decant" / "web";
    return std::filesystem::exists(page / "index.html", error) ? page.string() : "";
}

server::Options options_of(const Args& args) {
    server::Options options = args.serve.options;
    if (options.root.empty()) options.root = installed_page();
    options.version = version;
    options.searches =
        args.serve.searches > 0 ? args.serve.searches : std::max(1U, std::thread::hardware_concurrency());
    // The threads and bodies of connections have a part of their own.
    const std::size_t whole = search_memory(args);
    constexpr std::size_t own = std::size_t{64} << 20;
    options.bounds.memory = (whole - std::min(own, whole / 4)) / options.searches;
    return options;
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
        return report(
            {fmt::format("decant: {}: is no folder; give one to --root", root), ExitCode::unreadable});
    // All threads of the server inherit this: signals come to this thread alone, and only when it asks.
    const sigset_t signals = ending_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    auto server = server::Server::listen(options_of(args));
    if (!server) return report(failure(server.error(), "", ExitCode::usage));
    print(fmt::format("{}\n", server->address()));
    std::fflush(stdout);
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
    if (!was_running)
        return report({"decant: the server cannot accept connections any more", ExitCode::internal});
    return signal == SIGINT ? ExitCode::interrupted : ExitCode::done;
}

}  // namespace decant::cli
