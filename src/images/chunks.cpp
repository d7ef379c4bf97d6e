// From chunk to chunk, and in EXIF data to the tag.
// SPDX-License-Identifier: MIT
#include "images/chunks.hpp"

namespace decant::images {
namespace {

/// A chunk of PNG is its size, its name, data and a checksum; one of WebP its name, its size with the lowest
/// byte first, and an even number of bytes.
enum class Chunks { png, webp };

/// The data of the first chunk of that name, if it and all before it are whole.
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

/// The orientation that a directory of EXIF, a small TIFF file, states.
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

bool has_png_end(std::string_view bytes) { return chunk_of(bytes, "IEND", Chunks::png).has_value(); }

}  // namespace decant::images
