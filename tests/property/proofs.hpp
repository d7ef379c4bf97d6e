// Proofs made and checked in memory, for the tests of proofs.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "proof/certificate.hpp"
#include "proof/verify.hpp"

namespace proofs {

using decant::proof::Certificate;
using decant::proof::Claim;
using decant::proof::NoProof;
using decant::proof::Statement;
using decant::proof::Verdict;

inline std::string text_of(const Certificate& certificate) {
    std::string text;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    EXPECT_TRUE(certificate.write(take, {}));
    return text;
}

inline Verdict verify(const std::string& text, const decant::proof::VerifyOptions& options = {}) {
    return decant::proof::verify(std::string_view(text), options);
}

inline bool is_verified(const Verdict& verdict) { return verdict.status == Verdict::Status::verified; }

/// Whether the plain rules say that the claim is wrong.
inline bool is_refuted(const std::string& code, Claim claim, bool full = false) {
    const auto certificate = decant::proof::certify({code, claim, {}, full}, {});
    return !certificate && certificate.error().reason == NoProof::Reason::refuted;
}

}  // namespace proofs
