// Reads line by line, and lets anything else alone.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using base::Line;
using base::quoted;
using base::trim;

constexpr std::string_view brackets = "([{";

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::string_view name_at_start(std::string_view line) {
    return line.substr(
        0, static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_of_name) - line.begin()));
}

/// `name = value` or `name: type = value`.
struct Assignment {
    std::string_view name;
    std::string_view value;  ///< the rest of the line
};

std::optional<Assignment> assignment_in(std::string_view line) {
    const std::string_view name = name_at_start(line);
    std::string_view rest = trim(line.substr(name.size()));
    if (rest.starts_with(':')) rest.remove_prefix(std::min(rest.find('='), rest.size()));
    if (name.empty() || !rest.starts_with('=') || rest.starts_with("==")) return std::nullopt;
    return Assignment{name, trim(rest.substr(1))};
}

/// Whether a line gives a part of a map. Other programs have a `start` and a `graph`, too, which they
/// compute.
bool gives(const Assignment& assignment, const Meaning& meaning) {
    if (meaning.part == Part::none || assignment.value.empty()) return false;
    const bool is_token =
        !meaning.kind.empty() && (assignment.value.front() == '"' || assignment.value.front() == '\'');
    return is_token || brackets.find(assignment.value.front()) != std::string_view::npos;
}

/// The lines that are statements of their own, as far as their indentation tells.
class Statements {
  public:
    explicit Statements(std::string_view text) : lines_(base::lines_of(text)) {
        for (const Line& line : lines_) {
            if (trim(line.text).empty() || is_mark(line)) continue;
            indent_ = indent_of(line);
            break;
        }
    }

    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] bool is_statement(const Line& line) const {
        return indent_of(line) == indent_ && !trim(line.text).empty() && !is_mark(line);
    }
    /// A comment or the fence of a message.
    [[nodiscard]] static bool is_mark(const Line& line) {
        return trim(line.text).starts_with('#') || trim(line.text).starts_with("```");
    }

  private:
    [[nodiscard]] static std::size_t indent_of(const Line& line) {
        return static_cast<std::size_t>(std::find_if_not(line.text.begin(), line.text.end(), is_blank) -
                                        line.text.begin());
    }

    std::vector<Line> lines_;
    std::size_t indent_ = 0;
};

Column column_of(std::string_view title) {
    static constexpr base::Words vacant =
        "off empty vacant free unoccupied not without blocked absent nobody no";
    static constexpr base::Words occupied =
        "on occupied full needs needed with required requires present somebody";
    const auto words = words_of(title);
    return has_one_of(words, vacant)     ? Column::vacant
           : has_one_of(words, occupied) ? Column::occupied
                                         : Column::unknown;
}

