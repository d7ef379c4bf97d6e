// Takes numbers off names, and compares the sums with tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/amounts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using Unit = RawLevel::Unit;

constexpr std::string_view digits = "0123456789";

/// How surely a number says how many units there are.
enum class Weight {
    none,     ///< there is no number
    joined,   ///< `R2`, `red 2`: it may be part of a name
    counted,  ///< `2red`, `2 red` in words of their own, `red:2`
    stated    ///< `red x2`, `2 red`
};

/// A name with the number that stands beside it; either may be missing.
struct Part {
    std::string name;
    int number = 0;
    Weight weight = Weight::none;
    bool is_first = false;  ///< the number stands before the name
    const Unit* unit = nullptr;
};

using Parts = std::vector<std::vector<Part>>;  // of each tube

bool has_letter(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
    });
}

bool has_digit(std::string_view word) { return word.find_first_of(digits) != std::string_view::npos; }

/// Takes the sign between a number and a name off the name, at the side of the number.
Weight take_sign(std::string_view& name, bool is_first) {
    struct Sign {
        std::string_view text;
        Weight weight;
    };
    // An x that joins a name may be part of it.
    constexpr std::array signs{Sign{"*", Weight::stated}, Sign{"\u00D7", Weight::stated},
                               Sign{":", Weight::counted}, Sign{"(", Weight::counted}};
    const bool has_blank = name != base::trim(name);
    name = base::trim(name);
    for (const Sign& sign : signs) {
        if (!(is_first ? name.starts_with(sign.text) : name.ends_with(sign.text))) continue;
        is_first ? name.remove_prefix(sign.text.size()) : name.remove_suffix(sign.text.size());
        name = base::trim(name);
        return sign.weight;
    }
    const auto is_x = [](char c) { return c == 'x' || c == 'X'; };
    const std::size_t size = name.size();
    const bool has_x = size == 1 ? is_x(name.front())
                                 : size > 2 && (is_first ? is_x(name.front()) && name[1] == ' '
                                                         : is_x(name.back()) && name[size - 2] == ' ');
    if (has_x) {
        name = base::trim(is_first ? name.substr(1) : name.substr(0, size - 1));
        return Weight::stated;
    }
    if (!is_first) return Weight::joined;
    return has_blank ? Weight::stated : Weight::counted;
}

Part part_of(const Unit& unit) {
    Part part{unit.color};
    part.unit = &unit;
    std::string_view word = base::trim(unit.color);
    if (unit.is_hidden || unit.is_certain || word.empty()) return part;
    if (word.ends_with(')') && word.find('(') != std::string_view::npos) word.remove_suffix(1);
    part.is_first = has_digit(word.substr(0, 1));
    const std::size_t split = part.is_first ? std::min(word.find_first_not_of(digits), word.size())
                                            : word.find_last_not_of(digits) + 1;
    const std::string_view number = part.is_first ? word.substr(0, split) : word.substr(split);
    std::string_view name = part.is_first ? word.substr(split) : word.substr(0, split);
    constexpr int most = 1'000'000;  // amounts may be parts of a liter, which are not read
    const auto value = base::parse_number(number, most);
    const bool is_keycap = name.starts_with("\uFE0F") || name.starts_with("\u20E3");
    if (!value || *value == 0 || number.front() == '0' || is_keycap) return part;
    const Weight weight = name.empty() ? Weight::counted : take_sign(name, part.is_first);
    if (!name.empty() && (!has_letter(name) || has_digit(name))) return part;
    part.name = name;
    part.number = *value;
    part.weight = weight;
    return part;
}

/// `2x3`: no name says which number counts.
bool is_product(const Unit& unit) {
    const std::size_t sign = unit.color.find_first_not_of(digits);
    const std::string_view rest =
        sign == 0 || sign == std::string::npos ? "" : std::string_view(unit.color).substr(sign);
    const std::size_t size = rest.starts_with("\u00D7") ? 2 : rest.find_first_of("xX*") == 0 ? 1 : 0;
    return !unit.is_certain && size > 0 && unit.color.front() != '0' && rest.size() > size &&
           rest.find_first_not_of(digits, size) == std::string_view::npos;
}

bool is_lone(const Part& part) { return part.number > 0 && part.name.empty(); }

bool is_place(const Part& part) {
    return !is_lone(part) && !part.unit->is_hidden && !part.unit->is_certain &&
           emptiness(part.name) == Emptiness::sure;
}

template <class Holds>
bool any_part(const Parts& parts, const Holds& holds) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const auto& tube) { return std::any_of(tube.begin(), tube.end(), holds); });
}

/// Joins numbers that stand alone with the names beside them; nothing unless both take turns in all tubes,
/// the same one first.
std::optional<Parts> joined(const Parts& parts) {
    Parts all;
    std::array<bool, 2> holds{true, true};
    for (const auto& tube : parts) {
        all.emplace_back();
        for (auto at = tube.begin(); at != tube.end(); ++at) {
            if (is_place(*at)) {
                all.back().push_back(*at);
                continue;
            }
            if (at + 1 == tube.end()) return std::nullopt;
            const bool is_first = is_lone(*at);
            const Part& number = is_first ? *at : *(at + 1);
            Part part = is_first ? *(at + 1) : *at;
            if (!is_lone(number) || part.number > 0 || has_digit(part.name)) return std::nullopt;
            holds[is_first ? 1 : 0] = false;
            part.number = number.number;
            part.weight = number.weight;
            part.is_first = is_first;
            all.back().push_back(std::move(part));
            ++at;
        }
    }
    return holds[0] || holds[1] ? std::optional(std::move(all)) : std::nullopt;
}

