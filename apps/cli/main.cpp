// The main function of decant, which starts fast: the parts that need more libraries are in decant-more.
// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

int main(int argc, char** argv) { return decant::cli::run_program(argc, argv, {}); }
