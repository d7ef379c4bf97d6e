// The exit codes of the program; docs/exit-codes.md explains them.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::cli {

enum class ExitCode {
    done = 0,
    unsolvable = 10,
    unknown = 11,
    invalid_plan = 12,
    usage = 64,
    malformed = 65,
    unreadable = 66,
    internal = 70,
    interrupted = 130,
};

}  // namespace decant::cli
