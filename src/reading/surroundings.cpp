// Weighs what was found beside a level against what the level has.
// SPDX-License-Identifier: MIT
#include "reading/surroundings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "puzzles/family.hpp"
#include "reading/board.hpp"
#include "reading/prose.hpp"
#include "reading/remarks.hpp"

namespace decant::reading {
namespace {

using base::Option;
using base::Remedy;
using puzzles::Open;

std::string counted(const Named& said, std::string_view noun) {
    return base::counted(static_cast<std::size_t>(std::max(said.number, 0)), noun);
}

/// Says one of two things, beside all that was said before.
void say_either(std::vector<Said>& ways,
                const std::vector<std::pair<Assumption, puzzles::Values::Value>>& either) {
    std::vector<Said> said;
    for (const Said& way : ways) {
        for (const auto& [assumption, value] : either) {
            said.push_back(way);
            said.back().own.push_back(assumption);
            if (assumption.option) said.back().options.read.set(assumption.option->name, value);
        }
    }
    ways = std::move(said);
}

}  // namespace

Surroundings::Surroundings(Beside said, const std::vector<std::string>& texts, std::string_view comments,
                           const FoundList* source)
    : beside_(std::move(said)), source_(source) {
    for (const std::string& text : texts) {
        look_beside(text, beside_);
        look_at_comments(told_in(text), beside_);
    }
    look_at_comments(comments, beside_);
}

void Surroundings::leave_out(Open about) {
    if (about == Open::rules) beside_.ball = std::nullopt;
    if (about == Open::capacity) beside_.capacity = std::nullopt;
    if (about != Open::order) return;
    beside_.order = std::nullopt;
    beside_.is_top_first = std::nullopt;
}

std::optional<Diagnostic> Surroundings::fault() const {
    if (beside_.fault) return beside_.fault;
    if (beside_.unclear) return puzzles::unclear(*beside_.unclear);
    if (source_ == nullptr) return std::nullopt;
    const auto differs = [](const Named& said, std::string_view what, std::size_t listed) {
        return Diagnostic{
            fmt::format("this may tell of {}, and the list has {}", counted(said, what), listed),
            "write all tubes in the list, and leave this out", said.place, base::ProblemKind::contradiction};
    };
    const auto& tubes = beside_.tubes;
    const auto& empties = beside_.empties;
    // `EMPTY = 3` may be the number that stands for an empty place.
    if (empties && !empties->is_sure && empties->number > 0 &&
        (static_cast<std::size_t>(empties->number) > source_->empty_rows ||
         source_->holds(empties->number))) {
        return Diagnostic{
            fmt::format("{} may tell how many tubes are empty, or stand for an empty place", empties->number),
            "write [] for each empty tube and null for each empty place, and leave this out", empties->place,
            base::ProblemKind::part_or_remark};
    }
    if (tubes && static_cast<std::size_t>(tubes->number) != source_->rows)
        return differs(*tubes, "tube", source_->rows);
    if (empties && static_cast<std::size_t>(empties->number) > source_->empty_rows)
        return differs(*empties, "empty tube", source_->empty_rows);
    return std::nullopt;
}

Outcome Surroundings::compare(Outcome outcome) const {
    if (outcome) {
        if (const auto fault = contradiction(*outcome)) return Refusal{*fault};
        return outcome;
    }
    const auto& offered = outcome.error().offered;
    const auto contradicts = [&](const Offer& each) { return contradiction(each.level).has_value(); };
    if (offered.empty() || !std::all_of(offered.begin(), offered.end(), contradicts)) return outcome;
    return Refusal{*contradiction(offered.front().level)};
}

std::vector<Said> Surroundings::ways(const LoadOptions& options, bool beside_object) const {
    std::vector<Said> ways{{options}};
    const auto& capacity = beside_.capacity;
    if (capacity && (capacity->is_sure || !beside_object) && !options.read.get<int>("capacity"))
        say_capacity(ways);
    if (!options.read.flag("top_first") && !options.read.flag("bottom_first")) say_order(ways);
    if (beside_.ball && !options.read.get<std::string>("rules")) say_rules(ways, beside_object);
    return ways;
}

std::optional<Diagnostic> Surroundings::contradiction(const Level& level) const {
    const auto board = board_of(level);
    if (!board) return std::nullopt;
    const std::ptrdiff_t empty = empty_tubes(*board);
    const auto differs = [](const std::optional<Named>& said, std::string_view what,
                            std::ptrdiff_t number) -> std::optional<Diagnostic> {
        if (!said || said->number == number) return std::nullopt;
        return Diagnostic{fmt::format("this may tell of {}, and there are {}", counted(*said, what), number),
                          "write all tubes of the level, and leave this out", said->place,
                          base::ProblemKind::contradiction};
    };
    if (auto fault = differs(beside_.tubes, "tube", std::ssize(board->tubes))) return fault;
    if (beside_.empties && beside_.empties->number > empty)
        return differs(beside_.empties, "empty tube", empty);
    return differs(beside_.colors, "color", std::ssize(board->colors));
}

void Surroundings::say_capacity(std::vector<Said>& ways) const {
    const auto [number, is_sure, place] = *beside_.capacity;
    const Option option{"capacity", fmt::format("{}", number)};
    Assumption stated{Open::capacity, fmt::format("{} units per tube by line {}", number, place.line),
                      option};
    stated.is_told = true;
    if (is_sure) return say_either(ways, {{stated, number}});
    stated.doubt = Diagnostic{"this may be what a tube holds", Remedy{"use ", Option{"capacity"}}, place,
                              base::ProblemKind::capacity_not_stated};
    say_either(ways, {{{Open::capacity, fmt::format("line {} tells no capacity", place.line)}, 0},
                      {stated, number}});
}

void Surroundings::say_order(std::vector<Said>& ways) const {
    Assumption bottom{Open::order, "bottom first", Option{"bottom_first"}};
    Assumption top{Open::order, "top first", Option{"top_first"}};
    if (beside_.is_top_first) {
        Assumption& stated = *beside_.is_top_first ? top : bottom;
        stated.value += fmt::format(" by line {}", beside_.order->line);
        stated.is_told = true;
        return say_either(ways, {{stated, true}});
    }
    // By the habits of a program nobody knows how tubes are listed. Sentences have none.
    const bool is_strange =
        source_ != nullptr && source_->left_aside && !has_sentences_alone(source_->beside);
    if (!is_strange && !beside_.order) return;
    top.doubt =
        Diagnostic{"this text may list tubes bottom first or top first, which are two levels",
                   Remedy{"use ", *bottom.option}.or_else({"use ", *top.option}),
                   beside_.order ? *beside_.order : source_->place, base::ProblemKind::order_not_stated};
    // What is listed may be no tubes but layers of them, of which no order can be said.
    const std::vector<Said> unsaid = ways;
    say_either(ways, {{bottom, true}, {top, true}});
    ways.insert(ways.end(), unsaid.begin(), unsaid.end());
}

void Surroundings::say_rules(std::vector<Said>& ways, bool is_claim) const {
    const Assumption water{Open::rules, "water rules", Option{"rules", "water"}};
    Assumption ball{Open::rules, "ball rules", Option{"rules", "ball"}};
    if (is_claim) return say_either(ways, {{ball, std::string("ball")}});
    ball.doubt = Diagnostic{"this may say that the rules are those of balls",
                            Remedy{"use ", *water.option}.or_else({"use ", *ball.option}), *beside_.ball,
                            base::ProblemKind::rules_not_stated};
    say_either(ways, {{water, std::string("water")}, {ball, std::string("ball")}});
}

std::optional<Diagnostic> remark_on(Beside said, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) look_at_comments(text, said);
    const auto& remark = said.remark ? said.remark : said.order;
    return remark ? std::optional(puzzles::unclear(*remark)) : std::nullopt;
}

}  // namespace decant::reading
