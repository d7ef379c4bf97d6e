// The table of names, lines that assign them, and how tokens are merged.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using base::trim;

/// Names without joints and digits, in lower case. Each may have one of the endings.
struct Entry {
    std::string_view names;
    Meaning meaning;
};
constexpr std::array table{
    Entry{"edge edges connections adjacency neighbors neighbours graph graphedges", {Part::edges, ""}},
    Entry{"oneway oneways directed unidirectional onewayedges directededges unidirectionaledges uniedges "
          "edgesoneway directedgraph",
          {Part::one_way, ""}},
    Entry{"twoway twoways undirected bidirectional twowayedges undirectededges bidirectionaledges "
          "biedges edgestwoway bothways undirectedgraph",
          {Part::two_way, ""}},
    Entry{"start starts initial init", {Part::start, ""}},
    Entry{"goal goals target targets end final", {Part::goal, ""}},
    Entry{"dog dogs dogstart dogstarts startdog initialdog initdog doginitial", {Part::start, "dog"}},
    Entry{"doggoal doggoals dogtarget dogend goaldog targetdog enddog finaldog dogfinal",
          {Part::goal, "dog"}},
    Entry{"bunny bunnies bunnystart bunnystarts bunniesstart startbunny startbunnies initialbunny "
          "initialbunnies initbunny "
          "initbunnies bunnyinitial",
          {Part::start, "bunny"}},
    Entry{"bunnygoal bunnygoals bunniesgoal bunnytarget bunnytargets bunnyend goalbunny goalbunnies "
          "targetbunny targetbunnies endbunny endbunnies finalbunny finalbunnies bunnyfinal",
          {Part::goal, "bunny"}},
};
constexpr std::array<std::string_view, 14> endings{"",      "list",   "map",      "state",     "states",
                                                   "node",  "nodes",  "position", "positions", "pos",
                                                   "place", "places", "location", "locations"};

constexpr std::string_view opening = "([{";
constexpr std::string_view quotes = "\"'";

/// The marks at which they begin and end. Fences of messages are as comments.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> comments{
    {{"#", "\n"}, {"//", "\n"}, {"```", "\n"}, {"/*", "*/"}, {"\"\"\"", "\"\"\""}, {"'''", "'''"}}};

bool is_one_of(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::string_view name_at_start(std::string_view text) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_of_name);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// A program with its comments, strings of several lines and fences blanked byte by byte, so that places
/// stay.
std::string without_comments(std::string_view text) {
    std::string code(text);
    for (std::size_t at = 0; at < text.size();) {
        const auto mark = std::find_if(comments.begin(), comments.end(), [&](const auto& each) {
            return text.substr(at).starts_with(each.first);
        });
        if (mark != comments.end()) {
            const std::size_t size = mark->second.size();
            const std::size_t end = text.find(mark->second, at + mark->first.size());
            for (; at < std::min(end, text.size() - size) + size; ++at) {
                if (text[at] != '\n') code[at] = ' ';
            }
        } else if (const char quote = text[at++]; is_one_of(quotes, quote)) {
            while (at < text.size() && text[at] != quote && text[at] != '\n') at += text[at] == '\\' ? 2 : 1;
            at = std::min(at + 1, text.size());
        }
    }
    return code;
}

std::optional<Assignment> assignment_in(std::string_view line) {
    for (const std::string_view word : {"export ", "const ", "let ", "var "}) {
        if (line.starts_with(word)) line.remove_prefix(word.size());
    }
    const std::string_view name = name_at_start(line);
    std::string_view rest = trim(line.substr(name.size()));
    if (rest.starts_with(':')) rest.remove_prefix(std::min(rest.find('='), rest.size()));
    if (name.empty() || !rest.starts_with('=') || rest.starts_with("==")) return std::nullopt;
    return Assignment{name, trim(rest.substr(1)), meaning_of(name)};
}

/// Whether the first string of a value stands in a bracket beside a second one.
bool begins_with_pair(std::string_view value) {
    const std::size_t first = value.find_first_of(quotes);
    if (first >= value.find_first_of(";)") || value.find_first_of(opening) > first) return false;
    const std::size_t end = std::min(value.find(value[first], first + 1), value.size() - 1) + 1;
    const std::string_view between = trim(value.substr(end, value.find_first_of(quotes, end) - end));
    constexpr std::array<std::string_view, 5> joints{",", "to", "->", "=>", ":"};
    return std::find(joints.begin(), joints.end(), between) != joints.end();
}

}  // namespace

