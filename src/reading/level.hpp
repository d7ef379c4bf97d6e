// A level that has been read and checked.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

#include "puzzles/family.hpp"

namespace decant::reading {

/// Cheap to copy.
class Level {
  public:
    explicit Level(std::unique_ptr<const puzzles::Puzzle> puzzle) : puzzle_(std::move(puzzle)) {}
    [[nodiscard]] const puzzles::Puzzle& puzzle() const { return *puzzle_; }

  private:
    std::shared_ptr<const puzzles::Puzzle> puzzle_;
};

}  // namespace decant::reading
