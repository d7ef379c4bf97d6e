// Lists of words as one text, with a blank between two.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace decant::base {

/// A word by which most lists that do not have it are told at once. It grows letter by letter. FNV-1a
/// (Fowler, Noll, Vo).
class WordHash {
  public:
    constexpr WordHash() = default;
    constexpr explicit WordHash(std::string_view word) {
        for (const char c : word) add(c);
    }
    constexpr void add(char c) { value_ = (value_ ^ static_cast<unsigned char>(c)) * 16777619U; }
    [[nodiscard]] constexpr std::uint32_t value() const { return value_ ^ (value_ >> 16U); }

  private:
    std::uint32_t value_ = 2166136261U;
};

/// Such a list, with a bit for each of its words.
class Words {
  public:
    consteval Words(const char* words) : Words(std::string_view(words)) {}
    consteval Words(std::string_view words) : words_(words) {
        while (!words.empty()) {
            const std::size_t size = words.find(' ') < words.size() ? words.find(' ') : words.size();
            const std::uint32_t bit = WordHash(words.substr(0, size)).value() % bits;
            bits_[bit / 64] |= std::uint64_t{1} << (bit % 64);
            words.remove_prefix(size < words.size() ? size + 1 : size);
        }
    }

    [[nodiscard]] constexpr std::string_view text() const { return words_; }
    /// Whether the list has a word, by its hash.
    [[nodiscard]] bool have(std::string_view word, WordHash hash) const {
        const std::uint32_t bit = hash.value() % bits;
        return (bits_[bit / 64] >> (bit % 64) & 1U) != 0 && have_text(word);
    }

  private:
    static constexpr std::uint32_t bits = 512;
    [[nodiscard]] bool have_text(std::string_view word) const;

    std::string_view words_;
    std::array<std::uint64_t, bits / 64> bits_{};
};

/// Whether a list has a word.
inline bool holds(const Words& words, std::string_view word) { return words.have(word, WordHash(word)); }

}  // namespace decant::base