Meaning meaning_of(std::string_view name) {
    std::string letters = base::in_lower_case(name);
    std::erase_if(letters, [](char c) { return c < 'a' || c > 'z'; });
    for (const std::string_view ending : endings) {
        if (!letters.ends_with(ending)) continue;
        const std::string_view stem = std::string_view(letters).substr(0, letters.size() - ending.size());
        const auto entry = std::find_if(table.begin(), table.end(),
                                        [&](const Entry& each) { return base::holds(each.names, stem); });
        if (entry != table.end()) return entry->meaning;
    }
    return {};
}

bool Assignment::gives() const {
    if (meaning.part == Part::none || value.empty()) return false;
    const bool is_node = !meaning.kind.empty() && is_one_of(quotes, value.front());
    return is_node || is_one_of(opening, value.front());
}

Code::Code(std::string_view program) : text(without_comments(program)) {
    for (const base::Line& line : base::lines_of(text)) {
        if (!trim(line.text).empty()) lines.push_back(line);
    }
}

std::optional<Assignment> Code::assignment(const base::Line& line) const {
    const auto indent_of = [](const base::Line& each) { return each.text.find_first_not_of(" \t"); };
    if (indent_of(line) != indent_of(lines.front())) return std::nullopt;
    return assignment_in(trim(line.text));
}

std::optional<std::size_t> Code::made_edges(const base::Line& line) const {
    constexpr std::size_t near = 256;  // so recognition stays linear
    const std::size_t equals = line.text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view value = std::string_view(text).substr(line.offset + equals, near);
    const bool is_made = begins_with_pair(value);
    for (std::size_t at = 0; is_made && at < equals; ++at) {
        const std::string_view name = name_at_start(line.text.substr(at, equals - at));
        if (is_edges(meaning_of(name))) return line.offset + at;
        at += name.size();
    }
    return std::nullopt;
}

Diagnostic unread_program(std::string_view text, std::size_t offset) {
    return problem_at(text, offset, "this is a map in a program whose language is not read",
                      "write `decant dog-bunny 1`, then nodes, edges, tokens and goal",
                      base::ProblemKind::unknown_format);
}

void place(const std::vector<Placement>& starts, const std::vector<Placement>& goals, RawLevel& level) {
    const auto stem_of = [](const std::string& token) {
        const std::size_t dash = token.rfind('-');
        const bool numbered =
            dash != std::string::npos && dash > 0 && base::parse_number(token.substr(dash + 1), 999);
        return numbered ? token.substr(0, dash) : token;
    };
    const auto goal_of = [&](const std::string& token) {
        const auto found = std::find_if(goals.begin(), goals.end(),
                                        [&](const Placement& goal) { return goal.token.text == token; });
        return found == goals.end() ? std::string{} : found->node.text;
    };
    std::set<std::string> alone;                        // without a number
    std::map<std::string, std::set<std::string>> ends;  // of tokens with one
    for (const Placement& start : starts) {
        const std::string stem = stem_of(start.token.text);
        if (stem == start.token.text)
            alone.insert(stem);
        else
            ends[stem].insert(goal_of(start.token.text));
    }
    const auto take = [&](const std::vector<Placement>& list, std::vector<RawPlaces>& places) {
        for (const Placement& entry : list) {
            const std::string stem = stem_of(entry.token.text);
            const bool is_one_of_several =
                stem != entry.token.text && !alone.contains(stem) && ends[stem].size() < 2;
            const std::string& kind = is_one_of_several ? stem : entry.token.text;
            auto found = std::find_if(places.begin(), places.end(),
                                      [&](const RawPlaces& each) { return each.kind.text == kind; });
            if (found == places.end())
                found = places.insert(found, RawPlaces{{kind, entry.token.offset}, {}});
            found->nodes.push_back(entry.node);
        }
    };
    take(starts, level.tokens);
    take(goals, level.goals);
}

std::optional<Diagnostic> find_short_goal(const RawLevel& level, std::string_view text) {
    for (const RawPlaces& goal : level.goals) {
        const auto tokens =
            std::find_if(level.tokens.begin(), level.tokens.end(),
                         [&](const RawPlaces& each) { return each.kind.text == goal.kind.text; });
        if (tokens == level.tokens.end() || goal.nodes.size() >= tokens->nodes.size()) continue;
        return problem_at(text, goal.kind.offset,
                          fmt::format("{} has {} but {}", base::quoted(goal.kind.text),
                                      base::counted(tokens->nodes.size(), "token"),
                                      base::counted(goal.nodes.size(), "goal")),
                          "give a goal for each of them, even if it is the same, or none",
                          base::ProblemKind::contradiction);
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::dog_bunny
