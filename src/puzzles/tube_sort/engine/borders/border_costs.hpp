// A bound from the borders: the cost of removing them in any order beyond the bound of the rules.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "puzzles/tube_sort/engine/borders/border_images.hpp"
#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/borders/relaxed_costs.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// WATER. `border`: a top border of the current borders, which are counted.
class WaterSteps {
  public:
    explicit WaterSteps(const Borders& borders) : borders_(borders) {}

    /// The run goes onto its color's own tube.
    [[nodiscard]] int onto_own(const BorderTable::Entry&) const { return 0; }
    /// It is stacked over other borders that show its color.
    [[nodiscard]] int to_stack(const BorderTable::Entry&) const { return 0; }
    /// Its color opens a tube.
    [[nodiscard]] int to_open(const BorderTable::Entry& border) const {
        return borders_.has_bottom(border.color) ? 1 : 0;
    }
    /// Another color is closed first.
    [[nodiscard]] int to_close(Color color) const {
        return least_to_close + (borders_.has_bottom(color) ? 0 : 1);
    }

    static constexpr int least_to_close = 0;

  private:
    const Borders& borders_;
};

/// BALL, the same.
class BallSteps {
  public:
    explicit BallSteps(const Borders& borders) : borders_(borders) {}

    [[nodiscard]] int onto_own(const BorderTable::Entry& border) const {
        if (!borders_.has_bottom(border.color)) return 0;
        const int left = borders_.longest_bottom(border.color) - borders_.displaced(border.color);
        return std::min<int>(border.run, std::max(0, left));
    }
    /// The run, with what had to be put on it because it fit nowhere else.
    [[nodiscard]] int to_stack(const BorderTable::Entry& border) const {
        const int room_elsewhere = borders_.room(border.color) - border.room;
        return std::max<int>(border.run, borders_.free_units(border.color) - room_elsewhere);
    }
    [[nodiscard]] int to_open(const BorderTable::Entry& border) const {
        if (!borders_.has_bottom(border.color)) return 0;
        return std::min(borders_.longest_bottom(border.color), to_stack(border));
    }
    [[nodiscard]] int to_close(Color color) const {
        return least_to_close + (borders_.has_bottom(color) ? 0 : 1);
    }

    static constexpr int least_to_close = 1;

  private:
    const Borders& borders_;
};

/// Border positions that fall apart, whose cost follows from the costs of their pieces.
///
/// Two colors are connected if they share a tube with a border, or if both are connected to a third. A piece
/// is a set of connected colors with the tubes that have them over or under borders, and the tubes that they
/// have to themselves. docs/proofs.md, Lemma 31, proves what is said here.
///
/// If a level consists of pieces that are connected by few borders, the orders of all pieces are interleaved
/// once these borders are gone, and the number of border positions is the product of those of the pieces. If
/// the pieces are treated separately, it is the sum.
class BorderPieces {
  public:
    /// A part is one or more pieces.
    struct Split {
        Slots one, two;  ///< the tubes with borders of both parts
        Colors colors_of_one, colors_of_two;
        bool is_exact;  ///< the position costs the sum of both; else at least that
    };

    /// No answers before this many looks at border positions: most levels are settled by then.
    BorderPieces(const CompiledLevel& level, std::uint64_t looks_before);

    /// Whether asking is worthwhile after this many looks.
    [[nodiscard]] bool is_due(std::uint64_t looks) const { return looks >= next_question_; }
    /// Two parts of a position, if it falls apart. The borders are counted, and these colors are open.
    std::optional<Split> split(const Borders& borders, Colors open, std::uint64_t looks);

  private:
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

    void count_question(std::uint64_t looks, bool found);

    std::uint64_t next_question_;  ///< by looks
    std::uint64_t asked_ = 0;
    std::uint64_t paid_ = 0;  ///< questions that answers have paid for
};

/// The abstraction of a position to its top borders and the colors that have a tube without one. Its exact
/// costs are admissible for the position: docs/proofs.md, Lemmas 24 and 25, and the table of steps.
///
/// They are computed depth first with a budget, as in IDA* (Korf, 1985), and a lower and an upper bound is
/// kept for each abstract position.
class BorderCosts {
  public:
    /// Looks at border positions between things that must be done now and then.
    static constexpr std::uint64_t poll_every = 1024;

    /// Further tests that prune border positions.
    struct Aids {
        /// Whether they cost too much with any number of tubes. WATER only.
        bool relaxed_costs = false;
        /// Whether they are dead, after this many looks.
        std::uint64_t looks_before_test = std::numeric_limits<std::uint64_t>::max();
        /// The costs of their pieces, from this many looks on.
        std::uint64_t looks_before_pieces = std::numeric_limits<std::uint64_t>::max();
        /// The costs of their images under symmetries, from this many looks on: none or `poll_every`.
        std::uint64_t looks_before_symmetries = std::numeric_limits<std::uint64_t>::max();
    };

