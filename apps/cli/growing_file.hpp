// Files that one run at a time appends to, and that a later run can resume.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/input.hpp"

namespace decant::cli {

/// A file that is written at its end. It is locked as long as it is open, so that no second run writes to it.
class GrowingFile {
  public:
    /// Makes a new file, or with `resume` opens the one that is there.
    static api::Result<GrowingFile, Failure> open(const std::string& path, bool resume);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::uint64_t size() const;

    /// Cuts the file off after this many bytes; to be called before writing. False if that fails, with
    /// `errno`.
    bool cut(std::uint64_t bytes);
    void write(std::string_view text);
    /// False where something written does not fit, with `errno`.
    bool flush();
    /// The same; everything written so far also outlives a power cut.
    bool save();
    /// Removes it, unless it was there before.
    void remove_if_new();

    /// The failure of a file that cannot be written any further, by an error number.
    static Failure full(const std::string& path, int error);

  private:
    explicit GrowingFile(std::string path) : path_(std::move(path)) {}
    std::optional<Failure> lock(bool resume);

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string path_;
    bool is_new_ = false;
    std::unique_ptr<std::FILE, Close> file_;
};

/// A file that grows during the work, with a note beside it that says how to resume after a stop: FILE and
/// FILE.progress. The note says what work it is, how many bytes of FILE are good, and where to go on; it is
/// replaced as a whole, after its bytes were written. Bytes that a stopped program wrote beyond are cut off.
class ResumableFile {
  public:
    /// Opens a new file, or with `resume` one whose note is about the same `work`, and writes a note at once.
    /// With nothing to resume it begins anew.
    static api::Result<ResumableFile, Failure> open(const std::string& path, const std::string& work,
                                                    bool resume);

    /// The contents that the file already had, and where to continue.
    [[nodiscard]] const std::string& before() const { return before_; }
    [[nodiscard]] std::uint64_t next() const { return next_; }

    void write(const std::string& text);
    /// All that was written is good, and the work goes on at `next`. False where the disk is full.
    bool note(std::uint64_t next);
    /// The work is done: the note goes.
    void finish();

  private:
    struct Note {
        std::string work;
        std::uint64_t bytes = 0;
        std::uint64_t next = 0;
    };

    ResumableFile(GrowingFile file, std::string work) : file_(std::move(file)), work_(std::move(work)) {}
    [[nodiscard]] std::string note_path() const { return file_.path() + ".progress"; }
    [[nodiscard]] std::optional<Note> read_note() const;
    std::optional<Failure> begin(bool resume);
    std::optional<Failure> go_on(const Note& note);

    GrowingFile file_;
    std::string work_;
    std::string before_;
    std::uint64_t bytes_ = 0;
    std::uint64_t next_ = 0;
};

}  // namespace decant::cli
