// Answers of questions about proofs.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "api/proofs.hpp"
#include "requests/answer.hpp"
#include "requests/prepare.hpp"

namespace decant::requests {

/// Solves the level and proves the answer; the problem is that of the search, or that the proof cannot be
/// had.
api::Result<Answer, Problem> prove(const api::Level& level, const api::Options& options,
                                   const Bounds& bounds);

/// Checks a proof, which must be about that level, where there is one.
Answer verify(const std::string& proof, const std::optional<api::ProofSubject>& about,
              const api::ProofControl& control);

}  // namespace decant::requests
