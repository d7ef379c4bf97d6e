// Reads levels of tube sorting and plays plans on them.
// SPDX-License-Identifier: MIT
#include "proof/tubes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>

namespace decant::proof {
namespace {

constexpr int most_counted = 200;
constexpr std::size_t most_parts = 4;
constexpr std::size_t most_events = 32;

bool is_a_digit(char sign) { return sign >= '0' && sign <= '9'; }
bool is_unit(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z') || is_a_digit(sign);
}

std::string no_level(std::string_view why) {
    return fmt::format("the level is not a code of tube sorting: {}", why);
}

/// The largest k such that the k - 1 smallest capacities together are fewer than the units.
int most_tubes_for(int units, const std::vector<int>& capacities) {
    int tubes = 0;
    for (int together = 0; tubes < static_cast<int>(capacities.size()) && together < units; ++tubes)
        together += capacities[static_cast<std::size_t>(tubes)];
    return tubes;
}

void count_units(TubeLevel& level) {
    std::vector<int> capacities;
    for (const TubeText& tube : level.tubes) {
        capacities.push_back(tube.capacity);
        for (const char color : tube.units) {
            if (level.units[static_cast<std::size_t>(color)]++ == 0) level.colors += color;
        }
    }
    std::sort(capacities.begin(), capacities.end());
    for (const char color : level.colors) {
        const std::size_t c = static_cast<unsigned char>(color);
        level.tubes_of[c] = most_tubes_for(level.units[c], capacities);
    }
}

std::vector<const TubeText*> pointers(const std::vector<TubeText>& tubes) {
    std::vector<const TubeText*> all;
    for (const TubeText& tube : tubes) all.push_back(&tube);
    return all;
}

constexpr int most_groups = 63;

/// `done.A`, `done.color.2`, `done.2`, `group.1` or `moves.3`.
std::optional<Event> read_event(std::string_view text) {
    const auto numbered = [&](std::string_view word, Event::Kind kind, int most) -> std::optional<Event> {
        const auto number = text.starts_with(word) ? read_number(text.substr(word.size())) : std::nullopt;
        return number && *number >= 1 && *number <= most ? std::optional(Event{kind, *number}) : std::nullopt;
    };
    if (const auto moves = numbered("moves.", Event::Kind::moves, most_counted)) return moves;
    if (const auto group = numbered("group.", Event::Kind::group, most_groups)) return group;
    if (const auto tubes = numbered("done.", Event::Kind::tubes, most_counted)) return tubes;
    if (!text.starts_with("done.")) return std::nullopt;
    text.remove_prefix(5);
    const bool is_color = text.starts_with("color.");
    if (is_color) text.remove_prefix(6);
    const bool is_name = text.size() == 1 && is_unit(text.front()) && is_a_digit(text.front()) == is_color;
    return is_name ? std::optional(Event{Event::Kind::color, text.front()}) : std::nullopt;
}

std::string write_event(const Event& event) {
    if (event.kind == Event::Kind::moves) return fmt::format("moves.{}", event.value);
    if (event.kind == Event::Kind::group) return fmt::format("group.{}", event.value);
    if (event.kind == Event::Kind::tubes) return fmt::format("done.{}", event.value);
    const char color = static_cast<char>(event.value);
    return fmt::format("done.{}{}", is_a_digit(color) ? "color." : "", color);
}

bool read_condition(TubeCondition& condition, std::string_view value, std::string_view never) {
    condition.never_holds = value == never;
    if (condition.never_holds) return true;
    for (std::string_view part : split(value, '+')) {
        const bool is_negated = part.starts_with("not.");
        if (is_negated) part.remove_prefix(4);
        const auto event = read_event(part);
        const TubeCondition::Part read{event.value_or(Event{}), is_negated};
        if (!event ||
            std::find(condition.parts.begin(), condition.parts.end(), read) != condition.parts.end())
            return false;
        condition.parts.push_back(read);
    }
    return condition.parts.size() <= most_parts;
}

bool set_rule(TubeRule& rule, std::string_view key, std::string_view value) {
    TubeRule after = rule;
    if (key == "accepts" && rule.accepts == TubeRule{}.accepts &&
        (value == "none" || (value.size() == 1 && is_unit(value.front()))))
        after.accepts = value == "none" ? TubeRule::none : value.front();
    else if (key == "ends" && value == "empty")
        after.ends_empty = true;
    else if (key == "gives" && !rule.gives.is_stated() && !read_condition(after.gives, value, "no"))
        return false;
    else if (key == "opens" && !rule.opens.is_stated() && !read_condition(after.opens, value, "never"))
        return false;
    const bool is_new = after != rule;
    rule = after;
    return is_new;
}

/// A field behind the tubes: `accepts=A@3+4,B@5`. Whether it is one.
bool read_rules(TubeLevel& level, std::string_view field) {
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos) return false;
    for (const std::string_view rule : split(field.substr(equals + 1), ',')) {
        const std::size_t at = rule.find('@');
        if (at == std::string_view::npos) return false;
        for (const std::string_view digits : split(rule.substr(at + 1), '+')) {
            const auto number = read_number(digits);
            const bool is_tube = number && *number >= 1 && *number <= static_cast<Cost>(level.tubes.size());
            if (!is_tube || !set_rule(level.tubes[static_cast<std::size_t>(*number - 1)].rule,
                                      field.substr(0, equals), rule.substr(0, at)))
                return false;
        }
    }
    return true;
}

/// A field of all tubes, or of hidden units: `hides=1.2@3+4`.
bool read_hiding(TubeLevel& level, std::string_view field, std::vector<std::uint32_t>& hidden) {
    if (field == "complete=locks") return !std::exchange(level.locks, true);
    if (field == "reveal=unit") return !std::exchange(level.reveals_units, true);
    if (field == "carry=color") return !std::exchange(level.passes_seams, true);
    if (field == "counts=shown") return !std::exchange(level.counts_shown, true);
    if (field.starts_with("sorts=") && level.sorts.empty()) {
        for (const std::string_view color : split(field.substr(6), '+')) {
            if (color.size() != 1 || !is_unit(color.front()) || level.sorts.find(color) != std::string::npos)
                return false;
            level.sorts += color;
        }
        return true;
    }
    if (!field.starts_with("hides=")) return false;
    for (const std::string_view part : split(field.substr(6), ',')) {
        const std::size_t at = std::min(part.find('@'), part.size());
        for (const std::string_view digits : split(part.substr(std::min(at + 1, part.size())), '+')) {
            const auto tube = read_number(digits);
            if (!tube || *tube < 1 || *tube > static_cast<Cost>(hidden.size())) return false;
            const auto t = static_cast<std::size_t>(*tube - 1);
            if (hidden[t] != 0) return false;
            for (const std::string_view word : split(part.substr(0, at), '.')) {
                const auto unit = read_number(word);
                if (!unit || *unit < 1 || *unit > static_cast<Cost>(level.tubes[t].units.size()))
                    return false;
                const std::uint32_t bit = std::uint32_t{1} << (*unit - 1);
                if ((std::exchange(hidden[t], hidden[t] | bit) & bit) != 0) return false;
            }
        }
    }
    return true;
}

/// The seams of a tube with these hidden units, of which the top one is shown at once.
std::uint32_t seams_of(std::string_view units, std::uint32_t hidden, bool reveals_units) {
    const auto is_hidden = [&](std::size_t unit) { return (hidden >> unit & 1) != 0; };
    std::uint32_t seams = 0;
    for (std::size_t end = units.size(), first = end; end > 0; end = first) {
        first = end - static_cast<std::size_t>(top_run(units.substr(0, end)));
        bool may_end_pour = reveals_units || !is_hidden(end - 1);
        for (std::size_t unit = end - 1; unit-- > first;) {
            if (!may_end_pour || !is_hidden(unit)) continue;
            seams |= std::uint32_t{1} << unit;
            may_end_pour = reveals_units;
        }
    }
    return seams;
}

/// Lists what the conditions of the tubes speak of.
bool list_events(TubeLevel& level) {
    std::set<Event> events;
    for (const TubeText& tube : level.tubes) {
        std::vector<TubeCondition::Part> parts = tube.rule.opens.parts;
        parts.insert(parts.end(), tube.rule.gives.parts.begin(), tube.rule.gives.parts.end());
        for (const auto& [event, is_negated] : parts) {
            if (event.kind == Event::Kind::moves)
                level.counted_moves = std::max(level.counted_moves, event.value);
            else
                events.insert(event);
            const bool is_odd = event.kind == Event::Kind::color &&
                                level.colors.find(static_cast<char>(event.value)) == std::string::npos;
            if (is_odd) return false;
        }
    }
    level.events.assign(events.begin(), events.end());
    return level.events.size() <= most_events;
}

/// Tubes with equal rules have the number of the first of them.
void number_rules(TubeLevel& level) {
    std::vector<TubeRule> rules;
    for (const TubeText& tube : level.tubes) rules.push_back(tube.rule);
    for (TubeText& tube : level.tubes) {
        const auto first = std::find(rules.begin(), rules.end(), tube.rule);
        if (tube.rule != TubeRule{}) tube.rule.number = static_cast<std::size_t>(first - rules.begin()) + 1;
    }
}

bool has_happened(const TubeLevel& level, const Event& event, const Happened& at) {
    if (event.kind == Event::Kind::moves) return at.moves >= event.value;
    const auto known = std::find(level.events.begin(), level.events.end(), event);
    return (at.events >> (known - level.events.begin()) & 1) != 0;
}

}  // namespace

