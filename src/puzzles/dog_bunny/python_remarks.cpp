// Looks for words in comments, line by line.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_remarks.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using WordList = std::span<const std::string_view>;

constexpr std::array<std::string_view, 11> edge_parts{"edge",    "edges",  "condition", "conditions",
                                                      "third",   "fourth", "column",    "columns",
                                                      "element", "tuple",  "tuples"};
constexpr std::array<std::string_view, 3> beginnings{"from", "source", "src"};
constexpr std::array<std::string_view, 5> endings{"to", "target", "destination", "dest", "dst"};
constexpr std::array<std::string_view, 6> reversals{"reverse",   "reversed", "backward",
                                                    "backwards", "inverse",  "inverted"};
constexpr std::array<std::string_view, 4> both_ways{"both", "undirected", "bidirectional", "symmetric"};
constexpr std::array<std::string_view, 15> vacancies{"off",    "empty",  "vacant", "unoccupied", "blocked",
                                                     "blocks", "absent", "nobody", "closed",     "closes",
                                                     "shut",   "unless", "until",  "clear",      "deserted"};
constexpr std::array<std::string_view, 4> negations{"no", "not", "without", "never"};
constexpr std::array<std::string_view, 7> presences{"on",       "occupied", "full", "present",
                                                    "somebody", "there",    "token"};

/// Finds the comments of a text, one line after the other.
class Comments {
  public:
    /// What a line has behind a `#`, or in a string of several lines.
    std::string_view next(std::string_view line) {
        const bool began_inside = is_inside_;
        std::size_t marks = 0;
        for (const std::string_view mark : {"\"\"\"", "'''"}) {
            for (std::size_t at = line.find(mark); at != std::string_view::npos; at = line.find(mark, at + 3))
                ++marks;
        }
        if (marks % 2 == 1) is_inside_ = !is_inside_;
        if (began_inside || marks > 0) return line;
        char quote = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (quote == 0 && line[i] == '#') return line.substr(i);
            if (quote != 0 && line[i] == '\\')
                ++i;
            else if (quote != 0 ? line[i] == quote : line[i] == '"' || line[i] == '\'')
                quote = quote == 0 ? line[i] : '\0';
        }
        return {};
    }

  private:
    bool is_inside_ = false;
};

std::size_t first_of(const std::vector<std::string>& words, WordList list) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    });
    return static_cast<std::size_t>(found - words.begin());
}

bool has_any(const std::vector<std::string>& words, WordList list) {
    return first_of(words, list) < words.size();
}

/// Whether the end of edges is told before their beginning.
bool turns(const std::vector<std::string>& words) {
    const bool ends_first =
        has_any(words, beginnings) && first_of(words, endings) < first_of(words, beginnings);
    return ends_first || has_any(words, reversals);
}

bool leads_both_ways(const std::vector<std::string>& words) {
    constexpr std::array<std::string_view, 1> two{"two"};
    constexpr std::array<std::string_view, 2> ways{"way", "ways"};
    return has_any(words, both_ways) || (has_any(words, two) && has_any(words, ways));
}

}  // namespace

Remarks remarks_in(std::string_view text, const PythonProgram& program) {
    Remarks remarks;
    Comments comments;
    for (const base::Line& line : base::lines_of(text)) {
        const std::string_view comment = comments.next(line.text);
        if (comment.empty()) continue;
        const auto is_beside = [&](const GivenPart& part) {
            return is_edges(part.meaning.part) && line.offset >= part.begin && line.offset < part.end;
        };
        const auto tells_columns = [&](const GivenPart& part) {
            return line.offset == part.told && part.columns.third != Column::unknown;
        };
        const auto& given = program.parts;
        const auto words = words_of(comment);
        if (!has_any(words, edge_parts) && std::none_of(given.begin(), given.end(), is_beside)) continue;
        if (std::any_of(given.begin(), given.end(), tells_columns)) continue;
        const std::size_t offset = static_cast<std::size_t>(comment.data() - text.data());
        if (!remarks.direction && turns(words)) remarks.direction = offset;
        if (!remarks.ways && leads_both_ways(words)) remarks.ways = offset;
        const bool negates = has_any(words, negations) && has_any(words, presences);
        if (!remarks.conditions && (has_any(words, vacancies) || negates)) remarks.conditions = offset;
    }
    return remarks;
}

}  // namespace decant::puzzles::dog_bunny
