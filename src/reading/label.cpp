// Reads a number and what belongs to it.
// SPDX-License-Identifier: MIT
#include "reading/label.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/text.hpp"

namespace decant::reading {
namespace {

/// The size of the word for a tube that a text begins with; 0 without one.
std::size_t size_of_word(std::string_view content) {
    constexpr std::array<std::string_view, 7> words{"tube",   "bottle", "flask",    "vial",
                                                    "beaker", "stack",  "container"};
    const auto begins = [&](std::string_view word) {
        return content.size() >= word.size() &&
               std::equal(word.begin(), word.end(), content.begin(), [](char a, char b) {
                   return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
               });
    };
    const auto word = std::find_if(words.begin(), words.end(), begins);
    return word == words.end() ? 0 : word->size();
}

}  // namespace

bool is_word_for_tube(std::string_view content) {
    const std::size_t size = size_of_word(content);
    return size > 0 && (size == content.size() || content.substr(size) == "s");
}

std::optional<Label> label_of(std::string_view content) {
    const std::size_t word = size_of_word(content);
    const bool has_more = word > 0 && content.size() > word;
    std::size_t at = has_more ? std::min(content.find_first_not_of(" _", word), content.size()) : 0;
    bool is_marked = has_more;
    if (at < content.size() && content[at] == '#') is_marked = true, ++at;
    const std::size_t digits = at;
    while (at < content.size() && content[at] >= '0' && content[at] <= '9') ++at;
    const auto number = base::parse_number(content.substr(digits, at - digits), 1000);
    if (!number) return std::nullopt;
    const std::size_t mark = std::min(content.find_first_not_of(' ', at), content.size());
    const bool has_mark =
        mark < content.size() && std::string_view(":.)=").find(content[mark]) != std::string_view::npos;
    if (has_mark) at = mark + 1;
    const bool ends = at == content.size() || content[at] == ' ' || content[at] == '\t' ||
                      content[at - 1] == ':' || content[at - 1] == '=' || content[at] == '[' ||
                      content[at] == '{' || content[at] == '(';
    if (!ends) return std::nullopt;
    return Label{at, *number, !is_marked && !has_mark};
}

}  // namespace decant::reading