std::optional<std::string> make(TubeLevel& level, std::string_view move) {
    const std::size_t arrow = move.find('>');
    const auto from_number = read_number(move.substr(0, arrow));
    const auto to_number =
        arrow == std::string_view::npos ? std::nullopt : read_number(move.substr(arrow + 1));
    if (!from_number || !to_number) return "is not a move";
    const auto tube_count = static_cast<Cost>(level.tubes.size());
    if (*from_number < 1 || *from_number > tube_count || *to_number < 1 || *to_number > tube_count)
        return fmt::format("names a tube outside 1 to {}", tube_count);
    if (*from_number == *to_number) return "goes nowhere";
    TubeText& from = level.tubes[static_cast<std::size_t>(*from_number - 1)];
    TubeText& to = level.tubes[static_cast<std::size_t>(*to_number - 1)];
    if (from.units.empty()) return "takes from an empty tube";
    for (const TubeText* tube : {&from, &to}) {
        if (!level.holds(tube->rule.opens, level.happened)) return "names a tube that is closed";
    }
    if (!level.holds(from.rule.gives, level.happened)) return "takes from a tube that does not give yet";
    if (!level.gives(from)) return "takes from a tube that gives nothing";
    if (to.room() == 0) return "goes to a full tube";
    if (!to.takes(from.units.back())) return "goes onto a different color, or one that is not accepted";
    const int count = level.ball ? 1 : std::min(to.room(), from.pourable(level.passes_seams));
    to.units.append(static_cast<std::size_t>(count), from.units.back());
    from.give(static_cast<std::size_t>(count));
    level.note(level.happened, pointers(level.tubes), 1);
    return std::nullopt;
}

