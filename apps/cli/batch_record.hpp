// What decides the answers of a batch, kept beside the file that they are in.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/args.hpp"
#include "cli/batch_lines.hpp"
#include "cli/digest.hpp"
#include "cli/input.hpp"
#include "cli/shard.hpp"

namespace decant::cli {

/// FILE.batch, of the answers in FILE. It is there as long as these are: the same command may be given again
/// even after it has finished.
struct BatchRecord {
    /// Once all levels are answered: which these were, and the answers to this shard.
    struct End {
        BatchInput input;
        std::uint64_t bytes = 0;
        Digest digest;
    };

    std::string program;               ///< version and commit
    std::string verb;                  ///< solve or analyze
    std::vector<std::string> options;  ///< as flags, such as `--node-limit 100`
    Shard shard;
    std::optional<End> end = {};

    static BatchRecord of(const Args& args);
    static std::string path_for(const std::string& answers);
    /// The failure of one that would take the place of something else.
    [[nodiscard]] std::optional<Failure> refuse_to_replace(const std::string& answers) const;
    /// That of a file of answers; an error where it has none.
    static api::Result<BatchRecord, Failure> read(const std::string& answers);

    /// False where it cannot be written, with `errno`.
    [[nodiscard]] bool write(const std::string& answers) const;
    [[nodiscard]] std::string first_line() const;
};

/// How the answers of `one` were made, unlike those of `other`, whichever levels they are about; empty where
/// they agree. `by decant 0.1.0 (1234567), not 0.2.0 (89abcde)`
std::string difference(const BatchRecord& one, const BatchRecord& other);

}  // namespace decant::cli
