// Waits, reads, and finds the line ends.
// SPDX-License-Identifier: MIT
#include "cli/input_lines.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace decant::cli {
namespace {

/// Waits a moment for something to read. A signal may come just before, or to another thread.
bool is_ready(int descriptor) {
    constexpr int moment = 100;  // milliseconds
    pollfd input{descriptor, POLLIN, 0};
    return ::poll(&input, 1, moment) > 0;
}

}  // namespace

std::optional<InputLines> InputLines::open(const std::string& path) {
    // A named pipe opens without a writer, which is waited for like the lines.
    const int descriptor =
        path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return std::nullopt;
    InputLines lines(descriptor);
    struct stat input{};
    const bool is_folder = ::fstat(descriptor, &input) == 0 && S_ISDIR(input.st_mode);
    if (is_folder && path != "-") return std::nullopt;
    return lines;
}

InputLines::InputLines(InputLines&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      read_(std::move(other.read_)),
      given_(other.given_),
      searched_(other.searched_),
      is_at_end_(other.is_at_end_),
      is_broken_(other.is_broken_) {}

InputLines::~InputLines() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::optional<std::string> InputLines::next(const api::CancelToken& cancel) {
    while (!cancel.cancelled()) {
        if (auto line = take_line()) return line;
        if (is_at_end_ || is_broken_) return std::nullopt;
        if (is_ready(descriptor_)) read_more();
    }
    return std::nullopt;
}

std::optional<std::string> InputLines::take_line() {
    searched_ = std::min(read_.find('\n', searched_), read_.size());
    const std::size_t length = searched_ - given_;
    const bool has_end = searched_ < read_.size();
    if (!has_end && (!is_at_end_ || length == 0)) {
        // What comes next of a long line takes the place of what is left out.
        searched_ = std::min(searched_, given_ + most_bytes);
        read_.resize(searched_);
        return std::nullopt;
    }
    std::string line = read_.substr(given_, std::min(length, most_bytes));
    searched_ = given_ = std::min(searched_ + 1, read_.size());
    return line;
}

void InputLines::read_more() {
    read_.erase(0, given_);
    searched_ -= std::exchange(given_, 0);
    std::array<char, 1 << 16> piece;  // NOLINT(*-member-init): it is about to be filled
    const ssize_t got = ::read(descriptor_, piece.data(), piece.size());
    if (got > 0) read_.append(piece.data(), static_cast<std::size_t>(got));
    is_at_end_ = got == 0;
    is_broken_ = got < 0 && errno != EINTR && errno != EAGAIN;
}

std::optional<std::uint64_t> InputLines::size() const {
    struct stat input{};
    if (::fstat(descriptor_, &input) != 0 || !S_ISREG(input.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(input.st_size);
}

}  // namespace decant::cli
