// Explores with one or two bytes for each tube.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/exploration.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <span>
#include <utility>

#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"
#include "puzzles/tube_sort/search/legality.hpp"
#include "search/explore.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using search::NodeId;

/// A move is named by the contents that it connects, so tubes of equal content stand for one another. Unlike
/// the engine this leaves no move out.
template <class Cell>
class PackedExplorer {
  public:
    explicit PackedExplorer(const Board& board)
        : board_(board), alphabet_(board), facts_(board, alphabet_), states_(facts_.tubes) {
        const auto cells = engine::initial_cells<Cell>(facts_);
        std::uint64_t hash = 0;  // a sum over the tubes, which needs no order
        for (std::size_t tube = 0; tube < facts_.tubes; ++tube) hash += facts_[cells[tube]].hash;
        states_.insert(hash, cells.data(), hash);
    }

    [[nodiscard]] std::size_t size() const { return states_.size(); }
    [[nodiscard]] std::size_t bytes() const { return states_.bytes(); }

    template <class Visit>
    search::Standing expand(NodeId id, const Visit& visit) {
        states_.copy_key(id, cells_.data());
        hash_ = states_.payload(id);
        read_kinds();
        for (std::size_t from = 0; from < kind_count_; ++from) {
            const engine::Facts& source = facts_[kinds_[from].content];
            if (gives(source)) each_pour(from, source, visit);
        }
        // No goal has an estimate above 0.
        const bool is_plain = facts_.rules == Rules::water && facts_.goal == Goal::gathered;
        const search::Cost estimate = is_plain ? water_estimate() : 0;
        if (estimate > 0) return {false, estimate};
        reading_.read(cells_.data());
        return {reading_.is_goal(), reading_.bound_of_rules()};
    }

    [[nodiscard]] Board board_at(NodeId id) const {
        engine::Cells<Cell> cells{};
        states_.copy_key(id, cells.data());
        Board board = board_;
        for (std::size_t t = 0; t < board.tubes.size(); ++t) board.tubes[t] = alphabet_.tube(cells[t]);
        return board;
    }

  private:
    struct Kind {  ///< tubes of equal content
        Content content;
        std::uint8_t count;
        std::uint8_t tube;  ///< the first of them
        std::uint8_t next;  ///< the next kind with this top, or `none`
    };
    static constexpr std::uint8_t none = 0xFF;

    /// As BottomBound, kind by kind.
    [[nodiscard]] search::Cost water_estimate() const {
        auto bottoms_left = facts_.most_tubes;
        search::Cost estimate = 0;
        for (std::size_t kind = 0; kind < kind_count_; ++kind) {
            const engine::Facts& facts = facts_[kinds_[kind].content];
            if (facts.empty()) continue;
            std::uint8_t& left = bottoms_left[facts.bottom];
            const std::uint8_t staying = std::min(kinds_[kind].count, left);
            left = static_cast<std::uint8_t>(left - staying);
            estimate += kinds_[kind].count * facts.blocks - staying;
        }
        return estimate;
    }

    /// Lists the kinds of the position in ascending order, and by their top those that have room.
    void read_kinds() {
        std::fill_n(first_.begin(), facts_.colors + 1, none);
        kind_count_ = 0;
        for (std::size_t tube = 0; tube < facts_.tubes; ++tube) {
            if (kind_count_ > 0 && kinds_[kind_count_ - 1].content == cells_[tube])
                ++kinds_[kind_count_ - 1].count;
            else
                kinds_[kind_count_++] = {cells_[tube], 1, static_cast<std::uint8_t>(tube), none};
        }
        for (std::size_t kind = kind_count_; kind-- > 0;) {
            const engine::Facts& facts = facts_[kinds_[kind].content];
            if (facts.room == 0) continue;
            std::uint8_t& first = first_[facts.empty() ? facts_.colors : facts.top];
            kinds_[kind].next = first;
            first = static_cast<std::uint8_t>(kind);
        }
    }

    /// The targets are tubes with this color on top and empty ones: two ascending lists, merged.
    template <class Visit>
    void each_pour(std::size_t from, const engine::Facts& source, const Visit& visit) {
        std::uint8_t same = first_[source.top];
        std::uint8_t empty = first_[facts_.colors];
        while (same != none || empty != none) {
            std::uint8_t& next = same < empty ? same : empty;
            const std::uint8_t to = std::exchange(next, kinds_[next].next);
            const bool is_taken = facts_[kinds_[to].content].accept(source.top);
            if (is_taken && (to != from || kinds_[to].count > 1))
                visit(after(kinds_[from], source, kinds_[to]));
        }
    }

    NodeId after(const Kind& from, const engine::Facts& source, const Kind& to) {
        const int units = carried(facts_.rules, source, facts_[to.content]);
        const engine::Pour pour{.from = from.content,
                                .to = to.content,
                                .from_after = alphabet_.without(from.content, units),
                                .to_after = alphabet_.with(to.content, source.top, units),
                                .units = static_cast<std::uint8_t>(units),
                                .from_tube = from.tube,
                                .to_tube = to.tube};
        const std::span pours(&pour, 1);
        const std::uint64_t hash = hash_ + engine::hash_change(facts_, pours);
        states_.prefetch_slot(hash);
        const auto cells = engine::after(facts_, cells_, pours);
        return states_.insert(hash, cells.data(), hash).id;
    }

    const Board board_;
    const Alphabet alphabet_;
    const engine::CompiledLevel facts_;
    engine::StateTable<Cell, std::uint64_t> states_;  ///< positions, each with its hash
    engine::Reading reading_{facts_};
    engine::Cells<Cell> cells_{};  ///< of the position under expansion
    std::uint64_t hash_ = 0;
    std::size_t kind_count_ = 0;
    std::array<Kind, max_tubes> kinds_;
    std::array<std::uint8_t, max_colors + 1> first_;  ///< by top color, the last for empty tubes
};

template <class Cell>
Exploration explore_packed(const Board& board, const search::RunControl& control) {
    const auto explorer = std::make_shared<PackedExplorer<Cell>>(board);
    return {search::explore(*explorer, control), [explorer](NodeId id) { return explorer->board_at(id); }};
}

}  // namespace

Exploration explore(const Board& board, const search::RunControl& control) {
    const bool small = Alphabet(board).size() <= std::numeric_limits<std::uint8_t>::max() + 1;
    return small ? explore_packed<std::uint8_t>(board, control)
                 : explore_packed<std::uint16_t>(board, control);
}

}  // namespace decant::puzzles::tube_sort
