// Reads a few values back from an answer about one of many levels, without parsing all of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::api {

/// Of a level.
enum class Said { solved, unsolvable, unknown, error };

// `answer` is what solution_json, analysis_json or error_json made of a line.

/// The level that it is about, as JSON; empty where there is none. And a line as answers hold it, likewise.
std::string_view level_of(std::string_view answer);
std::string level_text(std::string_view line);

/// Whether it is about this line.
bool is_about(std::string_view answer, std::string_view line);

/// Its remarks on the text that its level was read from: its last members, each behind a comma.
std::string_view remarks_of(std::string_view answer);

Said said_by(std::string_view answer);

/// Whether more time or memory would tell no more: it is neither unknown nor estimated.
bool is_complete(std::string_view answer);

}  // namespace decant::api
