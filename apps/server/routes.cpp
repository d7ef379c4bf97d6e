// Lists routes: one for each question, and two of the server's own.
// SPDX-License-Identifier: MIT
#include "server/routes.hpp"

namespace decant::server {

const std::vector<RouteEntry>& routes() {
    static const std::vector<RouteEntry> all = [] {
        const std::string base = "/api/v1/";
        std::vector<RouteEntry> list;
        for (const requests::QuestionEntry& entry : requests::questions()) {
            const std::string word(entry.word);
            list.push_back({word, base + word, entry.summary, entry.answer, entry.question, entry.searches});
        }
        list.push_back({"health", base + "health", "Say how busy the server is", "counts", {}});
        list.push_back({"openapi", base + "openapi.json", "This description", "an OpenAPI 3 document", {}});
        return list;
    }();
    return all;
}

}  // namespace decant::server
