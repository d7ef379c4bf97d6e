// Looks at each name and at the number behind it.
// SPDX-License-Identifier: MIT
#include "reading/beside.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/beside_order.hpp"
#include "reading/foreign_words.hpp"
#include "reading/keys.hpp"
#include "reading/more_than_units.hpp"
#include "reading/names.hpp"
#include "reading/unlisted.hpp"

namespace decant::reading {
namespace {

constexpr base::Words containers = puzzles::words_for_tube;
constexpr base::Words extents = "size height length depth volume slots layers max cap";
constexpr base::Words counts = "num count number total n";
/// How words for balls and rings begin.
constexpr base::Words balls =
    "ball marble bola bolinha bolita kugel boul bille pelota palla palli sfere sphere orb bead pearl bubble "
    "hoop ring nut disc coin gem egg murmel canica koule kulk kulek kulor bollar mick kulic toplar pallo "
    "golyo knikker biglie kuglic peg bolt";
/// What may stand between a number and the tubes that it counts.
constexpr base::Words more = "more extra empty spare free additional other";
constexpr base::Words holding = "hold contain fit";

/// What people number.
constexpr base::Words numbered =
    "sort level lvl lv puzzle stage game no nr num number page pack part chapter world day version v "
    "seed id set round line example test case problem exercise fig figure screen season "
    "difficulty easy medium normal hard expert daily challenge score niveau nivel livello poziom stufe";
constexpr base::Words months =
    "january february march april june july august september october november december";
constexpr base::Words of_color = "color colour";

constexpr base::Words words_for_full = "full filled";
constexpr base::Words articles = "a an one another single";

constexpr int most_tubes = 64;

bool is_foreign(char c) { return static_cast<unsigned char>(c) >= 0x80; }

/// The number of tubes before a name for them, as in `2 more empty tubes`, and whether those are empty.
std::optional<std::pair<int, bool>> counted_before(std::string_view text, const Name& name) {
    std::size_t at = name.begin;
    bool are_empty = name.has(words_for_empty);
    for (int words = 0; words < 3; ++words) {
        const std::string word = word_before(text, at);
        if (const auto number = number_by_word(word)) return std::pair(*number, are_empty);
        if (are_empty && base::holds(articles, word)) return std::pair(1, true);
        if (!base::holds(more, word)) return std::nullopt;
        are_empty = true;
    }
    return std::nullopt;
}

class Observer {
  public:
    Observer(std::string_view text, Beside& beside, bool are_comments = false)
        : text_(text),
          beside_(beside),
          are_comments_(are_comments),
          order_(text, are_comments, beside),
          unlisted_(text) {}

    void look() {
        Name name;
        for (std::size_t at = 0; name.take(text_, at); at = name.end) {
            const bool is_of_move = tells_what_a_move_takes(name);
            if (!beside_.ball && (is_of_move || name.begins_with(balls))) beside_.ball = place_of(name);
            look_for_number(name);
            if (!is_of_move && order_.look(name) && !beside_.order) beside_.order = place_of(name);
            if (!beside_.unclear && tells_of_more_than_units(text_, name, are_comments_))
                beside_.unclear = place_of(name);
            if (are_comments_) look_for_more(name);
        }
        const std::size_t arrow = std::min(text_.find("↓"), text_.find("↑"));
        if (!beside_.order && arrow != std::string_view::npos) beside_.order = beside_.place_in(text_, arrow);
        const auto mention = order_.mention();
        if (mention && !beside_.order) beside_.order = beside_.place_in(text_, *mention);
        if (order_.speaks_of_it()) beside_.is_top_first = order_.is_top_first();
    }

  private:
    [[nodiscard]] base::Place place_of(const Name& name) const { return beside_.place_in(text_, name.begin); }

    void note(std::optional<Named>& known, const Name& name, int number) {
        const bool is_known = known && known->is_sure;
        if (is_known && (known->number == number || beside_.fault)) return;
        const base::Place place = place_of(name);
        if (is_known) {
            const auto where = [](base::Place at, std::string_view otherwise) {
                return at.line > 0 ? fmt::format("line {}", at.line) : std::string(otherwise);
            };
            beside_.fault =
                base::Diagnostic{fmt::format("{} says {}, and {} says {}", where(known->place, "one place"),
                                             known->number, where(place, "another"), number),
                                 "leave one of them", place, base::ProblemKind::contradiction};
        }
        known = Named{number, true, place};
    }

    /// `each tube holds 4`, `tube 3 holds 1`
    [[nodiscard]] bool tells_what_a_tube_holds(const Name& name) const {
        if (!name.has(holding)) return false;
        std::size_t at = name.begin;
        std::string word = word_before(text_, at);
        if (number_by_word(word)) word = word_before(text_, at);
        return base::holds(containers, word);
    }

