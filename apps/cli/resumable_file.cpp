// Two files: what was made, and how far it is.
// SPDX-License-Identifier: MIT
#include "cli/resumable_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

Failure usage(const std::string& line) { return {"decant: " + line, ExitCode::usage}; }

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

api::Result<ResumableFile, Failure> ResumableFile::open(const std::string& path, const std::string& work,
                                                        bool resume) {
    ResumableFile file(path, work);
    std::error_code ignored;
    const bool exists = fs::exists(path, ignored);
    const bool has_note = fs::exists(path + ".progress", ignored);
    if (resume && exists && !has_note)
        return usage(fmt::format("{}: there is nothing to resume: {}.progress is not there; it may be done",
                                 path, path));
    if (!resume && exists)
        return usage(fmt::format("{}: is there already; give another --output, or --resume", path));
    if (resume && has_note) {
        if (auto failure = file.read_note()) return *std::move(failure);
    }
    file.file_.reset(std::fopen(path.c_str(), "ab"));
    if (!file.file_)
        return Failure{fmt::format("decant: {}: cannot be written; give another --output", path),
                       ExitCode::unreadable};
    return file;
}

std::optional<Failure> ResumableFile::read_note() {
    std::ifstream note(path_ + ".progress", std::ios::binary);
    std::string work;
    if (!std::getline(note, work) || !(note >> bytes_ >> next_))
        return usage(fmt::format(
            "{}.progress: is no note of decant; remove it and the output, and begin anew", path_));
    if (work != work_)
        return usage(fmt::format("{}: was made by other options; resume with the same ones", path_));
    before_ = contents(path_);
    if (before_.size() < bytes_)
        return usage(fmt::format("{}: is shorter than its note says; remove both, and begin anew", path_));
    before_.resize(bytes_);
    std::error_code ignored;
    fs::resize_file(path_, bytes_, ignored);
    return std::nullopt;
}

void ResumableFile::write(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), file_.get());
    bytes_ += text.size();
}

bool ResumableFile::note(std::uint64_t next) {
    if (std::fflush(file_.get()) != 0 || std::ferror(file_.get()) != 0) return false;
    const std::string draft = path_ + ".progress.new";
    std::ofstream(draft, std::ios::binary) << work_ << '\n' << bytes_ << ' ' << next << '\n';
    std::error_code error;
    fs::rename(draft, path_ + ".progress", error);
    return !error;
}

void ResumableFile::finish() {
    std::error_code ignored;
    fs::remove(path_ + ".progress", ignored);
}

}  // namespace decant::cli
