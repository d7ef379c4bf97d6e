// The text form of a shard.
// SPDX-License-Identifier: MIT
#include "cli/shard.hpp"

#include <fmt/format.h>

#include "cli/numbers.hpp"

namespace decant::cli {

std::optional<Shard> shard_of(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto number = read_whole(text.substr(0, slash));
    const auto count = read_whole(text.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count) return std::nullopt;
    return Shard{*number, *count};
}

std::string text_of(const Shard& shard) { return fmt::format("{}/{}", shard.number, shard.count); }

}  // namespace decant::cli
