// Functions that are the same for every family.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.hpp"
#include "puzzles/formats.hpp"

namespace decant::puzzles {

std::string to_string(const Title& title) {
    std::string text = title.name;
    if (!text.empty()) text += ": ";
    text += title.size;
    if (!title.rules.empty()) text += fmt::format(", {} rules", title.rules);
    return text;
}

std::vector<Field> Puzzle::facts() const {
    std::vector<Field> facts = sizes();
    if (const auto called = name()) facts.insert(facts.begin(), {"name", *called});
    if (const auto word = rules()) facts.insert(facts.begin(), {"rules", std::string(*word)});
    facts.push_back({"code", code()});
    return facts;
}

std::optional<Diagnostic> Family::refuse(const Recipe& recipe) const {
    if (!recipe_keys().empty()) return recipe.refusal(word(), recipe_keys());
    return Diagnostic{fmt::format("{} makes no levels", word()), {"choose another ", base::Option{"family"}}};
}

bool names_level(std::string_view text) { return text.size() <= 1000 && base::is_visible(text); }

Diagnostic unknown_format(std::string_view family, std::string_view format,
                          const std::vector<std::string_view>& formats) {
    return {fmt::format("{} has no format {}", family, base::quoted(format)),
            fmt::format("give one of {}", fmt::join(formats, ", "))};
}

Diagnostic cannot_hold(std::string_view format, std::string_view what) {
    return {fmt::format("the format {} cannot hold {}", format, what),
            {"use ", base::Option{"to", format == "native" ? "code" : "native"}},
            {},
            base::ProblemKind::cannot_hold};
}

}  // namespace decant::puzzles
