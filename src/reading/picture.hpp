// Reads a board that was recognized in a picture as a level.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

/// Reads the board as a text with the same tubes is read; units that cannot be told are hidden ones. If
/// something is in doubt that no option settles, refuses, and offers the only level that is meant, which
/// assumes what is to be checked.
Result<Level, Refusal> read_picture(const picture::Board& board, const LoadOptions& options);

}  // namespace decant::reading
