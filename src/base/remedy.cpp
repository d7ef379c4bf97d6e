// Puts the pieces of a remedy together.
// SPDX-License-Identifier: MIT
#include "base/remedy.hpp"

#include <algorithm>
#include <utility>

namespace decant::base {

Remedy::Remedy() = default;
Remedy::Remedy(const Remedy& other) = default;
Remedy::Remedy(Remedy&& other) noexcept = default;
Remedy& Remedy::operator=(const Remedy& other) = default;
Remedy& Remedy::operator=(Remedy&& other) noexcept = default;
Remedy::~Remedy() = default;

Remedy::Remedy(std::string_view words) : Remedy(std::string(words)) {}
Remedy::Remedy(const char* words) : Remedy(std::string(words)) {}
Remedy::Remedy(std::initializer_list<Piece> way) : ways_{Way(way)} {}
Remedy::Remedy(Way way) : ways_{std::move(way)} {}
Remedy::Remedy(std::string words) {
    if (!words.empty()) ways_.push_back({std::move(words)});
}

Remedy Remedy::or_else(Remedy other) const {
    Remedy both = *this;
    both.ways_.insert(both.ways_.end(), other.ways_.begin(), other.ways_.end());
    return both;
}

std::string to_string(const Remedy::Way& way, const Spell& spell) {
    std::string text;
    for (const Remedy::Piece& piece : way) {
        const auto* option = std::get_if<Option>(&piece);
        text += option == nullptr ? std::get<std::string>(piece) : spell(*option);
    }
    return text;
}

std::string to_string(const Remedy& remedy, const Spell& spell) {
    std::string text;
    for (const Remedy::Way& way : remedy.ways()) {
        if (!text.empty()) text += ", or ";
        text += to_string(way, spell);
    }
    return text;
}

std::string as_flag(const Option& option) {
    // A level of a file of many is named with the file.
    if (option.name == "id") return "FILE#" + option.value;
    std::string flag = "--" + option.name;
    std::replace(flag.begin(), flag.end(), '_', '-');
    constexpr std::string_view signs_of_shells = " \t\n'\"\\$`&|;()<>";
    if (option.value.empty()) return flag;
    if (option.value.find_first_of(signs_of_shells) == std::string::npos) return flag + " " + option.value;
    std::string quoted;
    for (const char c : option.value) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return flag + " '" + quoted + "'";
}

}  // namespace decant::base
