// Looks at comments and at code, line by line.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_remarks.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/remarks.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

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

/// Whether a line of code asks for something among states, edges or tokens, and not among what a search has
/// noted.
bool looks_into(const std::vector<std::string>& words) {
    constexpr std::string_view noted =
        "seen visited closed done explored known came parent parents previous prev dist distance cost costs "
        "cache memo queue frontier path edges";
    const auto in = std::find(words.begin(), words.end(), "in");
    return in != words.end() && (in + 1 == words.end() || !base::holds(noted, *(in + 1)));
}

/// Whether a line of code says that something must be empty.
bool asks_for_vacancy(const std::vector<std::string>& words) {
    const bool denies =
        has_one_of(words, "not") || (has_one_of(words, "if") && has_one_of(words, "false continue"));
    return has_one_of(words, "blocked blocker blockers blocks blocking forbidden vacant unoccupied free") ||
           (has_one_of(words, "not") && has_one_of(words, "occupied present")) ||
           (denies && looks_into(words));
}

/// `closed_when = {("a", "b"): "c"}`
bool lists_conditions(std::string_view line) {
    constexpr std::string_view names =
        "condition conditions closed open needs need gate gates lock locks guard guards requires required "
        "when "
        "rule rules";
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || !has_one_of(words_of(line.substr(0, equals)), names))
        return false;
    const std::string_view value = base::trim(line.substr(equals + 1));
    return !value.empty() && std::string_view("[{(").find(value.front()) != std::string_view::npos;
}

/// `s["bunny"] == "a"`
bool compares_with_name(std::string_view line) {
    const bool compares =
        line.find("==") != std::string_view::npos || line.find("!=") != std::string_view::npos;
    return compares && line.find_first_of("\"'") != std::string_view::npos &&
           line.find("__main__") == std::string_view::npos;
}

/// `for dst, src in edges`
bool names_end_first(const std::vector<std::string>& words) {
    const auto place_of = [&](std::string_view list) {
        return std::find_if(words.begin(), words.end(),
                            [&](const std::string& word) { return base::holds(list, word); });
    };
    const auto source = place_of("source src");
    return source != words.end() && place_of("target destination dest dst") < source;
}

/// `near[a].append(b)`, where `near[b].append(a)` or a graph of networkx leads back.
class Neighbors {
  public:
    bool leads_back(std::string_view line) {
        const auto words = words_of(line);
        if (has_one_of(words, "nx networkx") && has_one_of(words, "graph") && !has_one_of(words, "di"))
            return true;
        bool leads = false;
        for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1)) {
            const std::size_t end = line.find(']', at);
            if (end == std::string_view::npos) break;
            const std::string_view rest = line.substr(end + 1);
            const std::size_t open = rest.find('(');
            const std::string_view method = rest.substr(0, std::min(open, rest.size()));
            if (method != ".append" && method != ".add") continue;
            const std::string_view value = rest.substr(open + 1, rest.find(')', open) - open - 1);
            const auto from = std::string(base::trim(line.substr(at + 1, end - at - 1)));
            const auto to = std::string(base::trim(value));
            leads = leads || pairs_.contains({to, from});
            pairs_.emplace(from, to);
        }
        return leads;
    }

  private:
    std::set<std::pair<std::string, std::string>> pairs_;
};

/// Whether a remark beside edges says no more of conditions than their elements do. `text` has the names of
/// nodes in quotes.
bool are_plain(const std::vector<std::string>& words, std::string_view text) {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        const auto is_named = [&](char quote) { return text.find(quote + word) != std::string_view::npos; };
        return base::holds(plain, word) || is_named('"') || is_named('\'');
    });
}

void look_at_code(const base::Line& line, Neighbors& neighbors, Remarks& remarks) {
    const auto words = words_of(line.text);
    const auto note = [&](std::optional<std::size_t>& where, bool may_tell) {
        if (may_tell && !where) where = line.offset;
    };
    note(remarks.direction, names_end_first(words));
    note(remarks.ways, neighbors.leads_back(line.text));
    note(remarks.conditions, asks_for_vacancy(words) || lists_conditions(line.text));
    note(remarks.more, compares_with_name(line.text) && !has_one_of(words, "goal target end"));
}

}  // namespace

Remarks remarks_in(std::string_view text, const PythonProgram& program) {
    Remarks remarks;
    Comments comments;
    Neighbors neighbors;
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
        const bool is_near = !program.has_more || std::any_of(given.begin(), given.end(), holds_line);
        const bool is_code = comment.empty() && std::none_of(given.begin(), given.end(), holds_line);
        if (is_code) {
            look_at_code(line, neighbors, remarks);
            continue;
        }
        const auto words = words_of(comment);
        const std::size_t offset = static_cast<std::size_t>(comment.data() - text.data());
        const bool names_parts = is_beside || name_edges(words);
        const bool may_tell = is_open ? !are_plain(words, text) : names_parts && tell_of_vacancy(words);
        if (names_parts && !remarks.direction && turn_edges(words)) remarks.direction = offset;
        if (names_parts && !remarks.ways && lead_both_ways(words)) remarks.ways = offset;
        if (!remarks.conditions && may_tell) remarks.conditions = offset;
        if (!remarks.more && is_near && !is_beside && tell_of_map(words)) remarks.more = offset;
    }
    return remarks;
}

}  // namespace decant::puzzles::dog_bunny
