// Cuts bytes into lines.
// SPDX-License-Identifier: MIT
#include "proof/lines.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace decant::proof {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;  ///< bytes, with its line feed
constexpr std::size_t piece_bytes = std::size_t{1} << 16;

class TextBytes final : public Bytes {
  public:
    explicit TextBytes(std::string_view text) : rest_(text) {}
    Checked<std::size_t> read(std::span<char> buffer) override {
        const std::size_t count = rest_.copy(buffer.data(), buffer.size());
        rest_.remove_prefix(count);
        return count;
    }

  private:
    std::string_view rest_;
};

std::string fault(std::string_view what) { return fmt::format("the line {}", what); }

bool is_plain(char sign) { return sign >= ' ' && sign <= '~'; }

}  // namespace

std::unique_ptr<Bytes> bytes_of(std::string_view text) { return std::make_unique<TextBytes>(text); }

Checked<bool> Lines::fill() {
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t size = buffer_.size();
    buffer_.resize(size + piece_bytes);
    const auto count = bytes_->read(std::span(buffer_).subspan(size));
    buffer_.resize(size + (count ? *count : 0));
    if (!count) return count.error();
    return *count > 0;
}

Checked<std::optional<std::string_view>> Lines::next() {
    ++number_;
    std::size_t looked = 0;
    for (;;) {
        const std::size_t end = buffer_.find('\n', begin_ + looked);
        if (end != std::string::npos) {
            const std::string_view line = std::string_view(buffer_).substr(begin_, end - begin_);
            last_ = begin_;
            begin_ = end + 1;
            if (line.size() >= longest_line) return fault("is too long");
            if (!std::all_of(line.begin(), line.end(), is_plain))
                return fault("has a byte that is not visible ASCII");
            return std::optional(line);
        }
        looked = buffer_.size() - begin_;
        if (looked >= longest_line) return fault("is too long");
        const auto more = fill();
        if (!more) return more.error();
        if (*more) continue;
        if (looked > 0) return fault("does not end with a line feed");
        return std::optional<std::string_view>();
    }
}

}  // namespace decant::proof
