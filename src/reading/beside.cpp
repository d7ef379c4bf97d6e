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

namespace decant::reading {
namespace {

constexpr std::array<std::string_view, 6> containers{"tube", "bottle", "flask", "vial", "stack", "beaker"};
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

struct Number {
    int value = 0;
    bool is_assigned = false;  ///< by a sign, not only by its place
};

/// The word that ends at a place, in lower case; what stands between it and the place is blank.
std::string word_before(std::string_view text, std::size_t& at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    std::string word;
    constexpr std::size_t longest = 16;
    while (at > 0 && is_of_name(text[at - 1]) && word.size() < longest)
        word.insert(word.begin(), lower(text[--at]));
    return word;
}

/// The number of tubes before a name for them, as in `2 more empty tubes`, and whether those are empty.
std::optional<std::pair<int, bool>> counted_before(std::string_view text, const Name& name) {
    std::size_t at = name.begin;
    bool are_empty = name.has(spares);
    for (int words = 0; words < 3; ++words) {
        const std::string word = word_before(text, at);
        if (const auto number = base::parse_number(word, 1000)) return std::pair(*number, are_empty);
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
            return is_fraction ? std::nullopt : std::optional(Number{*number, is_assigned});
        }
        if (!holds(fillers, word)) return std::nullopt;
    }
    return std::nullopt;
}

class Observer {
  public:
    Observer(std::string_view text, Beside& beside) : text_(text), beside_(beside) {}

    void look() {
        Name name;
        for (std::size_t at = 0; name.take(text_, at); at = name.end) {
            if (!beside_.ball && name.has(balls)) beside_.ball = base::place_of(text_, name.begin);
            look_for_number(name);
            look_for_order(name);
        }
        if (!mentions_order_) return;
        if (known_ && stated_ != known_) is_clear_ = false;
        beside_.is_top_first = is_clear_ ? stated_ : std::nullopt;
    }

  private:
    void note(std::optional<Named>& known, const Name& name, int number) {
        const bool is_known = known && known->is_sure;
        if (is_known && (known->number == number || beside_.fault)) return;
        const base::Place place = base::place_of(text_, name.begin);
        if (is_known) {
            beside_.fault =
                base::Diagnostic{fmt::format("line {} says {}, and line {} says {}", known->place.line,
                                             known->number, place.line, number),
                                 "leave one of them", place};
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
        if (!is_of_capacity && !has_extent && !is_of_empties && !is_of_tubes) return;
        const auto number = number_behind(text_, name);
        if (!number && is_of_tubes && name.part(name.parts() - 1).ends_with('s')) {
            const auto counted = counted_before(text_, name);
            if (counted) note(counted->second ? beside_.empties : beside_.tubes, name, counted->first);
        }
        if (!number || (!is_of_capacity && !number->is_assigned)) return;
        const bool is_alone = name.parts() == 1;
        if (is_of_capacity) {
            note(beside_.capacity, name, number->value);
        } else if (is_alone && has_extent) {
            if (!beside_.capacity)
                beside_.capacity = Named{number->value, false, base::place_of(text_, name.begin)};
        } else if (is_of_empties) {
            note(beside_.empties, name, number->value);
        } else if (is_of_tubes && (name.has(counts) || (is_alone && name.part(0).ends_with('s')))) {
            note(beside_.tubes, name, number->value);
        }
    }

    void look_for_order(const Name& name) {
        if (name.has(negations)) is_clear_ = false;
        if (!name.has(ends)) return;
        if (!beside_.order) beside_.order = base::place_of(text_, name.begin);
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
    bool mentions_order_ = false;
    bool is_clear_ = true;
    bool has_value_ = false;
    std::size_t covered_ = 0;  ///< where the last phrase ends
    std::optional<bool> stated_;
    std::optional<bool> known_ = beside_.is_top_first;
};

}  // namespace

void look_beside(std::string_view text, Beside& beside) { Observer(text, beside).look(); }

}  // namespace decant::reading