bool TubeLevel::is_complete(const TubeText& tube) const {
    return tube.room() == 0 && top_run(tube.units) == tube.capacity && !(counts_shown && tube.seams != 0);
}

bool TubeLevel::has_conditions() const {
    return std::any_of(tubes.begin(), tubes.end(), [](const TubeText& tube) {
        return tube.rule.opens.is_stated() || !tube.rule.gives.parts.empty();
    });
}

bool TubeRule::is_of(const Event& group) const {
    const auto names = [&](const TubeCondition& condition) {
        return std::any_of(condition.parts.begin(), condition.parts.end(),
                           [&](const TubeCondition::Part& part) { return part.event == group; });
    };
    return names(opens) || names(gives);
}

bool TubeLevel::holds(const TubeCondition& condition, const Happened& at) const {
    return !condition.never_holds &&
           std::all_of(condition.parts.begin(), condition.parts.end(), [&](const TubeCondition::Part& part) {
               return has_happened(*this, part.event, at) != part.is_negated;
           });
}

bool TubeLevel::is_waiting(const TubeRule& rule, const Happened& at) const {
    bool waits = false;
    for (const auto& [event, is_negated] : rule.opens.parts) {
        const bool happened_already = has_happened(*this, event, at);
        if (happened_already && is_negated) return false;
        waits = waits || (!happened_already && !is_negated && event.kind != Event::Kind::moves);
    }
    return waits;
}

