// What became of each byte of a text that is no part of the level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/family.hpp"

namespace decant::reading {

/// A line, or the part of one, that is no part of the level.
struct Aside {
    std::size_t line = 0;  ///< from 1; 0 where the text has none
    std::string text;

    friend bool operator==(const Aside&, const Aside&) = default;
};

/// What is shown beside a level, since nothing was made of it.
struct Account {
    std::vector<Aside> not_used;
    std::vector<Aside> comments;
};

/// What of a text lies in no span and says something: lines that name the level first, if it has a name.
/// Of spans that overlap, those that come later count. O(text + spans).
Account account_of(std::string_view text, const std::vector<puzzles::Span>& spans,
                   std::string_view name = {});

/// `line 1 "Level 12:"; line 9 "have fun"`: at most so many of them, and so many characters of each; empty if
/// there is nothing.
std::string to_string(const std::vector<Aside>& asides, std::size_t most, std::size_t longest);

}  // namespace decant::reading
