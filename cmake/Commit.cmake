# Writes the commit being built into a header, if it has changed: `cmake -DSOURCE= -DHEADER= -P Commit.cmake`.
# SPDX-License-Identifier: MIT

set(commit "")
if(EXISTS "${SOURCE}/.git")
  execute_process(COMMAND git -C "${SOURCE}" describe --always --dirty --abbrev=12 --exclude=*
                  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
# `git archive` puts the commit into this file; in a working copy it holds a pattern.
if(NOT commit)
  file(STRINGS "${SOURCE}/cmake/commit.txt" commit LIMIT_COUNT 1)
endif()
if(commit MATCHES "Format")
  set(commit "unknown")
elseif(commit MATCHES "^[0-9a-f]+$")
  string(SUBSTRING "${commit}" 0 12 commit)
endif()

file(CONFIGURE OUTPUT "${HEADER}" @ONLY CONTENT [[
// The commit that was built, written by cmake/Commit.cmake.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::cli {

inline constexpr std::string_view commit = "@commit@";

}  // namespace decant::cli
]])
