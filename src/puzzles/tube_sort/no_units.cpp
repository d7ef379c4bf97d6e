// Looks at names, at the tubes that share them, and at numbers among them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/no_units.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/likeness.hpp"
#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_sort/names.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::quoted;
using Unit = RawLevel::Unit;

constexpr std::string_view digits = "0123456789";

bool is_free(const Unit& unit) { return !unit.is_hidden && !unit.is_certain; }

bool is_color(const Unit& unit) { return !unit.is_hidden && sign_of(unit) != Emptiness::sure; }

bool is_number(std::string_view word) {
    return !word.empty() && word.find_first_not_of(digits) == std::string_view::npos;
}

/// A line of marks alone, such as `---` or `--- ---`, is more likely a frame than a tube.
std::optional<Diagnostic> find_frame(std::string_view text, const RawLevel& raw) {
    if (!raw.is_bare) return std::nullopt;  // any other form has brackets, or says how many tubes
    const auto is_mark = [](char c) { return std::ispunct(static_cast<unsigned char>(c)) != 0; };
    const auto may_frame = [&](const Unit& unit) {
        return !unit.is_certain && unit.color.size() > 1 &&
               std::all_of(unit.color.begin(), unit.color.end(), is_mark);
    };
    for (const RawLevel::Tube& tube : raw.tubes) {
        if (tube.units.empty() || !std::all_of(tube.units.begin(), tube.units.end(), may_frame)) continue;
        const Unit& unit = tube.units.front();
        return problem_at(text, unit.offset,
                          fmt::format("{} may be a frame or an empty tube", quoted(unit.color)),
                          fmt::format("leave it out, or write {} for an empty tube", raw.empty_tube),
                          base::ProblemKind::part_or_remark);
    }
    return std::nullopt;
}

/// `tube`, `Bottle 2`
bool is_container(const std::string& name) {
    const std::string_view word =
        std::string_view(name).substr(0, name.find_last_not_of("0123456789 #_-.") + 1);
    return !word.empty() && is_word_for_tube(word);
}

/// `empty tube` is no tube of two colors, nor is a heading of numbered ones.
std::optional<Diagnostic> find_container(std::string_view text, const RawLevel& raw) {
    const Unit* found =
        first_unit(raw, [](const Unit& unit) { return is_free(unit) && is_container(unit.color); });
    if (found == nullptr) return std::nullopt;
    return problem_at(text, found->offset,
                      fmt::format("{} is more likely a word for a tube than a color", quoted(found->color)),
                      fmt::format("leave it out, and write {} for an empty tube", raw.empty_tube),
                      base::ProblemKind::part_or_remark);
}

/// Whether a sign without letters and digits stands between each two units of all tubes.
bool is_between_units(const RawLevel& raw, const std::string& sign) {
    if (std::any_of(sign.begin(), sign.end(),
                    [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }))
        return false;
    return std::all_of(raw.tubes.begin(), raw.tubes.end(), [&](const RawLevel::Tube& tube) {
        for (std::size_t i = 0; i < tube.units.size(); ++i) {
            const Unit& unit = tube.units[i];
            if ((is_free(unit) && unit.color == sign) != (i % 2 == 1)) return false;
        }
        return tube.units.empty() || tube.units.size() % 2 == 1;
    });
}

/// `top red blue`, `red \u2192 blue`: ends of tubes, and signs between units.
std::optional<Diagnostic> find_end(std::string_view text, const RawLevel& raw) {
    const Unit* found = first_unit(raw, [](const Unit& unit) {
        const std::string look = is_free(unit) ? base::likeness(unit.color) : "";
        const std::string word = look.substr(0, look.find('-'));  // `top-down`
        return word == "top" || word == "bottom";
    });
    if (found != nullptr) {
        return problem_at(
            text, found->offset, fmt::format("{} seems to name an end of its tube", quoted(found->color)),
            "leave it out, and say from which end tubes are listed", base::ProblemKind::part_or_remark);
    }
    for (const RawLevel::Tube& tube : raw.tubes) {
        if (tube.units.size() < 2) continue;
        const Unit& sign = tube.units[1];
        if (!is_between_units(raw, sign.color)) return std::nullopt;
        return problem_at(text, sign.offset,
                          fmt::format("{} seems to stand between units", quoted(sign.color)),
                          "put blanks between units, and nothing else", base::ProblemKind::part_or_remark);
    }
    return std::nullopt;
}

