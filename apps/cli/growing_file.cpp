// Opens, locks, appends.
// SPDX-License-Identifier: MIT
#include "cli/growing_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/destination.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

}  // namespace

api::Result<GrowingFile, Failure> GrowingFile::open(const std::string& path, bool resume) {
    std::error_code ignored;
    GrowingFile file(path);
    file.is_new_ = !fs::exists(path, ignored);
    if (auto failure = file.lock(resume)) return *std::move(failure);
    return file;
}

std::optional<Failure> GrowingFile::lock(bool resume) {
    const auto usage = [&](std::string_view what) {
        return Failure{fmt::format("{}: {}", path_, what), ExitCode::usage};
    };
    std::error_code ignored;
    if (fs::exists(path_, ignored) && !fs::is_regular_file(path_, ignored))
        return usage("is not a file that can be resumed; give another --output");
    const int fresh = resume ? 0 : O_EXCL;
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | fresh, 0666);
    if (descriptor < 0 && errno == EEXIST) return already_there(path_, "--resume");
    if (descriptor < 0) return unwritable(path_, errno);
    file_.reset(::fdopen(descriptor, "ab"));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return usage("another run is writing to it; wait for that, or give another --output");
    return std::nullopt;
}

std::uint64_t GrowingFile::size() const {
    std::error_code ignored;
    return fs::file_size(path_, ignored);
}

bool GrowingFile::cut(std::uint64_t bytes) {
    return ::ftruncate(::fileno(file_.get()), static_cast<off_t>(bytes)) == 0;
}

Failure GrowingFile::full(const std::string& path, int error) {
    const bool has_no_room = error == ENOSPC || error == EDQUOT;
    return {fmt::format("{}: cannot be written: {}; {} and --resume", path, std::strerror(error),
                        has_no_room ? "make room" : "put that right"),
            ExitCode::internal};
}

void GrowingFile::write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), file_.get()); }

bool GrowingFile::flush() { return std::fflush(file_.get()) == 0 && std::ferror(file_.get()) == 0; }

bool GrowingFile::save() { return flush() && ::fsync(::fileno(file_.get())) == 0; }

void GrowingFile::remove_if_new() {
    std::error_code ignored;
    if (is_new_) fs::remove(path_, ignored);
}

}  // namespace decant::cli
