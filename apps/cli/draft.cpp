// A table of the drafts that are there, which a signal handler may read.
// SPDX-License-Identifier: MIT
#include "cli/draft.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace decant::cli {
namespace {

/// Who takes a path out has it alone, a handler or the program.
#include "cli/exit_code.hpp"

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
    std::FILE* file = new_draft(draft);
    if (file == nullptr) return false;
    bool is_whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (lasts == Lasts::now) is_whole = is_whole && std::fflush(file) == 0 && ::fsync(::fileno(file)) == 0;
    return std::fclose(file) == 0 && is_whole;
}

}  // namespace

Draft::Draft(const std::string& path) : path_(new std::string(path)) { enter(path_.get()); }

void Draft::Remove::operator()(const std::string* path) const {
    // What a handler took it reads now, and the program ends.
    if (!take_out(path)) return;
    ::unlink(path->c_str());
    delete path;
}

std::FILE* new_draft(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "wbx");
    if (file != nullptr || errno != EEXIST) return file;
    ::unlink(path.c_str());
    return std::fopen(path.c_str(), "wbx");
}

bool replace_file(const std::string& path, const std::string& text, Lasts lasts) {
    const std::string draft = draft_of(path);
    std::error_code error;
    if (write_to(draft, text, lasts)) {
        std::filesystem::rename(draft, path, error);
        return !error;
    }
    // The disk is full, or the folder is closed: the older one stays good.
    const int problem = errno;
    std::filesystem::remove(draft, error);
    errno = problem;
    return false;
}

bool is_free_for_draft(const std::string& path, std::string_view begin) {
    const std::string draft = draft_of(path);
    std::error_code ignored;
    if (!std::filesystem::exists(std::filesystem::symlink_status(draft, ignored))) return true;
    std::string there(begin.size(), '\0');
    std::ifstream file(draft, std::ios::binary);
    if (!file) return false;
    file.read(there.data(), static_cast<std::streamsize>(there.size()));
    return begin.starts_with(std::string_view(there).substr(0, static_cast<std::size_t>(file.gcount())));
}

void remove_drafts_on_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXCPU}) {
        if (std::signal(signal, end_without_drafts) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
}

extern "C" void end_without_drafts(int signal) {
    for (Slot& slot : drafts) {
        if (const std::string* path = slot.exchange(nullptr)) ::unlink(path->c_str());
    }
    std::signal(signal, SIG_DFL);
    raise(signal);
}

}  // namespace decant::cli
    if (signal == SIGTERM || signal == SIGHUP) _exit(static_cast<int>(ExitCode::interrupted));
