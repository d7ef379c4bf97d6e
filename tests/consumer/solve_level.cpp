// Solves the level that is its argument and prints the verdict; 1 when it is not a level.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <decant/api/decant.hpp>

#include "base/cost.hpp"

int main(int argc, char** argv) {
    const auto level = decant::api::load(argc > 1 ? argv[1] : "", {});
    if (!level) {
        std::fprintf(stderr, "%s\n", decant::api::error_text(level.error(), "level").c_str());
        return 1;
    }
    const auto solution = decant::api::solve(*level, {});
    if (!solution) return 1;
    std::printf("%s%s", decant::api::verdict_text(*solution).c_str(),
                decant::api::plan_text(*solution).c_str());
    return stranger::cost_of_the_program;
}
