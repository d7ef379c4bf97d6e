// The text form of a shard.
// SPDX-License-Identifier: MIT
#include "cli/shard.hpp"

#include <fmt/format.h>

#include <charconv>

namespace decant::cli {
namespace {

std::optional<std::uint64_t> whole(std::string_view digits) {
    std::uint64_t number = 0;
    const char* end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, number);
    return error == std::errc{} && rest == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<Shard> shard_of(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto number = whole(text.substr(0, slash));
    const auto count = whole(text.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count) return std::nullopt;
    return Shard{*number, *count};
}

std::string text_of(const Shard& shard) { return fmt::format("{}/{}", shard.number, shard.count); }

}  // namespace decant::cli