    void look_for_number(const Name& name) {
        const bool is_of_tubes = name.has(containers);
        const bool has_extent = name.has(extents);
        const bool is_of_capacity =
            name.begins_with("capacit") || tells_what_a_tube_holds(name) ||
            (is_of_tubes && (has_extent || name.has("per"))) ||
            ((!has_extent || name.parts() > 1) && role_of(name.letters()) == Role::capacity);
        const bool is_of_empties = name.has(words_for_empty);
        const bool is_of_colors = are_comments_ && name.parts() == 1 && name.has(of_color);
        if (!is_of_capacity && !has_extent && !is_of_empties && !is_of_tubes && !is_of_colors) return;
        const auto number = number_behind(text_, name);
        const bool are_several = name.part(name.parts() - 1).ends_with('s');
        if (!number && ((is_of_tubes && are_several) || (are_comments_ && is_of_empties))) {
            const auto counted = counted_before(text_, name);
            if (counted) note(counted->second ? beside_.empties : beside_.tubes, name, counted->first);
        }
        if (!number && is_of_colors && are_several) {
            const auto counted = counted_before(text_, name);
            if (counted && !counted->second) note(beside_.colors, name, counted->first);
        }
        if (!number && is_of_capacity && has_list_behind(name) && !beside_.unclear)
            beside_.unclear = place_of(name);
        if (!number || (!is_of_capacity && !number->is_assigned)) return;
        const bool is_alone = name.parts() == 1;
        if (is_of_capacity) {
            note(beside_.capacity, name, number->value);
        } else if (is_alone && has_extent) {
            if (!beside_.capacity) beside_.capacity = Named{number->value, false, place_of(name)};
        } else if (is_alone && name.part(0) == "empty") {
            if (!beside_.empties) beside_.empties = Named{number->value, false, place_of(name)};
        } else if (is_of_empties) {
            if (name.has("extra") && !beside_.unclear) beside_.unclear = place_of(name);
            note(beside_.empties, name, number->value);
        } else if (is_of_colors) {
            note(beside_.colors, name, number->value);
        } else if (is_of_tubes && (name.has(counts) || (is_alone && name.part(0).ends_with('s')))) {
            note(beside_.tubes, name, number->value);
        } else {
            return;
        }
        explained_ = number->offset;
    }

    /// `capacities = [2, 2, 1]`
    [[nodiscard]] bool has_list_behind(const Name& name) const {
        std::size_t at = text_.find_first_not_of(" \"'", name.end);
        if (at == std::string_view::npos || (text_[at] != '=' && text_[at] != ':')) return false;
        at = text_.find_first_not_of(' ', at + 1);
        return at != std::string_view::npos && (text_[at] == '[' || text_[at] == '{' || text_[at] == '(');
    }

    /// What comments say that was not understood.
    void look_for_more(const Name& name) {
        if (beside_.unclear) return;
        const bool lacks_number = name.has("capacity") && !number_behind(text_, name);
        const auto counted = counted_before(text_, name);
        const bool is_counted = counted && counted->first != 1;
        const bool may_lack_tubes = !is_counted && unlisted_.look(name);
        const auto number = number_by_word(name.word_in(text_));
        // `+1`, `+ 1`: beyond those that are listed, or not.
        const std::size_t ahead = text_.substr(0, name.begin).find_last_not_of(' ');
        const bool has_sign = number && *number > 0 && ahead != std::string_view::npos;
        const bool is_added = has_sign && text_[ahead] == '+' && (*number == 1 || ahead + 1 == name.begin);
        // `reserve: 1`
        const bool is_value = has_sign && (text_[ahead] == ':' || text_[ahead] == '=');
        const bool may_count = number && *number <= most_tubes &&
                               (is_added || ((*number > 1 || is_value) && !is_explained(name)));
        if (lacks_number || may_lack_tubes || may_count) beside_.unclear = place_of(name);
    }

    /// `one unit per move`, `unit transfer`, `each move takes one unit`, `one at a time`, `only the top unit
    /// moves`
    [[nodiscard]] bool tells_what_a_move_takes(const Name& name) const {
        const bool is_top = name.has("top topmost");
        const std::optional<Name> next = next_in_line(text_, name);
        if (are_comments_ && name.has("unit") && next && next->has(words_for_move)) return true;
        if (are_comments_ && tells_of_single_moves(name, next)) return true;
        if (name.parts() != 1 || (!is_top && !name.has("one single 1"))) return false;
        const std::string_view line = line_around(text_, name);
        const bool is_of_move = has_one_of(line, words_for_move) ||
                                base::in_lower_case(line).find("at a time") != std::string::npos;
        if (!next) {
            std::size_t at = name.begin;
            const std::string last = word_before(text_, at);
            const bool is_number = has_one_of(last, words_for_move) && !has_one_of(line, "only just");
            return is_of_move && !is_top && !last.empty() && !is_number && !base::holds(numbered, last);
        }
        const std::string behind = base::in_lower_case(text_.substr(next->end, 7));
        if (next->word_in(text_) == "at") return behind.starts_with(" a time") || behind.starts_with(" once");
        if (next->word_in(text_) == "by") return behind.starts_with(" one");
        if (next->word_in(text_) == "per") return has_one_of(behind, words_for_move);
        return is_of_move && next->has(words_for_unit);
    }

