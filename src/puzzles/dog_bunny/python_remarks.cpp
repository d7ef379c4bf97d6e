// Looks for words in comments, line by line.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_remarks.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/python_code.hpp"
#include "puzzles/dog_bunny/remarks.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// What says no more of an edge than that its third element must be occupied.
constexpr base::Words plain =
    "edge edges condition conditions cond third fourth column columns element tuple tuples from source src "
    "to target destination dest dst on occupied full present somebody there token needs need requires must "
    "be is by if while when at with via always name names the a an and in of for each all map level dog "
    "bunny bunnies first second one two way ways both as drawn start starts goal goals end ends begin "
    "picture";

/// What of it places and goals have not: `goal = {"dog": "d"}  # via c`.
constexpr base::Words of_conditions = "via by if while when with needs need requires";

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

/// Whether a comment is about the file, not about what it holds.
bool is_of_file(const std::vector<std::string>& words, std::string_view comment) {
    const bool is_marked = comment.starts_with("#!") || comment.find("-*-") != std::string_view::npos ||
                           comment.find("://") != std::string_view::npos ||
                           has_one_of(words, "author copyright license licence");
    return is_marked && !tell_of_map(words) && !tell_of_change(words);
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
        const bool is_part = std::any_of(given.begin(), given.end(), holds_line);
        const std::string_view code = line.text.substr(0, line.text.size() - comment.size());
        if (!is_part && !remarks.more && !line_leaves_map_alone(code)) remarks.more = line.offset;
        const auto words = words_of(comment);
        const std::size_t offset = static_cast<std::size_t>(comment.data() - text.data());
        if (is_of_file(words, comment)) continue;
        const bool names_parts = is_beside || name_edges(words);
        const bool may_tell = is_open       ? !are_plain(words, text)
                              : names_parts ? tell_of_vacancy(words)
                                            : tell_plainly_of_vacancy(words);
        if (names_parts && !remarks.direction && turn_edges(words)) remarks.direction = offset;
        if (names_parts && !remarks.ways && lead_both_ways(words)) remarks.ways = offset;
        if (!remarks.conditions && may_tell) remarks.conditions = offset;
        const bool tells_of_map =
            tell_of_map(words) || (is_part && (tell_of_change(words) || !are_plain(words, text) ||
                                               has_one_of(words, of_conditions)));
        if (!remarks.more && !is_beside && tells_of_map) remarks.more = offset;
    }
    return remarks;
}

}  // namespace decant::puzzles::dog_bunny
