// A draft beside the file, which takes its name in one step.
// SPDX-License-Identifier: MIT
#include "cli/destination.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/output.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto force_it = "--force";

/// A pipe or a device. A pipe that nobody reads is refused, where waiting for a reader might never end.
std::FILE* open_as_it_is(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return nullptr;
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return ::fdopen(descriptor, "wb");
}

Failure unread(const std::string& path) {
    return {fmt::format("decant: {}: is a pipe that nobody reads; start its reader first, or give another "
                        "--output",
                        path),
            ExitCode::internal};
}

}  // namespace

std::FILE* new_draft(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "wbx");
    if (file != nullptr || errno != EEXIST) return file;
    ::unlink(path.c_str());
    return std::fopen(path.c_str(), "wbx");
}

Failure unwritable(const std::string& path, int error) {
    return {
        fmt::format("decant: {}: cannot be written: {}; give another --output", path, std::strerror(error)),
        ExitCode::internal};
}

Failure already_there(const std::string& path, std::string_view way_out) {
    return {fmt::format("decant: {}: is there already; give another --output, or {}", path, way_out),
            ExitCode::usage};
}

api::Result<Destination, Failure> Destination::open(const std::string& path, bool force) {
    if (path.empty() || path == "-") return Destination(path, force, nullptr);
    std::error_code ignored;
    const bool is_file = fs::is_regular_file(path, ignored);
    const bool is_there = fs::exists(fs::symlink_status(path, ignored));
    // A link that leads nowhere is there, too.
    const bool needs_draft = !fs::exists(path, ignored) || is_file;
    if (is_there && needs_draft && !force) return already_there(path, force_it);
    if (fs::is_directory(path, ignored)) return unwritable(path, EISDIR);
    // What a link names is replaced, not the link.
    const std::string place = is_file ? fs::canonical(path, ignored).string() : path;
    const std::string draft = needs_draft ? fmt::format("{}.new-{}", place, ::getpid()) : "";
    File file(needs_draft ? new_draft(draft) : open_as_it_is(place), Drop{draft});
    if (!file && errno == ENXIO && fs::is_fifo(path, ignored)) return unread(path);
    if (!file) return unwritable(path, errno);
    if (is_file) fs::permissions(draft, fs::status(path, ignored).permissions(), ignored);
    return Destination(place, force, std::move(file));
}

void Destination::Drop::operator()(std::FILE* file) const {
    std::fclose(file);
    if (!draft.empty()) ::unlink(draft.c_str());
}

void Destination::write(std::string_view text) {
    if (!file_) return print_data(text);
    const bool written = std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
    if (!written && error_ == 0) error_ = errno;
}

std::optional<Failure> Destination::finish() {
    // `main` reports what is wrong with standard output.
    if (!file_) return std::nullopt;
    if (error_ == 0 && std::fflush(file_.get()) != 0) error_ = errno;
    if (error_ != 0) return unwritable(path_, error_);
    const std::string& draft = file_.get_deleter().draft;
    if (draft.empty()) return std::nullopt;
    if (!force_) {
        // A link fails where another program made the file meanwhile; not every disk has links.
        if (::link(draft.c_str(), path_.c_str()) == 0) return std::nullopt;
        if (errno == EEXIST) return already_there(path_, force_it);
    }
    if (::rename(draft.c_str(), path_.c_str()) != 0) return unwritable(path_, errno);
    return std::nullopt;
}

}  // namespace decant::cli
