// A file that one run at a time makes longer.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/input.hpp"

namespace decant::cli {

/// What is written goes to its end. It is locked as long as it is open, so that no second run writes to it.
class GrowingFile {
  public:
    /// Makes a new file, or with `resume` opens the one that is there.
    static api::Result<GrowingFile, Failure> open(const std::string& path, bool resume);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::uint64_t size() const;

    /// Cuts off what lies beyond; before anything is written. False where that cannot be, with `errno`.
    bool cut(std::uint64_t bytes);
    void write(std::string_view text);
    /// False where something written does not fit, with `errno`.
    bool flush();
    /// The same, and what was written outlives a power cut.
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

}  // namespace decant::cli
