// Two files: what was made, and how far it is.
// SPDX-License-Identifier: MIT
#include "cli/resumable_file.hpp"

#include <fmt/format.h>

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

}  // namespace

api::Result<ResumableFile, Failure> ResumableFile::open(const std::string& path, const std::string& work,
                                                        bool resume) {
    auto opened = GrowingFile::open(path, resume);
    if (!opened) return opened.error();
    ResumableFile file(std::move(opened).value(), work);
    std::error_code ignored;
    if (resume && fs::exists(file.note_path(), ignored)) {
        if (auto failure = file.read_note()) return *std::move(failure);
    } else if (file.file_.size() > 0) {
        return usage(
            fmt::format("{}: there is nothing to resume: {} does not exist; the work may be finished", path,
                        file.note_path()));
    }
    // From here on a stop at any moment leaves something to resume.
    if (file.note(file.next_)) return file;
    const int problem = errno;
    file.file_.remove_if_new();
    return unwritable(path, problem);
}

std::optional<Failure> ResumableFile::read_note() {
    const std::string& path = file_.path();
    std::ifstream note(note_path(), std::ios::binary);
    std::string work;
    if (!std::getline(note, work) || !(note >> bytes_ >> next_))
        return usage(fmt::format(
            "{}: is not a progress note of decant; remove it and the output, and start again", note_path()));
    if (work != work_)
        return usage(fmt::format("{}: was made with other options; resume with the same ones", path));
    before_ = contents(path);
    if (before_.size() < bytes_)
        return usage(fmt::format("{}: is shorter than its note says; remove both, and start again", path));
    before_.resize(bytes_);
    return file_.cut(bytes_);
}

void ResumableFile::write(const std::string& text) {
    file_.write(text);
    bytes_ += text.size();
}

bool ResumableFile::note(std::uint64_t next) {
    return file_.flush() && replace_file(note_path(), fmt::format("{}\n{} {}\n", work_, bytes_, next));
}

void ResumableFile::finish() {
    std::error_code ignored;
    fs::remove(note_path(), ignored);
}

}  // namespace decant::cli