void TubeLevel::note(Happened& at, std::span<const TubeText* const> shown, int moves) const {
    at.moves = std::min(counted_moves, at.moves + moves);
    if (events.empty()) return;
    std::vector<const TubeText*> complete;
    for (const TubeText* tube : shown) {
        if (is_complete(*tube)) complete.push_back(tube);
    }
    const auto happens = [&](const Event& event) {
        if (event.kind == Event::Kind::tubes) return static_cast<int>(complete.size()) >= event.value;
        return std::any_of(complete.begin(), complete.end(), [&](const TubeText* tube) {
            return event.kind == Event::Kind::color ? tube->units.front() == event.value
                                                    : tube->rule.is_of(event);
        });
    };
    for (std::size_t i = 0; i < events.size(); ++i) at.events |= std::uint64_t{happens(events[i])} << i;
}

std::string write_happened(const TubeLevel& level, const Happened& happened) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < level.events.size(); ++i) {
        if ((happened.events >> i & 1) != 0) words.push_back(write_event(level.events[i]));
    }
    if (happened.moves > 0) words.push_back(write_event({Event::Kind::moves, happened.moves}));
    return fmt::format("{}", fmt::join(words, "+"));
}

std::optional<Happened> read_happened(const TubeLevel& level, std::string_view text) {
    Happened happened;
    if (text.empty()) return happened;
    for (const std::string_view word : split(text, '+')) {
        const auto event = read_event(word);
        if (!event) return std::nullopt;
        const auto known = std::find(level.events.begin(), level.events.end(), *event);
        if (event->kind == Event::Kind::moves)
            happened.moves = event->value;
        else if (known != level.events.end())
            happened.events |= std::uint64_t{1} << (known - level.events.begin());
        else
            return std::nullopt;
    }
    const bool is_exact = happened.moves <= level.counted_moves && write_happened(level, happened) == text;
    return is_exact ? std::optional(happened) : std::nullopt;
}

int top_run(std::string_view units) {
    if (units.empty()) return 0;
    const std::size_t below = units.find_last_not_of(units.back());
    return static_cast<int>(below == std::string_view::npos ? units.size() : units.size() - below - 1);
}

int TubeText::pourable(bool passes_seams) const {
    const int run = top_run(units);
    int count = std::min(run, 1);
    for (std::size_t below = units.size() - 1; count < run; ++count) {
        if (!passes_seams && (seams >> --below & 1) != 0) return count;
    }
    return count;
}

void TubeText::give(std::size_t count) {
    units.resize(units.size() - count);
    seams &= units.empty() ? 0 : (std::uint32_t{1} << (units.size() - 1)) - 1;
}

std::string_view below_top(std::string_view units) {
    return units.substr(0, units.size() - static_cast<std::size_t>(top_run(units)));
}

