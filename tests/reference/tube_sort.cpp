// The slow reference solver: blind breadth-first search.
// SPDX-License-Identifier: MIT
#include "reference/tube_sort.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace reference {
namespace {

/// A tube is a number with one hexadecimal digit for each unit, 1 for A, the top unit last; 0 is an empty
/// tube. It says the same as a string of letters, in a tenth of the time. Where units are hidden, 8 more is
/// the number of one of them.
using Tube = std::uint64_t;
using Tubes = std::vector<Tube>;

Tube number(const std::string& units) {
    Tube tube = 0;
    for (const char unit : units) {
        assert(('A' <= unit && unit <= 'O') || ('a' <= unit && unit <= 'g'));
        tube = tube * 16 + static_cast<Tube>(unit >= 'a' ? unit - 'a' + 9 : unit - 'A' + 1);
    }
    return tube;
}

std::string letters(Tube tube) {
    std::string units;
    for (; tube != 0; tube /= 16) units.insert(units.begin(), static_cast<char>('A' + tube % 16 - 1));
    return units;
}

Tubes numbers(const Level& level) {
    Tubes tubes;
    for (const std::string& units : level.tubes) tubes.push_back(number(units));
    return tubes;
}

/// For each tube the number from which on it is full: 1 and a zero for each further unit.
Tubes full_numbers(const Level& level) {
    Tubes full;
    for (const int capacity : level.capacities) {
        assert(1 <= capacity && capacity <= 16);
        full.push_back(Tube{1} << 4 * (capacity - 1));
    }
    return full;
}

bool can_pour(Tube from, Tube to, Tube full) {
    return from != 0 && to < full && (to == 0 || to % 16 == from % 16);
}

constexpr Tube mark = 8;

/// The tube with its hidden units as if they were shown.
Tube shown(const Level& level, Tube tube) {
    if (!level.hiding.any || tube == 0) return tube;
    const Tube unit = tube % 16;
    return shown(level, tube / 16) * 16 + (unit > mark ? unit - mark : unit);
}

/// Shows a hidden unit on top, and unless units come to light one by one, all that are below it in its run.
void reveal(const Level& level, Tube& tube) {
    const Tube top = tube % 16;
    if (!level.hiding.any || top <= mark) return;
    const Tube color = top - mark;
    Tube kept = tube;
    Tube run = 0;
    int units = 0;
    do {
        kept /= 16;
        run = run * 16 + color;
        ++units;
    } while (!level.hiding.by_unit && (kept % 16 == color || kept % 16 == top));
    tube = (kept << 4 * units) + run;
}

void pour(const Level& level, Tube& from, Tube& to, Tube full) {
    const Tube color = from % 16;
    const bool goes_on = !level.ball;
    const auto is_next = [&] {
        return from % 16 == color || (level.hiding.any && level.hiding.carried && from % 16 == color + mark);
    };
    do {
        from /= 16;
        to = to * 16 + color;
    } while (goes_on && is_next() && to < full);
    reveal(level, from);
}

bool of_one_color(Tube tube) {
    const Tube color = tube % 16;
    while (tube != 0 && tube % 16 == color) tube /= 16;
    return tube == 0;
}

TubeRules rules_of(const Level& level, std::size_t tube) {
    return level.rules.empty() ? TubeRules{} : level.rules[tube];
}

bool accepts(const TubeRules& rules, Tube color) {
    return rules.accepts == '*' || static_cast<Tube>(rules.accepts - 'A' + 1) == color;
}

/// The parts of conditions that came true at some time, and the moves.
struct Happened {
    std::set<std::pair<char, int>> events;
    int moves = 0;

