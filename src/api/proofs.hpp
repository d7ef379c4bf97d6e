// Proofs of what is claimed about a level, and checking them.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"
#include "api/options.hpp"
#include "base/export.hpp"
#include "proof/certificate.hpp"
#include "proof/verify.hpp"

namespace decant {
namespace DECANT_API api {

using proof::Bytes;
using proof::Certificate;
using proof::Checked;
using proof::claim_entries;
using proof::kind_entries;
using proof::NoProof;
using proof::Passes;
using proof::verify;
using proof::VerifyOptions;
using ProofControl = proof::Control;
using ProofCut = proof::Cut;
using ProofSubject = proof::Subject;
using ProofVerdict = proof::Verdict;

/// The limits for work on a proof: the entries, and of the limits of a search the memory, the time left
/// after `seconds_used`, and the token.
ProofControl proof_control(const Options& options, double seconds_used = 0);

/// A proof of everything known about the level: that the plan is shortest, that there is none, or, if neither
/// is known, that no plan is shorter than the bound. It is made from the level's code by code that shares
/// nothing with the search, so that `NoProof::Reason::refuted` and `plan` mean a bug in decant. Time and
/// memory grow with the entries.
Result<Certificate, NoProof> prove(const Level& level, const Solution& solution, const ProofControl& control);

/// The subject that a proof must have to be about a level.
Result<ProofSubject> proof_subject(const Level& level);
/// The same of a level that is given as a code in any spelling, perhaps with missing units.
Result<ProofSubject> proof_subject(std::string_view code);

/// Facts about a written proof, for messages and to be kept in the solution; `bytes` is the size of its file.
solution::ProofFacts facts_of(const Certificate& certificate, std::uint64_t bytes);

/// Its claim, its size and its text, as JSON.
std::string proof_json(const Certificate& certificate, std::uint64_t bytes, std::string_view text);

/// One sentence on what became of a requested proof: `file` is where it is.
std::string proof_text(const Solution& solution, const std::string& file);
/// The option to raise where a limit is why there is none.
std::optional<Option> limit_of(const NoProof& why);
/// Why there is none: `entries`, `time`, `memory`, `cancelled`, `bytes` or `level`.
std::string_view word(const NoProof& why);

/// The result of a check: the verdict, the level, the claim. Unless it should be brief, a verified level is
/// drawn.
std::string verdict_text(const ProofVerdict& verdict, const std::string& source, bool brief,
                         const Style& style);
/// An object for programs; an empty source is left out.
std::string verdict_json(const ProofVerdict& verdict, const std::string& source);

}  // namespace DECANT_API api
}  // namespace decant
