// Writes a draft beside the file and renames it in one step.
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

/// A pipe or a device. A pipe without a reader is refused, since waiting for one might never end.
std::FILE* open_as_it_is(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return nullptr;
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return ::fdopen(descriptor, "wb");
}

Failure unread(const std::string& path, std::string_view flag) {
    return {
        fmt::format("{}: is a pipe without a reader; start its reader first, or give another {}", path, flag),
        ExitCode::internal};
}

}  // namespace

std::optional<Failure> refuse_to_replace_level(const std::string& level, const std::string& path,
                                               std::string_view flag) {
    std::error_code ignored;
    const std::string input = level == "-" ? "/dev/stdin" : address_of(level).path;
    if (api::looks_like_code(level) || !fs::equivalent(input, path, ignored)) return std::nullopt;
    return Failure{fmt::format("{}: is the level; give another {}", path, flag), ExitCode::usage};
}

Failure unwritable(const std::string& path, int error, std::string_view flag) {
    return {fmt::format("{}: cannot be written: {}; give another {}", path, std::strerror(error), flag),
            ExitCode::internal};
}

Failure in_place_of_note(const std::string& path) {
    return {fmt::format(
                "{}: is where a note about the output goes, and is none; move it, or give another --output",
                path),
            ExitCode::usage};
}

Failure already_there(const std::string& path, std::string_view way_out, std::string_view flag) {
    return {fmt::format("{}: already exists; give another {}, or {}", path, flag, way_out), ExitCode::usage};
}

api::Result<Destination, Failure> Destination::open(const std::string& path, bool force,
                                                    std::string_view flag) {
    std::error_code ignored;
    // If the path is a link to a file, they lie beside that file.
    if (path != "-")
        remove_left_temporary_files_of(
            fs::is_regular_file(path, ignored) ? fs::canonical(path, ignored).string() : path);
    return open_one_of_many(path, force, flag);
}

api::Result<Destination, Failure> Destination::open_one_of_many(const std::string& path, bool force,
                                                                std::string_view flag) {
    if (path.empty() || path == "-") return Destination(path, force, flag, {}, nullptr);
    std::error_code ignored;
    const bool is_file = fs::is_regular_file(path, ignored);
    const bool is_there = fs::exists(fs::symlink_status(path, ignored));
    // A dangling link is there, too.
    const bool needs_draft = !fs::exists(path, ignored) || is_file;
    if (is_there && needs_draft && !force) return already_there(path, force_it, flag);
    if (fs::is_directory(path, ignored)) return unwritable(path, EISDIR, flag);
    // The file that a link names is replaced, not the link.
    const std::string place = is_file ? fs::canonical(path, ignored).string() : path;
    TemporaryFile draft = needs_draft ? TemporaryFile::of(place) : TemporaryFile();
    File file(needs_draft ? open_temporary_file(draft.path()) : open_as_it_is(place));
    if (!file && errno == ENXIO && fs::is_fifo(path, ignored)) return unread(path, flag);
    if (!file) return unwritable(path, errno, flag);
    if (is_file) fs::permissions(draft.path(), fs::status(path, ignored).permissions(), ignored);
    return Destination(place, force, flag, std::move(draft), std::move(file));
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
    if (error_ != 0) return unwritable(path_, error_, flag_);
    const std::string draft = draft_.path();
    if (draft.empty()) return std::nullopt;
    if (!force_) {
        // A link fails where another program made the file meanwhile; not every disk has links.
        if (::link(draft.c_str(), path_.c_str()) == 0) return std::nullopt;
        if (errno == EEXIST) return already_there(path_, force_it, flag_);
    }
    if (::rename(draft.c_str(), path_.c_str()) != 0) return unwritable(path_, errno, flag_);
    return std::nullopt;
}

}  // namespace decant::cli
