// Proofs of DogBunny agree with the distances of all states.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "api/proofs.hpp"
#include "property/dog_bunny_levels.hpp"
#include "property/proofs.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// With names that codes escape.
RC_GTEST_PROP(DogBunnyProof, IsVerifiedAndTellsTheDistance, ()) {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    base::Random random(seed);
    const Level made = random_level(random, {5, 4, true});
    const auto code = code::format.print(made);
    const auto level = code ? api::load(*code, {}) : code.error();
    RC_PRE(level.ok());
    const auto solution = api::solve(*level, {});
    RC_ASSERT(solution.ok());
    const auto certificate = api::prove(*level, *solution, {});
    RC_ASSERT(certificate.ok());
    const Space space(made);
    const base::Cost distance = Truth(space).distance(space.initial());
    const proof::Claim& claim = certificate->statement().claim;
    RC_ASSERT((claim.kind == proof::Claim::Kind::unsolvable) == (distance == base::unreachable));
    if (distance != base::unreachable) RC_ASSERT(claim.length == distance);
    RC_ASSERT(proofs::is_verified(proofs::verify(proofs::text_of(*certificate))));
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
