// A board from the pixels of a picture.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "picture/board.hpp"
#include "picture/doubts.hpp"
#include "picture/frames.hpp"
#include "picture/pixels.hpp"

namespace decant::picture {

/// Reads a board of tubes: finds frames of one size in rows, the height of a unit, what is filled, and which
/// units have one color. No fixed palette and no picture of any game is built in. Refuses a picture in which
/// no board is seen; in one that is read, everything that is not sure is in doubt. The same pixels give the
/// same board. About a tenth of a second for a phone's screen. A given capacity is a count of the places
/// of a tube: the height of a unit at which tubes hold as many is taken if there is one, and else the places
/// are laid out anew.
base::Result<Board> recognize(const Pixels& pixels, std::optional<int> capacity = std::nullopt);

/// Reads the tubes that a person has framed, in pixels of the picture, and asks about no others.
base::Result<Board> recognize_framed(const Pixels& pixels, const std::vector<Rectangle>& frames,
                                     std::optional<int> capacity = std::nullopt);

/// All that was seen on the way to a board, so that a person can find where a reading failed.
struct Recognition {
    int width = 0;  ///< of the picture, in pixels
    int height = 0;
    Canvas canvas;
    std::vector<Objects> objects;
    std::vector<LayoutCandidate>
        candidates;  ///< of the likeliest layout first, up to one that leaves nothing to ask
    std::optional<std::size_t> chosen;  ///< the candidate whose board is read

    /// The board in pixels of the picture.
    [[nodiscard]] base::Result<Board> board() const;
};

Recognition examine(const Pixels& pixels, std::optional<int> capacity = std::nullopt);

}  // namespace decant::picture
