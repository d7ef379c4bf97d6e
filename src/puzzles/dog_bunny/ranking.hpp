// A number for each state of a level, without gaps, so that facts about states fit into plain arrays.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzles/dog_bunny/space.hpp"

namespace decant::puzzles::dog_bunny {

/// The tokens of one kind are a multiset of m nodes out of V, of which there are C(V + m - 1, m); the
/// combinatorial number system counts them. The kinds are the digits of a mixed-radix number, the last kind
/// the lowest.
class Ranking {
  public:
    explicit Ranking(const Space& space);

    /// How many states there are, or 2^63 when there are more.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Both need a size below 2^63 and take time in proportion to the tokens.
    [[nodiscard]] std::uint64_t rank(const State& state) const;
    [[nodiscard]] State state(std::uint64_t rank) const;
    /// The rank of `after`, which differs from the state of `rank` in tokens of one kind only.
    [[nodiscard]] std::uint64_t rank_after(std::uint64_t rank, const State& state, std::size_t kind,
                                           const State& after) const {
        return rank + (digit(after, kind) - digit(state, kind)) * weight_[kind];
    }

  private:
    /// The rank of the tokens of one kind among their multisets.
    [[nodiscard]] std::uint64_t digit(const State& state, std::size_t kind) const;
    /// C(n, k) for n up to V + m - 1, stopped at 2^63.
    [[nodiscard]] std::uint64_t choose(std::size_t n, std::size_t k) const { return choose_[n][k]; }

    const Space& space_;
    std::array<std::array<std::uint64_t, max_tokens + 1>, max_nodes + max_tokens> choose_{};
    std::vector<std::uint64_t> radix_;   ///< by kind: how many multisets
    std::vector<std::uint64_t> weight_;  ///< by kind: what one step of its digit is worth
    std::uint64_t size_ = 1;
};

}  // namespace decant::puzzles::dog_bunny