    bool operator<(const Happened& other) const {
        return std::tie(events, moves) < std::tie(other.events, other.moves);
    }
};

bool has_happened(const TubeRules::Part& part, const Happened& happened) {
    return part.what == 'm' ? happened.moves >= part.value
                            : happened.events.contains({part.what, part.value});
}

bool hold(const std::vector<TubeRules::Part>& parts, const Happened& happened) {
    return std::all_of(parts.begin(), parts.end(), [&](const TubeRules::Part& part) {
        return has_happened(part, happened) != part.negated;
    });
}

std::vector<TubeRules::Part> all_parts(const TubeRules& rules) {
    std::vector<TubeRules::Part> parts = rules.opens;
    parts.insert(parts.end(), rules.gives_when.begin(), rules.gives_when.end());
    return parts;
}

/// Closed, and no part speaks against that it opens when more tubes are complete.
bool is_waiting(const TubeRules& rules, const Happened& happened) {
    bool waits = false;
    for (const TubeRules::Part& part : rules.opens) {
        if (part.negated && has_happened(part, happened)) return false;
        waits = waits || (!part.negated && part.what != 'm' && !has_happened(part, happened));
    }
    return waits;
}

bool is_complete(const Level& level, Tube tube, Tube full) {
    const Tube colors = shown(level, tube);
    return tube >= full && of_one_color(colors) && !(level.hiding.counts_shown && colors != tube);
}

/// Adds what these tubes show. Moves count up to the most that a part counts.
void note(const Level& level, const Tubes& tubes, const Tubes& full, Happened& happened) {
    int most_moves = 0;
    int complete = 0;
    std::set<int> colors;
    std::set<int> groups;
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        if (!is_complete(level, tubes[t], full[t])) continue;
        ++complete;
        colors.insert(static_cast<int>('A' + tubes[t] % 16 - 1));
        for (const TubeRules::Part& part : all_parts(rules_of(level, t))) {
            if (part.what == 'g') groups.insert(part.value);
        }
    }
    for (const TubeRules& rules : level.rules) {
        for (const TubeRules::Part& part : all_parts(rules)) {
            if (part.what == 'm') most_moves = std::max(most_moves, part.value);
            if (part.what == 'n' && complete >= part.value) happened.events.insert({'n', part.value});
            if (part.what == 'c' && colors.contains(part.value)) happened.events.insert({'c', part.value});
            if (part.what == 'g' && groups.contains(part.value)) happened.events.insert({'g', part.value});
        }
    }
    happened.moves = std::min(happened.moves, most_moves);
}

bool can_pour(const Level& level, const Tubes& tubes, const Tubes& full, std::size_t from, std::size_t to) {
    if (level.locks && is_complete(level, tubes[from], full[from]) && !rules_of(level, from).ends_empty)
        return false;
    return from != to && rules_of(level, from).gives && can_pour(tubes[from], tubes[to], full[to]) &&
           accepts(rules_of(level, to), tubes[from] % 16);
}

std::string capitals(std::string units) {
    for (char& unit : units) unit = unit >= 'a' ? static_cast<char>(unit - 'a' + 'A') : unit;
    return units;
}

bool may_fill(const Level& level, std::size_t tube, char color) {
    const TubeRules rules = rules_of(level, tube);
    if (rules.ends_empty) return false;
    if (rules.accepts == '*' || rules.accepts == color) return true;
    const int capacity = level.capacities[tube];
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        const bool is_full_of_it =
            capitals(level.tubes[t]) == std::string(static_cast<std::size_t>(level.capacities[t]), color);
        if (is_full_of_it && level.capacities[t] == capacity && rules_of(level, t) == rules) return true;
    }
    return false;
}

/// Gives the tubes from `tube` on to colors, each for itself.
bool can_fill(const Level& level, std::size_t tube, std::map<char, int>& left,
              std::set<std::pair<std::size_t, std::map<char, int>>>& failed) {
    const std::vector<int>& capacities = level.capacities;
    if (std::all_of(left.begin(), left.end(), [](const auto& color) { return color.second == 0; }))
        return true;
    if (tube == capacities.size() || failed.contains({tube, left})) return false;
    if (can_fill(level, tube + 1, left, failed)) return true;  // it stays empty
    for (auto& [color, units] : left) {
        if (units < capacities[tube] || !may_fill(level, tube, color)) continue;
        units -= capacities[tube];
        const bool found = can_fill(level, tube + 1, left, failed);
        units += capacities[tube];
        if (found) return true;
    }
    failed.insert({tube, left});
    return false;
}

bool solved(const Level& level, const Tubes& tubes, const Tubes& full, bool must_be_full,
            const Happened& happened) {
    bool open[16] = {};  // colors with a tube that is not full
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        if (tubes[t] == 0 && is_waiting(rules_of(level, t), happened)) return false;
        if (tubes[t] != 0 && rules_of(level, t).ends_empty) return false;
        const bool has_to_be_sorted =
            level.sorts.empty() ||
            letters(shown(level, tubes[t])).find_first_of(level.sorts) != std::string::npos;
        if (!has_to_be_sorted) continue;
        if (level.hiding.counts_shown && shown(level, tubes[t]) != tubes[t]) return false;
        if (!of_one_color(shown(level, tubes[t]))) return false;
        if (tubes[t] == 0 || tubes[t] >= full[t]) continue;
        if (must_be_full) return false;
        if (std::exchange(open[tubes[t] % 16], true)) return false;
    }
    return true;
}