/// `2xred`, `redx2`: an x that all of them have is a sign.
void take_common_x(Parts& parts) {
    std::set<std::string> names;
    const auto lacks_x = [&](const Part& part) {
        if (part.number == 0) return false;
        names.insert(part.name);
        if (part.weight == Weight::stated || part.name.size() < 2) return true;
        const char c = part.is_first ? part.name.front() : part.name.back();
        return c != 'x' && c != 'X';
    };
    if (any_part(parts, lacks_x) || names.size() < 2) return;
    for (auto& tube : parts) {
        for (Part& part : tube) {
            if (part.number == 0) continue;
            part.name = part.is_first ? part.name.substr(1) : part.name.substr(0, part.name.size() - 1);
            part.weight = Weight::stated;
        }
    }
}

/// Whether the numbers count units of their tubes: on one side of the names, and not all of them at the end
/// of a tube, where they may count tubes or number them.
bool count_units(const Parts& parts) {
    std::set<bool> sides;
    bool is_inside = false;
    for (const auto& tube : parts) {
        for (const Part& part : tube) {
            if (has_digit(part.name)) return false;
            if (part.number == 0) continue;
            if (tube.size() == 1 && is_place(part)) return false;
            sides.insert(part.is_first);
            is_inside = is_inside || &part != (part.is_first ? &tube.front() : &tube.back());
        }
    }
    return sides.size() == 1 && is_inside;
}

/// Each unit by itself; nothing if a tube gets too high.
std::optional<RawLevel> spelled_out(const RawLevel& raw, const Parts& parts) {
    RawLevel level = raw;
    level.is_packed = false;
    for (std::size_t t = 0; t < parts.size(); ++t) {
        auto& units = level.tubes[t].units;
        units.clear();
        for (const Part& part : parts[t]) {
            const auto count = static_cast<std::size_t>(std::max(part.number, 1));
            if (units.size() + count > max_capacity) return std::nullopt;
            Unit unit = *part.unit;
            unit.color = part.name;
            units.insert(units.end(), count, unit);
        }
    }
    return level;
}

bool fill_tubes(const RawLevel& level, const ReadOptions& options) {
    const auto ways = ways_to_take(level);
    return std::any_of(ways.begin(), ways.end(), [&](const auto& places) {
        const Names names(level, options, places);
        return names.can_count() && names.fill_tubes();
    });
}

Weight least_weight(const Parts& parts) {
    Weight least = Weight::stated;
    any_part(parts, [&](const Part& part) {
        if (part.number > 0) least = std::min(least, part.weight);
        return false;
    });
    return least;
}

}  // namespace

bool states_amount(std::string_view word) {
    Unit unit;
    unit.color = word;
    const Part part = part_of(unit);
    return !part.name.empty() && part.weight >= Weight::counted && !has_digit(word.substr(0, 1));
}

std::optional<Amounts> amounts_in(std::string_view text, const RawLevel& raw, const ReadOptions& options) {
    if (raw.is_own) return std::nullopt;
    Parts parts;
    for (const RawLevel::Tube& tube : raw.tubes) {
        parts.emplace_back();
        for (const Unit& unit : tube.units) parts.back().push_back(part_of(unit));
    }
    const auto found = [&](const Unit& unit) {
        return Amounts{
            problem_at(text, unit.offset,
                       fmt::format("{} may say how many units there are", base::quoted(unit.color)),
                       "write each unit by itself, as in red red blue, and names without numbers",
                       base::ProblemKind::part_or_remark),
            std::nullopt};
    };
    if (const Unit* product = first_unit(raw, is_product)) return found(*product);
    const Unit* first = first_unit(raw, [&](const Unit& unit) { return part_of(unit).number > 0; });
    if (first == nullptr) return std::nullopt;
    Amounts amounts = found(*first);
    const bool take_turns = any_part(parts, is_lone);
    if (take_turns) {
        auto pairs = joined(parts);
        if (!pairs) {
            const auto is_sign = [](const Part& part) {
                return is_lone(part) && part.weight == Weight::stated;
            };
            const auto is_joined = [](const Part& part) { return part.number > 0 && !is_lone(part); };
            const bool is_claim = any_part(parts, is_sign) && !any_part(parts, is_joined);
            return is_claim ? std::optional(std::move(amounts)) : std::nullopt;
        }
        parts = *std::move(pairs);
    }
    take_common_x(parts);
    const Weight weight = least_weight(parts);
    const auto is_no_amount = [](const Part& part) { return part.number == 0 || part.name.size() < 2; };
    const bool is_claim = take_turns || weight == Weight::stated ||
                          (weight == Weight::counted &&
                           (!has_digit(first->color.substr(0, 1)) || !any_part(parts, is_no_amount)));
    auto level = count_units(parts) ? spelled_out(raw, parts) : std::nullopt;
    const bool are_more = any_part(parts, [](const Part& part) { return part.number > 1; });
    const bool fill = level && are_more && colors_of(*level).size() > 1 && fill_tubes(*level, options);
    if (level && (weight == Weight::stated || fill)) {
        amounts.level = std::move(level);
        amounts.may_be_names =
            weight == Weight::joined || (weight == Weight::counted && fill_tubes(raw, options));
        return amounts;
    }
    return is_claim ? std::optional(std::move(amounts)) : std::nullopt;
}

}  // namespace decant::puzzles::tube_sort
