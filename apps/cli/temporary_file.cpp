// Keeps a table of the existing temporary files, which a signal handler may read.
// SPDX-License-Identifier: MIT
#include "cli/temporary_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/exit_code.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = ".new-";

/// A path belongs to the side that takes it out: a signal handler or the program, never both.
using Slot = std::atomic<const std::string*>;
static_assert(Slot::is_always_lock_free, "a signal handler may only touch lock-free atomics");

/// One for each job of a batch, and more.
std::array<Slot, 1024> drafts{};

void enter(const std::string* path) {
    for (Slot& slot : drafts) {
        const std::string* nothing = nullptr;
        if (slot.compare_exchange_strong(nothing, path)) return;
    }
}

/// False where a handler has taken it.
bool take_out(const std::string* path) {
    for (Slot& slot : drafts) {
        const std::string* found = path;
        if (slot.compare_exchange_strong(found, nullptr)) return true;
    }
    return false;
}

std::string draft_of(const std::string& path) { return path + ".new"; }

bool write_to(const std::string& draft, const std::string& text, Lasts lasts) {
    std::FILE* file = open_temporary_file(draft);
    if (file == nullptr) return false;
    bool is_whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (lasts == Lasts::now) is_whole = is_whole && std::fflush(file) == 0 && ::fsync(::fileno(file)) == 0;
    return std::fclose(file) == 0 && is_whole;
}

/// Whether the process of that number wrote a temporary file and is gone. Its number must be free here, and
/// the lock of the temporary file, which is that of processes in other containers and on other machines, too.
bool is_left(const fs::path& draft, std::string_view number) {
    constexpr pid_t most = 1 << 22;  // PID_MAX_LIMIT of Linux: no date is a process
    pid_t writer = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), writer);
    const bool is_number = read.ec == std::errc{} && read.ptr == number.data() + number.size();
    if (!is_number || writer < 1 || writer > most) return false;
    if (::kill(writer, 0) == 0 || errno != ESRCH) return false;
    const int file = ::open(draft.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat facts{};
    const bool is_free = file >= 0 && ::fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) &&
                         ::flock(file, LOCK_EX | LOCK_NB) == 0;
    ::close(file);
    return is_free;
}

}  // namespace

TemporaryFile TemporaryFile::of(const std::string& place) {
    return TemporaryFile(place + std::string(mark) + std::to_string(::getpid()));
}

TemporaryFile::TemporaryFile(const std::string& path) : path_(new std::string(path)) { enter(path_.get()); }

void TemporaryFile::Remove::operator()(const std::string* path) const {
    // The signal handler owns this entry now and is about to exit.
    if (!take_out(path)) return;
    ::unlink(path->c_str());
    delete path;
}

std::FILE* open_temporary_file(const std::string& path) {
    // Programs started by this one do not inherit it, so that the lock ends with this one.
    constexpr auto as_new = "wbxe";
    std::FILE* file = std::fopen(path.c_str(), as_new);
    if (file == nullptr && errno == EEXIST) {
        ::unlink(path.c_str());
        file = std::fopen(path.c_str(), as_new);
    }
    if (file != nullptr) ::flock(::fileno(file), LOCK_EX | LOCK_NB);
    return file;
}

void remove_left_temporary_files(const std::string& folder,
                                 const std::function<bool(std::string_view)>& is_ours) {
    std::error_code ignored;
    for (fs::directory_iterator at(folder.empty() ? "." : folder, ignored), end; at != end;
         at.increment(ignored)) {
        const std::string name = at->path().filename().string();
        const std::size_t behind = name.rfind(mark);
        if (behind == std::string::npos || !is_ours(std::string_view(name).substr(0, behind))) continue;
        if (is_left(at->path(), std::string_view(name).substr(behind + mark.size())))
            fs::remove(at->path(), ignored);
    }
}

void remove_left_temporary_files_of(const std::string& path) {
    const fs::path place(path);
    if (!place.has_filename()) return;
    remove_left_temporary_files(place.parent_path(),
                                [&](std::string_view name) { return name == place.filename().string(); });
}

bool replace_file(const std::string& path, const std::string& text, Lasts lasts) {
    const std::string draft = draft_of(path);
    std::error_code error;
    if (write_to(draft, text, lasts)) {
        std::filesystem::rename(draft, path, error);
        return !error;
    }
    // The disk is full, or the folder cannot be written: the older file stays good.
    const int problem = errno;
    std::filesystem::remove(draft, error);
    errno = problem;
    return false;
}

bool is_free_for_temporary_file(const std::string& path, std::string_view begin) {
    const std::string draft = draft_of(path);
    std::error_code ignored;
    if (!std::filesystem::exists(std::filesystem::symlink_status(draft, ignored))) return true;
    std::string there(begin.size(), '\0');
    std::ifstream file(draft, std::ios::binary);
    if (!file) return false;
    file.read(there.data(), static_cast<std::streamsize>(there.size()));
    return begin.starts_with(std::string_view(there).substr(0, static_cast<std::size_t>(file.gcount())));
}

void remove_temporary_files_on_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXCPU}) {
        if (std::signal(signal, end_without_temporary_files) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
}

extern "C" void end_without_temporary_files(int signal) {
    for (Slot& slot : drafts) {
        if (const std::string* path = slot.exchange(nullptr)) ::unlink(path->c_str());
    }
    if (signal == SIGTERM || signal == SIGHUP) _exit(static_cast<int>(ExitCode::interrupted));
    std::signal(signal, SIG_DFL);
    raise(signal);
}

}  // namespace decant::cli
