// Lists the types of answers.
// SPDX-License-Identifier: MIT
#include <span>
#include <utility>

#include "api/decant.hpp"
#include "api/proofs.hpp"
#include "requests/shape.hpp"

namespace decant::requests {
// The short names of this table are those of other things elsewhere.
namespace shapes {
namespace {

using Kind = Shape::Kind;
using Parts = std::vector<Part>;

Shape shape(Kind kind, std::string name = {}, std::vector<std::string> words = {}, std::vector<Shape> of = {},
            Parts parts = {}) {
    return {kind, std::move(name), std::move(words), std::move(of), std::move(parts)};
}

const Shape text = shape(Kind::text);
const Shape whole = shape(Kind::whole);
const Shape number = shape(Kind::number);
const Shape flag = shape(Kind::flag);
const Shape nothing = shape(Kind::nothing);

Shape constant(std::string json) { return shape(Kind::constant, std::move(json)); }
Shape words(std::vector<std::string> list) { return shape(Kind::words, {}, std::move(list)); }
Shape type(std::string name) { return shape(Kind::type, std::move(name)); }
Shape list(Shape of) { return shape(Kind::list, {}, {}, {std::move(of)}); }
Shape pair(Shape of) { return shape(Kind::pair, {}, {}, {std::move(of)}); }
Shape map(Shape of) { return shape(Kind::map, {}, {}, {std::move(of)}); }
Shape object(Parts parts) { return shape(Kind::object, {}, {}, {}, std::move(parts)); }
Shape either(std::vector<Shape> of) { return shape(Kind::either, {}, {}, std::move(of)); }
Shape or_null(Shape shape) { return either({std::move(shape), nothing}); }

Part maybe(std::string name, Shape shape, std::string summary = {}) {
    return {std::move(name), std::move(shape), std::move(summary), false};
}

Parts joined(Parts parts, const Parts& more) {
    parts.insert(parts.end(), more.begin(), more.end());
    return parts;
}

const Part read = maybe("read", type("Read"));
const Part tube_rules = maybe("rules", map(text), "The rules of this tube alone, such as `gives`: `no`.");
const Part closed = maybe("closed", flag, "Whether nothing goes in or out for now.");
const Part hidden_units =
    maybe("hidden", list(whole), "The units that the player does not see, counted from 0 at the bottom.");

/// The shape of an answer about a level, which begins like this.
Shape about(const Parts& parts) {
    const Parts head{{"decant", constant("1")},
                     {"family", type("Family")},
                     maybe("rules", type("Rules"), "Only for tubes."),
                     maybe("goal", type("Goal"), "Only for tubes of different capacities.")};
    return object(joined(joined(head, parts), {read}));
}

const Parts of_step{{"move", text, "As text."},
                    {"note", text, "A note on the move."},
                    {"goes_on", flag, "Whether the same token made the move before."}};

Parts parts_of(std::span<const api::FieldType> fields, bool required) {
    Parts parts;
    for (const api::FieldType& field : fields)
        parts.push_back(
            {std::string(field.name), field.is_text ? text : whole, std::string(field.summary), required});
    return parts;
}

/// One of those that the families have.
template <class Of>
Shape one_of_families(const Of& shape_of) {
    std::vector<Shape> shapes;
    for (const api::FamilyPlans& plans : api::plan_types()) shapes.push_back(shape_of(plans.type));
    return either(std::move(shapes));
}

std::vector<std::string> described_families() {
    std::vector<std::string> words;
    for (const api::FamilyPlans& plans : api::plan_types()) words.push_back(plans.family);
    return words;
}

/// The words of a table.
template <class Entries>
Shape words_of(const Entries& entries) {
    std::vector<std::string> list;
    for (const auto& entry : entries) list.emplace_back(entry.word);
    return words(std::move(list));
}

const Parts work{{"expanded", whole}, {"generated", whole}};
const Part peak{"peak_memory_bytes", whole};
const Part not_checked = maybe("unchecked", list(text), "Keys of the plan that say what was not checked.");
const Part not_used = maybe("unused", list(text),
                            "Lines of the plan that were not used, as they have an odd count of numbers.");

std::vector<Type> words_and_moves() {
    std::vector<Type> types{
        {"Rules", words({"water", "ball"})},
        {"Goal", words({"full", "gathered"}),
         "At the end each tube is empty or full of one color; or each holds one color, and at most one tube "
         "of a color is not full."},
        {"Family", words(described_families())},
        {"Maker", words({"deal", "reverse", "climb"})},
        {"Status", words({"solved", "unsolvable", "unknown"})},
        {"Claim", words({"optimal", "bounded", "none"})},
        {"LimitWord", words_of(api::limit_entries), "Which limit ended a search early."},
        {"Assumption",
         object({{"about", words_of(api::open_entries)},
                 {"value", text, "In words, such as `bottom first`."},
                 maybe("where", list(whole),
                       "Where to look in a picture: left, top, right and bottom, in pixels.")}),
         "Something taken for granted because a text leaves it open."},
        {"Aside",
         object({maybe("line", whole, "From 1; absent where the text has no lines."), {"text", text}}),
         "A line beside a level, or the part of one, of which nothing was made."},
        {"OfferedReading",
         object({{"level", or_null(text), "Its code."},
                 {"assumed", list(type("Assumption")), "Assumptions that the readings do not share."},
                 maybe("options", map(either({flag, whole, text})),
                       "The keys that choose it, if keys do; else ask for its code.")}),
         "One of the levels that a text may mean."},
        {"Read",
         object({{"form", text, "The format that its text has."},
                 {"assumed", list(type("Assumption"))},
                 {"not_used", list(type("Aside"))},
                 {"comments", list(type("Aside"))}}),
         "How a text was understood that leaves something open, or of which something was not used."},
    };
    for (const api::FamilyPlans& plans : api::plan_types())
        types.push_back({std::string(plans.type.move), object(parts_of(plans.type.fields, true)),
                         std::string(plans.type.move_summary)});
    types.push_back(
        {"Move", one_of_families([](const auto& plans) { return type(std::string(plans.move)); })});
    return types;
}

/// The solutions of one family: the verdict on a level and its plan, and more about the work.
Type solution(const api::FamilyPlans& plans, Parts answer, const Parts& more) {
    answer.push_back(maybe("moves", list(type(std::string(plans.type.move)))));
    Parts weaker;
    for (const Part& part : answer) {
        if (part.required || part.name == "length" || part.name == "moves") weaker.push_back(part);
    }
    Parts parts{{"decant", constant("1")}, {"family", constant('"' + plans.family + '"')}};
    parts = joined(joined(parts, answer), more);
    if (plans.type.has_rules) {
        parts =
            joined(parts, {{"rules", type("Rules")},
                           maybe("goal", type("Goal"), "Only for tubes of different capacities."),
                           maybe("gathered", object(weaker),
                                 "If the goal is full and has no plan: the answer with the goal gathered."),
                           read});
    }
    return {std::string(plans.type.solution), object(joined(parts, parts_of(plans.type.facts, false)))};
}

std::vector<Type> solutions() {
    const Parts answer{
        {"status", type("Status")},
        {"claim", or_null(type("Claim"))},
        maybe("factor", number, "For a bounded claim: the plan is at most this many times the shortest."),
        maybe("length", whole),
        {"lower_bound", or_null(whole), "No plan has fewer moves; null when there is none."},
        maybe("solvable", or_null(constant("true")), "If no plan is known: whether one is known to exist."),
        maybe("limit", type("LimitWord"), "Which limit ended the search early."),
        maybe("cancelled", constant("true")),
    };
    const Parts more{
        maybe("advice", or_null(type("Advice")),
              "For levels that cannot be solved, if asked for: which remedies help, and in how many moves."),
        {"stats", type("Stats")},
    };
    std::vector<Type> types{
        {"Stats", object(joined(joined({{"algorithm", text}}, work), {{"seconds", number}, peak}))},
        {"Advice",
         object(
             {maybe("upside_down", or_null(whole),
                    "The length of a plan, if one is known; null if it does not help."),
              maybe("extra_tubes", or_null(object({{"count", whole}, maybe("length", whole)})),
                    "The smallest number known to help; null if two do not help."),
              {"helps", object({maybe("upside_down", or_null(flag)), maybe("extra_tubes", or_null(flag))}),
               "Whether it helps; null if that is not known."},
              {"claims", object({maybe("upside_down", type("Claim")), maybe("extra_tubes", type("Claim"))}),
               "The claims about these plans: only an optimal one is shortest."},
              {"levels", object({maybe("upside_down", text), maybe("extra_tubes", text)}),
               "The codes of the resulting levels, for those that help."}})},
    };
    for (const api::FamilyPlans& plans : api::plan_types()) types.push_back(solution(plans, answer, more));
    types.push_back(
        {"Solution", one_of_families([](const auto& plans) { return type(std::string(plans.solution)); })});
    types.push_back(
        {"Hint", about({{"played", whole, "Moves made so far."},
                        not_checked,
                        not_used,
                        {"status", type("Status")},
                        maybe("lost_by", or_null(object({{"move", whole}, maybe("length_before", whole)}))),
                        maybe("hopeless_from_start", or_null(flag)),
                        maybe("lower_bound", whole, "If the status is unknown: no plan has fewer moves."),
                        maybe("solvable", or_null(constant("true")),
                              "If the status is unknown: whether a plan is known to exist."),
                        maybe("limit", type("LimitWord")),
                        maybe("cancelled", constant("true")),
                        maybe("look_at", or_null(either({object({{"tube", whole}}),
                                                         object({{"token", text}, {"node", text}})}))),
                        maybe("next", or_null(type("Move"))),
                        maybe("claim", type("Claim")),
                        maybe("length", whole),
                        maybe("moves", list(type("Move")))})});
    return types;
}

std::vector<Type> figures() {
    const Shape figure = map(either({number, text}));
    const Shape share = or_null(number);
    const Shape count = or_null(whole);
    return {
        {"Player",
         object({{"games", whole}, {"wins", whole}, {"rate", number}, {"low", number}, {"high", number}})},
        {"Analysis",
         about({{"complete", flag},
                {"solvable", or_null(flag)},
                {"length", count},
                {"states", whole},
                maybe("limit", type("LimitWord")),
                maybe("goals", whole),
                maybe("dead", whole),
                maybe("distances", list(whole), "How many positions are 0, 1, 2, ... moves from a goal."),
                maybe("hardest", or_null(object({{"length", whole}, {"level", or_null(text)}}))),
                {"difficulty", or_null(number), "From 0 to 100."},
                {"shortest_plans", or_null(text)},
                {"dead_share", share},
                {"losing_share", share},
                {"losing_share_on_plans", share},
                {"misleading_share_on_plans", share},
                {"detour_share", share},
                {"plan_positions", count},
                {"forced_positions", count},
                {"last_losing_move", count},
                {"random_player", or_null(type("Player"))},
                {"greedy_player", or_null(type("Player"))},
                {"most_moves", count},
                maybe("fewest_empty_tubes", count),
                {"estimated", list(text), "The names of figures that are estimates."},
                maybe("coverage", object({{"positions", whole}, {"known", whole}})),
                {"stats", object(joined(work, {peak}))}})},
        {"Generated",
         object({{"id", whole},
                 {"family", text},
                 {"name", text},
                 {"code", text},
                 {"key", text},
                 {"source", text},
                 {"line", whole},
                 {"label", text},
                 {"facts", figure},
                 {"metrics", figure},
                 {"plan", or_null(object({{"moves", text}, {"claim", type("Claim")}}))},
                 {"text", text}}),
         "A new level."},
        {"Check", about({{"valid", flag},
                         {"length", whole},
                         maybe("illegal_move", whole),
                         maybe("false_move", whole, "The move about which the plan says something false."),
                         maybe("reason", text),
                         not_checked,
                         not_used})},
        {"Meaning",
         object({{"family", type("Family")},
                 {"summary", text, "In one line: form, assumptions and size."},
                 {"form", text, "The format that the text has."},
                 {"assumed", list(type("Assumption"))},
                 {"not_used", list(type("Aside"))},
                 {"comments", list(type("Aside"))},
                 maybe("options", map(either({flag, whole, text})),
                       "The keys that choose it, if keys do; else ask for its code."),
                 {"level", or_null(text), "Its code."},
                 {"facts", figure},
                 {"units", map(whole), "The units of each color; empty where there are no tubes."},
                 {"text", text, "The level as native text."},
                 {"position", type("Placement")},
                 {"view", type("View"), "How it is drawn; a color looks the same in all readings."},
                 maybe("choice", text, "The assumptions that the other readings do not make, in words.")}),
         "A level that a text may mean."},
        {"Meanings", object({{"decant", constant("1")},
                             {"readings", list(type("Meaning"))},
                             maybe("doubt", text, "The question to decide if there are several.")})},
        {"Converted", object({{"decant", constant("1")}, {"format", text}, {"level", text}})},
        {"ProofClaim", words_of(api::claim_entries),
         "The claim: a shortest plan of that length, no shorter one, or no plan."},
        {"ProofKind", words_of(api::kind_entries), "The kind of entries in the proof."},
        {"Proof", object({{"decant", constant("1")},
                          {"level", text, "The code of the level."},
                          maybe("goal", type("Goal"), "Only for tubes of different capacities."),
                          {"claim", type("ProofClaim")},
                          maybe("length", whole),
                          {"kind", type("ProofKind")},
                          {"entries", whole},
                          {"bytes", whole},
                          {"proof", text, "The text, as docs/proof-format.md describes it."}})},
        {"ProofVerdict", object({{"decant", constant("1")},
                                 {"status", words({"verified", "rejected", "unchecked"})},
                                 maybe("level", text, "The code of the level that the proof is about."),
                                 maybe("goal", type("Goal"), "Only for tubes of different capacities."),
                                 maybe("claim", type("ProofClaim")),
                                 maybe("length", whole),
                                 maybe("kind", type("ProofKind")),
                                 maybe("entries", whole),
                                 maybe("successors", whole, "How many successors were looked up."),
                                 maybe("line", whole, "The line where the proof is wrong."),
                                 maybe("problem", text, "The problem there.")})},
        {"Rendered", object({{"decant", constant("1")}, {"svg", text}})},
        {"Graph",
         about({{"length", count},
                {"states", list(object({{"level", or_null(text)}, {"distance", count}}))},
                {"edges", list(pair(whole))},
                {"goals", list(whole)},
                {"plan", or_null(list(whole))}}),
         "All positions of a level: edges are pairs of their numbers, and 0 is the level itself."},
    };
}

std::vector<Type> positions() {
    return {
        {"BoardView",
         object(
             {{"kind", constant(R"("board")")},
              {"balls", flag},
              {"colors", list(object({{"name", text}, {"letter", text}, {"swatch", whole}})),
               "`swatch`: the index of its color in the palette."},
              {"tubes",
               list(object({{"capacity", whole}, {"units", list(whole)}, tube_rules, closed, hidden_units})),
               "Units from the bottom, each an index into `colors`, or -1 if hidden."}})},
        {"MapToken", object({{"kind", text}, {"color", whole}, {"node", whole}})},
        {"MapView", object({{"kind", constant(R"("map")")},
                            {"nodes", list(object({{"name", text}, {"x", number}, {"y", number}}))},
                            {"edges",
                             list(object({{"from", whole},
                                          {"to", whole},
                                          {"both_ways", flag},
                                          {"condition", text},
                                          {"open", flag}})),
                             "An edge with an empty condition is always open."},
                            {"tokens", list(type("MapToken"))},
                            {"goals", list(type("MapToken"))}})},
        {"View", either({type("BoardView"), type("MapView")}), "How a page draws a position."},
        {"TubePlacement",
         list(
             object({{"capacity", whole}, {"units", list(or_null(text))}, tube_rules, closed, hidden_units})),
         "Units from the bottom, by the names of their colors; null if hidden."},
        {"MapPlacement",
         object({{"nodes", list(object({{"name", text}, maybe("x", number), maybe("y", number)}))},
                 {"edges", list(object({{"from", text},
                                        {"to", text},
                                        {"both_ways", flag},
                                        {"condition", or_null(text), "Null if it is always open."},
                                        {"open", flag}}))},
                 {"tokens", list(object({{"token", text}, {"node", text}}))},
                 {"goals", list(object({{"token", text}, {"node", text}}))}})},
        {"Placement", either({type("TubePlacement"), type("MapPlacement")}),
         "A position by names, as `show` prints it."},
        {"Step", one_of_families([](const auto& plans) {
             return object(joined(of_step, parts_of(plans.fields, true)));
         }),
         "A move that was made."},
        {"Position",
         about({{"code", text, "The code of this position."},
                {"start", text, "The code of the level that it comes from."},
                {"title", text, "Name, size and rules in one line."},
                maybe("name", text),
                {"size", text, "Such as `2 colors in 3 tubes of 4`."},
                {"won", flag},
                {"moves", text},
                {"steps", list(type("Step"))},
                {"legal", list(text), "The moves that can be made now, as text."},
                {"position", type("Placement")},
                {"view", type("View")},
                not_checked,
                not_used}),
         "A level after some moves."},
        {"Levels",
         object({{"decant", constant("1")},
                 {"levels", list(object({{"family", type("Family")}, {"name", text}, {"code", text}}))}})},
    };
}

}  // namespace
}  // namespace shapes

const std::vector<Type>& types() {
    static const std::vector<Type> all = [] {
        std::vector<Type> list = shapes::words_and_moves();
        for (const auto& more : {shapes::solutions(), shapes::figures(), shapes::positions()})
            list.insert(list.end(), more.begin(), more.end());
        return list;
    }();
    return all;
}

}  // namespace decant::requests
