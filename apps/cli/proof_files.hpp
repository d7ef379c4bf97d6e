// Writing and opening files of proofs.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "api/proofs.hpp"
#include "cli/args.hpp"
#include "cli/destination.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// The limits in `args` for work on a proof, if the search took this many seconds of the time.
api::ProofControl proof_control(const Args& args, double seconds_used = 0);

/// Proves what is known of a level, as `--proof` and the limits in `args` ask, and puts the proof into a
/// file, compressed as its name says. The outcome is kept in the solution, also that there is no proof; then
/// `file` stays empty. Fails where the file cannot be written, and where the answer cannot be proved since it
/// is wrong.
std::optional<Failure> write_proof(const Args& args, const api::Level& level, api::Solution& solution,
                                   const std::string& path, Destination& file);

/// Opens a proof, compressed or not; `-` is standard input, which can be read once.
api::Result<std::unique_ptr<api::Bytes>, Failure> open_proof(const std::string& path);

}  // namespace decant::cli
