// WebP, whose size is read here: browsers decode it, and hand over the pixels.
// SPDX-License-Identifier: MIT
#include "images/codec.hpp"
#include "images/orientation.hpp"

namespace decant::images::webp {
namespace {

constexpr std::string_view kind = "WebP";

/// Bits of a number whose first byte is the least (WebP Container Specification, RFC 9649).
std::uint32_t number(std::string_view bytes, std::size_t first_bit, std::uint32_t bits) {
    std::uint32_t value = 0;
    for (std::size_t i = first_bit + bits; i-- > first_bit;)
        value = value << 1 | (static_cast<unsigned char>(bytes[i / 8]) >> (i % 8) & 1U);
    return value;
}

Result<Size> measure(std::string_view bytes) {
    constexpr std::size_t head = 30;
    constexpr std::uint32_t animation = 2;
    if (bytes.size() < head) return damaged(kind, ends_too_early);
    const std::string_view chunk = bytes.substr(12, 4);
    const std::string_view content = bytes.substr(20);
    if (chunk == "VP8 ") return Size{number(content, 48, 14), number(content, 64, 14)};
    if (chunk == "VP8L") return Size{number(content, 8, 14) + 1, number(content, 22, 14) + 1};
    if (chunk != "VP8X") return damaged(kind, is_undecodable);
    if ((number(content, 0, 8) & animation) != 0)
        return Diagnostic{"this WebP file is an animation", "take a screenshot of the board, as PNG", {}};
    if (orientation_of_webp(bytes) != 1) return turned_by_some();
    return Size{number(content, 32, 24) + 1, number(content, 56, 24) + 1};
}

}  // namespace

const Codec codec{kind, measure, nullptr};

}  // namespace decant::images::webp
