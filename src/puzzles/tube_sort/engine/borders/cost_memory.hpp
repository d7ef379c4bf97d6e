// What removing borders costs, by border position and open colors.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/hash.hpp"
#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/tables/bit_fields.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Makes the keys of the table of costs: the code of the borders, the set of open colors, and whether tubes
/// are limited.
class CostMemory {
  public:
    enum class Tubes : std::uint8_t { limited, unlimited };

    /// The table of `share` has keys of `key_words(level)`.
    CostMemory(const CompiledLevel& level, CostTable::Share share, Tubes tubes)
        : words_(level.borders().words()), keys_(level), share_(share), tubes_(tubes) {}

    static std::size_t key_words(const CompiledLevel& level) { return Keys(level).words; }

    /// What is known about borders with this hash and code; turns the code into a key. Always inlined: the
    /// search for border costs does nothing more often, and a call takes a twentieth more instructions.
    [[gnu::always_inline]] KnownCost& look_up(std::uint64_t hash, Borders::Code& code, Colors open) const {
        for (std::size_t word = words_; word < keys_.words; ++word) code[word] = 0;
        code[keys_.open.word] |= open << keys_.open.shift;
        if (tubes_ == Tubes::unlimited) {
            code[keys_.tubes.word] |= std::uint64_t{1} << keys_.tubes.shift;
            hash = ~hash;
        }
        return share_.look_up(hash + base::mix(open), code.data());
    }

    [[nodiscard]] std::size_t bytes() const { return share_.bytes(); }

  private:
    struct Keys {
        explicit Keys(const CompiledLevel& level) {
            BitFields fields = level.borders().code();
            open = fields.place(static_cast<unsigned>(level.colors));
            tubes = fields.place(1);
            words = fields.words();
        }
        BitFields::Field open, tubes;
        std::size_t words;
    };

    const std::size_t words_;  ///< of the code
    const Keys keys_;
    const CostTable::Share share_;
    const Tubes tubes_;
};

}  // namespace decant::puzzles::tube_sort::engine
