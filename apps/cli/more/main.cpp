// The main function of decant-more: all verbs, and levels in pictures.
// decant hands over to it when it needs a database, a terminal, the network or picture files, so that solving
// does not wait for libraries that it does not use.
// SPDX-License-Identifier: MIT
#include "api/explain.hpp"
#include "api/pictures.hpp"
#include "cli/run.hpp"
#include "cli/verbs.hpp"

int main(int argc, char** argv) {
    using namespace decant::cli;
    static constexpr VerbOfMore verbs[] = {
#define DECANT_VERB_OF_MORE(word, about) {#word, word},
#include "cli/verbs.def"
    };
    return run_program(argc, argv, {decant::api::read_picture, decant::api::explain_picture, verbs});
}
