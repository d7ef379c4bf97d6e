// The exit codes of the program; docs/exit-codes.md explains them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace decant::cli {

enum class ExitCode {
    done = 0,
    unsolvable = 10,
    unknown = 11,
    invalid_plan = 12,
    no_proof = 13,
    rejected = 14,
    usage = 64,
    malformed = 65,
    unreadable = 66,
    internal = 70,
    unfinished = 75,
    interrupted = 130,
};

struct ExitMeaning {
    ExitCode code;
    std::string_view meaning;
};

/// For manual pages.
inline constexpr std::array exit_meanings = {
    ExitMeaning{ExitCode::done, "done, or solved"},
    ExitMeaning{ExitCode::unsolvable, "proved unsolvable"},
    ExitMeaning{ExitCode::unknown, "not known, or not finished, within the limits"},
    ExitMeaning{ExitCode::invalid_plan, "a plan or a move is invalid"},
    ExitMeaning{ExitCode::no_proof, "answered, but no proof was written within the limits"},
    ExitMeaning{ExitCode::rejected, "a proof is rejected"},
    ExitMeaning{ExitCode::usage, "the command line is wrong"},
    ExitMeaning{ExitCode::malformed, "an input is malformed"},
    ExitMeaning{ExitCode::unreadable, "an input cannot be read"},
    ExitMeaning{ExitCode::internal, "an internal error, or an output cannot be written"},
    ExitMeaning{ExitCode::unfinished, "stopped by --total-time-limit; the same command goes on"},
    ExitMeaning{ExitCode::interrupted, "interrupted by Ctrl-C"},
};

}  // namespace decant::cli
