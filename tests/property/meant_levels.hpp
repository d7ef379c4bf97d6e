// Random levels that somebody means, and what happens to their texts on the way.
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "base/random.hpp"

namespace decant::api {

using Tube = std::vector<std::string>;

struct Meant {
    std::string rules;
    std::size_t capacity = 0;
    std::vector<Tube> tubes = {};  ///< bottom first, those that are empty last
};

inline std::string one_of(std::initializer_list<const char*> items, base::Random& random) {
    return items.begin()[random.below(items.size())];
}

/// The units of 2 colors or more, each a tube of them, in tubes of which one or two more are there; half of
/// the time, all tubes but the first are filled as it comes.
inline std::vector<Tube> dealt_tubes(base::Random& random, const std::vector<std::string>& names,
                                     std::size_t capacity) {
    const int colors = random.between(2, static_cast<int>(names.size()));
    std::vector<std::string> units;
    for (int c = 0; c < colors; ++c) units.insert(units.end(), capacity, names[static_cast<std::size_t>(c)]);
    for (std::size_t i = units.size(); i > 1; --i) std::swap(units[i - 1], units[random.below(i)]);
    std::vector<Tube> tubes(static_cast<std::size_t>(colors + random.between(1, 2)));
    const bool is_partly_filled = random.below(2) == 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::size_t at = i / capacity;
        while (is_partly_filled && i >= capacity) {
            at = random.below(tubes.size());
            if (tubes[at].size() < capacity) break;
        }
        tubes[at].push_back(units[i]);
    }
    return tubes;
}

/// A level with a full tube, none of whose filled tubes stands there twice.
inline Meant meant_level(base::Random& random, const std::vector<std::string>& names) {
    Meant meant{random.below(2) == 0 ? "water" : "ball", static_cast<std::size_t>(random.between(2, 6))};
    meant.tubes = dealt_tubes(random, names, meant.capacity);
    std::vector<Tube> sorted = meant.tubes;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(sorted.begin(),
                 std::find_if(sorted.begin(), sorted.end(), [](const Tube& t) { return !t.empty(); }));
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return meant_level(random, names);
    const auto empty = std::erase_if(meant.tubes, [](const Tube& tube) { return tube.empty(); });
    meant.tubes.resize(meant.tubes.size() + empty);
    return meant;
}

/// A name that is one whatever it is.
inline std::string in_quotes(const std::string& name) {
    std::string quoted = "\"";
    for (const char c : name) quoted += c == '"' ? "\\\"" : std::string(1, c);
    return quoted + '"';
}

inline Level level_of(const Meant& meant) {
    std::string text =
        fmt::format("decant tube-sort 1\nrules: {}\ncapacity: {}\n", meant.rules, meant.capacity);
    for (const Tube& tube : meant.tubes) {
        for (const std::string& name : tube) text += in_quotes(name) + ' ';
        text += tube.empty() ? "-\n" : "\n";
    }
    return *load(text, {});
}

inline bool is_meant(const Level& level, const Meant& meant) {
    return reading::is_same(level.puzzle(), level_of(meant).puzzle());
}

inline LoadOptions rules_of(const Meant& meant) {
    LoadOptions options;
    options.read.set("rules", meant.rules);
    return options;
}

/// What happens to texts on their way, apart from what changes the level.
inline std::string noisy(std::string text, base::Random& random) {
    if (random.below(3) == 0) {
        std::string crlf;
        for (const char c : text) crlf += c == '\n' ? "\r\n" : std::string(1, c);
        text = crlf;
    }
    if (random.below(5) == 0) {
        char& one = text[random.below(text.size())];
        if (std::isalpha(static_cast<unsigned char>(one)) != 0) one = static_cast<char>(one ^ ('a' - 'A'));
    }
    if (random.below(3) == 0) text.insert(0, "\xEF\xBB\xBF");
    for (int blanks = random.between(0, 3); blanks > 0; --blanks) text += one_of({" ", "\t", "\n"}, random);
    return text;
}

}  // namespace decant::api