std::optional<TubeText> read_tube(std::string_view text, const TubeLevel& level) {
    TubeText tube{level.capacity, ""};
    if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
        const auto number = read_number(text.substr(at + 1));
        if (!number || *number < 1 || static_cast<std::size_t>(*number) > level.tubes.size())
            return std::nullopt;
        tube.rule = level.tubes[static_cast<std::size_t>(*number - 1)].rule;
        if (tube.rule.number != static_cast<std::size_t>(*number)) return std::nullopt;
        text = text.substr(0, at);
    }
    const std::size_t hat = text.find('^');
    if (hat != std::string_view::npos) {
        const auto capacity = read_number(text.substr(hat + 1));
        if (!capacity) return std::nullopt;
        tube.capacity = *capacity;
    }
    const std::string_view units = text.substr(0, hat);
    for (const char sign : units == "-" ? "" : units) {
        const bool is_seam = sign == '.' && !tube.units.empty() && tube.units.size() < most_capacity;
        if (is_seam)
            tube.seams |= std::uint32_t{1} << (tube.units.size() - 1);
        else
            tube.units += sign;
    }
    for (std::size_t unit = 0; unit < std::min(tube.units.size(), std::size_t{most_capacity}); ++unit) {
        const bool is_odd = unit + 1 == tube.units.size() || tube.units[unit] != tube.units[unit + 1];
        if (is_odd && (tube.seams >> unit & 1) != 0) return std::nullopt;
    }
    if (units.empty() || !std::all_of(tube.units.begin(), tube.units.end(), is_unit)) return std::nullopt;
    const bool fits = tube.capacity >= 1 && tube.capacity <= most_capacity &&
                      tube.units.size() <= static_cast<std::size_t>(tube.capacity);
    return fits ? std::optional(tube) : std::nullopt;
}

std::string write_tube(const TubeText& tube, int usual_capacity) {
    std::string text = tube.units.empty() ? "-" : "";
    for (std::size_t unit = 0; unit < tube.units.size(); ++unit) {
        text += tube.units[unit];
        if ((tube.seams >> unit & 1) != 0) text += '.';
    }
    if (tube.capacity != usual_capacity) text += fmt::format("^{}", tube.capacity);
    if (tube.rule.number > 0) text += fmt::format("@{}", tube.rule.number);
    return text;
}

std::string write_tubes(std::vector<std::string_view> tubes) {
    std::sort(tubes.begin(), tubes.end());
    return fmt::format("{}", fmt::join(tubes, "/"));
}

std::optional<std::vector<std::string_view>> read_tubes(std::string_view position) {
    auto tubes = split(position, '/');
    return std::is_sorted(tubes.begin(), tubes.end()) ? std::optional(std::move(tubes)) : std::nullopt;
}

Checked<TubeLevel> read_tube_level(std::string_view code, bool full) {
    TubeLevel level;
    level.full = full;
    const std::size_t colon = std::min(code.find(':'), code.size());
    std::string_view head = code.substr(0, colon);
    level.ball = head.starts_with("ball");
    if (!level.ball && !head.starts_with("water")) return no_level("it begins with neither water nor ball");
    head.remove_prefix(level.ball ? 4 : 5);
    const auto capacity = read_number(head);
    if (!capacity || *capacity < 1 || *capacity > most_capacity || colon == code.size())
        return no_level("a capacity from 1 to 32 and a colon follow the rules");
    level.capacity = *capacity;
    const auto fields = split(code.substr(colon + 1), ':');
    for (const std::string_view text : split(fields.front(), '/')) {
        const auto tube = read_tube(text, level);
        if (!tube || tube->rule.number > 0 || tube->seams != 0)
            return no_level(fmt::format("tube {} is malformed", level.tubes.size() + 1));
        level.tubes.push_back(*tube);
        if (level.tubes.size() > most_tubes) return no_level("it has more than 64 tubes");
    }
    std::vector<std::uint32_t> hidden(level.tubes.size());
    for (std::size_t i = 1; i < fields.size(); ++i) {
        if (!read_hiding(level, fields[i], hidden) && !read_rules(level, fields[i]))
            return no_level("rules of tubes are malformed");
    }
    const bool have_meaning = level.counts_shown || (!level.ball && !level.passes_seams);
    for (std::size_t t = 0; t < hidden.size() && have_meaning; ++t)
        level.tubes[t].seams = seams_of(level.tubes[t].units, hidden[t], level.reveals_units);
    number_rules(level);
    count_units(level);
    for (const char color : level.sorts) {
        if (level.colors.find(color) == std::string::npos)
            return no_level("a goal asks for a color that is none");
    }
    for (const char color : level.colors) {
        if (!level.has_to_sort(color)) level.tubes_of[static_cast<unsigned char>(color)] = 0;
    }
    if (!list_events(level)) return no_level("the conditions of tubes are too many, or name no color of it");
    level.note(level.happened, pointers(level.tubes), 0);
    return level;
}

}  // namespace decant::proof
