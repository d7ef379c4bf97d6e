// Cuts bytes into lines.
// SPDX-License-Identifier: MIT
#include "proof/lines.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace decant::proof {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;  ///< bytes, with its line feed
constexpr std::size_t piece_bytes = std::size_t{1} << 16;

std::string fault(std::string_view what) { return fmt::format("the line {}", what); }

bool is_plain(char sign) { return sign >= ' ' && sign <= '~'; }

}  // namespace

Checked<bool> Lines::fill() {
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t size = buffer_.size();
    buffer_.resize(size + piece_bytes);
    const auto count = bytes_.read(std::span(buffer_).subspan(size));
    buffer_.resize(size + (count ? *count : 0));
    if (!count) return count.error();
    if (fingerprint_) fingerprint_->add(std::string_view(buffer_).substr(size));
    return *count > 0;
}

std::optional<std::string> Lines::rewind() {
    if (!first_) first_ = fingerprint_;
    fingerprint_ = unread_;
    buffer_.clear();
    begin_ = last_ = number_ = 0;
    return bytes_.rewind();
}

bool Lines::changed() {
    bool has_more = true;
    while (has_more && fingerprint_->size() <= first_->size()) {
        buffer_.clear();
        begin_ = 0;
        const auto more = fill();
        has_more = more && *more;
    }
    return fingerprint_ != first_;
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
