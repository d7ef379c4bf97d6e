// The blocks of pours of a position, each with its effect on the bound, known before the child is built.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/tube_sort/engine/level/reading.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The whole top run of a tube, as far as it fits, poured onto another tube. Under BALL it stands for as many
/// moves as it has units; no shortest plan needs more than such pours: docs/proofs.md, Lemma 12.
struct Pour {
    Content from, to;              ///< contents before
    Content from_after, to_after;  ///< contents after
    std::uint8_t units;
    std::uint8_t from_tube, to_tube;  ///< where they are before the block
};

/// One pour; or under BALL, with one tube for each color, the pours out of one tube that remove its top run.
/// No shortest plan needs to pour anything in between: docs/proofs.md, Lemma 13.
struct Block {
    std::uint32_t first_pour;
    std::uint8_t pour_count;
    std::uint8_t cost;
    std::uint8_t rise;  ///< cost + bound of the child - bound of the position
    /// At least the rise. A plan that begins with this block and costs less than bound + `due` is no shorter
    /// than some plan that begins with a block due before.
    std::uint8_t due;
};

/// The position being expanded: its reading, and its blocks of pours.
///
/// `blocks` first looks for a pour home, which determines when the other blocks are due. Then each kind of
/// tube that can pour offers its blocks: under WATER, and where a color may fill several tubes, a pour to
/// each target (`offer_pours`); under BALL, with one tube for each color, all ways to distribute its whole
/// top run (`offer_shares`). `offer` keeps a block if it is due in the requested range.
class Expansion {
  public:
    explicit Expansion(const CompiledLevel& level) : level_(level), reading_(level) {}

    /// As Reading has it.
    template <class Cell>
    const Reading& read(const Cell* cells) {
        reading_.read(cells);
        return reading_;
    }
    /// The reading of the last position.
    [[nodiscard]] const Reading& reading() const { return reading_; }

    /// The blocks that are due in this range, always in the same order. One of several equal tubes, or equal
    /// empty tubes, stands for all; blocks that no shortest plan needs are pruned: docs/proofs.md, Lemmas 6,
    /// 7, 20.
    [[nodiscard]] std::span<const Block> blocks(int lowest = 0, int highest = never - 1);
    /// The pours of a block that the last call returned.
    [[nodiscard]] std::span<const Pour> pours(const Block& block) const {
        return std::span(pours_).subspan(block.first_pour, block.pour_count);
    }
    /// When the first block after the range of the last call is due, or `never`.
    [[nodiscard]] int next_due() const { return next_due_; }
    static constexpr int never = 255;

  private:
    using Kind = Reading::Kind;
    using Kinds = Reading::Kinds;

    struct Range {
        int lowest, highest;
    };
    /// The block of one pour that takes a run home, and when all others are due because of it.
    struct HomePour {
        Kind from{}, to{};
        int others_due = 0;
    };
    /// The units that one tube gets from the block under construction.
    struct Share {
        Kind to;
        int units;
    };

    [[nodiscard]] const Facts& facts(std::size_t kind) const { return level_[reading_.kind(kind).content]; }
    [[nodiscard]] int cost(int units) const { return level_.rules == Rules::water ? 1 : units; }
    [[nodiscard]] HomePour find_home_pour() const;
    [[nodiscard]] int cost_without_home(const Facts& home) const;
    [[nodiscard]] bool owns_a_tube_for_good(Color color) const;
    [[nodiscard]] Kinds find_sources();
    [[nodiscard]] bool has_room_for(const Facts& source) const;
    void offer_pours(std::size_t number);
    void offer_shares(const Kind& from, std::size_t first, int left, int staying);
    void offer_whole_run(const Kind& from, int staying);
    [[nodiscard]] int staying_in(Content content, Color color) const;
    [[nodiscard]] int staying_elsewhere(Color color) const;
    void offer(const Kind& from, std::span<const Share> shares, int cost, int rise);

    const CompiledLevel& level_;
    Reading reading_;
    HomePour home_pour_;
    Range range_{};
    int next_due_ = never;
    std::array<int, max_colors> room_;  ///< by color: in all tubes that show it
    std::vector<Share> shares_;
    std::array<std::uint8_t, max_tubes> filled_{};  ///< by kind: tubes that pour or have a share already
    std::vector<Block> blocks_;
    std::vector<Pour> pours_;
};

}  // namespace decant::puzzles::tube_sort::engine
