// Proofs of what is claimed of a level, and their check.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"
#include "api/export.hpp"
#include "proof/certificate.hpp"
#include "proof/verify.hpp"

namespace decant {
namespace DECANT_API api {

using proof::Bytes;
using proof::bytes_of;
using proof::Certificate;
using proof::Checked;
using proof::most_entries;
using proof::NoProof;
using proof::Open;
using proof::usual_entries;
using proof::verify;
using proof::VerifyOptions;
using ProofControl = proof::Control;
using ProofCut = proof::Cut;
using ProofVerdict = proof::Verdict;

/// What work on a proof may use: of the limits of a search the memory, the time that `seconds_used` leave,
/// and the token.
ProofControl proof_control(const SolveOptions& limits, double seconds_used = 0);

/// A proof of all that is known of the level: that the plan is shortest, that there is none, or, where
/// neither is known, that no plan is shorter than the bound. It is made from the level's code by code that
/// shares nothing with the search, so that `NoProof::Reason::refuted` and `plan` mean a bug of ours. Time and
/// memory grow with the entries.
Result<Certificate, NoProof> prove(const Level& level, const Solution& solution, const ProofControl& control);

/// What to say of it, and what is kept of it in the solution: the bytes that were written.
solution::ProofFacts facts_of(const Certificate& certificate, std::uint64_t bytes);

/// What it proves, how large it is, and its text, as JSON.
std::string proof_json(const Certificate& certificate, std::uint64_t bytes, std::string_view text);

/// What became of a proof that was asked for, a sentence: `file` is where it stands.
std::string proof_text(const Solution& solution, const std::string& file);
/// Why there is none: `entries`, `time`, `memory`, `cancelled`, `bytes` or `level`.
std::string_view word(const NoProof& why);

/// What became of a proof: the verdict, the level, the claim. Unless it shall be brief, a level that is
/// verified is drawn.
std::string verdict_text(const ProofVerdict& verdict, const std::string& source, bool brief,
                         const Style& style);
/// An object for programs; an empty source is left out.
std::string verdict_json(const ProofVerdict& verdict, const std::string& source);

}  // namespace DECANT_API api
}  // namespace decant
