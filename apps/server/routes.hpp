// The addresses of the server.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "requests/question.hpp"

namespace decant::server {

/// Questions are sent by POST, everything else by GET.
struct RouteEntry {
    std::string word;
    std::string path;
    std::string_view summary;
    std::string_view type;  ///< of the answer; empty where it has none in the table of types
    std::string_view answer;
    std::optional<requests::Question> question;

    [[nodiscard]] std::string_view method() const { return question ? "POST" : "GET"; }
};

const std::vector<RouteEntry>& routes();

/// Whether a path belongs to the API, not to a file.
bool is_of_api(std::string_view path);

/// The route of this path; null where there is none.
const RouteEntry* route_of(std::string_view path);

/// The methods that this path allows, as the header Allow lists them.
std::string_view methods_of(std::string_view path);

}  // namespace decant::server
