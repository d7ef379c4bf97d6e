// Lists routes: one for each question, and two of the server's own.
// SPDX-License-Identifier: MIT
#include "server/routes.hpp"

#include <algorithm>

namespace decant::server {
namespace {

constexpr std::string_view base = "/api/";

}  // namespace

const std::vector<RouteEntry>& routes() {
    static const std::vector<RouteEntry> all = [] {
        const std::string versioned = std::string(base) + "v1/";
        std::vector<RouteEntry> list;
        for (const requests::QuestionEntry& entry : requests::questions()) {
            const std::string word(entry.word);
            list.push_back({word, versioned + word, entry.summary, entry.type, entry.answer, entry.question});
        }
        list.push_back({"health", versioned + "health", "Say how busy the server is", "", "counts", {}});
        list.push_back(
            {"openapi", versioned + "openapi.json", "This description", "", "an OpenAPI 3 document", {}});
        return list;
    }();
    return all;
}

bool is_of_api(std::string_view path) { return path.substr(0, base.size()) == base; }

const RouteEntry* route_of(std::string_view path) {
    const auto found = std::find_if(routes().begin(), routes().end(),
                                    [&](const RouteEntry& entry) { return entry.path == path; });
    return found == routes().end() ? nullptr : &*found;
}

std::string_view methods_of(std::string_view path) {
    const RouteEntry* entry = route_of(path);
    return entry != nullptr && entry->question ? "POST" : "GET, HEAD";
}

}  // namespace decant::server
