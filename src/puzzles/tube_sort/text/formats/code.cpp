// The level code: `water4:ABAB/BABA/-`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/confusables.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "puzzles/tube_sort/text/rules_in_text.hpp"

namespace decant::puzzles::tube_sort::code {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(c); }

constexpr std::string_view shape = "a code looks like water4:ABAB/BABA/-";

struct Head {
    Rules rules;
    std::string_view rest;
};

/// `water` or `ball`, in any case, when the capacity or at least the colon follows; else nothing.
std::optional<Head> head_of(std::string_view text) {
    for (const Rules rules : {Rules::water, Rules::ball}) {
        const std::string_view name = word(rules);
        if (base::skeleton(text.substr(0, name.size())) != name) continue;
        const std::string_view rest = text.substr(name.size());
        if (!rest.empty() && (is_digit(rest.front()) || rest.front() == ':')) return Head{rules, rest};
    }
    return std::nullopt;
}

/// One tube: letters bottom first, or `-`, then perhaps `^N`.
std::optional<Diagnostic> parse_tube(RawLevel& level, std::string_view text, std::string_view tube,
                                     std::size_t offset) {
    if (auto problem = level.add_tube(text, offset)) return problem;
    const std::string_view units = tube.substr(0, tube.find('^'));
    if (units.size() < tube.size()) {
        level.tubes.back().capacity = capacity_of(tube.substr(units.size() + 1));
        if (!level.tubes.back().capacity) {
            return problem_at(text, offset + units.size(),
                              fmt::format("{} is not a capacity", base::quoted(tube.substr(units.size()))),
                              fmt::format("write ^1 to ^{} after the tube", max_capacity));
        }
    }
    if (units.empty()) return problem_at(text, offset, "a tube is missing", "write '-' for an empty tube");
    if (units == "-") return std::nullopt;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i] != '?' && !is_letter(units[i])) {
            return problem_at(text, offset + i,
                              fmt::format("{} is not a color in a code",
                                          base::quoted(base::first_character(units.substr(i)))),
                              "colors are A-Z, a-z and 0-9, '?' is hidden, '-' is an empty tube");
        }
        if (auto problem = level.add_unit(text, offset + i, std::string(1, units[i]), units[i] == '?'))
            return problem;
    }
    return std::nullopt;
}

/// The key of the colors that a goal asks for.
constexpr std::string_view sorts = "sorts";

/// The key of hidden units of known color: `hides=1.2@3`, the two lowest of tube 3.
constexpr std::string_view hides = "hides";

bool hide_units(RawLevel& level, std::string_view places, const std::vector<std::size_t>& tubes) {
    for (const std::string_view word : base::words_of(places, ".")) {
        const auto place = base::parse_number(word, max_capacity);
        for (const std::size_t tube : tubes) {
            if (!place || *place < 1 || tube >= level.tubes.size()) return false;
            auto& units = level.tubes[tube].units;
            const auto at = static_cast<std::size_t>(*place - 1);
            if (at >= units.size() || units[at].is_unknown || units[at].is_hidden) return false;
            units[at].is_hidden = true;
        }
    }
    return true;
}

std::string hidden_places(const Tube& tube) {
    std::vector<std::string> places;
    for (std::size_t unit = 0; unit < tube.units.size(); ++unit) {
        if (tube.hides(unit)) places.push_back(fmt::format("{}", unit + 1));
    }
    return fmt::format("{}", fmt::join(places, "."));
}

/// A field behind the tubes: `goal=full`, or rules of tubes, such as `accepts=A@3+4,B@5`.
std::optional<Diagnostic> parse_field(RawLevel& level, std::string_view text, std::string_view field) {
    const auto unknown = [&] {
        return problem_at(
            text, field, fmt::format("{} cannot stand behind these tubes", base::quoted(field)),
            "write goal=full or goal=gathered there, rules of tubes such as gives=no@2+5, or nothing");
    };
    const std::size_t equals = field.find('=');
    const std::string_view key = field.substr(0, equals);
    if (equals == std::string_view::npos) return unknown();
    std::string_view rest = field.substr(equals + 1);
    if (key == "goal") {
        if (level.goal) return unknown();
        level.goal = goal_of(rest);
        return level.goal ? std::nullopt : std::optional(unknown());
    }
    if (key == sorts) {
        if (!level.sorts.empty()) return unknown();
        for (const std::string_view word : base::words_of(rest, "+")) level.sorts.emplace_back(word);
        return level.sorts.empty() ? std::optional(unknown()) : std::nullopt;
    }
    if (const GameKey* own = game_key(key); own != nullptr)
        return set_rule(level.game, *own, rest) ? std::nullopt : std::optional(unknown());
    if (!is_rule_key(key) && key != hides) return unknown();
    for (;;) {
        const std::string_view rule = rest.substr(0, rest.find(','));
        const std::size_t at = rule.find('@');
        const auto tubes = at < rule.size() ? tube_numbers(rule.substr(at + 1), "+") : std::nullopt;
        if (!tubes || at == 0) return unknown();
        if (key == hides) {
            if (!hide_units(level, rule.substr(0, at), *tubes)) return unknown();
        } else {
            level.tube_rules.push_back(
                {std::string(key), std::string(rule.substr(0, at)), *tubes, base::offset_of(text, rule)});
        }
        if (rule.size() == rest.size()) return std::nullopt;
        rest.remove_prefix(rule.size() + 1);
    }
}

