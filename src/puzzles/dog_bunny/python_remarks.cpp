// Looks for words in comments, line by line.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_remarks.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view edge_parts =
    "edge edges condition conditions third fourth column columns element tuple tuples";
constexpr std::string_view beginnings = "from source src";
constexpr std::string_view endings = "to target destination dest dst";
constexpr std::string_view reversals = "reverse reversed backward backwards inverse inverted";
constexpr std::string_view both_ways = "both undirected bidirectional symmetric";
/// What says no more of an edge than that its third element must be occupied.
constexpr std::string_view plain =
    "edge edges condition conditions cond third fourth column columns element tuple tuples from source src "
    "to "
    "target destination dest dst on occupied full present somebody there token needs need requires must be "
    "is "
    "by if while when at with via always name names the a an and in of for each all map level dog bunny "
    "bunnies first second one two way ways both as drawn";

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

std::size_t first_of(const std::vector<std::string>& words, std::string_view list) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const std::string& word) { return base::holds(list, word); });
    return static_cast<std::size_t>(found - words.begin());
}

/// Whether the end of edges is told before their beginning.
bool turns(const std::vector<std::string>& words) {
    const bool ends_first =
        has_one_of(words, beginnings) && first_of(words, endings) < first_of(words, beginnings);
    return ends_first || has_one_of(words, reversals);
}

bool leads_both_ways(const std::vector<std::string>& words) {
    return has_one_of(words, both_ways) || (has_one_of(words, "two") && has_one_of(words, "way ways"));
}

/// Whether a line of code says that something must be empty.
bool asks_for_vacancy(const std::vector<std::string>& words) {
    return has_one_of(words, "blocked blocker blockers blocks blocking forbidden vacant unoccupied free") ||
           (has_one_of(words, "not") && has_one_of(words, "occupied present"));
}

/// Whether a remark beside edges says no more of conditions than their elements do. `text` has the names of
/// nodes in quotes.
bool are_plain(const std::vector<std::string>& words, std::string_view text) {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        const auto is_named = [&](char quote) { return text.find(quote + word) != std::string_view::npos; };
        return base::holds(plain, word) || is_named('"') || is_named('\'');
    });
}

}  // namespace

Remarks remarks_in(std::string_view text, const PythonProgram& program) {
    Remarks remarks;
    Comments comments;
    const auto& given = program.parts;
    for (const base::Line& line : base::lines_of(text)) {
        const std::string_view comment = comments.next(line.text);
        const auto holds_line = [&](const GivenPart& part) {
            return line.offset >= part.begin && line.offset < part.end;
        };
        const auto tells_columns = [&](const GivenPart& part) {
            return line.offset == part.told && part.columns.third != Column::unknown;
        };
        if (std::any_of(given.begin(), given.end(), tells_columns)) continue;
        const auto beside = std::find_if(given.begin(), given.end(), [&](const GivenPart& part) {
            return is_edges(part.meaning.part) && holds_line(part);
        });
        const bool is_beside = beside != given.end();
        const bool is_open = is_beside && beside->columns.third == Column::unknown;
        const bool is_code = comment.empty() && std::none_of(given.begin(), given.end(), holds_line);
        const std::string_view told = is_code ? line.text : comment;
        const auto words = words_of(told);
        const std::size_t offset = static_cast<std::size_t>(told.data() - text.data());
        const bool names_parts = !is_code && (is_beside || has_one_of(words, edge_parts));
        if (names_parts && !remarks.direction && turns(words)) remarks.direction = offset;
        if (names_parts && !remarks.ways && leads_both_ways(words)) remarks.ways = offset;
        const bool may_tell = is_open       ? !are_plain(words, text)
                              : names_parts ? tell_of_vacancy(words)
                                            : asks_for_vacancy(words);
        if (!remarks.conditions && may_tell) remarks.conditions = offset;
    }
    return remarks;
}

}  // namespace decant::puzzles::dog_bunny
