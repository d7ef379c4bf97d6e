// Puts each tube into a line of its own.
// SPDX-License-Identifier: MIT
#include "reading/folded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/label.hpp"
#include "reading/names.hpp"

namespace decant::reading {
namespace {

using base::Line;
using puzzles::Open;

constexpr std::size_t most_empty_tubes = 64;

std::vector<std::string_view> contents_in(std::string_view text) {
    std::vector<std::string_view> contents;
    for (const Line& line : base::lines_of(text)) {
        if (!is_blank_line(line)) contents.push_back(base::trim(line.text));
    }
    return contents;
}

/// The number of a tube that a line begins with, and not with a number that may be a unit.
std::optional<Label> number_of_tube(std::string_view content) {
    const auto label = label_of(content);
    return label && !label->is_digits ? label : std::nullopt;
}

/// A line that is nothing but the number of a tube, and what it adds: in brackets if it is one of Markdown,
/// or that the tube is empty.
struct Heading {
    int number = 0;
    std::string_view rest = {};
};

std::optional<Heading> heading_of(std::string_view content) {
    const std::size_t marks = content.find_first_not_of('#');
    const bool is_markdown =
        content.starts_with('#') && marks != std::string_view::npos && content[marks] == ' ';
    if (is_markdown) content = base::trim(content.substr(marks));
    const auto label = label_of(content);
    if (!label) return std::nullopt;
    const std::string_view rest = base::trim(content.substr(label->size));
    const bool may_end = is_markdown || !label->is_digits;
    const bool adds = (is_markdown && rest.starts_with('(')) ||
                      (may_end && puzzles::emptiness(rest) == puzzles::Emptiness::sure);
    const bool ends = adds || (rest.empty() && may_end);
    return ends ? std::optional(Heading{label->number, rest}) : std::nullopt;
}

/// A unit in a line of its own, perhaps behind a bullet; in quotes if it has a blank.
std::string unit_in(std::string_view content) {
    const std::string_view unit = base::trim(content.substr(bullet_of(content).size()));
    if (unit.empty()) return "_";
    const bool is_plain = unit.find_first_of(" \"") == std::string_view::npos;
    return is_plain ? std::string(unit) : fmt::format("\"{}\"", unit);
}

bool is_empty_tube(std::string_view content) {
    const auto label = number_of_tube(content);
    const std::string_view bullet = bullet_of(content);
    const std::size_t begin = label ? label->size : content.size() > bullet.size() ? bullet.size() : 0;
    const std::string_view units = base::trim(content.substr(begin));
    return units.empty() || puzzles::emptiness(units) != puzzles::Emptiness::none;
}

/// `x2`, `2x`, `x`: how often something is there. Without the sign; nothing for other words.
std::optional<std::string_view> times(std::string_view word) {
    if (word.starts_with('x')) return word.substr(1);
    if (word.size() > 1 && word.ends_with('x')) return word.substr(0, word.size() - 1);
    return std::nullopt;
}

/// Whether words count units, as in `red x2, blue x1`.
bool has_amounts(std::string_view lines) {
    Name name;
    for (std::size_t at = 0; name.take(lines, at); at = name.end) {
        const std::string word = name.word_in(lines);
        const auto often = times(word);
        if (often && number_by_word(*often)) return true;
    }
    return false;
}

/// Whether a line ends with how many there are of what it names, as in `empty: 2`.
bool ends_with_number(std::string_view line) {
    return !line.empty() && std::isdigit(static_cast<unsigned char>(line.back())) != 0 &&
           line.find(':') != std::string_view::npos && line.find(':') == line.rfind(':');
}

/// The numbers in a line that says nothing but that tubes are empty; nothing for other lines. One that can be
/// no tube need not name tubes.
std::optional<std::vector<int>> numbers_of_empties(std::string_view line, bool is_no_tube) {
    static constexpr base::Words words = "there empty empties extra spare and plus more is are to";
    constexpr std::string_view signs = " \t()+:,.-&\u00D7";
    std::vector<int> numbers;
    Name name;
    std::size_t at = 0;
    bool tells_of_tubes = is_no_tube || line.starts_with('+') ||
                          line.find("\u00D7") != std::string_view::npos || ends_with_number(line);
    while (name.take(line, at)) {
        if (line.substr(at, name.begin - at).find_first_not_of(signs) != std::string_view::npos)
            return std::nullopt;
        const bool is_tube = name.has(puzzles::words_for_tube) || name.has("empties");
        const std::string word = name.word_in(line);
        const auto often = times(word);
        tells_of_tubes = tells_of_tubes || is_tube || often;
        if (const auto number = number_by_word(often.value_or(word)))
            numbers.push_back(*number);
        else if (name.has("one"))
            numbers.push_back(1);
        else if (!is_tube && !name.has(words) && word != "x")
            return std::nullopt;
        at = name.end;
    }
    const bool ends = line.substr(at).find_first_not_of(signs) == std::string_view::npos;
    return ends && tells_of_tubes && has_one_of(line, "empty empties") ? std::optional(numbers)
                                                                       : std::nullopt;
}

}  // namespace

std::optional<Unwrapped> with_tubes_in_lines(std::string_view text, bool are_words) {
    const auto contents = contents_in(text);
    if (contents.size() < 4) return std::nullopt;
    Unwrapped bare;
    std::string said(text);
    std::optional<int> last;
    bool is_filled = true;
    bool has_bullets = !are_words;
    for (const std::string_view content : contents) {
        const std::string_view bullet = bullet_of(content);
        auto heading = heading_of(content);
        if (!heading && !bullet.empty()) heading = heading_of(base::trim(content.substr(bullet.size())));
        if (heading && (last ? heading->number == *last + 1 : heading->number <= 1)) {
            bare.text += !is_filled ? "_\n" : last ? "\n" : "";
            last = heading->number;
            is_filled = false;
        } else if (!last || content.starts_with('#') || label_of(content)) {
            return std::nullopt;
        } else {
            const std::string unit = are_words ? std::string(content) : unit_in(content);
            if (unit.find_first_of(",;/|") != std::string::npos) return std::nullopt;
            bare.text += unit + " ";
            is_filled = true;
            has_bullets = has_bullets && (!bullet_of(content).empty() || is_empty_tube(content));
        }
        const std::size_t rest = heading ? heading->rest.size() : 0;
        std::fill_n(said.begin() + (content.data() - text.data()), content.size() - rest, ' ');
    }
    bare.text += is_filled ? "\n" : "_\n";
    bare.beside.push_back(std::move(said));
    bare.has_places = false;
    if (has_bullets) bare.bullets = Bullets::before_units;
    bare.assumed.push_back({Open::form, fmt::format("a unit in each {} below the numbers of tubes",
                                                    are_words ? "word" : "line")});
    return bare;
}

std::optional<Unwrapped> with_empty_tubes(std::string_view text) {
    const auto contents = contents_in(text);
    if (contents.size() < 2) return std::nullopt;
    const std::string_view last = contents.back();
    // A list, a table or an object is a level without that line.
    const std::string_view lines = text.substr(0, static_cast<std::size_t>(last.data() - text.data()));
    if (lines.find_first_of("[]{}|") != std::string_view::npos) return std::nullopt;
    const std::string_view before = contents[contents.size() - 2];
    const auto above = number_of_tube(before);
    // Among amounts (`2 red, 2 blue`), or numbers that are colors, it may be a tube.
    constexpr std::string_view digits = "0123456789";
    const bool has_commas = before.find(',') != std::string_view::npos;
    const bool is_no_tube =
        above || (has_commas ? before : lines).find_first_of(digits) == std::string_view::npos;
    const auto numbers = has_amounts(lines) ? std::nullopt : numbers_of_empties(last, is_no_tube);
    if (!numbers || numbers->empty() || numbers->size() > 2) return std::nullopt;
    int count = numbers->front();
    if (numbers->size() == 2) {
        const bool follow = above && count == above->number + 1 && numbers->back() > count;
        if (!follow) return std::nullopt;
        count = numbers->back() - count + 1;
    } else if (number_of_tube(last) ||
               (last.find(':') != std::string_view::npos && !ends_with_number(last)) ||
               (above && count == above->number + 1) ||
               std::any_of(contents.begin(), contents.end() - 1, is_empty_tube)) {
        return std::nullopt;  // the number of a tube, or of those that are listed
    }
    if (count < 1 || static_cast<std::size_t>(count) > most_empty_tubes) return std::nullopt;
    Unwrapped bare{std::string(lines)};
    for (int i = 1; i <= count; ++i)
        bare.text += above ? fmt::format("{}: empty\n", above->number + i) : "empty\n";
    bare.assumed.push_back({Open::form, fmt::format("{} empty by the last line", count)});
    return bare;
}

}  // namespace decant::reading
