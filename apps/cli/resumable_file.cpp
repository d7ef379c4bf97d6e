// Two files: what was made, and how far it is.
// SPDX-License-Identifier: MIT
#include "cli/resumable_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/destination.hpp"
#include "cli/draft.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

Failure usage(const std::string& line) { return {line, ExitCode::usage}; }

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool write_to(const std::string& draft, const std::string& text) {
    std::FILE* file = new_draft(draft);
    if (file == nullptr) return false;
    const bool is_whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && is_whole;
}

}  // namespace

api::Result<ResumableFile, Failure> ResumableFile::open(const std::string& path, const std::string& work,
                                                        bool resume) {
    ResumableFile file(path, work);
    std::error_code ignored;
    const bool is_new = !fs::exists(path, ignored);
    if (auto failure = file.lock(resume)) return *std::move(failure);
    const bool is_empty = fs::file_size(path, ignored) == 0;
    if (resume && fs::exists(path + ".progress", ignored)) {
        if (auto failure = file.read_note()) return *std::move(failure);
    } else if (!is_empty) {
        return usage(fmt::format(
            "{}: there is nothing to resume: {}.progress does not exist; the work may be finished", path,
            path));
    }
    // From here on a stop at any moment leaves something to resume.
    if (file.note(file.next_)) return file;
    const int problem = errno;
    if (is_new) fs::remove(path, ignored);
    return unwritable(path, problem);
}

std::optional<Failure> ResumableFile::lock(bool resume) {
    std::error_code ignored;
    if (resume && fs::exists(path_, ignored) && !fs::is_regular_file(path_, ignored))
        return usage(fmt::format("{}: is not a file that can be resumed; give another --output", path_));
    const int fresh = resume ? 0 : O_EXCL;
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | fresh, 0666);
    if (descriptor < 0 && errno == EEXIST) return already_there(path_, "--resume");
    if (descriptor < 0) return unwritable(path_, errno);
    file_.reset(::fdopen(descriptor, "ab"));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return usage(
            fmt::format("{}: another run is writing to it; wait for that, or give another --output", path_));
    return std::nullopt;
}

std::optional<Failure> ResumableFile::read_note() {
    std::ifstream note(path_ + ".progress", std::ios::binary);
    std::string work;
    if (!std::getline(note, work) || !(note >> bytes_ >> next_))
        return usage(fmt::format(
            "{}.progress: is not a progress note of decant; remove it and the output, and start again",
            path_));
    if (work != work_)
        return usage(fmt::format("{}: was made with other options; resume with the same ones", path_));
    before_ = contents(path_);
    if (before_.size() < bytes_)
        return usage(fmt::format("{}: is shorter than its note says; remove both, and start again", path_));
    before_.resize(bytes_);
    std::error_code error;
    fs::resize_file(path_, bytes_, error);
    if (error) return unwritable(path_, error.value());
    return std::nullopt;
}

void ResumableFile::write(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), file_.get());
    bytes_ += text.size();
}

bool ResumableFile::note(std::uint64_t next) {
    if (std::fflush(file_.get()) != 0 || std::ferror(file_.get()) != 0) return false;
    const std::string draft = path_ + ".progress.new";
    std::error_code error;
    if (write_to(draft, fmt::format("{}\n{} {}\n", work_, bytes_, next))) {
        fs::rename(draft, path_ + ".progress", error);
        return !error;
    }
    // The disk is full, or the folder is closed: the older note stays good.
    const int problem = errno;
    fs::remove(draft, error);
    errno = problem;
    return false;
}

void ResumableFile::finish() {
    std::error_code ignored;
    fs::remove(path_ + ".progress", ignored);
}

}  // namespace decant::cli
