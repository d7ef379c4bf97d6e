// Small numbers packed into a row of words.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace decant::puzzles::tube_sort::engine {

/// Allocates fields in a row of 64-bit words, none of which spans two words.
class BitFields {
  public:
    struct Field {
        std::uint8_t word, shift;
    };

    /// `width`: bits, at most 64.
    Field place(unsigned width) {
        if (used_ + width > bits_of_a_word) {
            ++full_words_;
            used_ = 0;
        }
        const Field field{static_cast<std::uint8_t>(full_words_), static_cast<std::uint8_t>(used_)};
        used_ += width;
        return field;
    }
    [[nodiscard]] std::size_t words() const { return full_words_ + (used_ > 0 ? 1 : 0); }

  private:
    static constexpr unsigned bits_of_a_word = 64;
    unsigned full_words_ = 0;
    unsigned used_ = 0;  ///< bits of the last word
};

}  // namespace decant::puzzles::tube_sort::engine
