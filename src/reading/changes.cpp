// Looks at each place where the name of the list stands.
// SPDX-License-Identifier: MIT
#include "reading/changes.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::reading {
namespace {

/// Methods that change a list.
constexpr base::Words changing =
    "append push push_back push_front insert extend add emplace emplace_back unshift addall addfirst "
    "addlast "
    "appendleft reverse concat pop pop_back pop_front popleft remove removeat removelast removefirst splice "
    "clear shift sort shuffle rotate swap erase resize truncate assign fill drain delete delete_at";
/// Methods and properties that make another one of it, or go through it.
constexpr base::Words copying =
    "copy clone slice map filter flatmap foreach with toreversed tosorted tospliced reversed t transpose "
    "flip "
    "plus subvec sublist iter take drop skip";
/// Functions that make another one.
constexpr base::Words functions =
    "reversed reverse transpose rotate flip fliplr flipud sorted shuffle zip append conj cons concat "
    "concatenate array_push array_merge extend insert push chain assoc rest";

/// What is in the names of functions that copy a list.
constexpr std::array<std::string_view, 7> copiers{"cop", "Cop", "lone", "list", "rray", "tuple", "stringify"};

bool is_among(const base::Words& words, std::string_view word) {
    return base::holds(words, base::in_lower_case(word));
}

std::size_t size_of_name(std::string_view text) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_identifier_part);
    return static_cast<std::size_t>(end - text.begin());
}

/// The name that a text ends with.
std::string_view last_name(std::string_view text) {
    std::size_t begin = text.size();
    while (begin > 0 && is_identifier_part(text[begin - 1])) --begin;
    return text.substr(begin);
}

bool assigns(std::string_view rest) {
    if (rest.size() > 1 && rest[1] == '=')
        return std::string_view("+-*|&").find(rest[0]) != std::string_view::npos;
    return rest.starts_with('=') && !rest.starts_with("=>");
}

/// How far a statement is looked at from a name on, so that time stays linear.
constexpr std::size_t near = 200;
/// Names of the list and of its copies.
constexpr std::size_t many = 8;

/// A name of the list, or of a copy of it, from a place on.
struct Known {
    std::string_view name;
    std::size_t from = 0;
};

class Uses {
  public:
    Uses(std::string_view code, std::string_view name)
        : code_(code), defined_(static_cast<std::size_t>(name.data() - code.data())), known_{{name, 0}} {
        begin_line(0, defined_);
        margin_ = indent_;
    }

    std::optional<std::size_t> change() {
        for (std::size_t i = 0; i < known_.size(); ++i) {
            if (const auto change = change_of(known_[i])) return change;
        }
        return std::nullopt;
    }

  private:
    /// Finds the line of a place that is not before another one, whose line is known.
    void begin_line(std::size_t before, std::size_t at) {
        const std::size_t end = code_.substr(before, at - before).rfind('\n');
        if (before > 0 && end == std::string_view::npos) return;
        line_ = end == std::string_view::npos ? 0 : before + end + 1;
        indent_ = std::min(code_.find_first_not_of(" \t", line_), code_.size()) - line_;
    }

    std::optional<std::size_t> change_of(Known known) {
        std::size_t last = 0;
        for (std::size_t at = code_.find(known.name, known.from); at != std::string_view::npos;
             at = code_.find(known.name, at + known.name.size())) {
            begin_line(std::exchange(last, at), at);
            const std::size_t end = at + known.name.size();
            const bool is_part = (at > 0 && is_identifier_part(code_[at - 1])) ||
                                 (end < code_.size() && is_identifier_part(code_[end]));
            if (!is_part && at != defined_ && is_changed(at, code_.substr(end, near))) return at;
        }
        return std::nullopt;
    }

    /// Whether it is, where its name stands before the rest of the code.
    bool is_changed(std::size_t at, std::string_view rest) {
        const bool is_deeper = indent_ > margin_;
        const std::size_t from = std::max(line_, at - std::min(at, near));
        const std::string_view before = base::trim(code_.substr(from, at - from));
        std::string_view behind = rest;
        bool is_of_tube = false;  // one that is named by its number, or by a variable
        bool is_named = true;
        while (behind.starts_with('[') || behind.starts_with('.')) {
            if (behind.starts_with('[')) {
                const std::string_view index = behind.substr(1, behind.find(']') - 1);
                if (index.size() + 1 >= behind.size()) return !is_deeper;
                if (index.find(':') != std::string_view::npos && !is_deeper) return true;
                is_of_tube = true;
                is_named = is_named && index.find_first_not_of("-0123456789 ") == std::string_view::npos;
                behind.remove_prefix(index.size() + 2);
            } else {
                const std::size_t size = size_of_name(behind.substr(1));
                const std::string_view member = behind.substr(1, size);
                behind.remove_prefix(size + 1);
                const bool is_call = behind.starts_with('(');
                if (is_call && is_among(changing, member)) return !is_of_tube || is_named || !is_deeper;
                if (is_among(copying, member) && (is_call || member == "T")) return !is_deeper && !is_of_tube;
                if (size == 0 || is_call) return false;
                is_of_tube = is_of_tube || member != "length";
            }
        }
        const bool is_whole = behind.size() == rest.size();
        behind = behind.substr(std::min(behind.find_first_not_of(" \t"), behind.size()));
        if (assigns(behind) && (!is_whole || !behind.starts_with('=')))
            return !is_of_tube || is_named || !is_deeper;
        if (is_deeper) return false;
        if (is_among("del delete unset( unset", last_name(before))) return true;
        if (!is_whole) return before.empty() && behind.starts_with(',');  // one of several that are assigned
        if (assigns(behind)) return at > defined_ && before.empty();
        if (behind.starts_with('+') || behind.starts_with('*')) return true;
        if (before.ends_with('+') || before.ends_with('*') || before.ends_with("...")) return true;
        if (makes_another(before)) return true;
        if (at > defined_ && known_.size() < many) note_copy(at, before, behind);
        return false;
    }

