// A file that grows during the work, with a note beside it that says how to resume after a stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "cli/growing_file.hpp"

namespace decant::cli {

/// FILE and FILE.progress. The note says what work it is, how many bytes of FILE are good, and where to go
/// on; it is replaced as a whole, after its bytes were written. What a stopped program wrote beyond is cut
/// off.
class ResumableFile {
  public:
    /// Opens a new file, or with `resume` one whose note is about the same `work`, and writes a note at once.
    /// With nothing to resume it begins anew.
    static api::Result<ResumableFile, Failure> open(const std::string& path, const std::string& work,
                                                    bool resume);

    /// What the file already held, and where to continue.
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
