// What stands in a file where.
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

/// A chunk of PNG is its size, its name, data and a checksum; one of WebP its name, its size with the lowest
/// byte first, and an even number of bytes.
enum class Chunks { png, webp };

/// The data of the first chunk of that name, if it and all before it are whole.
std::optional<std::string_view> chunk_of(std::string_view bytes, std::string_view name, Chunks chunks);

/// Whether the last chunk is there with all that is before it: decoders stop at the last pixel.
bool has_png_end(std::string_view bytes);

}  // namespace decant::images
