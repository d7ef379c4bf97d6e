// Which candidates are taken, decided in their order.
// SPDX-License-Identifier: MIT
#pragma once

#include "generation/generate.hpp"

namespace decant::generation {

/// Accepts candidates one after the other, wherever they were looked at, and keeps account of them.
class Acceptance {
  public:
    explicit Acceptance(Order order, Position position = {});

    /// Whether there is reason to look at the next candidate.
    [[nodiscard]] bool goes_on() const;

    /// Takes notice of the next candidate and tells whether it is a level that counts: good, and new.
    bool take(const Finding& finding);

    [[nodiscard]] const Position& position() const { return position_; }

    /// How many candidates are looked at, at most.
    [[nodiscard]] std::uint64_t attempts() const { return order_.attempts; }

    /// As it is now: with reason to go on it was cancelled.
    [[nodiscard]] Outcome outcome() const;

  private:
    [[nodiscard]] bool is_out_of_patience() const { return in_vain_ >= order_.patience; }

    Order order_;
    Position position_;
    std::uint64_t in_vain_ = 0;
    std::uint64_t too_hard_ = 0;
    std::uint64_t out_of_memory_ = 0;
    std::vector<Seen> seen_;
};

}  // namespace decant::generation
