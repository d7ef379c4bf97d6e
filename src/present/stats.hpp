// What an answer tells of the work that it took.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::present {

enum class Stats {
    all,
    repeatable,  ///< what is the same in every run: neither time nor memory
};

}  // namespace decant::present
