// Looks at each name and at the words of its line.
// SPDX-License-Identifier: MIT
#include "reading/more_than_units.hpp"

#include <optional>
#include <string>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/keys.hpp"

namespace decant::reading {
namespace {

constexpr base::Words containers = puzzles::words_for_tube;

/// How words begin that tell of it wherever they stand in comments.
constexpr base::Words beyond_units =
    "lock unlock frozen freez chain curtain hidden unknown myster secret seal cork block drain swap correct "
    "instead except partial neighbo adjacent nothing bonus complet goal transpos vertical horizontal tall "
    "shorter smaller bigger larger narrow invisib forbid means marks ignor skip broken closed wildcard joker "
    "belong twice ditto headroom continued stone obstacle wall enough match should gap guess half halv "
    "double identical mix exchang split remov include additional etc must permit allow anywhere wherever "
    "rainbow "
    "whatever stack touch target assign deeper thaw wild ought chang replac bomb shift padlock label leave "
    "missing incomplet truncated typo tbc unsure minus bloccat gesperr verriegel versteck verrouill bloquea "
    "ocult escondid manque fehlt falta";
/// Words that do so beside one for a tube, a unit, a color or a move.
constexpr base::Words beyond_if_of_tubes = "only may should into cannot";

/// `tube 3 is locked`, `X marks hidden ones`, `only one color into tube 1`
bool is_beyond_units(std::string_view text, const Name& name, bool is_in_comment) {
    if (name.parts() != 1) return false;
    if (is_in_comment && name.begins_with(beyond_units)) return true;
    if (!name.has(beyond_if_of_tubes) && !name.begins_with(beyond_units)) return false;
    const std::string_view line = line_around(text, name);
    // Of a move, as in `only the top unit moves`, that is told apart.
    if (has_one_of(line, words_for_move) && has_one_of(line, "top topmost one single")) return false;
    return has_one_of(line, containers) ||
           (is_in_comment && (has_one_of(line, words_for_unit) || has_one_of(line, "row line") ||
                              has_one_of(line, words_for_move)));
}

/// `maxPour: 1`, `oneByOne: true`: what has a value and no rule here.
bool has_value(std::string_view text, const Name& name) {
    std::size_t at = text.find_first_not_of(" \"'", name.end);
    if (at == std::string_view::npos || (text[at] != ':' && text[at] != '=')) return false;
    at = std::min(text.find_first_not_of(" \"'", at + 1), text.size());
    const std::string_view value = text.substr(at, text.find_first_of(" \t\n,;\"'", at) - at);
    const Role role = role_of(name.letters());
    const bool is_true = base::holds("true yes on", base::in_lower_case(value));
    return role != Role::harmless &&
           (is_true || (role == Role::feature && base::parse_number(value, 1000).value_or(0) > 0));
}

/// `each tube could hold one more`, `there is a second one of those`, `please add one`
/// or `more in the reply`
bool is_one_more(std::string_view text, const Name& name) {
    const bool is_more = name.has("more");
    if (!is_more && !name.has("one another")) return false;
    const std::optional<Name> next = next_in_line(text, name);
    if (is_more && next && next->has("in below follow")) return true;
    if (!is_more && name.has("another") && !next) return true;
    static constexpr base::Words before_more = "a an one another single 1";
    static constexpr base::Words before_one =
        "second third another other extra additional spare add missed forgot plus minus";
    std::size_t at = name.begin;
    return base::holds(is_more ? before_more : before_one, word_before(text, at)) &&
           !(next && next->has(words_for_counted));
}

/// `wrong` behind a tube, and no more
bool is_wrong(std::string_view text, const Name& name) {
    std::size_t at = name.begin;
    return name.has("wrong") && word_before(text, at).empty() && !next_in_line(text, name);
}

/// `without the last`
bool leaves_one_out(std::string_view text, const Name& name) {
    if (!name.has("last first second third") || next_in_line(text, name)) return false;
    std::size_t at = name.begin;
    return word_before(text, at) == "the" && word_before(text, at) == "without";
}

/// `x2` behind a tube
bool multiplies(const Name& name) {
    const std::string_view word = name.letters();
    return word.size() > 1 && word.front() == 'x' && base::parse_number(word.substr(1), 1000);
}

/// `only after watching a video`
bool tells_of_what_is_sold(const Name& name) { return name.has("ad video premium coin purchase"); }

/// `R and B are the same`
bool makes_the_same(std::string_view text, const Name& name) {
    std::size_t at = name.begin;
    return name.has("same identical") && word_before(text, at) == "the" &&
           base::holds("are is", word_before(text, at));
}

/// `no color rule`
bool lifts_rules(std::string_view text, const Name& name) {
    return name.has("rule") && has_one_of(line_around(text, name), "no not without any");
}

/// `any color on any other`
bool allows_any(std::string_view text, const Name& name) {
    if (!name.has("any")) return false;
    const std::optional<Name> next = next_in_line(text, name);
    return next && (next->has(words_for_unit) || next->has(containers));
}

/// `or red`, `green counts as red`, `only red may go in the last`, `and pink pink pink on the right`
bool tells_of_color(std::string_view text, const Name& name) {
    static constexpr base::Words colors =
        "red orange yellow green blue purple violet pink brown gray grey white black cyan lime teal magenta "
        "aqua turquoise gold silver maroon navy indigo beige olive peach";
    static constexpr base::Words verbs =
        "is are was were may might must can could need count become act treat belong go finish end start "
        "begin same make many";
    if (name.parts() != 1 || !name.has(colors)) return false;
    std::size_t at = name.begin;
    if (base::holds("or maybe perhaps", word_before(text, at))) return true;
    Name next;
    if (next.take(text, name.end) && next.word_in(text) == name.word_in(text)) return true;
    const std::string_view line = line_around(text, name);
    return has_one_of(line, verbs) && !has_one_of(line, "top bottom");
}

/// `the fourth is taped shut`, `fifth for green`
bool tells_of_one_tube(std::string_view text, const Name& name) {
    if (!name.has("second third fourth fifth sixth seventh eighth 2nd 3rd 4th 5th 6th 7th 8th")) return false;
    const std::optional<Name> next = next_in_line(text, name);
    return next && next->has("is for takes requires needs has holds can may must");
}

/// `don't count the last row`, `lines 2 and 4 are from another level`
bool tells_of_one_line(std::string_view text, const Name& name) {
    if (name.parts() != 1 || !name.has("line row")) return false;
    static constexpr base::Words which = "first second third fourth fifth last bottom top";
    std::size_t at = name.begin;
    return base::holds(which, word_before(text, at)) || number_behind(text, name);
}

}  // namespace

bool tells_of_more_than_units(std::string_view text, const Name& name, bool is_in_comment) {
    if (is_beyond_units(text, name, is_in_comment)) return true;
    return is_in_comment &&
           (is_one_more(text, name) || has_value(text, name) || is_wrong(text, name) ||
            leaves_one_out(text, name) || multiplies(name) || allows_any(text, name) ||
            lifts_rules(text, name) || tells_of_what_is_sold(name) || makes_the_same(text, name) ||
            tells_of_color(text, name) || tells_of_one_tube(text, name) || tells_of_one_line(text, name));
}

}  // namespace decant::reading
