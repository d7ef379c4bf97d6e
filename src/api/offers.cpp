// How texts were understood, and what doubtful ones may mean: for people and for programs.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "api/decant.hpp"
#include "present/board_text.hpp"
#include "present/json_parts.hpp"

namespace decant::api {
namespace {

using present::json;

/// The options that choose it and no other; none where something is assumed that no option says.
std::vector<Option> choosing(const Offer& offer) {
    std::vector<Option> options;
    for (const Assumption& each : offer.own) {
        if (!each.option) return {};
        options.push_back(*each.option);
    }
    return options;
}

/// What it assumes and how to say so: `bottom first: --bottom-first`. A code says all.
std::string heading(const Offer& offer) {
    std::vector<std::string> values;
    for (const Assumption& each : offer.own) values.push_back(each.value);
    std::vector<std::string> said;
    for (const Option& option : choosing(offer)) said.push_back(as_flag(option));
    const json code = present::code_of(offer.level.puzzle());
    if (said.empty() && code.is_string()) said.push_back(code.get<std::string>());
    return fmt::format("{}: {}", fmt::join(values, ", "), fmt::join(said, " "));
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
    for (const Assumption& each : assumed)
        list.push_back({{"about", word(each.about)}, {"value", each.value}});
    return list;
}

}  // namespace

std::string reading_text(const Level& level) {
    if (level.assumed().empty()) return "";
    std::string text = fmt::format("read as: {}", level.form() == "native" ? "lines" : level.form());
    for (const Assumption& each : level.assumed()) {
        if (each.about != puzzles::Open::capacity) text += ", " + each.value;
    }
    const auto spares = level.puzzle().spares();
    if (!spares) return fmt::format("{}, {}\n", text, level.puzzle().title().size);
    const auto facts = level.puzzle().facts();
    const auto number = [&](std::string_view name) { return puzzles::number_field(facts, name).value_or(0); };
    return text + fmt::format(", {} x {}, {} empty\n",
                              base::counted(static_cast<std::size_t>(number("colors")), "color"),
                              number("capacity"), *spares);
}

std::string reading_member(const Level& level) {
    if (level.assumed().empty()) return "";
    const json read{{"form", level.form()}, {"assumed", assumed_json(level.assumed())}};
    return fmt::format(",\"read\":{}", base::trim(present::dump(read)));
}

std::string with_reading(std::string object, const Level& level) {
    object.insert(object.rfind('}'), reading_member(level));
    return object;
}

std::string offers_text(const std::vector<Offer>& offered, const Style& style) {
    std::string text;
    for (const Offer& offer : offered)
        text += fmt::format("\n{}\n\n{}", heading(offer), picture(offer.level, style));
    return text;
}

std::string offers_json(const std::vector<Offer>& offered) {
    json list = json::array();
    for (const Offer& offer : offered) {
        json options = json::object();
        for (const Option& option : choosing(offer)) options[option.name] = value_of(option);
        list.push_back({{"level", present::code_of(offer.level.puzzle())},
                        {"assumed", assumed_json(offer.own)},
                        {"options", std::move(options)}});
    }
    return present::dump(list);
}

}  // namespace decant::api
