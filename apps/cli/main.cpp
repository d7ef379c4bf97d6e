// The program that people call. It starts fast, so what needs more libraries is in another one.
// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

int main(int argc, char** argv) { return decant::cli::run_program(argc, argv, {}); }
