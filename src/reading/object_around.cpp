// Goes from the list to the braces around it, and looks at the keys on the way.
// SPDX-License-Identifier: MIT
#include "reading/object_around.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/words.hpp"
#include "reading/changes.hpp"
#include "reading/keys.hpp"

namespace decant::reading {
namespace {

bool opens(char c) { return c == '{' || c == '[' || c == '('; }
bool closes(char c) { return c == '}' || c == ']' || c == ')'; }

/// The key that ends at a colon, perhaps in quotes.
std::string_view key_before(std::string_view code, std::size_t colon) {
    const auto is_around = [](char c) { return c == ' ' || c == '"' || c == '\''; };
    std::size_t end = colon;
    while (end > 0 && is_around(code[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && is_identifier_part(code[begin - 1])) --begin;
    return code.substr(begin, end - begin);
}

/// Whether a value says that there is none of it.
bool is_off(std::string_view value) {
    const std::string_view word = value.substr(0, value.find_first_of(",;}\n"));
    return base::holds("false False 0 null None nil undefined [] {}", base::trim(word));
}

bool is_feature(std::string_view code, std::size_t colon) {
    return role_of(plain_key(key_before(code, colon))) == Role::feature &&
           !is_off(base::trim(code.substr(colon + 1)));
}

/// The sign of `locked = [2]` and the like.
std::optional<std::size_t> feature_assigned(std::string_view code) {
    for (std::size_t at = code.find('='); at != std::string_view::npos; at = code.find('=', at + 1)) {
        const bool is_comparison = code.substr(at + 1, 1) == "=" || (at > 0 && code[at - 1] == '=');
        if (!is_comparison && is_feature(code, at)) return at;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::size_t> feature_beside(std::string_view code, const Range& list) {
    std::size_t begin = list.begin;
    for (int depth = 0; depth >= 0; --begin) {
        if (begin == 0) return feature_assigned(code);
        const char c = code[begin - 1];
        depth += closes(c) ? 1 : opens(c) ? -1 : 0;
    }
    if (code[begin] != '{') return std::nullopt;
    int depth = 0;
    for (std::size_t at = begin + 1; at < code.size() && depth >= 0; ++at) {
        if (depth == 0 && code[at] == ':' && is_feature(code, at)) return at;
        depth += opens(code[at]) ? 1 : closes(code[at]) ? -1 : 0;
    }
    return std::nullopt;
}

}  // namespace decant::reading
