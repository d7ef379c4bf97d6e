// The lines of a file or of standard input, as they come.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "cli/input.hpp"

namespace decant::cli {

/// Waits for no line longer than somebody wants it, also where other threads get the signals. Of a line with
/// more than `most_bytes` those are given and the rest is left out.
class InputLines {
  public:
    /// A path, or `-`. Nothing where there is no such file, or none that has lines.
    static std::optional<InputLines> open(const std::string& path);

    InputLines(InputLines&& other) noexcept;
    InputLines& operator=(InputLines&&) = delete;
    ~InputLines();

    /// The next one without its end; nothing at the end, where the input cannot be read, and once `cancel` is
    /// set. With a token that is not set reading goes on.
    std::optional<std::string> next(const api::CancelToken& cancel);
    [[nodiscard]] bool is_at_end() const { return is_at_end_; }
    /// Whether reading has failed.
    [[nodiscard]] bool is_broken() const { return is_broken_; }
    /// Bytes of all lines, where these are there already and reading waits for nobody.
    [[nodiscard]] std::optional<std::uint64_t> size() const;

  private:
    explicit InputLines(int descriptor) : descriptor_(descriptor) {}
    std::optional<std::string> take_line();
    void read_more();

    int descriptor_;
    std::string read_;          ///< and not given out
    std::size_t given_ = 0;     ///< of its bytes
    std::size_t searched_ = 0;  ///< of its bytes, for a line end
    bool is_at_end_ = false;
    bool is_broken_ = false;
};

}  // namespace decant::cli
