// The header of an SQLite file (https://www.sqlite.org/fileformat.html, 1.3).
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace decant::store {

class FileHeader {
  public:
    static constexpr std::size_t size = 100;

    explicit FileHeader(const std::array<char, size>& bytes) : bytes_(bytes) {}

    [[nodiscard]] bool is_sqlite() const {
        return std::string_view(bytes_.data(), 16) == std::string_view("SQLite format 3\0", 16);
    }
    [[nodiscard]] std::uint64_t page_size() const {
        const std::uint64_t size = number(16, 2);
        return size == 1 ? 65536 : size;
    }
    [[nodiscard]] std::uint64_t pages() const { return number(28, 4); }
    [[nodiscard]] bool is_utf_8() const { return number(56, 4) == 1; }
    [[nodiscard]] std::uint64_t version() const { return number(60, 4); }
    [[nodiscard]] std::uint64_t application() const { return number(68, 4); }

  private:
    [[nodiscard]] std::uint64_t number(std::size_t at, std::size_t bytes) const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes_[at + i]);
        return value;
    }
    std::array<char, size> bytes_;
};

}  // namespace decant::store
