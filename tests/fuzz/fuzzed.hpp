// The format that a fuzz target is for.
// SPDX-License-Identifier: MIT
#pragma once

extern const char* const fuzzed_family;
extern const char* const fuzzed_format;