Recognition recognize(std::string_view text) {
    const auto head = head_of(base::trim(text));
    if (!head) return Recognition::no;
    const std::string_view rest = head->rest;
    const std::size_t after_digits = rest.find_first_not_of("0123456789");
    return after_digits != std::string_view::npos && rest[after_digits] == ':' ? Recognition::yes
                                                                               : Recognition::no;
}

Result<RawLevel> parse(std::string_view text) {
    const std::string_view code = base::trim(text);
    const auto head = head_of(code);
    const std::size_t colon = code.find(':');
    if (!head || colon == std::string_view::npos) {
        return problem_at(text, code, "this is not a level code", std::string(shape));
    }
    if (const std::size_t blank = code.find_first_of(" \t\n"); blank != std::string_view::npos) {
        return problem_at(text, code.substr(blank), "the level code contains a blank",
                          "write it as one word");
    }
    RawLevel level;
    level.is_native = true;
    level.rules = head->rules;
    level.capacity = capacity_of(head->rest.substr(0, head->rest.find(':')));
    if (!level.capacity) {
        const bool is_missing = head->rest.front() == ':';
        return problem_at(text, head->rest,
                          is_missing ? "the capacity is missing" : "the capacity is out of range",
                          fmt::format("write 1 to {} after the rule", max_capacity));
    }
    std::string_view tubes = code.substr(colon + 1);
    std::string_view fields = tubes.substr(std::min(tubes.find(':'), tubes.size()));
    tubes = tubes.substr(0, tubes.size() - fields.size());
    for (;;) {
        const std::string_view tube = tubes.substr(0, tubes.find('/'));
        if (auto problem = parse_tube(level, text, tube, base::offset_of(text, tube))) return *problem;
        if (tube.size() == tubes.size()) break;
        tubes.remove_prefix(tube.size() + 1);
    }
    while (!fields.empty()) {
        fields.remove_prefix(1);
        const std::string_view field = fields.substr(0, fields.find(':'));
        if (auto problem = parse_field(level, text, field)) return *problem;
        fields.remove_prefix(field.size());
    }
    return level;
}

Result<std::string> print(const Board& board) {
    const std::string letter = letters(board);
    const int usual = tallest_capacity(board);
    std::string code = fmt::format("{}{}:", word(board.rules), usual);
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Tube& tube = board.tubes[t];
        if (t > 0) code += '/';
        if (tube.units.empty()) code += '-';
        for (const Color color : tube.units) code += color == unknown_color ? '?' : letter[color];
        if (tube.capacity != usual) code += fmt::format("^{}", tube.capacity);
    }
    std::vector<RuleOfTubes> rules =
        rules_of_tubes(board, [&](Color color) { return std::string(1, letter[color]); });
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        if (board.tubes[t].hidden != 0) add_rule(rules, {hides, hidden_places(board.tubes[t])}, t);
    }
    std::string_view key;
    for (const auto& [rule, tubes] : rules) {
        code += rule.key == std::exchange(key, rule.key) ? "," : fmt::format(":{}=", rule.key);
        code += fmt::format("{}@{}", rule.value, fmt::join(tubes, "+"));
    }
    for (const GameKey& each : game_keys) {
        if (board.game.*each.rule) code += fmt::format(":{}={}", each.key, each.other);
    }
    std::vector<char> sorted;
    for (const Color color : sorted_colors(board)) sorted.push_back(letter[color]);
    std::sort(sorted.begin(), sorted.end());
    if (!sorted.empty()) code += fmt::format(":{}={}", sorts, fmt::join(sorted, "+"));
    if (board.goal != usual_goal(board)) code += fmt::format(":goal={}", word(board.goal));
    return code + "\n";
}

}  // namespace

constinit const Format format{
    "code", "one line, safe in an address: water4:ABAB/BABA/-", recognize, parse, print, "water2:AB/BA/-"};

}  // namespace decant::puzzles::tube_sort::code
