// decant's own text: header lines, then one tube a line.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"
#include "puzzles/tube_sort/text/cells.hpp"
#include "puzzles/tube_sort/text/counting.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "puzzles/tube_sort/text/rules_in_text.hpp"

namespace decant::puzzles::tube_sort::native {
namespace {

using base::Line;
using base::trim;

constexpr std::string_view first_line = "decant tube-sort 1";
constexpr std::string_view known_headers =
    "the headers are rules, goal, capacity, order, partial, name, sorts, complete, reveal, carry and counts";

/// Characters that are more likely a slip or another notation than a color. Quotes make a color of anything.
constexpr std::string_view not_bare = "\"#()[]{}<>,;:=/|";

/// A line up to its comment: `#` at its beginning or behind a blank, but not in a string.
std::string_view without_comment(std::string_view line) {
    bool in_string = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (in_string && line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            in_string = !in_string;
        else if (!in_string && line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            return line.substr(0, i);
    }
    return line;
}

/// The key of a header line `key: value`, or nothing: a first word of letters that ends in a colon.
std::optional<std::string_view> header_key(std::string_view line) {
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-");
    if (end == std::string_view::npos || end == 0 || line[end] != ':') return std::nullopt;
    return line.substr(0, end);
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) { level_.is_native = true; }

    Result<RawLevel> parse() {
        for (const Line& line : base::lines_of(text_)) {
            const std::string_view content = trim(without_comment(line.text));
            if (content.empty()) continue;
            if (auto problem = take_line(line, content)) return *problem;
        }
        const auto is_empty = [](const RawLevel::Tube& tube) { return tube.units.empty(); };
        if (perhaps_empty_ && std::none_of(level_.tubes.begin(), level_.tubes.end(), is_empty))
            return problem_at(text_, *perhaps_empty_, "this may be an empty tube, or one full of a color",
                              "write '-' for an empty tube, or put \" around the name of a color",
                              base::ProblemKind::color_or_place);
        return std::move(level_);
    }

  private:
    Diagnostic problem(std::string_view part, std::string what, base::Remedy remedy) const {
        return problem_at(text_, part, std::move(what), std::move(remedy));
    }

    std::optional<Diagnostic> take_line(const Line& line, std::string_view content) {
        if (!std::exchange(begun_, true)) return take_first(content);
        if (content == first_line)
            return problem(content, "this line comes too late", "move it to the top, or remove it");
        if (const auto key = header_key(content)) {
            if (is_rule_key(*key)) return take_rule(*key, trim(content.substr(key->size() + 1)));
            if (!level_.tubes.empty()) {
                return problem(content,
                               fmt::format("the header {} comes after the first tube", base::quoted(*key)),
                               "move it up, or put a color of that name in quotes");
            }
            // A name may hold anything, also what begins a comment elsewhere.
            const std::string_view whole = trim(line.text);
            return take_header(
                *key, trim(*key == "name" ? whole.substr(key->size() + 1) : content.substr(key->size() + 1)));
        }
        if (!level_.tube_rules.empty())
            return problem(content, "this tube comes after a rule of tubes",
                           "write all tubes above the rules");
        return take_tube(line.text.substr(
            0, static_cast<std::size_t>(content.data() + content.size() - line.text.data())));
    }

    /// The author of a text with this line knows the meaning of the lines below it.
    std::optional<Diagnostic> take_first(std::string_view line) const {
        if (line == first_line) return std::nullopt;
        if (line.starts_with("decant tube-sort ")) {
            return problem(line, "this version of the text is unknown",
                           fmt::format("write `{}`", first_line));
        }
        return problem(line,
                       fmt::format("{} is not the first line of a tube-sorting level", base::quoted(line)),
                       fmt::format("write `{}`", first_line));
    }

    std::optional<Diagnostic> take_header(std::string_view key, std::string_view value) {
        if (!seen_.insert(std::string(key)).second) {
            return problem(key, fmt::format("the header {} appears twice", base::quoted(key)),
                           "keep one of them");
        }
        if (value.empty() && key != "name")
            return problem(key, fmt::format("the header {} has no value", base::quoted(key)),
                           "write one, or remove the line");
        const auto one_of = [&](std::string_view a, std::string_view b) {
            return problem(value, fmt::format("{} is not a value for {}", base::quoted(value), key),
                           fmt::format("use {} or {}", a, b));
        };
        if (key == "rules") {
            level_.rules = rules_of(value);
            if (!level_.rules) return one_of("water", "ball");
        } else if (key == "goal") {
            level_.goal = goal_of(value);
            if (!level_.goal) return one_of("full", "gathered");
        } else if (key == "capacity") {
            level_.capacity = capacity_of(value);
            if (!level_.capacity) {
                return problem(value, fmt::format("{} is not a capacity", base::quoted(value)),
                               fmt::format("use 1 to {}", max_capacity));
            }
        } else if (key == "order") {
            if (value != "top-first" && value != "bottom-first") return one_of("top-first", "bottom-first");
            level_.order = value == "top-first" ? Order::top_first : Order::bottom_first;
        } else if (key == "partial") {
            if (value != "yes" && value != "no") return one_of("yes", "no");
            level_.partial = value == "yes";
        } else if (key == "name") {
            if (!names_level(value))
                return problem(value, fmt::format("{} cannot name a level", base::quoted(value)),
                               std::string(level_name_remedy));
            level_.name = std::string(value);
        } else if (key == "sorts") {
            for (std::string_view rest = value; !rest.empty(); rest = trim(rest)) {
                const auto name = take_name(rest);
                if (!name)
                    return problem(rest, "this is not a color",
                                   "write colors with blanks between, in quotes if they are not words");
                level_.sorts.push_back(*name);
            }
        } else if (const GameKey* own = game_key(key); own != nullptr) {
            if (!set_rule(level_.game, *own, value)) return one_of(own->usual, own->other);
        } else {
            return problem(key, fmt::format("the header {} is unknown", base::quoted(key)),
                           std::string(known_headers));
        }
        return std::nullopt;
    }

    /// `accepts: red @ 3 4`: the value, and the tubes by their numbers.
    std::optional<Diagnostic> take_rule(std::string_view key, std::string_view value) {
        constexpr std::string_view shape = "write a value, @, and the numbers of tubes: gives: no @ 2 5";
        if (level_.tubes.empty())
            return problem(key, fmt::format("the rule {} comes before the tubes", base::quoted(key)),
                           "write all tubes above it");
        RawLevel::Rule rule;
        rule.key = key;
        rule.offset = base::offset_of(text_, key);
        std::size_t length = 0;
        while (length < value.size() && !is_blank(value[length]) && value[length] != '@') {
            std::string name;
            const bool begins_string = value[length] == '"';
            const std::size_t string = begins_string ? read_string(value.substr(length), name) : 1;
            if (string == 0)
                return problem(value.substr(length), "this string is not closed", "close it with \"");
            length += string;
        }
        rule.value = value.substr(0, length);
        const std::string_view behind = trim(value.substr(length));
        const auto tubes = behind.starts_with('@') ? tube_numbers(behind.substr(1), " \t") : std::nullopt;
        if (rule.value.empty() || !tubes)
            return problem(key, fmt::format("the rule {} names no tubes", base::quoted(key)),
                           std::string(shape));
        rule.tubes = *tubes;
        level_.tube_rules.push_back(std::move(rule));
        return std::nullopt;
    }

    /// `-`, or colors; `^N` at the end is the capacity of this tube. Without a head, marks for emptiness are
    /// places like any other word for it.
    std::optional<Diagnostic> take_tube(std::string_view line) {
        const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
        if (auto full = level_.add_tube(text_, base::offset_of(text_, line) + indent)) return full;
        std::size_t marks = 0;
        bool may_be_empty = true;
        for (std::size_t at = indent; at < line.size();
             at = std::min(line.find_first_not_of(" \t", at), line.size())) {
            const bool is_hidden =
                line[at] == '?' && at + 1 < line.size() && !is_blank(line[at + 1]) && line[at + 1] != '?';
            if (is_hidden) ++at;
            const std::string_view rest = line.substr(at);
            if (level_.tubes.back().capacity)
                return problem(rest, "there is extra text after the capacity",
                               "write ^N at the end of the line");
            if (rest.front() == '"') {
                may_be_empty = false;
                std::string name;
                const std::size_t length = read_string(rest, name);
                if (length == 0) return problem(rest, "this string is not closed", "close it with \"");
                if (auto full = add(rest, name, marks, false)) return full;
                level_.tubes.back().units.back().is_hidden = is_hidden;
                at += length;
                continue;
            }
            const std::string_view token = rest.substr(0, rest.find_first_of(" \t"));
            at += token.size();
            const bool is_mark = token == "-" || token == "(empty)";
            if (is_hidden && (is_mark || token.front() == '^'))
                return problem(token, "only a unit with a color can be hidden",
                               "write the color of the unit behind the ?");
            if (token.front() == '^') {
                level_.tubes.back().capacity = capacity_of(token.substr(1));
                if (level_.tubes.back().capacity) continue;
                return problem(token, fmt::format("{} is not a capacity", base::quoted(token)),
                               fmt::format("write ^1 to ^{}", max_capacity));
            }
            may_be_empty = may_be_empty && may_be_word_for_empty(std::string(token));
            marks += is_mark ? 1U : 0U;
            if (is_mark) {
                if (!level_.tubes.back().units.empty()) {
                    return problem(token, fmt::format("{} appears beside colors", base::quoted(token)),
                                   "write it alone, for an empty tube");
                }
            } else if (auto odd = check_bare(token)) {
                return odd;
            } else if (auto full = add(token, std::string(token), marks, token == "?")) {
                return full;
            } else {
                level_.tubes.back().units.back().is_hidden = is_hidden;
            }
        }
        if (may_be_empty && !level_.tubes.back().units.empty())
            perhaps_empty_ = base::offset_of(text_, line) + indent;
        return std::nullopt;
    }

    std::optional<Diagnostic> check_bare(std::string_view token) const {
        if (is_word_for_empty(std::string(token)))
            return problem(token, fmt::format("{} may be an empty place", base::quoted(token)),
                           "write '-' alone for an empty tube, or put \" around the name of a color");
        const std::size_t odd = token.find_first_of(not_bare);
        if (odd == std::string_view::npos) return std::nullopt;
        return problem(token.substr(odd),
                       fmt::format("{} cannot appear in a bare color", base::quoted(token.substr(odd, 1))),
                       "put blanks between colors and \" around such a name");
    }

    std::optional<Diagnostic> add(std::string_view token, std::string name, std::size_t marks,
                                  bool is_unknown) {
        if (marks > 0)
            return problem(token, "an empty tube contains a color", "remove it, or the '-' before it");
        return level_.add_unit(text_, base::offset_of(text_, token), std::move(name), is_unknown);
    }

    /// Reads the string at the start of `text`; returns how many bytes it takes, 0 when it does not end.
    static std::size_t read_string(std::string_view text, std::string& content) {
        std::string_view rest = text;
        const auto name = take_name(rest);
        if (!name) return 0;
        content = *name;
        return text.size() - rest.size();
    }

    std::string_view text_;
    RawLevel level_;
    std::optional<std::size_t>
        perhaps_empty_;  ///< a tube of nothing but a bare word that may stand for emptiness
    std::set<std::string> seen_;
    bool begun_ = false;
};

/// A color as it stands in a tube line: bare where that reads back as the same color.
std::string printed(const std::string& name, bool is_in_doubt) {
    const auto bare = [](char c) { return is_name_part(c) || c == '-' || c == '.' || c == '+'; };
    // Tubes that begin with a bare `decant` could look like the first line.
    const bool has_meaning = is_in_doubt || name == "decant";
    if (!has_meaning && std::all_of(name.begin(), name.end(), bare)) return name;
    return base::in_quotes(name);
}

Recognition recognize(std::string_view text) {
    for (const Line& line : base::lines_of(text.substr(0, 4096))) {
        const std::string_view content = trim(without_comment(line.text));
        if (content.empty()) continue;
        return content.starts_with("decant tube-sort") ? Recognition::yes : Recognition::no;
    }
    return Recognition::no;
}

Result<std::string> print(const Board& board) {
    const int usual = tallest_capacity(board);
    std::string text = fmt::format("{}\nrules: {}\ncapacity: {}\n", first_line, word(board.rules), usual);
    if (board.goal != usual_goal(board)) text += fmt::format("goal: {}\n", word(board.goal));
    std::vector<std::string> sorted;
    for (const Color color : sorted_colors(board)) sorted.push_back(printed(board.colors[color], true));
    if (!sorted.empty()) text += fmt::format("sorts: {}\n", fmt::join(sorted, " "));
    for (const GameKey& each : game_keys) {
        if (board.game.*each.rule) text += fmt::format("{}: {}\n", each.key, each.other);
    }
    if (board.partial) text += "partial: yes\n";
    if (!board.name.empty()) text += fmt::format("name: {}\n", board.name);
    const bool shows_empty = empty_tubes(board) > 0;
    const auto has_meaning = [&](Color color) {
        const std::string& name = board.colors[color];
        return is_word_for_empty(name) || (!shows_empty && may_be_word_for_empty(name));
    };
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> words;
        for (const Color color : tube.units) {
            const std::string_view mark = tube.hides(words.size()) ? "?" : "";
            words.push_back(
                color == unknown_color
                    ? "?"
                    : fmt::format("{}{}", mark, printed(board.colors[color], has_meaning(color))));
        }
        if (words.empty()) words.emplace_back("-");
        if (tube.capacity != usual) words.push_back(fmt::format("^{}", tube.capacity));
        text += fmt::format("{}{}\n", &tube == board.tubes.data() ? "\n" : "", fmt::join(words, " "));
    }
    const auto color_of = [&](Color color) { return board.colors[color]; };
    std::string_view before = "\n";
    for (const auto& [rule, tubes] : rules_of_tubes(board, color_of)) {
        text += fmt::format("{}{}: {} @ {}\n", std::exchange(before, ""), rule.key, rule.value,
                            fmt::join(tubes, " "));
    }
    return text;
}

}  // namespace

constinit const Format format{"native",  "decant's own text, one tube per line",
                              recognize, parse_by<Parser>,
                              print,     "decant tube-sort 1\nred blue\nblue red\n-\n"};

}  // namespace decant::puzzles::tube_sort::native
