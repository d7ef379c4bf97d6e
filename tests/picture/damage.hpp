// Damages pictures as it happens before somebody sends them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "base/random.hpp"
#include "maker.hpp"
#include "picture/board.hpp"

namespace decant::picture::made {

/// A way to spoil a picture. `board` says where its tubes are. The truth stays that of the whole picture.
struct Damage {
    std::string_view name;
    Picture (*done_to)(const Picture& picture, const Board& board, base::Random& random);
};

/// Parts are cut off or covered, tubes and units move, colors become alike, light is uneven, the picture is
/// small, compressed, blurred or tilted.
extern const std::array<Damage, 22> damages;

}  // namespace decant::picture::made
