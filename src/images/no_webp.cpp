// WebP, whose size is read here: browsers decode it, and hand over the pixels.
// SPDX-License-Identifier: MIT
#include "images/chunks.hpp"
#include "images/codec.hpp"

namespace decant::images::webp {
namespace {

constexpr std::string_view kind = "WebP";

/// Fields of numbers whose first byte is the least (WebP Container Specification, RFC 9649).
Result<Size> measure(std::string_view bytes) {
    constexpr std::size_t head = 30;
    constexpr std::uint32_t animation = 2;
    if (bytes.size() < head) return damaged(kind, ends_too_early);
    const std::string_view chunk = bytes.substr(12, 4);
    const Numbers numbers(bytes, true);
    constexpr std::uint32_t side = 0x3fff;
    if (chunk == "VP8 ") return Size{*numbers.at(26, 2) & side, *numbers.at(28, 2) & side};
    const std::uint32_t sides = *numbers.at(21, 4);
    if (chunk == "VP8L") return Size{(sides & side) + 1, (sides >> 14 & side) + 1};
    if (chunk != "VP8X") return damaged(kind, is_undecodable);
    if ((*numbers.at(20, 1) & animation) != 0)
        return unreadable("this WebP file is an animation", "take a screenshot of the board, as PNG");
    if (orientation_of_webp(bytes) != 1) return turned_by_some();
    return Size{*numbers.at(24, 3) + 1, *numbers.at(27, 3) + 1};
}

}  // namespace

const Codec codec{kind, measure, nullptr};

}  // namespace decant::images::webp
