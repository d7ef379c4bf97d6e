// Reads numbers and chunks at their places in PNG and WebP files.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace decant::images {

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

// Which way up a picture is: phones store what their camera sees and write down how it was held. The tag
// Orientation of EXIF (CIPA DC-008, 4.6.5): 1 to 8, and 1 where nothing else is said.

int orientation_of_jpeg(std::string_view bytes);
int orientation_of_png(std::string_view bytes);
int orientation_of_webp(std::string_view bytes);

/// Whether the last chunk of a PNG is there with all that is before it: decoders stop at the last pixel.
bool has_png_end(std::string_view bytes);

}  // namespace decant::images
