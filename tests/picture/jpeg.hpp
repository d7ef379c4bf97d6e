// The losses of JPEG, applied to a picture without a file.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace decant::picture::made {

/// Quantizes the cosine transform of blocks of 8 x 8 as a baseline JPEG of this quality does (ITU-T T.81,
/// tables of annex K scaled as libjpeg scales them), with chroma at half the size in both directions.
void compress(std::vector<std::uint8_t>& rgb, int width, int height, int quality);

}  // namespace decant::picture::made
