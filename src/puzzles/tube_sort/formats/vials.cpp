// One line of vials as a published Go solver prints them: `s: 4 1212 2121 0000 0000`, their number, then the
// hexadecimal digits of each, top first; 0 is an empty place.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/words.hpp"

namespace decant::puzzles::tube_sort::vials {
namespace {

constexpr std::string_view digits = "0123456789ABCDEF";

bool is_hexadecimal(std::string_view word) {
    return word.find_first_not_of("0123456789ABCDEFabcdef") == std::string_view::npos;
}

/// The words behind `s:`, without the braces around all; nothing where there is no `s:`.
std::vector<Word> words_behind_head(std::string_view text) {
    std::string_view inside = base::trim(text);
    if (inside.starts_with('{') && inside.ends_with('}'))
        inside = base::trim(inside.substr(1, inside.size() - 2));
    if (!inside.starts_with("s:")) return {};
    inside.remove_prefix(2);
    std::vector<Word> words;
    for (const base::Line& line : base::lines_of(inside.substr(0, std::size_t{1} << 12))) {
        for (Word word : words_of(line)) {
            word.offset = static_cast<std::size_t>(word.text.data() - text.data());
            words.push_back(word);
        }
    }
    return words;
}

Recognition recognize(std::string_view text) {
    const auto words = words_behind_head(text);
    const bool has_head = words.size() > 1 && base::parse_number(words[0].text, 1'000'000'000);
    return has_head && is_hexadecimal(words[1].text) ? Recognition::yes : Recognition::no;
}

std::optional<Diagnostic> add_vial(RawLevel& level, std::string_view text, const Word& vial) {
    if (auto full = level.add_tube(text, vial.offset)) return full;
    for (std::size_t i = 0; i < vial.text.size(); ++i) {
        const char c = vial.text[i];
        const char digit = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
        auto full = c == '0' ? level.add_place(text, vial.offset + i)
                             : level.add_unit(text, vial.offset + i, std::string(1, digit), false, true);
        if (full) return full;
    }
    return std::nullopt;
}

Result<RawLevel> parse(std::string_view text) {
    const auto words = words_behind_head(text);
    const auto count = words.empty() ? std::nullopt : base::parse_number(words[0].text, max_tubes);
    if (!count) {
        return problem_at(text, words.empty() ? 0 : words[0].offset, "the number of vials is missing",
                          fmt::format("write s: and 1 to {} before the vials", max_tubes));
    }
    if (words.size() == 1)
        return problem_at(text, words[0].offset, "there are no vials",
                          "write their digits behind the number");
    RawLevel level;
    level.order = Order::top_first;
    level.empty_tube = "zeros";
    for (auto vial = words.begin() + 1; vial != words.end(); ++vial) {
        if (!is_hexadecimal(vial->text)) {
            return problem_at(text, vial->offset,
                              fmt::format("{} is no vial of hexadecimal digits", base::quoted(vial->text)),
                              "write 1 to F for each unit and 0 for an empty place");
        }
        if (vial->text.size() != words[1].text.size()) {
            return problem_at(text, vial->offset,
                              fmt::format("{} has {}, the first vial {}", base::quoted(vial->text),
                                          base::counted(vial->text.size(), "digit"), words[1].text.size()),
                              "write 0 for each empty place");
        }
        if (auto full = add_vial(level, text, *vial)) return *full;
    }
    if (std::ssize(level.tubes) != *count) {
        return problem_at(text, words[0].offset,
                          fmt::format("the text has {} of {} vials", level.tubes.size(), *count),
                          "correct the number, or write the vials that are missing");
    }
    level.capacity = static_cast<int>(words[1].text.size());
    return level;
}

Result<std::string> print(const Board& board) {
    if (const auto odd = cannot_vary("vials", board)) return *odd;
    if (all_full(board)) return cannot_hold("vials", "a level in which all tubes are full");
    if (has_hidden_units(board)) return cannot_hold("vials", "hidden units");
    if (board.colors.size() >= digits.size()) return cannot_hold("vials", "more than 15 colors");
    std::string text = fmt::format("s: {}", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::string vial;
        for (const Color color : tube.units) vial += digits[color + 1U];
        vial.resize(static_cast<std::size_t>(tube.capacity), '0');
        std::reverse(vial.begin(), vial.end());
        text += ' ' + vial;
    }
    return text + '\n';
}

}  // namespace

constinit const Format format{"vials",   "a line of hexadecimal vials: s: 3 1212 2121 0000, top first",
                              recognize, parse,
                              print,     "s: 3 12 21 00\n"};

}  // namespace decant::puzzles::tube_sort::vials