/// Puts tubes that may swap places, those of equal capacity, into ascending order.
void sort_equals(Tubes& tubes, const Tubes& full) {
    for (std::size_t begin = 0, end = 0; begin < tubes.size(); begin = end) {
        while (end < tubes.size() && full[end] == full[begin]) ++end;
        const auto at = [&](std::size_t t) { return tubes.begin() + static_cast<std::ptrdiff_t>(t); };
        std::sort(at(begin), at(end));
    }
}

struct Hash {
    std::size_t operator()(const Tubes& tubes) const {
        std::size_t hash = 0;
        for (const Tube tube : tubes) hash = (hash ^ (hash >> 32) ^ tube) * 0x9e3779b97f4a7c15U;
        return hash;
    }
};

std::string condition(const std::vector<TubeRules::Part>& parts) {
    std::string text;
    for (const TubeRules::Part& part : parts) {
        text += text.empty() ? "" : "+";
        text += part.negated ? "not." : "";
        text += part.what == 'm' ? "moves." : part.what == 'g' ? "group." : "done.";
        text += part.what == 'c' ? std::string(1, static_cast<char>(part.value)) : std::to_string(part.value);
    }
    return text;
}

/// The value of a rule in a code; empty if the tube has none of that key.
std::string value_of(const TubeRules& rules, const std::string& key) {
    if (key == "opens") return condition(rules.opens);
    if (key == "gives") return rules.gives ? condition(rules.gives_when) : "no";
    if (key == "ends") return rules.ends_empty ? "empty" : "";
    if (rules.accepts == '*') return "";
    return rules.accepts == '-' ? "none" : std::string(1, rules.accepts);
}

/// The same level with its tubes in ascending order of capacity, so that equal ones are neighbors.
Level by_capacity(const Level& level) {
    std::vector<std::pair<int, std::string>> tubes;
    for (std::size_t t = 0; t < level.tubes.size(); ++t)
        tubes.emplace_back(level.capacities[t], level.tubes[t]);
    std::sort(tubes.begin(), tubes.end());
    Level sorted{level.ball, {}, {}, level.gathered};
    sorted.locks = level.locks;
    sorted.sorts = level.sorts;
    for (const auto& [capacity, units] : tubes) {
        sorted.capacities.push_back(capacity);
        sorted.tubes.push_back(units);
    }
    return sorted;
}

/// `:hides=1.2@3,1@4:reveal=unit`: units and tubes counted from 1.
std::string hiding_fields(const Level& level) {
    if (!level.hiding.any) return "";
    std::string text;
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        std::string places;
        for (std::size_t unit = 0; unit < level.tubes[t].size(); ++unit) {
            if (level.tubes[t][unit] < 'a') continue;
            places += places.empty() ? "" : ".";
            places += std::to_string(unit + 1);
        }
        if (places.empty()) continue;
        text += text.empty() ? ":hides=" : ",";
        text += places + "@" + std::to_string(t + 1);
    }
    text += level.hiding.by_unit ? ":reveal=unit" : "";
    text += level.hiding.carried ? ":carry=color" : "";
    return text + (level.hiding.counts_shown ? ":counts=shown" : "");
}

}  // namespace

bool has_goal_full(const Level& level) {
    const auto& capacities = level.capacities;
    const bool equal = std::count(capacities.begin(), capacities.end(), capacities.front()) ==
                       static_cast<std::ptrdiff_t>(capacities.size());
    if (equal || level.gathered || !level.sorts.empty()) return false;
    std::map<char, int> units;
    for (const std::string& tube : level.tubes) {
        for (const char unit : capitals(tube)) ++units[unit];
    }
    std::set<std::pair<std::size_t, std::map<char, int>>> failed;
    return can_fill(level, 0, units, failed);
}

std::vector<Level> successors(const Level& level) {
    std::vector<Level> found;
    const Tubes tubes = numbers(level);
    const Tubes full = full_numbers(level);
    for (std::size_t a = 0; a < tubes.size(); ++a) {
        for (std::size_t b = 0; b < tubes.size(); ++b) {
            if (!can_pour(level, tubes, full, a, b)) continue;
            Tube from = tubes[a];
            Tube to = tubes[b];
            pour(level, from, to, full[b]);
            Level& next = found.emplace_back(level);
            next.tubes[a] = letters(from);
            next.tubes[b] = letters(to);
        }
    }
    return found;
}

