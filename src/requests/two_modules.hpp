// A question answered by two programs: one that reads whatever people have, and one that need not know how.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "requests/prepare.hpp"

namespace decant::requests {

/// As `prepare`, but nothing if the question takes the other program: if it is for another format, or if its
/// level is not beyond doubt one of decant's own texts.
std::optional<api::Result<Work, Problem>> prepare_in_core(Question question, std::string_view body,
                                                          const Bounds& bounds);

/// The question as the other program passes it on: the same one about the level in native text, and how
/// its text was understood; or the answer.
Answer read_for_core(Question question, std::string_view body);

/// The work behind that. It gives the same answer as `prepare` does for the first body.
api::Result<Work, Problem> prepare_read(Question question, std::string_view read, const Bounds& bounds);

}  // namespace decant::requests
