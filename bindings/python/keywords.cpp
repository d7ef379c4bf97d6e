// Writes options as Python has them.
// SPDX-License-Identifier: MIT
#include "python/keywords.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

namespace decant::python {
namespace {

using Kind = api::OptionKind;

std::string type_of(Kind kind) {
    switch (kind) {
        case Kind::flag:
            return "bool";
        case Kind::whole:
        case Kind::bytes:
            return "int";
        case Kind::factor:
        case Kind::share:
        case Kind::seconds:
            return "float";
        case Kind::points:
            return "tuple[float, float]";
        case Kind::word:
        case Kind::text:
            break;
    }
    return "str";
}

/// 2_000_000 for 2000000.
std::string in_groups(std::string digits) {
    if (digits.size() < 5) return digits;
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, "_");
    return digits;
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

/// A default that is told in words, or that only some families have, is not a value that a call could give.
std::string usual_of(const api::OptionEntry& option) {
    const std::string& usual = option.usual;
    if (option.kind == Kind::flag) return usual == "true" ? "True" : "False";
    if (option.is_of_family) return "None";
    if (option.kind == Kind::word) {
        const bool is_word = std::find(option.words.begin(), option.words.end(), usual) != option.words.end();
        return is_word ? fmt::format("\"{}\"", usual) : "None";
    }
    if (!is_number(usual)) return "None";
    if (type_of(option.kind) == "int") return in_groups(usual);
    return usual.find('.') == std::string::npos ? usual + ".0" : usual;
}

/// `--max-length` becomes max_length.
std::string without_flags(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t flag = std::min(text.find("--"), text.size());
        result += text.substr(0, flag);
        text.remove_prefix(flag);
        const std::size_t end = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), text.size());
        std::string word(text.substr(std::min<std::size_t>(2, end), end - std::min<std::size_t>(2, end)));
        std::replace(word.begin(), word.end(), '-', '_');
        result += word;
        text.remove_prefix(end);
    }
    return result;
}

std::string summary_of(const api::OptionEntry& option, const std::string& usual) {
    std::string summary = without_flags(option.summary);
    if (option.kind == Kind::bytes) summary += ", in bytes";
    if (!option.words.empty()) summary += fmt::format("; one of {}", fmt::join(option.words, ", "));
    const bool is_in_words = usual == "None" && !option.usual.empty();
    return is_in_words ? fmt::format("{} (default: {})", summary, option.usual) : summary;
}

}  // namespace

bool is_keyword(const api::OptionEntry& option, api::Question question) {
    using enum api::Question;
    if (!option.belongs_to(question) || option.no_keyword.contain(question)) return false;
    return question == show || question == read || !option.belongs_to(show);
}

std::vector<Keyword> keywords_of(api::Question question) {
    std::vector<Keyword> keywords;
    for (const api::OptionEntry& option : api::option_table()) {
        if (!is_keyword(option, question)) continue;
        const std::string usual = usual_of(option);
        const std::string type = type_of(option.kind) + (usual == "None" ? " | None" : "");
        keywords.push_back({std::string(option.keyword), type, usual, summary_of(option, usual)});
    }
    return keywords;
}

}  // namespace decant::python
