// Two colors that differ so little that they were taken for one.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/grid.hpp"

namespace decant::picture {

/// Whether these units, which were taken for those of one color, may be of two: whether they are enough to
/// fill two tubes of `capacity` and fall into two groups that are farther from each other than units within
/// them are, or are apart and fill tubes. Takes the distances of all units, as `distances` gives them. Groups
/// form around the two units that are farthest apart, and each unit goes to the group that it is nearer to in
/// the mean. O(units * units).
bool may_be_two(const Grid<float>& distances, const std::vector<std::size_t>& units, int capacity);

}  // namespace decant::picture
