// Takes phrases such as `top first` for the order, and other words about the ends of tubes for a question.
// SPDX-License-Identifier: MIT
#include "reading/beside_order.hpp"

#include <algorithm>

#include "base/words.hpp"

namespace decant::reading {
namespace {

constexpr std::string_view ends =
    "top bottom reverse reversed mirrored inverted flipped surface upside oben unten arriba abajo haut bas "
    "cima fondo baixo topo fundo boven onder alto basso topp toppen botten shora dolu zdola nahoru gory atas "
    "bawah";
constexpr std::string_view negations = "not never isn";
/// What names an end of a tube, or may, in a comment.
constexpr std::string_view more_ends =
    "opening mouth lid rim upper lower base downwards upwards neck floor ceiling exposed";
/// Two of them in a line may say where the ends of a tube are: `left is up`, `start of line = open end`.
constexpr std::string_view sides =
    "left right up down above below front back head tail first last begin start beginning end open highest "
    "lowest deepest";

}  // namespace

bool OrderWords::look(const Name& name) {
    if (name.has(negations)) is_clear_ = false;
    if (name.begin < covered_) return true;
    if (!may_tell(name)) return false;
    speaks_of_it_ = true;
    const std::string phrase = phrase_from(name);
    const bool top = phrase.starts_with("top first ") || phrase.starts_with("top to bottom ");
    const bool bottom = phrase.starts_with("bottom first ") || phrase.starts_with("bottom to top ");
    if ((!top && !bottom) || has_value_ || (stated_ && *stated_ != top)) is_clear_ = false;
    stated_ = top;
    return true;
}

std::optional<bool> OrderWords::is_top_first() const {
    const bool differs = known_ && stated_ != known_;
    return is_clear_ && !differs ? stated_ : std::nullopt;
}

/// `first element`, `last is`: of a tube, as it is listed.
bool OrderWords::tells_what_is_listed_first(const Name& name) const {
    Name next;
    return name.has("first last") && next.take(text_, name.end) && is_in_line(text_, name, next) &&
           (next.has(words_for_unit) || next.word_in(text_) == "is");
}

/// Also of one, as in `seen from above`.
bool OrderWords::tells_of_two_sides(const Name& name) const {
    if (name.parts() != 1 || !name.has(sides)) return false;
    std::size_t before = name.begin;
    if (base::holds("above below left right", name.part(0)) && word_before(text_, before) == "from")
        return true;
    constexpr std::size_t near = 200;
    const std::string_view behind = text_.substr(0, std::min(name.end + near, text_.size()));
    Name next;
    for (std::size_t at = name.end; next.take(behind, at) && is_in_line(text_, name, next); at = next.end) {
        if (next.has(sides) && next.part(0) != name.part(0)) return true;
    }
    return false;
}

bool OrderWords::may_tell(const Name& name) const {
    if (name.has(ends)) return true;
    // `leftmost`, `topmost`, and not `almost`
    const bool is_utmost = name.parts() == 1 && name.part(0).size() > 6 && name.part(0).ends_with("most");
    return are_comments_ &&
           (is_utmost || name.has(more_ends) || tells_what_is_listed_first(name) || tells_of_two_sides(name));
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
