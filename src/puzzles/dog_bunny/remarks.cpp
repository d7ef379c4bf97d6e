// Knows the words that change a sentence about a map, and what they can be about.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/remarks.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using Words = std::vector<std::string>;

/// Whether two words follow each other.
bool has_pair(const Words& words, const base::Words& first, const base::Words& second) {
    return std::adjacent_find(words.begin(), words.end(), [&](const auto& one, const auto& next) {
               return base::holds(first, one) && base::holds(second, next);
           }) != words.end();
}

/// Without the name of the game.
Words without_game(Words words) {
    for (std::size_t i = 0; i + 1 < words.size();) {
        const auto at = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (words[i] == "dog" && words[i + 1] == "bunny")
            words.erase(at, at + 2);
        else
            ++i;
    }
    return words;
}

/// `bunny, bunny, dog`: in another order than that in which numbers of places stand.
bool lists_dog_later(const Words& words) {
    static constexpr base::Words animals = "dog dogs bunny bunnies rabbit rabbits";
    const bool are_animals = std::all_of(words.begin(), words.end(),
                                         [&](const std::string& word) { return base::holds(animals, word); });
    return are_animals && words.size() > 1 && first_of(words, "dog dogs") > 0;
}

}  // namespace

bool name_edges(const Words& words) {
    return has_one_of(words,
                      "edge edges arrow arrows condition conditions third fourth column columns element "
                      "tuple tuples");
}

bool tell_of_vacancy(const Words& words) {
    static constexpr base::Words vacancies =
        "off empty vacant unoccupied free blocked blocker blockers blocks blocking forbidden absent nobody "
        "closed closes shut unless until clear deserted";
    static constexpr base::Words negations = "no not without never";
    static constexpr base::Words presences = "on occupied full present somebody there token";
    return has_one_of(words, vacancies) || (has_one_of(words, negations) && has_one_of(words, presences));
}

bool tell_plainly_of_vacancy(const Words& words) {
    return has_one_of(words, "blocked blocker blockers blocks blocking forbidden vacant unoccupied free") ||
           (has_one_of(words, "not") && has_one_of(words, "occupied present"));
}

bool turn_edges(const Words& words) {
    static constexpr base::Words beginnings = "from source src";
    static constexpr base::Words endings = "to target destination dest dst";
    const bool ends_first =
        has_one_of(words, beginnings) && first_of(words, endings) < first_of(words, beginnings);
    return ends_first || has_one_of(words, "reverse reversed backward backwards inverse inverted");
}

bool lead_both_ways(const Words& words) {
    return has_one_of(words, "both undirected bidirectional symmetric") ||
           (has_one_of(words, "two") && has_one_of(words, "way ways"));
}

bool tell_of_change(const Words& words) {
    static constexpr base::Words changes =
        "must should only except instead also either any every each all enough none never not no nobody "
        "back opposite swap swapped switched exchanged first second last behind before ignore skip wrong "
        "missing broken removed forgot forgotten another same different order cannot keep anywhere "
        "wherever anyone optional interchangeable";
    return has_one_of(words, changes) || tell_of_vacancy(words) || turn_edges(words) ||
           lead_both_ways(words) || has_pair(words, "has have had needs", "to") ||
           has_pair(words, "left", "out") || has_pair(words, "can", "t");
}

bool tell_of_map(const Words& all) {
    static constexpr base::Words parts =
        "edge edges arrow arrows link links road roads way ways connection connections dog dogs bunny "
        "bunnies rabbit rabbits animal animals token tokens start starts goal goals target targets finish "
        "node nodes place places condition conditions third fourth last column columns element number "
        "numbers them direction directions";
    const Words words = without_game(all);
    const bool places = has_pair(words, "dog dogs bunny bunnies rabbit rabbits starts ends", "on at");
    const bool moves_together = has_pair(words, "same", "time") || has_pair(words, "at", "once");
    return lists_dog_later(words) || places || moves_together ||
           (tell_of_change(words) && has_one_of(words, parts)) || has_pair(words, "one any some", "of") ||
           has_pair(words, "count counted numbered", "from") || has_pair(words, "vice", "versa") ||
           has_pair(words, "come go get turn", "back") ||
           has_one_of(words, "backwards undirected bidirectional simultaneously together");
}

std::optional<std::size_t> find_remark(std::string_view text) {
    for (const base::Line& line : base::lines_of(text)) {
        if (!tell_of_map(words_of(line.text))) continue;
        return line.offset + std::min(line.text.find_first_not_of(" \t"), line.text.size());
    }
    return std::nullopt;
}

}  // namespace decant::puzzles::dog_bunny