    /// Works on `borders`, as `test` does. The table of `memory` has keys as CostMemory makes them.
    BorderCosts(const CompiledLevel& level, Borders& borders, CostTable::Share memory, search::Meter& meter,
                BorderTest& test, const Aids& aids)
        : level_(level),
          meter_(meter),
          borders_(borders),
          memory_(level, memory, CostMemory::Tubes::limited),
          aids_(aids),
          test_(test),
          relaxed_(level, memory, meter),
          pieces_(level, aids.looks_before_pieces),
          images_(level) {
        if (aids.looks_before_symmetries == 0) images_.find_symmetries(level);
    }

    /// A lower bound on what the position costs beyond the bound; more than `budget` if that can be shown
    /// within the allowance. `cells`: a position, ascending. Answers are remembered.
    template <class Cell>
    int at_least(const Cell* cells, int budget);

    /// Finds out what a position costs, from above: with a generous budget each abstract position is visited
    /// about once, whereas a budget that rises step by step returns to it again and again.
    template <class Cell>
    void settle(const Cell* cells);

    /// Allows this many more looks at border positions.
    void allow(std::uint64_t more) { allowed_ += more; }
    /// Border positions that it looked at so far.
    [[nodiscard]] std::uint64_t looks() const { return looked_at_; }

    [[nodiscard]] std::size_t bytes() const { return memory_.bytes() + images_.bytes(); }

  private:
    static constexpr int never = KnownCost::never;
    static constexpr Colors bit(Color color) { return Borders::bit(color); }

    /// Looks for one question to the border test.
    static constexpr std::uint64_t looks_of_test = 10'000;
    /// Looks for one question to the relaxed costs, and for all of them, with one more for every few looks
    /// here.
    static constexpr std::uint64_t looks_of_relaxed = 500;
    static constexpr std::uint64_t looks_of_relaxed_ahead = 10'000;
    static constexpr std::uint64_t looks_for_one_of_relaxed = 8;

    struct Question {
        KnownCost& known;
        Colors open;
        int poured_away;  ///< units that already lie elsewhere, so that their cost is paid
    };
    template <class Cell>
    Question read(const Cell* cells);
    /// A part of a position that falls apart, as if all other parts were sorted.
    struct Part {
        Slots others;
        Colors open;
        KnownCost& known;
        int at_least, at_most;
    };
    CostAnswer search(KnownCost& known, Colors open, int budget);
    [[nodiscard]] KnownCost& look_up_image(std::size_t slot, Colors open) const;
    [[nodiscard]] KnownCost& look_up(BorderImages::Key key) const;
    [[nodiscard]] Part part(Slots others, Colors open) const;
    bool ask(Part& part, int budget);
    CostAnswer add_up(Part one, Part two, int budget);
    CostAnswer search_apart(KnownCost& known, Colors open, int budget);
    template <class Steps>
    CostAnswer search_by(const Steps& steps, KnownCost& known, Colors open, int budget);
    template <class Steps>
    std::optional<CostAnswer> try_safe(const Steps& steps, Colors open, int spare_tubes, int budget);
    template <class Steps>
    CostAnswer try_each(const Steps& steps, Colors open, int spare_tubes, int budget);
    template <class Steps>
    CostAnswer after(const Steps& steps, std::size_t slot, Colors open, int budget);
    int without_limit_on_tubes(Colors open, int budget);
    bool may_look();
    bool is_dead(const KnownCost& known) const;
    bool never_lacks_a_tube(Colors open, int spare_tubes, int budget) const;
    bool is_water() const { return level_.rules == Rules::water; }
    Colors not_closed_within(int budget, int least_to_close) const;

    const CompiledLevel& level_;
    search::Meter& meter_;
    Borders& borders_;
    const CostMemory memory_;
    const Aids aids_;
    BorderTest& test_;
    RelaxedCosts relaxed_;
    BorderPieces pieces_;
    BorderImages images_;
    std::uint64_t looked_at_ = 0;
    std::uint64_t allowed_ = 0;
};

/// The position must have borders; they are the current ones of `borders_`.
template <class Cell>
BorderCosts::Question BorderCosts::read(const Cell* cells) {
    const Colors open = open_colors(level_, cells);
    int poured_away = 0;
    for (std::size_t tube = 0; tube < level_.tubes && !is_water(); ++tube) {
        const Facts& facts = level_[cells[tube]];
        if (facts.mixed()) poured_away += std::max(0, level_.borders()[facts.border].run - facts.run);
    }
    auto code = borders_.code();
    return {memory_.look_up(borders_.hash(), code, open), open, poured_away};
}

template <class Cell>
int BorderCosts::at_least(const Cell* cells, int budget) {
    borders_.read(cells);
    if (borders_.count() == 0) return 0;
    const Question asked = read(cells);
    KnownCost& known = asked.known;
    const int all_of_it = budget + asked.poured_away;
    if (known.answer(all_of_it).is_unknown()) {
        borders_.count_units();
        search(known, asked.open, all_of_it);
    }
    return std::max(0, known.at_least() - asked.poured_away);
}

template <class Cell>
void BorderCosts::settle(const Cell* cells) {
    borders_.read(cells);
    if (borders_.count() == 0) return;
    borders_.count_units();
    const Question start = read(cells);
    for (int budget = never - 1; budget >= 0;) {
        const CostAnswer answer = search(start.known, start.open, budget);
        if (!answer.is_cost()) return;
        budget = answer.at_least() - 1;
    }
}

}  // namespace decant::puzzles::tube_sort::engine
