// Finds the tag, and turns pixels one by one.
// SPDX-License-Identifier: MIT
#include "images/orientation.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "images/chunks.hpp"

namespace decant::images {
namespace {

constexpr std::string_view mark("Exif\0\0", 6);

/// The EXIF data of a JPEG: in a segment APP1 before the pixels. Empty if there is none.
std::string_view exif_of_jpeg(std::string_view bytes) {
    constexpr std::uint32_t app1 = 0xffe1;
    constexpr std::uint32_t start_of_scan = 0xffda;
    const Numbers numbers(bytes, false);
    std::size_t at = 2;
    while (true) {
        const auto marker = numbers.at(at, 2);
        const auto size = numbers.at(at + 2, 2);
        if (!marker || !size || *marker < 0xff00 || *marker == start_of_scan || *size < 2) return {};
        const std::string_view segment = bytes.substr(at + 4).substr(0, *size - 2);
        if (*marker == app1 && segment.starts_with(mark)) return segment;
        at += 2 + *size;
        if (at > bytes.size()) return {};
    }
}

/// What a directory of EXIF, a small TIFF file, says.
int orientation_in(std::string_view exif) {
    if (exif.starts_with(mark)) exif.remove_prefix(mark.size());
    constexpr std::uint32_t orientation = 0x0112;
    constexpr std::size_t entry = 12;
    const Numbers numbers(exif, exif.starts_with("II"));
    const auto directory = numbers.at(4, 4);
    const auto count = directory ? numbers.at(*directory, 2) : std::nullopt;
    if (!count) return 1;
    for (std::size_t i = 0; i < *count; ++i) {
        const std::size_t at = *directory + 2 + i * entry;
        if (numbers.at(at, 2) != orientation) continue;
        const std::uint32_t value = numbers.at(at + 8, 2).value_or(1);
        return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
    }
    return 1;
}

}  // namespace

int orientation_of_jpeg(std::string_view bytes) { return orientation_in(exif_of_jpeg(bytes)); }

int orientation_of_png(std::string_view bytes) {
    return orientation_in(chunk_of(bytes, "eXIf", Chunks::png).value_or(std::string_view()));
}

int orientation_of_webp(std::string_view bytes) {
    return orientation_in(chunk_of(bytes, "EXIF", Chunks::webp).value_or(std::string_view()));
}

Image turned(Image stored, int orientation) {
    if (orientation == 1) return stored;
    const auto [width, height] = stored.size;
    const bool swaps = orientation > 4;
    const bool flips_x = orientation == 2 || orientation == 3 || orientation > 6;
    const bool flips_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    Image seen{swaps ? Size{height, width} : stored.size, {}};
    seen.rgb.reserve(stored.rgb.size());
    for (std::uint32_t y = 0; y < seen.size.height; ++y) {
        for (std::uint32_t x = 0; x < seen.size.width; ++x) {
            const std::uint32_t along = swaps ? y : x;
            const std::uint32_t down = swaps ? x : y;
            const std::size_t from_x = flips_x ? width - 1 - along : along;
            const std::size_t from_y = flips_y ? height - 1 - down : down;
            const std::size_t from = 3 * (from_y * width + from_x);
            seen.rgb.push_back(stored.rgb[from]);
            seen.rgb.push_back(stored.rgb[from + 1]);
            seen.rgb.push_back(stored.rgb[from + 2]);
        }
    }
    return seen;
}

}  // namespace decant::images
