// A child process between two temporary files, so that no pipe can fill up.
// SPDX-License-Identifier: MIT
#include "cli/graphviz.hpp"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
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

/// The error number of starting the program, or 0 and its exit status. It has a process group of its own, so
/// that Ctrl-C on the terminal does not make it end early as if all were drawn.
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

}  // namespace

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

}  // namespace decant::cli
