// Looks at each name and at the number behind it.
// SPDX-License-Identifier: MIT
#include "reading/beside.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::reading {
namespace {

constexpr auto& containers = puzzles::words_for_tube;
constexpr std::array<std::string_view, 8> extents{"size",   "height", "length", "depth",
                                                  "volume", "slots",  "layers", "max"};
constexpr std::array<std::string_view, 5> spares{"empty", "empties", "extra", "spare", "free"};
constexpr std::array<std::string_view, 5> counts{"num", "count", "number", "total", "n"};
constexpr std::array<std::string_view, 14> ends{"top",    "bottom", "reverse", "reversed", "surface",
                                                "upside", "oben",   "unten",   "arriba",   "abajo",
                                                "haut",   "bas",    "cima",    "fondo"};
constexpr std::array<std::string_view, 9> balls{"ball",   "ballsort", "marble", "bola",  "kugel",
                                                "kugeln", "boule",    "bille",  "pelota"};
/// What may stand between a number and the tubes that it counts.
constexpr std::array<std::string_view, 7> more{"more", "extra",      "empty", "spare",
                                               "free", "additional", "other"};
constexpr std::array<std::string_view, 3> holding{"hold", "contain", "fit"};
constexpr std::array<std::string_view, 3> negations{"not", "never", "isn"};
/// What may stand between a name and its number, beside signs: types, and words of a sentence.
constexpr std::array<std::string_view, 14> fillers{"int",   "integer", "usize", "number", "long",
                                                   "short", "u8",      "u32",   "i32",    "final",
                                                   "of",    "is",      "byte",  "size_t"};

/// What people number, and what they count beside tubes and colors.
constexpr std::array<std::string_view, 39> numbered{
    "level",  "lvl",    "lv",         "puzzle",  "stage",  "game",   "no",      "nr",       "num",  "number",
    "page",   "pack",   "part",       "chapter", "world",  "day",    "version", "v",        "seed", "id",
    "set",    "round",  "line",       "example", "test",   "case",   "problem", "exercise", "fig",  "figure",
    "screen", "season", "difficulty", "easy",    "medium", "normal", "hard",    "expert",   "daily"};
constexpr std::array<std::string_view, 16> counted_else{
    "move", "step", "pour",  "star", "minute", "second",  "min",   "sec",
    "hour", "day",  "point", "time", "try",    "percent", "level", "puzzle"};
constexpr std::array<std::string_view, 2> of_color{"color", "colour"};
/// What names an end of a tube, or may, in a comment.
constexpr std::array<std::string_view, 10> more_ends{"opening", "mouth", "lid",       "rim",       "upper",
                                                     "lower",   "base",  "uppermost", "downwards", "upwards"};
constexpr std::array<std::string_view, 14> pieces{"element", "item",   "unit",    "entry", "color",
                                                  "colour",  "piece",  "segment", "layer", "letter",
                                                  "value",   "number", "symbol",  "name"};
/// What tells of empty tubes that are not listed, beside a word for them.
constexpr std::array<std::string_view, 8> lacking{"omitted",  "missing",    "plus", "skipped",
                                                  "unlisted", "additional", "more", "without"};
/// From two on.
constexpr std::array<std::string_view, 11> english{"two",   "three", "four", "five",   "six",   "seven",
                                                   "eight", "nine",  "ten",  "eleven", "twelve"};

constexpr int most_tubes = 64;
constexpr std::size_t longest_word = 16;

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

template <class Words>
bool holds(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// A name in the text, and its parts in lower case: `tubeSize`, `TUBE_SIZE` and `tube_size` are tube, size.
class Name {
  public:
    std::size_t begin = 0;
    std::size_t end = 0;

    /// Takes the next name from a place on; false if there is none.
    bool take(std::string_view text, std::size_t from) {
        while (from < text.size() && !is_of_name(text[from])) ++from;
        begin = end = from;
        letters_.clear();
        begins_.clear();
        bool is_new = true;
        for (; end < text.size() && is_of_name(text[end]); ++end) {
            const char c = text[end];
            const bool rises = end > begin && std::isupper(static_cast<unsigned char>(c)) != 0 &&
                               std::islower(static_cast<unsigned char>(text[end - 1])) != 0;
            if (c != '_' && (is_new || rises)) begins_.push_back(letters_.size());
            is_new = c == '_';
            if (c != '_') letters_ += lower(c);
        }
        return end > begin;
    }

    [[nodiscard]] std::size_t parts() const { return begins_.size(); }
    [[nodiscard]] std::string_view part(std::size_t i) const {
        const std::size_t last = i + 1 < begins_.size() ? begins_[i + 1] : letters_.size();
        return std::string_view(letters_).substr(begins_[i], last - begins_[i]);
    }
    /// Whether some part is one of the words, in the singular or with an `s`.
    template <class Words>
    [[nodiscard]] bool has(const Words& words) const {
        for (std::size_t i = 0; i < parts(); ++i) {
            const std::string_view word = part(i);
            if (holds(words, word) || (word.ends_with('s') && holds(words, word.substr(0, word.size() - 1))))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool has_word(std::string_view word) const { return has(std::array{word}); }

  private:
    std::string letters_;
    std::vector<std::size_t> begins_;
};

template <class Words>
bool has_one_of(std::string_view line, const Words& words) {
    Name name;
    for (std::size_t at = 0; name.take(line, at); at = name.end) {
        if (name.has(words)) return true;
    }
    return false;
}

std::optional<int> number_of(std::string_view word) {
    const auto found = std::find(english.begin(), english.end(), word);
    if (found != english.end()) return static_cast<int>(found - english.begin()) + 2;
    return base::parse_number(word, 1000);
}

struct Number {
    int value = 0;
    bool is_assigned = false;  ///< by a sign, not only by its place
    std::size_t offset = 0;
};

/// The word that ends at a place, in lower case; what stands between it and the place is blank.
std::string word_before(std::string_view text, std::size_t& at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    std::string word;
    while (at > 0 && is_of_name(text[at - 1]) && word.size() < longest_word)
        word.insert(word.begin(), lower(text[--at]));
    return word;
}

/// The number of tubes before a name for them, as in `2 more empty tubes`, and whether those are empty.
std::optional<std::pair<int, bool>> counted_before(std::string_view text, const Name& name) {
    std::size_t at = name.begin;
    bool are_empty = name.has(spares);
    for (int words = 0; words < 3; ++words) {
        const std::string word = word_before(text, at);
        if (const auto number = number_of(word)) return std::pair(*number, are_empty);
        if (!holds(more, word)) return std::nullopt;
        are_empty = true;
    }
    return std::nullopt;
}

/// The number that stands behind a name.
std::optional<Number> number_behind(std::string_view text, const Name& name) {
    std::size_t at = name.end;
    bool is_assigned = false;
    for (int words = 0; words < 3; ++words) {
        const std::size_t begin = std::min(text.find_first_not_of(" \t:=(\"'<|&", at), text.size());
        is_assigned =
            is_assigned || text.substr(at, begin - at).find_first_of(":=(") != std::string_view::npos;
        at = begin;
        constexpr std::size_t longest = 10;
        while (at < text.size() && at < begin + longest && is_of_name(text[at])) ++at;
        const std::string_view word = text.substr(begin, at - begin);
        if (const auto number = base::parse_number(word, 1000)) {
            const bool is_fraction = at + 1 < text.size() && text[at] == '.' && is_of_name(text[at + 1]);
            return is_fraction ? std::nullopt : std::optional(Number{*number, is_assigned, begin});
        }
        if (!holds(fillers, word)) return std::nullopt;
    }
    return std::nullopt;
}

class Observer {
  public:
    Observer(std::string_view text, Beside& beside, bool are_comments = false)
        : text_(text), beside_(beside), are_comments_(are_comments) {}

    void look() {
        Name name;
        for (std::size_t at = 0; name.take(text_, at); at = name.end) {
            if (!beside_.ball && (name.has(balls) || tells_what_a_move_takes(name)))
                beside_.ball = place_of(name);
            look_for_number(name);
            look_for_order(name);
            if (are_comments_) look_for_more(name);
        }
        if (!mentions_order_) return;
        if (known_ && stated_ != known_) is_clear_ = false;
        beside_.is_top_first = is_clear_ ? stated_ : std::nullopt;
    }

  private:
    [[nodiscard]] base::Place place_of(const Name& name) const {
        base::Place place = base::place_of(text_, name.begin);
        place.line += beside_.first_line - 1;
        return place;
    }

    void note(std::optional<Named>& known, const Name& name, int number) {
        const bool is_known = known && known->is_sure;
        if (is_known && (known->number == number || beside_.fault)) return;
        const base::Place place = place_of(name);
        if (is_known) {
            beside_.fault =
                base::Diagnostic{fmt::format("line {} says {}, and line {} says {}", known->place.line,
                                             known->number, place.line, number),
                                 "leave one of them", place, base::ProblemKind::contradiction};
        }
        known = Named{number, true, place};
    }

    /// `each tube holds 4`
    [[nodiscard]] bool tells_what_a_tube_holds(const Name& name) const {
        if (!name.has(holding)) return false;
        std::size_t at = name.begin;
        return holds(containers, word_before(text_, at));
    }

    void look_for_number(const Name& name) {
        const bool is_of_tubes = name.has(containers);
        const bool has_extent = name.has(extents);
        const bool is_of_capacity = name.has_word("capacity") || tells_what_a_tube_holds(name) ||
                                    (is_of_tubes && (has_extent || name.has_word("per")));
        const bool is_of_empties = name.has(spares);
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
        if (!number || (!is_of_capacity && !number->is_assigned)) return;
        explained_ = number->offset;
        const bool is_alone = name.parts() == 1;
        if (is_of_capacity) {
            note(beside_.capacity, name, number->value);
        } else if (is_alone && has_extent) {
            if (!beside_.capacity) beside_.capacity = Named{number->value, false, place_of(name)};
        } else if (is_alone && name.part(0) == "empty") {
            if (!beside_.empties) beside_.empties = Named{number->value, false, place_of(name)};
        } else if (is_of_empties) {
            note(beside_.empties, name, number->value);
        } else if (is_of_colors) {
            note(beside_.colors, name, number->value);
        } else if (is_of_tubes && (name.has(counts) || (is_alone && name.part(0).ends_with('s')))) {
            note(beside_.tubes, name, number->value);
        }
    }

    /// What comments say that was not understood.
    void look_for_more(const Name& name) {
        if (beside_.unclear) return;
        const bool lacks_number = name.has_word("capacity") && !number_behind(text_, name);
        const bool may_lack_tubes = name.has(spares) && !counted_before(text_, name) && tells_of_lack(name);
        const auto number = number_of(word_of(name));
        const bool may_count = number && *number > 1 && *number <= most_tubes && !is_explained(name);
        if (lacks_number || may_lack_tubes || may_count) beside_.unclear = place_of(name);
    }

    [[nodiscard]] std::string word_of(const Name& name) const {
        std::string word(text_.substr(name.begin, std::min(name.end - name.begin, longest_word)));
        for (char& c : word) c = lower(c);
        return word;
    }

    /// `one unit per move`, `each move takes one unit`, `one at a time`
    [[nodiscard]] bool tells_what_a_move_takes(const Name& name) const {
        constexpr std::array<std::string_view, 4> moves{"move", "pour", "step", "turn"};
        constexpr std::array<std::string_view, 3> ones{"one", "single", "1"};
        if (name.parts() != 1 || !name.has(ones)) return false;
        Name next;
        if (!next.take(text_, name.end) || !is_in_line(name, next)) return false;
        if (word_of(next) == "at") return text_.substr(next.end).starts_with(" a time");
        if (!next.has(pieces)) return false;
        const std::string_view line = line_of(name);
        return has_one_of(line, moves) || line.find("at a time") != std::string_view::npos;
    }

    /// Whether a name that follows stands in the same line.
    [[nodiscard]] bool is_in_line(const Name& name, const Name& next) const {
        return text_.substr(name.end, next.begin - name.end).find('\n') == std::string_view::npos;
    }

    /// Whether the line says, near a word for empty tubes, that they are not listed. Each line is looked at
    /// once.
    bool tells_of_lack(const Name& name) {
        if (name.begin < looked_at_) return false;
        const std::string_view line = line_of(name);
        looked_at_ = static_cast<std::size_t>(line.data() - text_.data()) + line.size();
        return has_one_of(line, lacking);
    }

    /// The line that a name stands in, as far as it is near.
    [[nodiscard]] std::string_view line_of(const Name& name) const {
        constexpr std::size_t near = 200;
        const std::size_t from = name.begin - std::min(name.begin, near);
        const std::string_view before = text_.substr(from, name.begin - from);
        const std::string_view behind = text_.substr(name.end, near);
        const std::size_t begin = from + (before.rfind('\n') + 1);  // 0 where there is none
        return text_.substr(begin, name.end - begin + std::min(behind.find('\n'), behind.size()));
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
        if (is_of_more || explained_ == name.begin) return true;
        std::size_t before = name.begin;
        while (before > 0 && std::string_view(" \t.:=(").find(text_[before - 1]) != std::string_view::npos)
            --before;
        const std::string last = word_before(text_, before);
        if (holds(numbered, last) || holds(containers, last)) return true;
        Name next;
        if (!next.take(text_, name.end) || !is_in_line(name, next)) return last.empty();
        if (next.has(counted_else)) return true;
        if (word_of(next) == "of") return next.take(text_, next.end) && number_of(word_of(next)).has_value();
        // The word that it counts was looked at, or will be.
        for (int words = 0; words < 3; ++words) {
            const bool counts = next.has(containers) || next.has(spares) || next.has(of_color);
            if (counts && (next.has(spares) || next.part(next.parts() - 1).ends_with('s'))) return true;
            if (!next.has(more) || !next.take(text_, next.end)) return false;
        }
        return false;
    }

    /// `first element`, `last is`: of a tube, as it is listed.
    [[nodiscard]] bool tells_what_is_listed_first(const Name& name) const {
        Name next;
        return name.has(std::array<std::string_view, 2>{"first", "last"}) && next.take(text_, name.end) &&
               is_in_line(name, next) && (next.has(pieces) || word_of(next) == "is");
    }

    [[nodiscard]] bool tells_order(const Name& name) const {
        return name.has(ends) || (are_comments_ && (name.has(more_ends) || tells_what_is_listed_first(name)));
    }

    void look_for_order(const Name& name) {
        if (name.has(negations)) is_clear_ = false;
        if (!tells_order(name)) return;
        if (!beside_.order) beside_.order = place_of(name);
        mentions_order_ = true;
        if (name.begin < covered_) return;
        const std::string phrase = phrase_from(name);
        const bool top = phrase.starts_with("top first ") || phrase.starts_with("top to bottom ");
        const bool bottom = phrase.starts_with("bottom first ") || phrase.starts_with("bottom to top ");
        if ((!top && !bottom) || has_value_ || (stated_ && *stated_ != top)) is_clear_ = false;
        stated_ = top;
    }

    /// Up to three words from a name on, each with a blank behind it; they are looked at together.
    std::string phrase_from(const Name& first) {
        std::string phrase;
        Name name;
        std::size_t at = first.begin;
        for (std::size_t words = 0; words < 3 && name.take(text_, at); at = name.end) {
            if (text_.substr(at, name.begin - at).find_first_not_of(" -") != std::string_view::npos) break;
            for (std::size_t i = 0; i < name.parts(); ++i, ++words) phrase.append(name.part(i)) += ' ';
            if (phrase.find(" first ") != std::string::npos) {
                at = name.end;
                break;
            }
        }
        covered_ = at;
        // It may be a flag, which may be false.
        const std::size_t sign = text_.find_first_not_of(" \t\"'", at);
        has_value_ = sign != std::string_view::npos &&
                     std::string_view("=(?[").find(text_[sign]) != std::string_view::npos;
        return phrase;
    }

    std::string_view text_;
    Beside& beside_;
    bool are_comments_;
    std::optional<std::size_t> explained_;  ///< the last number that stands behind what it tells of
    bool mentions_order_ = false;
    bool has_value_ = false;
    std::size_t covered_ = 0;    ///< where the last phrase ends
    std::size_t looked_at_ = 0;  ///< where the last line ends that was looked at as a whole
    std::optional<bool> stated_;
    std::optional<bool> known_ = beside_.is_top_first;
    bool is_clear_ = known_.has_value() || !beside_.order;
};

}  // namespace

void look_beside(std::string_view text, Beside& beside) { Observer(text, beside).look(); }

base::Diagnostic unclear(base::Place place) {
    return {"this may say more of the level than is understood",
            "leave it out if the level is right without it", place, base::ProblemKind::part_or_remark};
}

void look_at_comments(std::string_view text, Beside& beside) { Observer(text, beside, true).look(); }

}  // namespace decant::reading
