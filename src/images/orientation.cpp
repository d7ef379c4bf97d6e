// Finds the tag, and turns pixels one by one.
// SPDX-License-Identifier: MIT
#include "images/orientation.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace decant::images {
namespace {

/// Numbers in bytes of either order; nothing beyond the end.
class Numbers {
  public:
    Numbers(std::string_view bytes, bool is_little) : bytes_(bytes), is_little_(is_little) {}

    [[nodiscard]] std::optional<std::uint32_t> at(std::size_t offset, std::size_t size) const {
        if (offset > bytes_.size() || bytes_.size() - offset < size) return std::nullopt;
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t place = offset + (is_little_ ? size - 1 - i : i);
            number = number << 8 | static_cast<unsigned char>(bytes_[place]);
        }
        return number;
    }

  private:
    std::string_view bytes_;
    bool is_little_;
};

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

/// The data of the first chunk of that name; empty if there is none. A chunk of PNG is its size, its name,
/// data and a checksum; one of WebP its name, its size with the lowest byte first, and an even number of
/// bytes.
std::string_view chunk_of(std::string_view bytes, std::string_view name, bool is_png) {
    constexpr std::size_t head = 8;
    const Numbers numbers(bytes, !is_png);
    for (std::size_t at = is_png ? 8 : 12; at + head <= bytes.size();) {
        const std::size_t size = numbers.at(at + (is_png ? 0 : 4), 4).value_or(0);
        const std::string_view rest = bytes.substr(at + head);
        if (size > rest.size()) return {};
        if (bytes.substr(at + (is_png ? 4 : 0), 4) == name) return rest.substr(0, size);
        at += head + size + (is_png ? 4 : size % 2);
    }
    return {};
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

int orientation_of_png(std::string_view bytes) { return orientation_in(chunk_of(bytes, "eXIf", true)); }

int orientation_of_webp(std::string_view bytes) { return orientation_in(chunk_of(bytes, "EXIF", false)); }

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
