// Any bytes as a proof: a verdict, in bounded time and memory, and none but a true one.
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "proof/certificate.hpp"
#include "proof/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    using Status = proof::Verdict::Status;
    const std::string_view text = fuzz::view_of(data, size);
    proof::VerifyOptions options;
    const proof::Verdict verdict = proof::verify(text, options);
    const bool verified = verdict.status == Status::verified;
    fuzz::require(verdict.problem.empty() == verified, "a proof that is not verified has a problem",
                  verdict.problem);
    fuzz::require(fuzz::is_plain(verdict.problem), "a problem is one line of plain text", verdict.problem);
    options.passes = {2, {1, 2}};
    fuzz::require(proof::verify(text, options).status == verdict.status, "passes change no verdict");
    if (!verified) return 0;
    // The least table proves what any table proves.
    proof::Control control;
    control.entries = 10'000;
    const auto certificate = proof::certify(verdict.statement, control);
    fuzz::require(certificate.ok() || certificate.error().reason == proof::NoProof::Reason::cut,
                  "a verified claim is true");
    return 0;
}
