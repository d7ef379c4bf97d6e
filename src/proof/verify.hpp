// Checks proofs by the rules of docs/proof-format.md, whoever wrote them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "proof/control.hpp"
#include "proof/lines.hpp"
#include "proof/statement.hpp"

namespace decant::proof {

struct VerifyOptions {
    /// How often the file is gone through. Each time a share of its positions is kept in memory; of what can
    /// be read only once, 1.
    unsigned passes = 1;
    /// Derives the least table from the statement instead of checking the one of the file.
    bool derive = false;
    std::optional<std::string> level;  ///< the code of the level that it must be about
    Control control;
};

struct Verdict {
    enum class Status : std::uint8_t {
        verified,
        rejected,   ///< it proves nothing
        unchecked,  ///< a limit or a person ended the work
    };
    Status status = Status::rejected;
    std::size_t line = 0;  ///< of what is wrong, from 1; 0 where it is no single line
    std::string problem;   ///< a sentence without its period; empty when verified
    /// As far as the file was read.
    Statement statement;
    Kind kind = Kind::bounds;
    std::uint64_t entries = 0;
    std::uint64_t successors = 0;  ///< that were looked up
};

/// Needs memory for the level, and for a share of the entries.
Verdict verify(const Open& open, const VerifyOptions& options);

}  // namespace decant::proof
