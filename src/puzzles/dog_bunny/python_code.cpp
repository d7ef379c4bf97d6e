// Knows the turns of code that searches of maps have.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_code.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/words.hpp"
#include "puzzles/dog_bunny/remarks.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Whether a line of code asks for something among states, edges or tokens, and not among what a search has
/// noted.
bool looks_into(const std::vector<std::string>& words) {
    constexpr std::string_view noted =
        "seen visited closed done explored known came parent parents previous prev dist distance cost costs "
        "cache memo queue frontier path edges";
    const std::size_t in = first_of(words, "in");
    return in < words.size() && (in + 1 == words.size() || !base::holds(noted, words[in + 1]));
}

/// Whether a line of code says that something must be empty.
bool asks_for_vacancy(const std::vector<std::string>& words) {
    const bool denies =
        has_one_of(words, "not") || (has_one_of(words, "if") && has_one_of(words, "false continue"));
    return tell_plainly_of_vacancy(words) || (denies && looks_into(words));
}

/// `closed_when = {("a", "b"): "c"}`
bool lists_conditions(std::string_view line) {
    constexpr std::string_view names =
        "condition conditions closed open needs need gate gates lock locks guard guards requires required "
        "when rule rules";
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || !has_one_of(words_of(line.substr(0, equals)), names))
        return false;
    const std::string_view value = base::trim(line.substr(equals + 1));
    return !value.empty() && std::string_view("[{(").find(value.front()) != std::string_view::npos &&
           value.find_first_of("\"'") != std::string_view::npos;
}

/// `s["bunny"] == "a"`
bool compares_with_name(std::string_view line) {
    constexpr std::string_view quotes = "\"'";
    for (const std::string_view sign : {"==", "!="}) {
        const std::size_t at = line.find(sign);
        if (at == std::string_view::npos) continue;
        const std::string_view left = base::trim(line.substr(0, at));
        const std::string_view right = base::trim(line.substr(at + sign.size()));
        if (left == "if __name__") return false;
        if ((!left.empty() && quotes.find(left.back()) != std::string_view::npos) ||
            (!right.empty() && quotes.find(right.front()) != std::string_view::npos))
            return true;
    }
    return false;
}

/// `for dst, src in edges`
bool names_end_first(const std::vector<std::string>& words) {
    const std::size_t source = first_of(words, "source src");
    return source < words.size() && first_of(words, "target destination dest dst") < source;
}

}  // namespace

bool CodeRemarks::leads_back(std::string_view line) {
    const auto words = words_of(line);
    if (has_one_of(words, "nx networkx") && has_one_of(words, "graph") && !has_one_of(words, "di"))
        return true;
    bool leads = false;
    for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1)) {
        const std::size_t end = line.find(']', at);
        if (end == std::string_view::npos) break;
        const std::string_view call = line.substr(end + 1);
        const std::size_t open = call.find('(');
        if (open == std::string_view::npos) break;
        if (call.substr(0, open) != ".append" && call.substr(0, open) != ".add") continue;
        const std::string from(base::trim(line.substr(at + 1, end - at - 1)));
        const std::string to(base::trim(call.substr(open + 1, call.find(')', open) - open - 1)));
        leads = leads || std::find(neighbors_.begin(), neighbors_.end(), to + ' ' + from) != neighbors_.end();
        neighbors_.push_back(from + ' ' + to);
    }
    return leads;
}

void CodeRemarks::look(const base::Line& line, Remarks& remarks) {
    const auto words = words_of(line.text);
    const auto note = [&](std::optional<std::size_t>& where, bool may_tell) {
        if (may_tell && !where) where = line.offset;
    };
    note(remarks.direction, names_end_first(words));
    note(remarks.ways, leads_back(line.text));
    note(remarks.conditions, asks_for_vacancy(words) || lists_conditions(line.text));
    note(remarks.more, compares_with_name(line.text) && !has_one_of(words, "goal target end"));
}

}  // namespace decant::puzzles::dog_bunny
