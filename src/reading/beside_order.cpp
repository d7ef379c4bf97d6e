// Takes phrases such as `top first` for the order, and other words about the ends of tubes for a question.
// SPDX-License-Identifier: MIT
#include "reading/beside_order.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/keys.hpp"

namespace decant::reading {
namespace {

constexpr base::Words ends =
    "top bottom surface oben unten arriba abajo haut bas cima fond fondo baixo topo fundo boven onder alto "
    "basso topp toppen botten shora dolu zdola nahoru gory atas bawah yukaridan asagiya asagidan yukariya "
    "ovan overst nederst ustten alttan taban tepe "
    "uppifran nedifran ovenfra nedenfra oppefra ylhaalta alhaalta felulrol alulrol";
/// How words about the ends begin, or about two orders.
constexpr base::Words stems =
    "revers inverse mirror invert descend ascend flip upside opposit backward upward downward ober unter "
    "boven onder arrib abaj "
    "superior inferior encima debajo dessus dessous sommet sopra sotto cover rotat gespieg kopf rovesciat";
constexpr base::Words negations = "not never isn";
/// What names an end of a tube, or may, in a comment, or how units get there.
constexpr base::Words more_ends =
    "bot btm rtl ltr unshift enqueue dequeue prepend highest lowest deepest umgekehrt opening mouth lid lip "
    "rim accessible deeper upper lower base neck floor "
    "ceiling exposed cap "
    "spout "
    "outlet exit side index pop popleft push poured pouring lifo fifo tos ttb btt t2b b2t rev front visible "
    "playable movable gravity";
/// Two of them in a line may say where the ends of a tube are: `left is up`, `start of line = open end`.
constexpr base::Words sides =
    "left right up down above below front back head tail first last begin start beginning end open high low "
    "highest lowest deepest";
constexpr base::Words words_for_first = "first zuerst eerst primero primeiro premier primo";
/// All that a clause may have that says in which order tubes are listed, and no more.
constexpr base::Words of_lists =
    "list listed line row order ordered array string inner format notation content given written read shown "
    "stored unit color colour layer element item entry letter level lvl stage from the a an of in with "
    "within "
    "to as per is are all each every it they always water ball sort puzzle";

/// A line of signs that point somewhere, such as `^`, `v` and `-->`.
bool is_arrow(std::string_view line) {
    const std::string_view signs =
        base::trim(line.substr(std::min(line.find_first_not_of("#/ \t"), line.size())));
    return signs.find_first_of("^vV<>") != std::string_view::npos &&
           signs.find_first_not_of("^vV<>|-=.") == std::string_view::npos;
}

/// What stands around a part of a text between two marks.
std::string_view clause_around(std::string_view text, std::size_t begin, std::size_t end) {
    constexpr std::string_view marks = "\n.,;!?()[]{}|\"#/";
    constexpr std::size_t near = 200;
    const std::size_t from = begin - std::min(begin, near);
    const std::size_t before = text.substr(from, begin - from).find_last_of(marks);
    const std::string_view behind = text.substr(end, near);
    begin = before == std::string_view::npos ? from : from + before + 1;
    end += std::min(behind.find_first_of(marks), behind.size());
    return text.substr(begin, end - begin);
}

}  // namespace

bool OrderWords::look(const Name& name) {
    if (name.has(negations)) is_clear_ = false;
    if (!order_ && names_order(name)) order_ = name.begin;
    if (name.begin < covered_) return true;
    if (!may_tell(name)) return false;
    speaks_of_it_ = true;
    const std::string phrase = phrase_from(name);
    const bool top = phrase.starts_with("top first ") || phrase.starts_with("top to bottom ");
    const bool bottom = phrase.starts_with("bottom first ") || phrase.starts_with("bottom to top ");
    const bool is_clear = (top || bottom) && !has_value_ && is_all_that_is_said(name);
    if (!is_clear || (stated_ && *stated_ != top)) is_clear_ = false;
    stated_ = top;
    return true;
}

std::optional<bool> OrderWords::is_top_first() const {
    const bool differs = known_ && stated_ != known_;
    return is_clear_ && !differs ? stated_ : std::nullopt;
}

std::optional<std::size_t> OrderWords::mention() const {
    if (!are_comments_ || order_) return order_;
    for (const std::string_view index : {"[0]", "[-1]"}) {
        const std::size_t at = text_.find(index);
        if (at != std::string_view::npos) return at;
    }
    for (const base::Line& line : base::lines_of(text_)) {
        if (is_arrow(line.text)) return line.offset;
    }
    return std::nullopt;
}

/// `screenshot order`, and not `in order to`; `each line starts with what I can pour`
bool OrderWords::names_order(const Name& name) const {
    if (are_comments_ && name.has("pour"))
        return has_one_of(line_around(text_, name), "start begin end first last");
    if (!are_comments_ || !name.has("order ordering")) return false;
    const std::optional<Name> next = next_in_line(text_, name);
    return !next || next->word_in(text_) != "to";
}

/// `first element`, `last is`: of a tube, as it is listed.
bool OrderWords::tells_what_is_listed_first(const Name& name) const {
    if (!name.has("first last head")) return false;
    const std::optional<Name> next = next_in_line(text_, name);
    return next && (next->has(words_for_unit) || next->has("is one can come"));
}

/// `T -> B`, `up → down`, `left = T`
bool OrderWords::leads_to_an_end(const Name& name) const {
    if (name.parts() != 1 || !name.has("t b up down left right")) return false;
    const std::optional<Name> next = next_in_line(text_, name);
    if (!next || next->parts() != 1 || !next->has("t b up down") || next->part(0) == name.part(0))
        return false;
    const std::string_view sign = base::trim(text_.substr(name.end, next->begin - name.end));
    return sign.ends_with('>') || sign == "=" || sign == "→";
}

/// Also of one, as in `seen from above`.
bool OrderWords::tells_of_two_sides(const Name& name) const {
    if (name.parts() != 1 || !name.has(sides)) return false;
    std::size_t before = name.begin;
    std::string word = word_before(text_, before);
    if (word == "the") word = word_before(text_, before);
    if (word == "from" && base::holds("above below left right end start", name.part(0))) return true;
    constexpr std::size_t near = 200;
    const std::string_view behind = text_.substr(0, std::min(name.end + near, text_.size()));
    Name next;
    for (std::size_t at = name.end; next.take(behind, at) && is_in_line(text_, name, next); at = next.end) {
        if (next.has(sides) && next.part(0) != name.part(0)) return true;
    }
    return false;
}

/// `movable end first`: a word before it says what.
bool OrderWords::tells_what_comes_first(const Name& name) const {
    Name next;
    std::size_t before = name.begin;
    return name.parts() == 1 && name.has(words_for_first) && !word_before(text_, before).empty() &&
           (!next.take(text_, name.end) ||
            clause_around(text_, name.begin, name.end).end() <= &text_[next.begin]);
}

/// Whether the clause of a phrase has nothing else, as `tubes are listed top to bottom` has not, and `tubes
/// are numbered top to bottom` has.
bool OrderWords::is_all_that_is_said(const Name& first) const {
    const std::string_view clause = clause_around(text_, first.begin, covered_);
    const auto begin = static_cast<std::size_t>(clause.data() - text_.data());
    Name name;
    for (std::size_t at = begin; name.take(text_, at) && name.begin < begin + clause.size(); at = name.end) {
        const bool is_of_phrase = name.begin >= first.begin && name.begin < covered_;
        if (!is_of_phrase && !name.has(of_lists) && !name.has(puzzles::words_for_tube) &&
            !number_by_word(name.word_in(text_)))
            return false;
    }
    return true;
}

/// `it is the other way round`
bool OrderWords::tells_of_other_way(const Name& name) const {
    std::size_t before = name.begin;
    return name.has("way") && base::holds("other wrong", word_before(text_, before));
}

/// `topdown`, `headFirst`, `heads_first`
bool OrderWords::names_end_of_lists(const Name& name) const {
    const Role role = role_of(name.letters());
    const bool is_key = role == Role::top_first || role == Role::bottom_first;
    return is_key || (name.parts() > 1 && name.has("first last") && name.has("head tail front back"));
}

bool OrderWords::may_tell(const Name& name) const {
    if (name.has(ends) || name.begins_with(stems) || leads_to_an_end(name) || names_end_of_lists(name))
        return true;
    // `leftmost`, `topmost`, and not `almost`
    const bool is_utmost = name.parts() == 1 && name.part(0).size() > 6 && name.part(0).ends_with("most");
    return are_comments_ &&
           (is_utmost || name.has(more_ends) || tells_what_is_listed_first(name) ||
            tells_what_comes_first(name) || tells_of_two_sides(name) || tells_of_other_way(name));
}

/// Up to three words from a name on, each with a blank behind it; they are looked at together.
std::string OrderWords::phrase_from(const Name& first) {
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

}  // namespace decant::reading
