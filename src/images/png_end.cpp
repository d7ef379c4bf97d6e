// From chunk to chunk: length, name, content, checksum.
// SPDX-License-Identifier: MIT
#include "images/png_end.hpp"

#include <cstddef>
#include <cstdint>

namespace decant::images {

bool has_png_end(std::string_view bytes) {
    constexpr std::size_t signature = 8;
    constexpr std::size_t around = 12;
    for (std::size_t at = signature; at < bytes.size() && bytes.size() - at >= around;) {
        std::uint32_t length = 0;
        for (std::size_t i = at; i < at + 4; ++i) length = length << 8 | static_cast<unsigned char>(bytes[i]);
        if (bytes.size() - at - around < length) return false;
        if (bytes.substr(at + 4, 4) == "IEND") return true;
        at += around + length;
    }
    return false;
}

}  // namespace decant::images