/// `hidden`, `??`, `?1`: everything but the one sign for a unit that nobody has seen.
std::optional<Diagnostic> find_hidden(std::string_view text, const RawLevel& raw) {
    static constexpr base::Words words = "hidden unknown mystery secret covered \u2753 \u2754 \u2047";
    const Unit* found = first_unit(raw, [](const Unit& unit) {
        if (!is_free(unit) || unit.color == "?") return false;  // in quotes, it is a color
        const std::string look = base::likeness(unit.color);
        const std::size_t rest = look.find_first_not_of('?');
        const bool begins = look.starts_with('?');
        return base::holds(words, look) ||
               (begins && (rest == std::string::npos || is_number(std::string_view(look).substr(rest))));
    });
    if (found == nullptr) return std::nullopt;
    return problem_at(text, found->offset, fmt::format("{} may be a hidden unit", quoted(found->color)),
                      "write '?' for a hidden unit", base::ProblemKind::color_or_place);
}

bool has_letter(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
    });
}

/// In how many tubes each name is.
std::map<std::string, std::size_t> tubes_of_names(const RawLevel& raw) {
    std::map<std::string, std::size_t> tubes;
    for (const RawLevel::Tube& tube : raw.tubes) {
        std::set<std::string> names;
        for (const Unit& unit : tube.units) {
            if (is_color(unit)) names.insert(unit.color);
        }
        for (const std::string& name : names) ++tubes[name];
    }
    return tubes;
}

/// Whether words count from 0 or 1 on.
bool are_running_numbers(const std::vector<std::string_view>& words) {
    std::optional<int> before;
    for (const std::string_view word : words) {
        const auto number = base::parse_number(word, 1000);
        if (!number || (before ? *number != *before + 1 : *number > 1)) return false;
        before = number;
    }
    return words.size() > 1;
}

/// Whether the first or the last units of the tubes number them.
bool are_numbered(const RawLevel& raw) {
    std::vector<std::string_view> first;
    std::vector<std::string_view> last;
    for (const RawLevel::Tube& tube : raw.tubes) {
        if (tube.units.empty()) return false;
        first.emplace_back(tube.units.front().color);
        last.emplace_back(tube.units.back().color);
    }
    return are_running_numbers(first) || are_running_numbers(last);
}

/// `1 2 3` or `# level 7`: may number what stands above or below, or be a line of words.
bool may_be_heading(const RawLevel& raw, const RawLevel::Tube& tube) {
    std::vector<std::string_view> words;
    for (const Unit& unit : tube.units) words.emplace_back(unit.color);
    if (are_running_numbers(words)) return true;
    if (words.size() != 1 || !is_free(tube.units.front()) ||
        words.front().find(' ') == std::string_view::npos)
        return false;
    const auto is_elsewhere = [&](const Unit& unit) {
        return unit.color == words.front() && &unit != tube.units.data();
    };
    return first_unit(raw, is_elsewhere) == nullptr;
}

/// `* red`: the mark of a line.
bool has_bullet(const Unit& unit) {
    constexpr std::array<std::string_view, 6> bullets{"- ", "* ", "+ ", "\u2022 ", "\u2013 ", "\u25E6 "};
    return std::any_of(bullets.begin(), bullets.end(),
                       [&](std::string_view bullet) { return unit.color.starts_with(bullet); });
}

std::vector<std::string> names_in(const RawLevel::Tube& tube) {
    std::vector<std::string> names;
    for (const Unit& unit : tube.units) names.push_back(unit.color);
    return names;
}

