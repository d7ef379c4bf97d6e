// Reads a number and what belongs to it.
// SPDX-License-Identifier: MIT
#include "reading/label.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::reading {
namespace {

bool is_one_of(char c, std::string_view these) { return these.find(c) != std::string_view::npos; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The size of the word for a tube that a text begins with; 0 without one.
std::size_t size_of_word(std::string_view content) {
    constexpr std::size_t longest = 16;
    constexpr std::string_view test = "test ";
    const std::string lower = base::in_lower_case(content.substr(0, longest));
    const std::size_t first = lower.starts_with(test) ? test.size() : 0;
    const std::string_view begin = std::string_view(lower).substr(first);
    for (std::string_view words = puzzles::words_for_tube.text(); !words.empty();) {
        const std::string_view word = words.substr(0, words.find(' '));
        if (begin.starts_with(word)) return first + word.size();
        words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
    return 0;
}

std::size_t letters_at(std::string_view content, std::size_t at) {
    std::size_t end = at;
    while (end < content.size() && std::isalpha(static_cast<unsigned char>(content[end])) != 0) ++end;
    return end - at;
}

constexpr std::string_view wide_colon = "\uFF1A";

/// Where the digits begin behind a word of letters that are not all in ASCII; 0 where there is none.
std::size_t begin_of_foreign_number(std::string_view content) {
    const std::size_t digits = std::min(content.find_first_of("0123456789"), content.size());
    const std::string_view word = base::trim(content.substr(0, digits));
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    const bool is_word = std::all_of(word.begin(), word.end(), [&](char c) {
        return !is_ascii(c) || std::isalpha(static_cast<unsigned char>(c)) != 0;
    });
    const bool is_foreign = is_word && !std::all_of(word.begin(), word.end(), is_ascii);
    return is_foreign && digits < content.size() && !word.ends_with(wide_colon) ? digits : 0;
}

/// The number in brackets that a text with more begins with, as in `(1) red`.
std::optional<Label> label_in_brackets(std::string_view content) {
    const bool is_round = content.starts_with('(');
    if (!is_round && !content.starts_with('[')) return std::nullopt;
    const std::size_t end = std::min(content.find(is_round ? ')' : ']'), content.size());
    const auto number = base::parse_number(content.substr(1, end - 1), 1000);
    const std::string_view rest = content.substr(std::min(end + 1, content.size()));
    const std::size_t next = rest.find_first_not_of(" \t");
    const bool goes_on = next != std::string_view::npos && next > 0 && !is_one_of(rest[next], "()[],;");
    return number && goes_on ? std::optional(Label{end + 1, *number, false}) : std::nullopt;
}

/// Whether a dash stands between a number and words, as in `1 - red`.
bool is_dash_before_words(std::string_view content, std::size_t at) {
    const bool is_dash = at > 0 && content[at - 1] == ' ' && content[at] == '-';
    if (!is_dash || content.substr(at + 1).find(" - ") != std::string_view::npos) return false;
    const std::string_view rest = content.substr(at + 1);
    const std::size_t next = std::min(rest.find_first_not_of(' '), rest.size());
    return next > 0 && next < rest.size() &&
           (std::isalpha(static_cast<unsigned char>(rest[next])) != 0 || base::trim(rest) == "-");
}

/// How long `no. ` is, and what else says that a number follows; 0 for other texts.
std::size_t size_of_number_sign(std::string_view content) {
    for (const std::string_view sign : {"no. ", "nr. ", "no.", "nr.", "no ", "nr ", "number "}) {
        if (base::in_lower_case(content.substr(0, sign.size())) == sign) return sign.size();
    }
    return 0;
}

/// Where a word beside a number ends that has no letter of ASCII.
std::size_t end_of_foreign_word(std::string_view content, std::size_t at) {
    while (at < content.size() && static_cast<unsigned char>(content[at]) >= 0x80 &&
           !content.substr(at).starts_with(wide_colon))
        ++at;
    return at;
}

}  // namespace

std::optional<Label> label_of(std::string_view content) {
    if (const auto label = label_in_brackets(content)) return label;
    const std::size_t word = size_of_word(content);
    const bool has_more = word > 0 && content.size() > word;
    std::size_t at = has_more ? std::min(content.find_first_not_of(" _", word), content.size()) : 0;
    // `第1瓶：`, `Röhre 1:`: with letters that are not in ASCII, which need a mark behind it.
    const std::size_t foreign = has_more ? at : begin_of_foreign_number(content);
    const bool is_foreign = foreign > at;
    at = foreign;
    bool is_marked = has_more;
    if (at < content.size() && content[at] == '#') is_marked = true, ++at;
    // `no. 1:` needs one without a word.
    const std::size_t sign = is_foreign ? 0 : size_of_number_sign(content.substr(at));
    at += sign;
    // `T1`: a short word that needs a mark behind it.
    const std::size_t name = has_more || is_foreign || sign > 0 ? 0 : letters_at(content, at);
    const bool has_name = name > 0 && name < 3 && at + name < content.size() && is_digit(content[at + name]);
    if (has_name) at += name;
    const std::size_t digits = at;
    while (at < content.size() && is_digit(content[at])) ++at;
    auto number = base::parse_number(content.substr(digits, at - digits), 1000);
    // `A:`, `Tube B)`: likewise.
    const bool is_letter = !number && letters_at(content, at) == 1;
    if (is_letter) number = std::tolower(static_cast<unsigned char>(content[at++])) - 'a' + 1;
    if (!number) return std::nullopt;
    const std::size_t behind = end_of_foreign_word(content, at);
    if (content.substr(behind).starts_with(wide_colon))
        return Label{behind + wide_colon.size(), *number, false};
    if (is_foreign) at = behind;
    const std::size_t mark = std::min(content.find_first_not_of(' ', at), content.size());
    const bool has_mark = mark < content.size() && (is_one_of(content[mark], ":.)=") ||
                                                    (!is_letter && is_dash_before_words(content, mark)));
    const bool needs_mark = has_name || is_letter || is_foreign || (sign > 0 && !has_more);
    if (!has_mark && needs_mark) return std::nullopt;
    if (has_mark) at = mark + 1;
    const bool ends = at == content.size() || content[at] == ' ' || content[at] == '\t' ||
                      content[at - 1] == ':' || content[at - 1] == '=' || content[at] == '[' ||
                      content[at] == '{' || content[at] == '(';
    if (!ends) return std::nullopt;
    return Label{at, *number, !is_marked && !has_mark};
}

std::string_view bullet_of(std::string_view content) {
    constexpr std::array<std::string_view, 6> bullets{"-", "*", "+", "\u2022", "\u2013", "\u25E6"};
    for (const std::string_view bullet : bullets) {
        const std::string_view rest = content.substr(std::min(bullet.size(), content.size()));
        if (content.starts_with(bullet) && (rest.empty() || is_one_of(rest.front(), " \t"))) return bullet;
    }
    return {};
}

std::optional<LevelHeading> heading_of_level(std::string_view line) {
    static constexpr base::Words words = "level lvl puzzle stage problem";
    constexpr std::string_view marks = "#*=-_/;% \t";
    const std::size_t begin = std::min(line.find_first_not_of(marks), line.size());
    std::size_t at = begin;
    std::string word;
    for (; at < line.size() && std::isalpha(static_cast<unsigned char>(line[at])) != 0; ++at)
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(line[at])));
    if (!base::holds(words, word)) return std::nullopt;
    while (at < line.size() && is_one_of(line[at], " \t#_:")) ++at;
    if (at == line.size() || !is_digit(line[at])) return std::nullopt;
    // `3`, `3b`, `1-12`, `1.2`
    const auto is_alnum = [&](std::size_t i) {
        return i < line.size() && std::isalnum(static_cast<unsigned char>(line[i])) != 0;
    };
    std::size_t end = at;
    while (is_alnum(end) || (end < line.size() && is_one_of(line[end], "-.") && is_alnum(end + 1))) ++end;
    const std::string_view rest = base::trim(line.substr(end));
    const bool ends = rest.empty() || is_one_of(rest.front(), ":.,!?)([*=-");
    return ends ? std::optional(LevelHeading{std::string(line.substr(at, end - at)), rest}) : std::nullopt;
}

std::optional<LevelHeading> number_alone(std::string_view line) {
    const std::string_view content = base::trim(line);
    const std::size_t begin = std::min(content.find_first_not_of("# "), content.size());
    const std::size_t end = std::min(content.find_first_not_of("0123456789", begin), content.size());
    const std::string_view mark = content.substr(end);
    const bool is_marked = begin > 0 || !mark.empty();
    const bool ends = mark.empty() || mark == ":" || mark == ")" || mark == ".";
    if (begin == end || !is_marked || !ends) return std::nullopt;
    return LevelHeading{std::string(content.substr(begin, end - begin))};
}

}  // namespace decant::reading
