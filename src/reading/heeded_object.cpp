// SPDX-License-Identifier: MIT
#include "reading/heeded_object.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "reading/attempts.hpp"
#include "reading/heeded_words.hpp"
#include "reading/remarks.hpp"
#include "reading/surroundings.hpp"

namespace decant::reading {
namespace {

/// An object in each way that the words may be meant, and without them.
Outcome as_said_and_as_it_stands(const std::vector<Said>& claims, const Unwrapped& bare,
                                 const LoadOptions& options, const ReadAsIs& read) {
    std::vector<Attempt> ways;
    for (const Said& said : claims) ways.push_back({said.own, read(bare.text, said.options)});
    Assumption alone{puzzles::Open::form, "the object as it stands"};
    alone.doubt = Diagnostic{"the words around this object may say more of its level than its keys do",
                             "leave the words out, or say the same by keys",
                             {1, 1},
                             base::ProblemKind::contradiction};
    Attempt as_it_stands{{alone}, read(bare.text, options)};
    if (std::none_of(ways.begin(), ways.end(), makes_level) && makes_level(as_it_stands))
        return Refusal{*alone.doubt};
    ways.push_back(std::move(as_it_stands));
    return agreed(std::move(ways));
}

}  // namespace

Outcome heed_object(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    Beside said = bare.said;
    for (const std::string& text : bare.beside) look_at_comments(remarks_in(text), said);
    const Surroundings surroundings(std::move(said), bare.beside, {}, nullptr);
    if (const auto fault = surroundings.fault()) return Refusal{*fault};
    const std::vector<Said> claims = surroundings.ways(options, true);
    const bool has_claims = claims.size() > 1 || !claims.front().own.empty();
    Outcome outcome = surroundings.compare(has_claims ? as_said_and_as_it_stands(claims, bare, options, read)
                                                      : read(bare.text, options));
    if (!has_claims) outcome = heeding_remarks(std::move(outcome), bare.said, bare.beside);
    return heeding_tubes(std::move(outcome), bare.beside, bare.text);
}

}  // namespace decant::reading
