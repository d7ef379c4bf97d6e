// Takes texts apart at their lines.
// SPDX-License-Identifier: MIT
#include "reading/split.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/detect.hpp"

namespace decant::reading {
namespace {

/// `Level 3: easy` or `World 1-2 (hard)`, perhaps behind a mark such as `#`.
struct Heading {
    std::string_view word;
    std::vector<int> number;  ///< of several parts
    std::string_view label;   ///< as it is written
    std::string_view rest;    ///< behind a colon
};

std::optional<Heading> heading_of(std::string_view line) {
    constexpr std::string_view marks = "#/=-*; ";
    constexpr std::string_view digits = "0123456789";
    constexpr int most = 1'000'000;
    std::string_view rest = base::trim(line);
    const std::size_t begin = std::min(rest.find_first_not_of(marks), rest.size());
    rest.remove_prefix(begin);
    const std::size_t first = rest.find_first_of(digits);
    if (first == std::string_view::npos) return std::nullopt;
    Heading heading;
    heading.word = rest.substr(0, rest.substr(0, first).find_last_not_of(" #_") + 1);
    rest.remove_prefix(first);
    std::size_t end = 0;
    for (bool goes_on = true; goes_on;) {
        const std::size_t behind = std::min(rest.find_first_not_of(digits, end), rest.size());
        heading.number.push_back(base::parse_number(rest.substr(end, behind - end), most).value_or(-1));
        goes_on = behind + 1 < rest.size() && (rest[behind] == '-' || rest[behind] == '.') &&
                  digits.find(rest[behind + 1]) != std::string_view::npos;
        end = goes_on ? behind + 1 : behind;
    }
    heading.label = rest.substr(0, end);
    rest.remove_prefix(end);
    const std::string_view behind = base::trim(rest);
    const bool is_word = std::all_of(heading.word.begin(), heading.word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    });
    // A number alone in a line may be a unit, and a word behind it another one.
    const bool is_told = !heading.word.empty() || begin > 0 || behind.starts_with(':');
    const bool ends =
        behind.empty() || std::string_view(":,;.!([-=#/*").find(behind.front()) != std::string_view::npos;
    if (!is_word || !is_told || !ends) return std::nullopt;
    if (behind.starts_with(':')) heading.rest = base::trim(behind.substr(1));
    return heading;
}

/// The lines that are headings of one kind, with numbers that rise; none if they are fewer than two.
std::vector<base::Line> headings_in(std::string_view text) {
    std::vector<base::Line> found;
    std::optional<Heading> last;
    for (const base::Line& line : base::lines_of(text)) {
        auto heading = heading_of(line.text);
        if (!heading || (last && heading->word != last->word)) continue;
        if (last && heading->number <= last->number) return {};
        last = std::move(heading);
        found.push_back(line);
    }
    return found.size() < 2 ? std::vector<base::Line>() : found;
}

}  // namespace

Part refused(const LoadOptions& flags, std::size_t line, base::Diagnostic fault) {
    return {.text = {}, .options = flags, .fault = std::move(fault), .line = line};
}

bool is_skipped(std::string_view line) {
    const std::string_view content = base::trim(line);
    return content.empty() || content.front() == '#';
}

bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    std::vector<Part> parts;
    for (const base::Line& line : base::lines_of(text)) {
        const bool begins = line.text.starts_with("decant ");
        if (parts.empty() && !begins && !is_skipped(line.text)) return false;
        if (begins) parts.push_back({.text = {}, .options = flags, .line = line.number});
        if (!parts.empty()) parts.back().text.append(line.text).append("\n");
    }
    if (parts.size() < 2) return false;
    static_cast<void>(std::all_of(parts.begin(), parts.end(), take));
    return true;
}

bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    bool begun = false;
    for (const base::Line& line : base::lines_of(text)) {
        if (is_skipped(line.text)) continue;
        if (!std::exchange(begun, true) && !looks_like_code(base::trim(line.text))) return false;
        if (!take({.text = std::string(line.text), .options = flags, .line = line.number})) break;
    }
    return begun;
}

bool split_headed(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const auto headings = headings_in(text);
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const auto& [line, offset, number] = headings[i];
        const auto heading = *heading_of(line);
        const std::size_t begin = std::min(offset + line.size() + 1, text.size());
        const std::size_t end = i + 1 < headings.size() ? headings[i + 1].offset : text.size();
        Part part{.text = {}, .options = flags, .line = number, .label = std::string(heading.label)};
        part.text.append(heading.rest).append("\n").append(text.substr(begin, end - begin));
        if (!take(part)) break;
    }
    return !headings.empty();
}

}  // namespace decant::reading
