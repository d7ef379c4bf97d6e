// Which positions are dead, judged by their borders alone.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/engine/borders/border_choices.hpp"
#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The border test of Ito et al. (FUN 2022), their Lemma 2 and Theorem 3: docs/proofs.md, Lemma 14.
///
/// At the moment when the run over a border has just left, the free units lie over other borders or in tubes
/// without a border, one color in each. So there must be enough such tubes, a condition on the borders alone.
/// If no order removes all borders under this condition, the position is dead.
///
/// Room is counted with the largest capacity, so the test also holds for unequal capacities and several tubes
/// for one color; with equal capacities and one tube for each color it is exact (Lemma 15).
class BorderTest {
  public:
    /// Works on `borders`; the table of `memory` has keys of `key_words(level)`. The meter may stop a long
    /// test, which then says that the position may be alive.
    BorderTest(const CompiledLevel& level, Borders& borders, FateTable::Share memory, search::Meter& meter)
        : meter_(meter), borders_(borders), choices_(level, borders), memory_(memory) {}

    /// The code of the borders.
    static std::size_t key_words(const CompiledLevel& level) { return level.borders().words(); }

    /// False only if no goal can be reached. `cells`: a position, ascending. Answers are remembered. The
    /// answer to a question that needs more looks at border positions than allowed is true.
    template <class Cell>
    bool may_be_alive(const Cell* cells, std::uint64_t looks = most_looks) {
        stop_at_ = looked_at_ + looks;
        gave_up_ = false;
        borders_.read(cells);
        if (borders_.count() == 0) return true;
        KnownFate& known = look_up(borders_.hash(), borders_.code());
        if (known.is_known()) return !known.is_dead();
        borders_.count_units();
        return search_from(known);
    }
    /// The same for the current borders, of which there is at least one, and which are counted.
    bool may_be_alive(std::uint64_t looks) {
        stop_at_ = looked_at_ + looks;
        gave_up_ = false;
        KnownFate& known = look_up(borders_.hash(), borders_.code());
        return known.is_known() ? !known.is_dead() : search_from(known);
    }

    /// Whether the last answer was true only because the looks did not suffice or the meter stopped the test.
    [[nodiscard]] bool gave_up() const { return gave_up_; }

    /// Prefetches the place where a question about borders with this hash will look.
    void prefetch(std::uint64_t hash) const { memory_.prefetch(hash); }

    [[nodiscard]] std::size_t bytes() const { return memory_.bytes(); }

  private:
    static constexpr std::uint64_t poll_every = 1024;
    /// Enough for nearly all levels of up to 40 colors; on larger ones it is better to begin the search.
    static constexpr std::uint64_t most_looks = 1'000'000;

    KnownFate& look_up(std::uint64_t hash, const Borders::Code& code) const {
        return memory_.look_up(hash, code.data());
    }
    bool search();
    bool search_from(KnownFate& known) {
        const bool alive = search();
        known.learn(alive);
        return alive;
    }
    bool alive_without(std::size_t slot);

    search::Meter& meter_;
    Borders& borders_;
    const BorderChoices choices_;
    const FateTable::Share memory_;
    std::uint64_t looked_at_ = 0;
    std::uint64_t stop_at_ = 0;
    bool stopped_ = false;
    bool gave_up_ = false;
};

}  // namespace decant::puzzles::tube_sort::engine
