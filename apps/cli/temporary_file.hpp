// Temporary files, deleted unless renamed into place.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace decant::cli {

/// The path of a temporary file. The file there is removed with this object, and before a signal ends the
/// program.
class TemporaryFile {
  public:
    /// No file; its path is empty.
    TemporaryFile() = default;
    explicit TemporaryFile(const std::string& path);
    /// Of a file at that place, with the number of this process in its name: PLACE.new-123.
    static TemporaryFile of(const std::string& place);

    [[nodiscard]] std::string path() const { return path_ ? *path_ : ""; }

  private:
    struct Remove {
        void operator()(const std::string* path) const;
    };
    std::unique_ptr<const std::string, Remove> path_;
};

/// Opens a new file for writing: anything of its name, such as a link that was put there, is removed and not
/// followed. Null with `errno` if that fails. The file is locked as long as it is open.
std::FILE* open_temporary_file(const std::string& path);

/// Removes the temporary files that killed processes left in a folder, of files whose names `is_ours`
/// accepts.
void remove_left_temporary_files(const std::string& folder,
                                 const std::function<bool(std::string_view)>& is_ours);
/// Those of one file.
void remove_left_temporary_files_of(const std::string& path);

/// Whether a written file outlives a power cut from now on, which takes time, or soon.
enum class Lasts { soon, now };

/// Replaces a file as a whole, by way of a temporary file, FILE.new: even if this is interrupted, the older
/// one or the newer one is there. False where it cannot be written, with `errno`.
bool replace_file(const std::string& path, const std::string& text, Lasts lasts = Lasts::soon);

/// Whether FILE.new is free, or was left by a killed run that was writing a text beginning with `begin`.
bool is_free_for_temporary_file(const std::string& path, std::string_view begin);

/// Has the signals that end programs remove all temporary files first.
void remove_temporary_files_on_signals();

/// Removes all temporary files and ends the program: after SIGTERM and SIGHUP with the exit code that says
/// so, else by the signal itself, as shells want it of Ctrl-C. Called by its handler.
extern "C" void end_without_temporary_files(int signal);

}  // namespace decant::cli
