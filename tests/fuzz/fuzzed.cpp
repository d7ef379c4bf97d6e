// The names of one target, so that only this file is compiled once for each.
// SPDX-License-Identifier: MIT
#include "fuzzed.hpp"

const char* const fuzzed_family = FUZZED_FAMILY;
const char* const fuzzed_format = FUZZED_FORMAT;
