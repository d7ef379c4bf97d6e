// The addresses of the server.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "requests/question.hpp"

namespace decant::server {

/// A question is posted; what is no question is got.
struct RouteEntry {
    std::string word;
    std::string path;
    std::string_view summary;
    std::string_view answer;
    std::optional<requests::Question> question;
    bool searches = false;

    [[nodiscard]] std::string_view method() const { return question ? "POST" : "GET"; }
};

const std::vector<RouteEntry>& routes();

}  // namespace decant::server
