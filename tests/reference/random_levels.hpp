// Random small levels of every kind, for differential tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/random.hpp"
#include "reference/tube_sort.hpp"

namespace reference {

/// 2 to 6 colors, tubes of up to 9 units (tall ones where there are few colors), 0 to 3 empty tubes, both
/// rules. Most levels are plain; the others have, alone or together, unequal capacities, several tubes for a
/// color, missing units, units in all tubes, almost sorted tubes, or each tube twice. Many cannot be solved.
Level random_level(decant::base::Random& random);

/// The rules of single tubes, and hidden units.
enum class Row { accepts, gives, ends, curtain, number, moves, closes, hidden, locks, ice, sorts };

/// Gives one tube, or a few, a rule of this row.
void add_rules(Level& level, Row row, decant::base::Random& random);

}  // namespace reference
