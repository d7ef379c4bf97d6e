// A file that goes unless it takes its place.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace decant::cli {

/// The path of a draft. What lies there is removed with this object, and before a signal ends the program.
class Draft {
  public:
    /// Of none the path is empty.
    Draft() = default;
    explicit Draft(const std::string& path);
    /// Of a file at that place, with the number of this process in its name: PLACE.new-123.
    static Draft of(const std::string& place);

    [[nodiscard]] std::string path() const { return path_ ? *path_ : ""; }

  private:
    struct Remove {
        void operator()(const std::string* path) const;
    };
    std::unique_ptr<const std::string, Remove> path_;
};

/// A new file to write to: what has its name, such as a link that was put there, is removed and not followed.
/// Null with `errno` where that cannot be. It is locked as long as it is open.
std::FILE* new_draft(const std::string& path);

/// Removes the drafts in a folder that killed processes left, of files with a name that `is_ours` takes.
void remove_left_drafts(const std::string& folder, const std::function<bool(std::string_view)>& is_ours);
/// Those of one file.
void remove_left_drafts_of(const std::string& path);

/// Whether what is written outlives a power cut from now on, which takes time, or soon.
enum class Lasts { soon, now };

/// Replaces a file as a whole, by way of a draft, FILE.new: whatever stops this, the older one or the newer
/// one is there. False where it cannot be written, with `errno`.
bool replace_file(const std::string& path, const std::string& text, Lasts lasts = Lasts::soon);

/// Whether the place of that draft is free, or has what a killed run left of a text that begins so.
bool is_free_for_draft(const std::string& path, std::string_view begin);

/// Has the signals that end programs remove all drafts first.
void remove_drafts_on_signals();

/// Removes all drafts and ends the program: after SIGTERM and SIGHUP with the exit code that says so, else by
/// the signal itself, as shells want it of Ctrl-C. Called by its handler.
extern "C" void end_without_drafts(int signal);

}  // namespace decant::cli
