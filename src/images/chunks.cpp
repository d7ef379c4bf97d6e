// From chunk to chunk.
// SPDX-License-Identifier: MIT
#include "images/chunks.hpp"

namespace decant::images {

std::optional<std::string_view> chunk_of(std::string_view bytes, std::string_view name, Chunks chunks) {
    const bool is_png = chunks == Chunks::png;
    const std::size_t checksum = is_png ? 4 : 0;
    constexpr std::size_t head = 8;
    const Numbers numbers(bytes, !is_png);
    for (std::size_t at = is_png ? 8 : 12; at + head <= bytes.size();) {
        const std::size_t size = numbers.at(at + (is_png ? 0 : 4), 4).value_or(0);
        const std::string_view rest = bytes.substr(at + head);
        if (size > rest.size() || rest.size() - size < checksum) return std::nullopt;
        if (bytes.substr(at + (is_png ? 4 : 0), 4) == name) return rest.substr(0, size);
        at += head + size + (is_png ? checksum : size % 2);
    }
    return std::nullopt;
}

bool has_png_end(std::string_view bytes) { return chunk_of(bytes, "IEND", Chunks::png).has_value(); }

}  // namespace decant::images
