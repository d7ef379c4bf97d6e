// The board that was read, compared with the truth.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "maker.hpp"
#include "picture/board.hpp"

namespace decant::picture::made {

enum class Verdict {
    right,    ///< as it is, and sure
    asked,    ///< as it is wherever it is sure, and something was asked
    flagged,  ///< something differs that was not in doubt itself, and something was asked
    refused,
    silent,  ///< something differs and nothing was asked
};

inline constexpr int verdicts = 5;

std::string_view name(Verdict verdict);

/// The tubes as letters in order of first appearance, `?` for hidden units and `!` for unknown ones.
std::vector<std::string> letters(const Board& board);

Verdict judge(const base::Result<Board>& read, const Picture& picture);

}  // namespace decant::picture::made
