// A header of the stranger whose name decant uses, too.
// SPDX-License-Identifier: MIT
#pragma once

namespace stranger {
inline constexpr int cost_of_the_program = 0;
}
