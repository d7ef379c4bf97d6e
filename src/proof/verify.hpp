// Checks proofs by the rules of docs/proof-format.md, whatever program wrote them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "proof/control.hpp"
#include "proof/lines.hpp"
#include "proof/statement.hpp"

namespace decant::proof {

/// Going over the entries several times, each time with a share of them in memory.
struct Passes {
    unsigned count = 1;  ///< with more, the bytes are read twice as often, and must be the same each time
    /// Random where there are several, so that nobody can write a file that changes unseen.
    Fingerprint::Key key{};
};

struct VerifyOptions {
    Passes passes;
    /// Derives the smallest table from the statement instead of checking the one in the file.
    bool derive = false;
    std::optional<Subject> about;  ///< what the proof must be about
    Control control;
};

struct Verdict {
    enum class Status : std::uint8_t {
        verified,
        rejected,   ///< it proves nothing
        unchecked,  ///< a limit or a person ended the work
    };
    Status status = Status::rejected;
    std::size_t line = 0;  ///< of what is wrong, from 1; 0 if it is not a single line
    std::string problem;   ///< a sentence without its period; empty when verified
    /// These hold what was read of the file.
    Statement statement;
    Kind kind = Kind::bounds;
    std::uint64_t entries = 0;
    std::uint64_t successors = 0;  ///< successors that were looked up
};

/// Needs memory for the level, and for a share of the entries.
Verdict verify(Bytes& bytes, const VerifyOptions& options);
Verdict verify(std::string_view text, const VerifyOptions& options);

}  // namespace decant::proof
