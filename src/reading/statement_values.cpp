// What the values of single keys say, and what is wrong with them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/doubt.hpp"
#include "reading/statement.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using Fault = std::optional<Diagnostic>;

/// Notes a value; false where another one was said before.
template <class T>
bool agrees(std::optional<T>& said, const T& value) {
    if (!said) said = value;
    return *said == value;
}

/// Letters and digits may be the names of colors there.
bool is_word_for_emptiness(const std::string& name) {
    const auto sign = puzzles::emptiness(name);
    return sign == puzzles::Emptiness::sure ||
           (sign == puzzles::Emptiness::maybe && base::characters(name) > 1);
}

Diagnostic doubtful_palette(const std::string& path, std::string_view what) {
    return {fmt::format("the object's {} {}", base::quoted(path), what),
            "write the names into the tubes, and remove the key",
            {},
            base::ProblemKind::unfit_color_name};
}

/// Whether a list has a layer of all tubes in each of its lists, by the last key of its path.
bool are_layers(std::string_view path) {
    return base::holds("layer layers row rows slice slices", plain_key(path.substr(path.rfind('.') + 1)));
}

/// Where a list of tubes may be, as far as keys lead to it that a path spells without quotes.
std::string path_to_list(const Tree& value, const std::string& path) {
    const auto is_list = [](const Tree& each) { return each.is_array(); };
    const bool is_plain = std::all_of(path.begin(), path.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("._-[]").find(c) != std::string_view::npos;
    });
    if (are_layers(path)) return {};
    if (is_plain && value.is_array() && std::any_of(value.begin(), value.end(), is_list)) return path;
    if (!value.is_object()) return {};
    std::string found;
    for (const auto& [key, each] : value.items()) {
        if (found.empty()) found = path_to_list(each, fmt::format("{}.{}", path, key));
    }
    return found;
}

}  // namespace

Fault Statement::take_rules(const Member& member) {
    if (flags_.read.get<std::string>("rules") || says_nothing(*member.value)) return std::nullopt;
    const auto rule =
        member.value->is_string() ? rule_of_game(member.value->get<std::string>()) : std::nullopt;
    if (!rule) return odd_value(member.path, "use \"water\" or \"ball\"");
    return rule->empty() || agrees(rules_, *rule) ? std::nullopt : Fault(contradiction(member.path));
}

bool Statement::is_order_said() const {
    return flags_.read.flag("top_first") || flags_.read.flag("bottom_first");
}

Fault Statement::take_order(const Member& member) {
    if (is_order_said()) return std::nullopt;
    const Tree& value = *member.value;
    std::optional<bool> said;
    if (member.role == Role::order) {
        if (value.is_string()) said = is_top_first(value.get<std::string>());
        if (!said) return odd_value(member.path, "use \"bottom-first\" or \"top-first\"");
    } else {
        const auto is_so = truth(value);
        if (!is_so) return odd_value(member.path, "use true or false");
        said = *is_so == (member.role == Role::top_first);
    }
    return agrees(is_top_first_, *said) ? std::nullopt : Fault(contradiction(member.path));
}

Fault Statement::take_number(const Member& member, std::optional<int>& said) {
    const auto number = whole_number(*member.value);
    if (!number && says_nothing(*member.value)) return std::nullopt;
    if (!number || *number < 0) return odd_value(member.path, "give a whole number");
    return agrees(said, *number) ? std::nullopt : Fault(contradiction(member.path));
}

void Statement::take_label(const Member& member) {
    if (label_.empty() && member.value->is_string()) label_ = member.value->get<std::string>();
    if (number_.empty() && member.value->is_number_integer()) number_ = member.value->dump();
}

void Statement::take_unknown(const Member& member) {
    const bool is_aside = member.role == Role::unknown
                              ? is_left_aside(member.path.substr(member.path.rfind('.') + 1), *member.value)
                              : says_nothing(*member.value);
    if (!unknown_ && !is_aside) unknown_ = member;
    if (list_elsewhere_.empty()) list_elsewhere_ = path_to_list(*member.value, "." + member.path);
}

/// Beside a palette, tubes have numbers or short names, of which one may be no color.
Fault Statement::take_palette(const Member& member) {
    const Tree& value = *member.value;
    if (!value.is_structured()) return std::nullopt;
    std::vector<std::string> names;
    for (const auto& [key, each] : value.items()) {
        if (value.is_object() && is_word_for_emptiness(key))
            return doubtful_palette(member.path, "names an empty place");
        if (each.is_primitive()) names.push_back(each.is_string() ? each.get<std::string>() : each.dump());
    }
    if (std::any_of(names.begin(), names.end(), is_word_for_emptiness))
        return doubtful_palette(member.path, "names an empty place");
    std::sort(names.begin(), names.end());
    if (std::adjacent_find(names.begin(), names.end()) != names.end())
        return doubtful_palette(member.path, "names a color twice");
    return std::nullopt;
}

}  // namespace decant::reading
