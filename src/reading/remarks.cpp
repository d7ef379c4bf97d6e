// Knows the comments of the common languages, and code by its signs.
// SPDX-License-Identifier: MIT
#include "reading/remarks.hpp"

#include <algorithm>
#include <cctype>

#include "base/text.hpp"
#include "base/words.hpp"
#include "reading/comments.hpp"
#include "reading/keys.hpp"
#include "reading/prose.hpp"
#include "reading/tree.hpp"

namespace decant::reading {
namespace {

/// Words that statements begin with.
constexpr base::Words statements =
    "import return def class export package using include fn let const var module await async func function "
    "public private static void require local print end begin";

bool has_marks(std::string_view words) {
    return words.find_first_of("[]{}<>|=\"`\\;()_:") != std::string_view::npos;
}

/// `room for 5`, `3 more tubes:`, `x2`
bool are_plain_words(std::string_view line) {
    std::string_view words = base::trim(line);
    if (words.ends_with(':')) words.remove_suffix(1);
    return !has_marks(words) && !base::holds(statements, words.substr(0, words.find(' ')));
}

/// `Tube size: 4`, `maxPour: 1`: not in an object, and not by a key that says nothing of the level.
bool is_header(std::string_view line) {
    const std::size_t sign = line.find(": ");
    if (sign == std::string_view::npos || sign == 0 || line.front() == ' ' || line.front() == '-')
        return false;
    const std::string_view key = line.substr(0, sign);
    const std::string_view value = base::trim(line.substr(sign + 2));
    return !value.empty() && !value.ends_with(',') && !has_marks(key) && !has_marks(value) &&
           role_of(plain_key(key)) != Role::harmless;
}

/// Comments of several lines, and texts in three quotes, which may be such.
class Blocks {
  public:
    /// What a line has of them.
    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    Part in(std::string_view line) {
        Part part{close_.empty() ? line.size() : 0, line.size()};
        if (close_.empty()) {
            for (const auto& [open, close] : marks) {
                const std::size_t at = line.find(open);
                if (at >= part.begin) continue;
                part.begin = at + open.size();
                close_ = close;
            }
        }
        const std::size_t end = close_.empty() ? std::string_view::npos : line.find(close_, part.begin);
        if (end == std::string_view::npos) return part;
        part.end = end;
        close_ = {};
        return part;
    }

  private:
    struct Mark {
        std::string_view open;
        std::string_view close;
    };
    static constexpr Mark marks[] = {{"/*", "*/"}, {"\"\"\"", "\"\"\""}, {"'''", "'''"}, {"<!--", "-->"}};
    std::string_view close_;  ///< what ends the one that is open
};

}  // namespace

std::string told_in(std::string_view text) {
    std::string told = sentences_in(text);
    for (const base::Line& line : base::lines_of(text)) {
        if (is_header(line.text)) told.replace(line.offset, line.text.size(), line.text);
    }
    return told;
}

std::string remarks_in(std::string_view text) {
    std::string remarks = told_in(text);
    Blocks blocks;
    for (const base::Line& line : base::lines_of(text)) {
        const auto keep = [&](std::size_t begin, std::size_t end) {
            remarks.replace(line.offset + begin, end - begin, line.text.substr(begin, end - begin));
        };
        const auto block = blocks.in(line.text);
        if (block.begin < block.end) {
            keep(block.begin, block.end);
        } else if (are_plain_words(line.text)) {
            keep(0, line.text.size());
        } else {
            keep(begin_of_line_comment(line.text), line.text.size());
        }
    }
    return remarks;
}

}  // namespace decant::reading
