// A child process between two temporary files, so that no pipe can fill up.
// SPDX-License-Identifier: MIT
#include "cli/graphviz.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <thread>

namespace decant::cli {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporary() {
    return {std::tmpfile(), [](std::FILE* file) { return std::fclose(file); }};
}

/// Waits for a child and looks now and then whether it shall be ended. The error number of that, or 0 and its
/// exit status.
int wait_for(pid_t child, const api::CancelToken& cancel, int& status) {
    constexpr auto pause = std::chrono::milliseconds(10);
    bool is_killed = false;
    for (;;) {
        if (cancel.cancelled() && !is_killed) is_killed = ::kill(child, SIGKILL) == 0;
        const pid_t ended = waitpid(child, &status, is_killed ? 0 : WNOHANG);
        if (ended == child) return 0;
        if (ended < 0 && errno != EINTR) return errno;
        if (ended == 0) std::this_thread::sleep_for(pause);
    }
}

/// The error number of starting the program, or 0 and its exit status. It has a process group of its own, so
/// that Ctrl-C on the terminal does not make it end early as if all were drawn.
int run(const char* const* arguments, int in, int out, const api::CancelToken& cancel, int& status) {
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
    return error != 0 ? error : wait_for(child, cancel, status);
}

std::string rest_of(std::FILE* file) {
    std::string text;
    if (std::fseek(file, 0, SEEK_SET) != 0) return text;
    char buffer[1 << 16];
    for (std::size_t got = 1; got > 0;) {
        got = std::fread(buffer, 1, sizeof buffer, file);
        text.append(buffer, got);
    }
    return text;
}

}  // namespace

api::Result<std::string, Failure> svg_of(const std::string& dot, const api::CancelToken& cancel) {
    const File in = temporary();
    const File out = temporary();
    if (!in || !out || std::fwrite(dot.data(), 1, dot.size(), in.get()) != dot.size() ||
        std::fseek(in.get(), 0, SEEK_SET) != 0) {
        return Failure{"no temporary file can be written; make room, or set TMPDIR", ExitCode::internal};
    }

    const char* const arguments[] = {"dot", "-Tsvg", nullptr};
    int status = 0;
    const int error = run(arguments, fileno(in.get()), fileno(out.get()), cancel, status);
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
    if (cancel.cancelled()) return Failure{"interrupted", ExitCode::interrupted};
    std::string svg = rest_of(out.get());
    if (status != 0 || svg.empty()) {
        return Failure{"Graphviz's 'dot' failed; see its messages above, or use --format dot",
                       ExitCode::internal};
    }
    return svg;
}

}  // namespace decant::cli
