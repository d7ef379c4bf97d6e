// The thick upper end that all tubes of a game have.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/contrast.hpp"

namespace decant::picture {

/// How many rows of pixels, from the top, are a rim: they stand out in all tubes alike, and below them
/// nothing does in some. 0 if it is thin as an outline is, or not told from what lies in tubes of this width.
int rim_of(const std::vector<Profile>& contrasts, double width, float threshold);

/// Makes nothing be seen in so many rows.
void clear_rows(std::vector<Profile>& profiles, int rows);

}  // namespace decant::picture
