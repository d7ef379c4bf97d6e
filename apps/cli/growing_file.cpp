// Opens and locks files, appends to them, and notes the progress beside them.
// SPDX-License-Identifier: MIT
#include "cli/growing_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/destination.hpp"
#include "cli/temporary_file.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

Failure usage(const std::string& line) { return {line, ExitCode::usage}; }

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

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
    if (!is_free_for_temporary_file(note_path(), work_)) return in_place_of_note(note_path() + ".new");
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
