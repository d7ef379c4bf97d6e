// The output of a verb: standard output, or a new file that appears when it is whole.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/input.hpp"
#include "cli/temporary_file.hpp"

namespace decant::cli {

/// `--output FILE`; without one, or with `-`, standard output. A file that is there is replaced only with
/// `force`, and only by a whole one: until `finish`, and after any failure, it stays as it was. A device, or
/// a pipe that somebody reads, is written to directly.
class Destination {
  public:
    /// `flag` is the one that named the path, for messages. Temporary files that killed runs left of this
    /// file are removed.
    static api::Result<Destination, Failure> open(const std::string& path, bool force,
                                                  std::string_view flag = "--output");
    /// The same for one of many files in a folder, without looking for temporary files that were left.
    static api::Result<Destination, Failure> open_one_of_many(const std::string& path, bool force,
                                                              std::string_view flag);
    void write(std::string_view text);
    /// Puts the file in its place, or says why that cannot be.
    std::optional<Failure> finish();

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    Destination(std::string path, bool force, std::string_view flag, TemporaryFile draft, File file)
        : path_(std::move(path)),
          force_(force),
          flag_(flag),
          draft_(std::move(draft)),
          file_(std::move(file)) {}

    std::string path_;
    bool force_;
    std::string_view flag_;
    TemporaryFile draft_;  ///< none if the path is written to directly
    File file_;            ///< none: standard output
    int error_ = 0;        ///< of the first write that failed
};

/// The failure of an output that would replace LEVEL, or nothing.
std::optional<Failure> refuse_to_replace_level(const std::string& level, const std::string& path,
                                               std::string_view flag = "--output");
/// The failure of a file that cannot be written, by an error number.
Failure unwritable(const std::string& path, int error, std::string_view flag = "--output");
/// The failure if a note about an output would replace some other file at `path`.
Failure in_place_of_note(const std::string& path);
/// The failure of a file that exists already; `way_out` is the remedy besides another path.
Failure already_there(const std::string& path, std::string_view way_out, std::string_view flag = "--output");

}  // namespace decant::cli