    /// `single moves only`, `only one can be moved at a time`, `not water`
    [[nodiscard]] bool tells_of_single_moves(const Name& name, const std::optional<Name>& next) const {
        if (name.parts() != 1 || !name.has("one single individually singly water")) return false;
        std::size_t at = name.begin;
        const std::string last = word_before(text_, at);
        if (name.has("water")) return last == "not";
        if (name.has("single")) return last.empty() && next && next->has(words_for_move);
        const std::string line = base::in_lower_case(line_around(text_, name));
        const bool moves = line.find("move") != std::string::npos || line.find("pour") != std::string::npos;
        return moves && (!name.has("one") || line.find("at a time") != std::string::npos);
    }

    /// Whether a number belongs to what is numbered or counted, or to a date, an address or a version.
    [[nodiscard]] bool is_explained(const Name& name) const {
        const auto at = [&](std::size_t i) { return i < text_.size() ? text_[i] : '\n'; };
        const auto is_digit = [&](std::size_t i) { return at(i) >= '0' && at(i) <= '9'; };
        constexpr std::string_view joints = ".:/-";
        const auto joins = [&](std::size_t i) { return joints.find(at(i)) != std::string_view::npos; };
        const bool is_of_more = (name.begin > 1 && joins(name.begin - 1) && is_digit(name.begin - 2)) ||
                                (joins(name.end) && is_digit(name.end + 1)) ||
                                (name.begin > 0 && (at(name.begin - 1) == '/' || at(name.begin - 1) == '#'));
        Name next;
        const bool has_next = next.take(text_, name.end) && is_in_line(text_, name, next);
        if (is_of_more) {  // `3/4 full`
            const bool goes_on = has_next && number_by_word(next.word_in(text_)) &&
                                 next.take(text_, next.end) && is_in_line(text_, name, next);
            return !goes_on || !next.has(words_for_full);
        }
        if (explained_ == name.begin) return true;
        const std::size_t behind = std::min(text_.find_first_not_of(' ', name.end), text_.size());
        const std::size_t ahead = text_.substr(0, name.begin).find_last_not_of(' ');
        if (is_foreign(at(behind)) || (ahead != std::string_view::npos && is_foreign(text_[ahead])))
            return false;
        std::size_t before = name.begin;
        while (before > 0 && std::string_view(" \t.:=(").find(text_[before - 1]) != std::string_view::npos)
            --before;
        const std::string last = word_before(text_, before);
        if (base::holds(numbered, last) || base::holds(months, last) || base::holds(containers, last) ||
            has_one_of(last, words_for_counted))
            return true;
        if (!has_next) return last.empty();
        if (next.has(words_for_counted) || next.has(months)) return true;
        if (next.word_in(text_) == "of")
            return next.take(text_, next.end) && number_by_word(next.word_in(text_)).has_value();
        // The word that it counts was looked at, or will be.
        for (int words = 0; words < 3; ++words) {
            const bool counts = next.has(containers) || next.has(words_for_empty) || next.has(of_color);
            if (counts && (next.has(words_for_empty) || next.part(next.parts() - 1).ends_with('s')))
                return true;
            if (!next.has(more) || !next.take(text_, next.end)) return false;
        }
        return false;
    }

    std::string_view text_;
    Beside& beside_;
    bool are_comments_;
    OrderWords order_;
    UnlistedTubes unlisted_;
    std::optional<std::size_t> explained_;  ///< the last number that stands behind what it tells of
};

}  // namespace

base::Place Beside::place_in(std::string_view text, std::size_t at) const {
    if (first_line == 0) return {};
    base::Place place = base::place_of(text, at);
    place.line += first_line - 1;
    return place;
}

void look_beside(std::string_view text, Beside& beside) {
    if (base::trim(text).empty()) return;
    const std::string known = without_foreign_headings(text);
    Observer(known, beside).look();
    look_for_foreign_words(known, beside);
}

void look_at_comments(std::string_view text, Beside& beside) {
    if (base::trim(text).empty()) return;
    const std::string known = without_foreign_headings(text);
    Observer(known, beside, true).look();
    look_for_foreign_words(known, beside);
    if (!beside.is_top_first) look_for_foreign_lines(known, beside);
    for (const puzzles::Family* family : puzzles::families()) {
        const auto at = beside.remark ? std::nullopt : family->find_remark(text);
        if (at) beside.remark = beside.place_in(text, *at);
    }
}

void look_at_name(std::string_view text, Beside& beside) {
    Beside said;
    said.first_line = beside.first_line;
    look_beside(text, said);
    if (said.ball && !beside.ball) beside.ball = said.ball;
    if (said.unclear && !beside.unclear) beside.unclear = said.unclear;
    if (said.order && !beside.order) beside.order = said.order;
    if (said.order) beside.is_top_first = std::nullopt;
}

void look_at_variable(std::string_view text, Beside& beside) {
    static constexpr base::Words features = "lock frozen freez hidden chain curtain myster seal cork";
    look_at_name(text, beside);
    Name name;
    for (std::size_t at = 0; !beside.unclear && name.take(text, at); at = name.end) {
        if (name.begins_with(features)) beside.unclear = beside.place_in(text, name.begin);
    }
}

}  // namespace decant::reading
