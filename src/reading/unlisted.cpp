// Looks for one tube among all, and for words for what is left out.
// SPDX-License-Identifier: MIT
#include "reading/unlisted.hpp"

#include <optional>
#include <string>

#include "base/words.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::reading {
namespace {

/// What tells of empty tubes that are not listed, beside a word for them.
constexpr base::Words beside_empty =
    "omitted missing plus skipped unlisted additional more also without second third another pair left "
    "forgot rest other no none further";
/// The same beside a word for any tube.
constexpr base::Words left_out = "forgot forgotten forget missed missing omitted unlisted lack lacking";
constexpr base::Words negations = "not never no t";
constexpr base::Words listed =
    "shown show showing listed list written write wrote drawn draw included include visible fit see typed "
    "type copied copy here";

constexpr base::Words articles = "a an one 1";
constexpr base::Words one_of_all =
    "another plus additional more other further helper second third fourth fifth sixth seventh eighth "
    "ninth tenth last final 2nd 3rd 4th 5th 6th 7th 8th";
/// What stands before a tube in a sentence about moves, or about a unit.
constexpr base::Words prepositions = "in into from of to per between onto inside by";
/// What a sentence about all tubes has, as in `a tube is full when`, and `each line is one tube`.
constexpr base::Words of_all =
    "each every when once until if complete completed solved done line row string list array";

bool is_several(const Name& name) {
    const std::string_view last = name.part(name.parts() - 1);
    return last.ends_with('s') && !base::holds(puzzles::words_for_tube, last);
}

/// `there is another tube`, `the last bottle`: of one tube and no other, whatever the sentence says.
bool is_one_tube(std::string_view text, const Name& name) {
    if (is_several(name)) return false;
    std::size_t at = name.begin;
    std::string word = word_before(text, at);
    bool is_known_one = false;
    for (; base::holds(one_of_all, word); word = word_before(text, at)) is_known_one = true;
    // `a finished tube`
    const bool is_plain = is_known_one || base::holds(articles, word) || base::holds(words_for_empty, word);
    if (!is_plain) word = word_before(text, at);
    const bool has_article = base::holds(articles, word);
    if (!is_known_one && !has_article) return false;
    if (has_article || word == "the") word = word_before(text, at);
    if (base::holds(prepositions, word)) return false;
    if (is_known_one) return true;
    const std::optional<Name> next = next_in_line(text, name);
    const std::string_view line = line_around(text, name);
    const bool is_of_columns = has_one_of(line, "column") && !name.has("column");
    return !(next && next->has("hold contain fit size height capacity can has")) &&
           !has_one_of(line, of_all) && !is_of_columns;
}

}  // namespace

bool UnlistedTubes::look(const Name& name) {
    if (name.has(words_for_empty) && has_one_of(new_line_around(name, of_empty_), beside_empty)) return true;
    if (name.parts() != 1 || !name.has(puzzles::words_for_tube)) return false;
    if (is_one_tube(text_, name)) return true;
    const std::string_view line = new_line_around(name, of_tubes_);
    return has_one_of(line, left_out) || line.find("left out") != std::string_view::npos ||
           (has_one_of(line, negations) && has_one_of(line, listed));
}

std::string_view UnlistedTubes::new_line_around(const Name& name, std::size_t& looked_at) {
    if (name.begin < looked_at) return {};
    const std::string_view line = line_around(text_, name);
    looked_at = static_cast<std::size_t>(line.data() - text_.data()) + line.size();
    return line;
}

}  // namespace decant::reading
