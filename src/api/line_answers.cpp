// Looks for keys: in strings quotes are escaped, so a key that is found is one.
// SPDX-License-Identifier: MIT
#include "api/line_answers.hpp"

#include <algorithm>

#include "present/json_parts.hpp"

namespace decant::api {
namespace {

/// The text after the first of such keys; empty where there is none.
std::string_view value_of(std::string_view answer, std::string_view key) {
    const std::size_t place = answer.find(key);
    return place == std::string_view::npos ? "" : answer.substr(place + key.size());
}

bool is_control(char byte) { return static_cast<unsigned char>(byte) < ' '; }

}  // namespace

std::string_view level_of(std::string_view answer) {
    // All text before it is ours, not input. Other levels may follow.
    const std::string_view level = value_of(answer, R"("level":)");
    if (!level.starts_with('"')) return "";
    for (std::size_t place = 1; place < level.size(); ++place) {
        if (level[place] == '\\')
            ++place;
        else if (level[place] == '"')
            return level.substr(0, place + 1);
    }
    return "";
}

std::string level_text(std::string_view line) {
    std::string text = present::dump(line);
    text.pop_back();  // the line end
    return text;
}

bool is_about(std::string_view answer, std::string_view line) {
    // A power cut may leave zeros in the middle.
    const bool is_whole = answer.ends_with('}') && std::none_of(answer.begin(), answer.end(), is_control);
    return is_whole && level_of(answer) == level_text(line);
}

std::string_view remarks_of(std::string_view answer) {
    const std::size_t begin = std::min(answer.find(R"(,"read":)"), answer.find(R"(,"colors":)"));
    const std::size_t end = answer.rfind('}');
    return begin < end && end != std::string_view::npos ? answer.substr(begin, end - begin) : "";
}

Said said_by(std::string_view answer) {
    if (answer.starts_with(R"({"level":)")) return Said::error;
    std::string_view verdict = value_of(answer, R"("status":)");
    if (verdict.empty()) verdict = value_of(answer, R"("solvable":)");
    if (verdict.starts_with(R"("solved")") || verdict.starts_with("true")) return Said::solved;
    if (verdict.starts_with(R"("unsolvable")") || verdict.starts_with("false")) return Said::unsolvable;
    return Said::unknown;
}

bool is_complete(std::string_view answer) {
    return !value_of(answer, R"("status":)").starts_with(R"("unknown")") &&
           !value_of(answer, R"("complete":)").starts_with("false");
}

}  // namespace decant::api
