// What people paste: a level with a message, a document or a program around it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "reading/beside.hpp"
#include "reading/outcome.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {

/// Takes off what is around the level of a cleaned text, and before its lines, and heeds what is said there
/// of its capacity, its order and its rules. Asks where the text is a level with and without that, and the
/// two differ. What was left aside is assumed, and what was said elsewhere is heeded, too. Texts of decant's
/// own are read as they are.
Result<Level, Refusal> read_pasted(std::string_view text, const LoadOptions& options, const ReadAsIs& read,
                                   const Beside& said = {});

/// The same of a text that prose was taken off.
Result<Level, Refusal> read_pasted(const Unwrapped& pasted, const LoadOptions& options, const ReadAsIs& read);

}  // namespace decant::reading
