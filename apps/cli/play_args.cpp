// Describes `decant play` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/option_flags.hpp"
#include "cli/shared_flags.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {

void describe_play(CLI::App& verb, Args& args) {
    add_level(verb, args);
    add_color(verb, args);
    add_flags(verb, api::Question::play, args);
    add_examples(verb, {"decant play flasks-3", "decant play water4:ABAB/BABA/-"});
}

}  // namespace decant::cli