    /// `reversed(` or, in Lisp, `(conj`
    static bool makes_another(std::string_view before) {
        if (before.ends_with('(')) return is_among(functions, last_name(before.substr(0, before.size() - 1)));
        const std::string_view name = last_name(before);
        return before.substr(0, before.size() - name.size()).ends_with('(') && is_among(functions, name);
    }

    /// `start = list(tubes)`, `for t in tubes`: what is done to those, is done to the list.
    void note_copy(std::size_t at, std::string_view before, std::string_view behind) {
        const std::string_view line = base::trim(behind.substr(0, behind.find('\n')));
        const std::size_t sign = before.find('=');
        const std::string_view value = base::trim(before.substr(std::min(sign, before.size() - 1) + 1));
        const auto has = [&](std::string_view word) { return value.find(word) != std::string_view::npos; };
        const bool is_copy =
            value.empty() || has(" for ") || std::any_of(copiers.begin(), copiers.end(), has);
        if (sign != std::string_view::npos && is_copy &&
            line.find_first_not_of(")];") == std::string_view::npos) {
            known_.push_back({last_name(base::trim(before.substr(0, sign))), at});
        } else if (before.starts_with("for")) {
            const std::string_view in = last_name(before);
            const std::string_view head = in == "in" || in == "of" ? before.substr(0, before.size() - 2)
                                          : before.ends_with(':')  ? before.substr(0, before.size() - 1)
                                                                   : std::string_view();
            known_.push_back({last_name(base::trim(head)), at});
        }
        if (!known_.empty() && known_.back().name.empty()) known_.pop_back();
    }

    std::string_view code_;
    std::size_t defined_;
    std::size_t margin_ = 0;  ///< how far the line with the list is indented
    std::size_t line_ = 0;    ///< where the one begins that is looked at
    std::size_t indent_ = 0;
    std::vector<Known> known_;
};

bool is_name(std::string_view text) { return !text.empty() && size_of_name(text) == text.size(); }

/// A number, or that of a constant: `5`, or `ROWS` where `#define ROWS 5` or `ROWS = 5` stands somewhere.
std::optional<std::size_t> number_of(std::string_view program, std::string_view word) {
    const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
    if (!is_name(word) || std::any_of(word.begin(), word.end(), is_lower)) return std::nullopt;
    if (const auto number = base::parse_number(word, 1000)) return static_cast<std::size_t>(*number);
    for (std::size_t at = program.find(word); at != std::string_view::npos; at = program.find(word, at + 1)) {
        const std::size_t value = program.find_first_not_of(" \t=", at + word.size());
        if (value == std::string_view::npos || value == at + word.size()) continue;
        const std::string_view rest = program.substr(value);
        if (const auto number = base::parse_number(rest.substr(0, size_of_name(rest)), 1000))
            return static_cast<std::size_t>(*number);
    }
    return std::nullopt;
}

/// How many rows what stands before a list tells of: `int t[5][4] =`, `t := [5][]int`, `array<Tube, 5> t =`,
/// `t: [Tube; 5] =`. A list has none in `t[5] =`, which is one of others.
std::optional<std::size_t> rows_of(std::string_view program, std::string_view before) {
    for (std::size_t open = before.find('['); open != std::string_view::npos;
         open = before.find('[', open + 1)) {
        const std::string_view left = base::trim(before.substr(0, open));
        const bool has_type = left.ends_with('=') || left.find(' ') != std::string_view::npos;
        const std::string_view size = before.substr(open + 1, before.find_first_of("],", open) - open - 1);
        if (!has_type || left.ends_with(']')) continue;
        if (const auto rows = number_of(program, base::trim(size))) return rows;
    }
    const std::string_view type = before.substr(0, before.find('='));
    const std::size_t mark = type.find_last_of(",;");
    const std::size_t end = type.find_first_of(">]", std::min(mark, type.size()));
    if (end == std::string_view::npos) return std::nullopt;
    return number_of(program, base::trim(type.substr(mark + 1, end - mark - 1)));
}

}  // namespace

bool is_identifier_part(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

Declaration declaration_of(std::string_view program, std::string_view code, std::size_t list) {
    std::string_view before = base::trim(code.substr(0, list));
    before = before.substr(before.rfind('\n') + 1);
    before = before.substr(before.size() - std::min(before.size(), near));
    if (before.find("(def") != std::string_view::npos) return {last_name(before), std::nullopt};
    if (before.find('=') == std::string_view::npos) return {};
    const auto rows = rows_of(program, before);
    before = base::trim(before.substr(0, before.find('=')));
    std::size_t colon = before.find(':');
    while (before.substr(std::min(colon, before.size())).starts_with("::"))
        colon = before.find(':', colon + 2);
    before = base::trim(before.substr(0, colon));
    constexpr std::string_view variable = "var ";  // in Go, the type stands behind the name
    if (before.starts_with(variable)) {
        before = base::trim(before.substr(variable.size()));
        return {before.substr(0, size_of_name(before)), rows};
    }
    while (before.ends_with(']')) before = base::trim(before.substr(0, before.rfind('[')));
    return {last_name(before), rows};
}

std::optional<std::size_t> change_of(std::string_view code, std::string_view name) {
    return name.empty() ? std::nullopt : Uses(code, name).change();
}

}  // namespace decant::reading