Answer shortest(const Level& level, std::size_t max_states, bool interchange) {
    interchange = interchange && level.rules.empty() && !level.hiding.any;
    const Level ordered = interchange ? by_capacity(level) : level;
    const Tubes full = full_numbers(ordered);
    const bool must_be_full = has_goal_full(ordered);
    // Without conditions all states have one and the same number for what has happened.
    std::vector<Happened> histories;
    std::map<Happened, Tube> numbers_of_histories;
    std::unordered_set<Tubes, Hash> seen;             // the tubes, and the number of what has happened
    std::vector<std::pair<const Tubes*, int>> queue;  // with the depth
    const auto meet = [&](Tubes& tubes, Happened happened, int depth) {
        note(ordered, tubes, full, happened);
        const auto [known, is_new_history] = numbers_of_histories.emplace(happened, histories.size());
        if (is_new_history) histories.push_back(happened);
        if (interchange) sort_equals(tubes, full);
        tubes.push_back(known->second);
        const auto [at, is_new] = seen.insert(tubes);
        if (is_new) queue.emplace_back(&*at, depth);
    };
    Tubes next = numbers(ordered);
    for (Tube& tube : next) reveal(ordered, tube);
    meet(next, {}, 0);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int depth = queue[head].second;
        Tubes tubes = *queue[head].first;
        Happened happened = histories[static_cast<std::size_t>(tubes.back())];
        tubes.pop_back();
        if (solved(ordered, tubes, full, must_be_full, happened))
            return {Answer::Kind::solved, depth, seen.size()};
        ++happened.moves;
        const auto is_closed = [&](std::size_t t) {
            const TubeRules rules = rules_of(ordered, t);
            return !rules.opens.empty() &&
                   !hold(rules.opens, histories[static_cast<std::size_t>(queue[head].first->back())]);
        };
        const auto keeps = [&](std::size_t t) {
            const TubeRules rules = rules_of(ordered, t);
            return !rules.gives_when.empty() &&
                   !hold(rules.gives_when, histories[static_cast<std::size_t>(queue[head].first->back())]);
        };
        for (std::size_t a = 0; a < full.size(); ++a) {
            for (std::size_t b = 0; b < full.size(); ++b) {
                if (!can_pour(ordered, tubes, full, a, b) || is_closed(a) || is_closed(b) || keeps(a))
                    continue;
                next = tubes;
                pour(ordered, next[a], next[b], full[b]);
                meet(next, happened, depth + 1);
            }
        }
        if (seen.size() > max_states) return {Answer::Kind::too_large, 0, seen.size()};
    }
    return {Answer::Kind::unsolvable, 0, seen.size()};
}

std::string code(const Level& level) {
    const int tallest = *std::max_element(level.capacities.begin(), level.capacities.end());
    std::string text = (level.ball ? "ball" : "water") + std::to_string(tallest) + ":";
    for (std::size_t t = 0; t < level.tubes.size(); ++t) {
        if (t > 0) text += '/';
        text += level.tubes[t].empty() ? "-" : capitals(level.tubes[t]);
        if (level.capacities[t] != tallest) text.append("^").append(std::to_string(level.capacities[t]));
    }
    for (const char* key : {"accepts", "ends", "gives", "opens"}) {
        std::vector<std::pair<std::string, std::string>> values;  // with their tubes
        for (std::size_t t = 0; t < level.tubes.size(); ++t) {
            const std::string value = value_of(rules_of(level, t), key);
            if (value.empty()) continue;
            const auto same = std::find_if(values.begin(), values.end(),
                                           [&](const auto& each) { return each.first == value; });
            if (same == values.end())
                values.emplace_back(value, std::to_string(t + 1));
            else
                same->second.append("+").append(std::to_string(t + 1));
        }
        std::string before = std::string(":") + key + "=";
        for (const auto& [value, tubes] : values)
            text += std::exchange(before, ",").append(value).append("@").append(tubes);
    }
    text += hiding_fields(level);
    text += level.locks ? ":complete=locks" : "";
    for (std::size_t i = 0; i < level.sorts.size(); ++i)
        text.append(i == 0 ? ":sorts=" : "+").append(1, level.sorts[i]);
    Level usual = level;
    usual.gathered = false;
    return level.gathered && has_goal_full(usual) ? text + ":goal=gathered" : text;
}

}  // namespace reference
