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
    auto failure = file.begin(resume);
    // From here on a stop at any moment leaves something to resume.
    if (!failure && !file.note(file.next_)) failure = unwritable(path, errno);
    if (!failure) return file;
    file.file_.remove_if_new();
    return *std::move(failure);
}

std::optional<Failure> ResumableFile::begin(bool resume) {
    std::error_code ignored;
    const auto note = read_note();
    if (!note && fs::exists(fs::symlink_status(note_path(), ignored))) return in_place_of_note(note_path());
    if (!is_free_for_draft(note_path(), work_)) return in_place_of_note(note_path() + ".new");
    if (resume && note) return go_on(*note);
    if (file_.size() == 0) return std::nullopt;
    return usage(fmt::format("{}: there is nothing to resume: {} does not exist; the work may be finished",
                             file_.path(), note_path()));
}

std::optional<ResumableFile::Note> ResumableFile::read_note() const {
    std::ifstream file(note_path(), std::ios::binary);
    Note note;
    const bool is_one = std::getline(file, note.work) && file >> note.bytes >> note.next;
    return is_one ? std::optional(note) : std::nullopt;
}

std::optional<Failure> ResumableFile::go_on(const Note& note) {
    const std::string& path = file_.path();
    if (note.work != work_)
        return usage(fmt::format("{}: was made with other options; resume with the same ones", path));
    before_ = contents(path);
    if (before_.size() < note.bytes)
        return usage(fmt::format("{}: is shorter than its note says; remove both, and start again", path));
    bytes_ = note.bytes;
    next_ = note.next;
    before_.resize(bytes_);
    return file_.cut(bytes_) ? std::nullopt : std::optional(unwritable(path, errno));
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