bool may_be_remark(const RawLevel::Tube& tube) {
    const auto names = names_in(tube);
    return std::set(names.begin(), names.end()).size() > 1 &&
           std::all_of(tube.units.begin(), tube.units.end(),
                       [](const Unit& unit) { return is_free(unit) && has_letter(unit.color); }) &&
           std::any_of(tube.units.begin(), tube.units.end(),
                       [](const Unit& unit) { return unit.color.size() > 1; });
}

}  // namespace

std::optional<Diagnostic> find_no_units(std::string_view text, const RawLevel& raw) {
    if (raw.is_own) return std::nullopt;
    if (auto problem = find_frame(text, raw)) return problem;
    if (auto problem = find_container(text, raw)) return problem;
    if (auto problem = find_end(text, raw)) return problem;
    if (auto problem = find_hidden(text, raw)) return problem;
    return raw.is_bare ? find_counts(text, raw) : std::nullopt;
}

std::optional<Diagnostic> find_counts(std::string_view text, const RawLevel& raw) {
    const auto is_name = [](const Unit& unit) { return !unit.is_hidden && sign_of(unit) == Emptiness::none; };
    const auto is_whole = [](const Unit& unit) { return is_free(unit) && is_number(unit.color); };
    const auto are_numbers = [&](const RawLevel::Tube& tube) {
        return (tube.units.size() == 1 || &tube == raw.tubes.data()) &&
               std::all_of(tube.units.begin(), tube.units.end(), is_whole) &&
               std::any_of(tube.units.begin(), tube.units.end(), is_name);
    };
    RawLevel rest;
    rest.tubes.assign(std::find_if_not(raw.tubes.begin(), raw.tubes.end(), are_numbers), raw.tubes.end());
    const auto is_number_there = [&](const Unit& unit) { return is_name(unit) && is_whole(unit); };
    if (rest.tubes.size() == raw.tubes.size() || first_unit(rest, is_name) == nullptr ||
        first_unit(rest, is_number_there) != nullptr)
        return std::nullopt;
    return problem_at(text, raw.tubes.front().units.front().offset, "this line may tell counts or be a tube",
                      "leave it out, or give its colors names like the others",
                      base::ProblemKind::part_or_remark);
}

bool may_hold_headings(const RawLevel& raw) {
    if (raw.is_own || raw.tubes.empty()) return false;
    if (are_numbered(raw) || may_be_heading(raw, raw.tubes.front()) ||
        may_be_heading(raw, raw.tubes.back()) || first_unit(raw, has_bullet) != nullptr)
        return true;
    if (!raw.is_bare || raw.tubes.size() < 2) return false;
    const auto tubes = tubes_of_names(raw);
    return std::any_of(raw.tubes.begin(), raw.tubes.end(), [&](const RawLevel::Tube& tube) {
        const auto names = names_in(tube);
        return !names.empty() && std::set(names.begin(), names.end()).size() == names.size() &&
               std::all_of(tube.units.begin(), tube.units.end(),
                           [&](const Unit& unit) { return is_color(unit) && tubes.at(unit.color) == 1; });
    });
}

std::optional<Remark> remark_in(const RawLevel& raw) {
    if (!raw.is_bare || raw.tubes.size() < 3) return std::nullopt;
    const auto tubes = tubes_of_names(raw);
    const auto remark = [&](std::size_t first, std::size_t end) -> std::optional<Remark> {
        const RawLevel::Tube& tube = raw.tubes[first];
        const bool is_apart =
            end - first > 1 && end - first < raw.tubes.size() && may_be_remark(tube) &&
            std::all_of(
                tube.units.begin(), tube.units.end(),
                [&](const Unit& unit) { return is_color(unit) && tubes.at(unit.color) == end - first; });
        return is_apart ? std::optional(Remark{first, end}) : std::nullopt;
    };
    std::size_t end = 1;
    while (end < raw.tubes.size() && names_in(raw.tubes[end]) == names_in(raw.tubes.front())) ++end;
    if (auto found = remark(0, end)) return found;
    std::size_t first = raw.tubes.size() - 1;
    while (first > 0 && names_in(raw.tubes[first - 1]) == names_in(raw.tubes.back())) --first;
    return remark(first, raw.tubes.size());
}

}  // namespace decant::puzzles::tube_sort