/// Only a comment that names both ends as well speaks of columns.
Columns columns_in(std::string_view line) {
    static constexpr base::Words from = "from source src";
    static constexpr base::Words to = "to target destination dest dst";
    std::vector<std::string_view> titles;
    for (std::size_t at = line.find('#'); at < line.size() && titles.size() < 5;) {
        const std::size_t end = std::min(line.find(',', at), line.size());
        titles.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    const bool is_table = (titles.size() == 3 || titles.size() == 4) &&
                          has_one_of(words_of(titles[0]), from) && has_one_of(words_of(titles[1]), to);
    if (!is_table) return {};
    return {column_of(titles[2]), titles.size() == 4 ? column_of(titles[3]) : Column::unknown};
}

class ProgramReader {
  public:
    explicit ProgramReader(std::string_view text) : text_(text), statements_(text) {}

    Result<PythonProgram> read() {
        if (!take_statements() || !check_changes()) return *problem_;
        return std::move(program_);
    }

  private:
    [[nodiscard]] std::size_t offset_of(std::string_view part) const {
        return static_cast<std::size_t>(part.data() - text_.data());
    }
    bool fail(std::size_t offset, std::string what, std::string remedy) {
        problem_ = problem_at(text_, offset, std::move(what), std::move(remedy));
        return false;
    }

    bool take_statements() {
        std::size_t done = 0;
        const auto& lines = statements_.lines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string_view content = trim(lines[i].text);
            if (lines[i].offset < done || content.empty() || Statements::is_mark(lines[i])) continue;
            const auto assignment = assignment_in(content);
            const Meaning meaning = assignment ? meaning_of(assignment->name) : Meaning{};
            if (!assignment || !statements_.is_statement(lines[i]) || !gives(*assignment, meaning)) {
                program_.has_more = true;
                continue;
            }
            if (!take(*assignment, meaning, done)) return false;
            const bool is_below_comment = i > 0 && Statements::is_mark(lines[i - 1]);
            GivenPart& part = program_.parts.back();
            std::size_t above = i;
            while (above > 0 && Statements::is_mark(lines[above - 1])) --above;
            part.begin = lines[above].offset;
            part.end = done;
            part.told = lines[is_below_comment ? i - 1 : i].offset;
            if (is_below_comment) part.columns = columns_in(lines[i - 1].text);
            if (part.columns.third != Column::unknown) continue;
            part.columns = columns_in(lines[i].text);
            part.told = lines[i].offset;
        }
        return true;
    }

    bool take(const Assignment& assignment, const Meaning& meaning, std::size_t& done) {
        const Name name{std::string(assignment.name), offset_of(assignment.name)};
        if (program_.parts.size() == max_tokens)
            return fail(name.offset, "this is one part too many", "give edges, start and goal of one map");
        auto literal = read_python_literal(text_, offset_of(assignment.value));
        if (!literal) return problem_ = literal.error(), false;
        done = literal->end;
        const std::size_t end = std::min(text_.find('\n', done), text_.size());
        const std::string_view rest = trim(text_.substr(done, end - done));
        if (!rest.empty() && !rest.starts_with('#') && rest != ";")
            return fail(offset_of(rest), fmt::format("{} changes {}", quoted(rest), quoted(name.text)),
                        "write the value itself");
        done = end;
        program_.parts.push_back({meaning, name, std::move(literal->value), {}});
        return true;
    }

    /// Where a line speaks of what it changes: of itself, behind `del`, or behind the equals sign of
    /// `EDGES = edges + more`.
    [[nodiscard]] static std::string_view changed_in(std::string_view content) {
        constexpr std::string_view removes = "del ";
        if (content.starts_with(removes)) return trim(content.substr(removes.size()));
        const auto assignment = assignment_in(content);
        if (!assignment) return content;
        const std::string_view rest = trim(assignment->value.substr(name_at_start(assignment->value).size()));
        const bool goes_on = !rest.empty() && std::string_view("+-|&").find(rest.front()) < std::string::npos;
        return goes_on ? assignment->value : content;
    }

    /// A line that changes what was assigned, wherever it stands.
    bool check_changes() {
        for (const Line& line : statements_.lines()) {
            const std::string_view content = trim(line.text);
            const std::string_view use = changed_in(content);
            const std::string_view name = name_at_start(use);
            const std::string_view rest = trim(use.substr(name.size()));
            const auto is_name = [&](const GivenPart& part) { return part.name.text == name; };
            const auto part = std::find_if(program_.parts.begin(), program_.parts.end(), is_name);
            if (part == program_.parts.end() || part->name.offset == offset_of(content)) continue;
            const bool assigns =
                statements_.is_statement(line) && rest.starts_with('=') && !rest.starts_with("==");
            if (!assigns &&
                (rest.empty() || std::string_view(".[+|&-^,").find(rest.front()) == std::string_view::npos))
                continue;
            return fail(offset_of(content), fmt::format("{} changes {}", quoted(content), quoted(name)),
                        "write the whole value where it is assigned");
        }
        return true;
    }

    std::string_view text_;
    Statements statements_;
    PythonProgram program_;
    std::optional<Diagnostic> problem_;
};

}  // namespace

Result<PythonProgram> read_python_program(std::string_view text) { return ProgramReader(text).read(); }

bool gives_map(std::string_view text) {
    if (text.find('=') == std::string_view::npos) return false;
    const Statements statements(text);
    bool assigns = false;
    bool places_tokens = false;
    for (const Line& line : statements.lines()) {
        const auto assignment = statements.is_statement(line) ? assignment_in(trim(line.text)) : std::nullopt;
        if (!assignment) continue;
        assigns = true;
        const Meaning meaning = meaning_of(assignment->name);
        if (!gives(*assignment, meaning)) continue;
        if (is_edges(meaning.part)) return true;
        places_tokens = places_tokens || !meaning.kind.empty() || assignment->value.starts_with('{');
    }
    if (!assigns) return false;
    const auto words = words_of(text);
    return has_one_of(words, "dog dogs bunny bunnies") && (places_tokens || has_one_of(words, "edge edges"));
}

}  // namespace decant::puzzles::dog_bunny
