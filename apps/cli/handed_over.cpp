// What decant does of the verbs of decant-more.
// SPDX-License-Identifier: MIT
#include "cli/hand_over.hpp"
#include "cli/output.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {

#define DECANT_VERB(word, about)
#define DECANT_VERB_OF_MORE(word, about) \
    ExitCode word(const Args& args) { return report(hand_over(args)); }
#include "cli/verbs.def"

}  // namespace decant::cli
