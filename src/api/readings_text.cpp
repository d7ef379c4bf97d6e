// How texts were understood, and what doubtful ones may mean: for people and for programs.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "api/decant.hpp"
#include "base/json_text.hpp"
#include "present/json_parts.hpp"
#include "present/text.hpp"
#include "puzzles/keys.hpp"

namespace decant::api {
namespace {

using present::json;

/// The options that say what is assumed; nothing where something is assumed that no option says.
std::optional<std::vector<Option>> saying(const std::vector<Assumption>& assumed) {
    std::vector<Option> options;
    for (const Assumption& each : assumed) {
        if (!each.option) return std::nullopt;
        options.push_back(*each.option);
    }
    return options;
}

/// The assumptions that it makes and the others do not, in words.
std::string choice(const Offer& offer) {
    std::vector<std::string> values;
    for (const Assumption& each : offer.own) values.push_back(each.value);
    return fmt::format("{}", fmt::join(values, ", "));
}

/// That, and how to say so: `bottom first: --bottom-first`. A code says all.
std::string heading(const Offer& offer) {
    std::vector<std::string> said;
    for (const Option& option : saying(offer.own).value_or(std::vector<Option>()))
        said.push_back(as_flag(option));
    if (said.empty()) said.push_back(offer.level.puzzle().code());
    return fmt::format("{}: {}", choice(offer), fmt::join(said, " "));
}

/// The assumptions to check in the only level that is meant, and the code to correct.
std::string checklist(const Offer& offer) {
    std::string text;
    for (const Assumption& each : offer.own) text += fmt::format("check: {}\n", each.value);
    return text + fmt::format("code: {}\n", offer.level.puzzle().code());
}

std::string picture(const Level& level, const Style& style) {
    const puzzles::View view = level.puzzle().start().view();
    return present::draw(view, style) + present::legend(view, style);
}

json value_of(const Option& option) {
    if (option.value.empty()) return true;
    const auto number = base::parse_number(option.value, base::max_text_bytes);
    return number ? json(*number) : json(option.value);
}

json assumed_json(const std::vector<Assumption>& assumed) {
    json list = json::array();
    for (const Assumption& each : assumed) {
        list.push_back({{"about", word(each.about)}, {"value", each.value}});
        if (each.where) list.back()["where"] = *each.where;
    }
    return list;
}

void add_options(json& reading, const std::vector<Assumption>& assumed) {
    const auto said = saying(assumed);
    if (!said) return;
    json& options = reading["options"] = json::object();
    for (const Option& option : *said) options[option.name] = value_of(option);
}

/// `4 colors x 4, 2 empty`, or the size of what has no tubes.
std::string size_text(const puzzles::Puzzle& puzzle) {
    const auto facts = puzzle.sizes();
    const auto colors = puzzles::number_field(facts, "colors");
    if (!colors) return puzzle.title().size;
    return fmt::format("{} x {}, {} empty", base::counted(static_cast<std::size_t>(*colors), "color"),
                       puzzles::number_field(facts, "capacity").value_or(0), puzzle.empties().value_or(0));
}

/// Form, assumptions and size, in one line.
std::string understood(const Level& level) {
    const bool has_head = level.assumed().empty();
    std::string text = level.form() == "native" && !has_head ? "lines" : level.form();
    for (const Assumption& each : level.assumed()) {
        if (each.about != puzzles::Open::capacity) text += ", " + each.value;
    }
    return fmt::format("{}, {}", text, size_text(level.puzzle()));
}

json asides_json(const std::vector<Aside>& asides) {
    json list = json::array();
    for (const Aside& each : asides) {
        list.push_back({{"text", each.text}});
        if (each.line > 0) list.back()["line"] = each.line;
    }
    return list;
}

void add_account(json& object, const Level& level) {
    object["not_used"] = asides_json(level.account().not_used);
    object["comments"] = asides_json(level.account().comments);
}

std::string asides_text(std::string_view what, const std::vector<Aside>& asides) {
    constexpr std::size_t most = 10;
    constexpr std::size_t longest = 200;
    return asides.empty() ? "" : fmt::format("{}: {}\n", what, reading::to_string(asides, most, longest));
}

std::string read_as_line(const Level& level) { return fmt::format("read as: {}\n", understood(level)); }

/// The units of each color by its name; none where there are no tubes.
std::vector<std::pair<std::string, int>> units_of(const puzzles::View& view) {
    const auto* board = std::get_if<BoardView>(&view);
    if (board == nullptr) return {};
    std::vector<std::pair<std::string, int>> units;
    for (const BoardView::Color& color : board->colors) units.emplace_back(color.name, 0);
    for (const BoardView::Tube& tube : board->tubes) {
        for (const int unit : tube.units) {
            if (unit != BoardView::hidden) ++units[static_cast<std::size_t>(unit)].second;
        }
    }
    return units;
}

std::string units_text(const puzzles::View& view) {
    std::string text;
    for (const auto& [color, count] : units_of(view))
        text += fmt::format("{}{} {}", text.empty() ? "units: " : ", ", color, count);
    return text.empty() ? text : text + "\n";
}

json meaning_json(const Offer& offer) {
    const puzzles::Puzzle& puzzle = offer.level.puzzle();
    const puzzles::View view = puzzle.start().view();
    json units = json::object();
    for (const auto& [color, count] : units_of(view)) units[color] = count;
    json meaning{{"family", puzzle.family().word()},
                 {"summary", understood(offer.level)},
                 {"form", offer.level.form()},
                 {"assumed", assumed_json(offer.level.assumed())}};
    add_account(meaning, offer.level);
    add_options(meaning, offer.own);
    meaning.update({{"level", puzzle.code()},
                    {"facts", present::object_of(puzzle.facts())},
                    {"units", std::move(units)},
                    {"text", *puzzle.write("native")},
                    {"position", present::view_json(view)},
                    {"view", present::drawing_json(view)}});
    return meaning;
}

}  // namespace

Result<Meanings> meanings(const Result<Level, Refusal>& read) {
    if (read) return Meanings{{{*read, read->assumed()}}};
    const Refusal& refusal = read.error();
    if (refusal.offered.empty()) return refusal.diagnostic;
    return Meanings{refusal.offered, refusal.diagnostic};
}

std::string meanings_text(const Meanings& meanings, const Style& style) {
    const std::string account = account_text(meanings.all.front().level);
    if (meanings.doubt) return account + offers_text(meanings.all, style).substr(account.empty() ? 1 : 0);
    const Level& level = meanings.all.front().level;
    const puzzles::View view = level.puzzle().start().view();
    std::string text = account + read_as_line(level) + units_text(view);
    text += fmt::format("code: {}\n", level.puzzle().code());
    return text + "\n" + present::draw(view, style) + present::legend(view, style);
}

std::string meanings_json(const Meanings& meanings) {
    json list = json::array();
    for (const Offer& each : meanings.all) {
        list.push_back(meaning_json(each));
        if (meanings.doubt) list.back()["choice"] = choice(each);
    }
    json object{{"decant", 1}};
    object["readings"] = std::move(list);
    if (meanings.doubt) object["doubt"] = meanings.doubt->problem;
    return present::dump(object);
}

std::string not_used_text(const Level& level) { return asides_text("not used", level.account().not_used); }

std::string account_text(const Level& level) {
    const bool is_native = level.form() == "native" && level.assumed().empty();
    return not_used_text(level) + (is_native ? "" : asides_text("comments", level.account().comments));
}

std::optional<Diagnostic> unknown_keys_in(const std::vector<Diagnostic>& refusals,
                                          const LoadOptions& options) {
    puzzles::UnknownKeys keys(options.read.get<std::string>("ignore_key").value_or(""));
    for (const Diagnostic& each : refusals) keys.add(puzzles::UnknownKeys::in(each));
    return keys.fault({}, "level");
}

std::string reading_text(const Level& level) {
    return account_text(level) + (level.assumed().empty() ? "" : read_as_line(level));
}

std::string reading_member(const Level& level) {
    if (level.assumed().empty() && level.account().not_used.empty()) return "";
    json read{{"form", level.form()}, {"assumed", assumed_json(level.assumed())}};
    add_account(read, level);
    return base::member("read", present::dump(read));
}

std::string with_reading(std::string object, const Level& level) {
    return base::with_members(std::move(object), reading_member(level));
}

std::string offers_text(const std::vector<Offer>& offered, const Style& style,
                        const std::function<std::string(const Level&)>& answer) {
    if (offered.size() == 1)
        return "\n" + checklist(offered.front()) + "\n" + picture(offered.front().level, style);
    std::string text;
    for (const Offer& offer : offered) {
        const std::string answered = answer ? ": " + answer(offer.level) : "";
        text += fmt::format("\n{}{}\n\n{}", heading(offer), answered, picture(offer.level, style));
    }
    return text;
}

std::string offers_json(const std::vector<Offer>& offered) {
    json list = json::array();
    for (const Offer& offer : offered) {
        list.push_back({{"level", offer.level.puzzle().code()}, {"assumed", assumed_json(offer.own)}});
        add_options(list.back(), offer.own);
    }
    return present::dump(list);
}

}  // namespace decant::api
