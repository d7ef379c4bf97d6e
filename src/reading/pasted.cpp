// Tries what the text may be without its surroundings.
// SPDX-License-Identifier: MIT
#include "reading/pasted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/beside.hpp"
#include "reading/detect.hpp"
#include "reading/outcome.hpp"
#include "reading/separated.hpp"
#include "reading/source.hpp"
#include "reading/split.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {
namespace {

using base::Option;
using base::Remedy;
using puzzles::Open;

/// One of several ways to read a text, and what only this one assumes.
struct Attempt {
    std::vector<Assumption> own;
    Outcome outcome;
};

bool gives_level(const Attempt& way) { return way.outcome.ok() || !way.outcome.error().offered.empty(); }

std::vector<Offer> offers_of(Attempt way) {
    if (way.outcome) return {{*std::move(way.outcome), std::move(way.own)}};
    std::vector<Offer> offers = way.outcome.error().offered;
    for (Offer& offer : offers) offer.own.insert(offer.own.begin(), way.own.begin(), way.own.end());
    return offers;
}

/// The assumption that tells the second offer from the first, if one does.
const Assumption* difference(const Offer& first, const Offer& second) {
    const auto found = std::find_if(second.own.begin(), second.own.end(), [&](const Assumption& assumption) {
        return assumption.doubt &&
               std::none_of(first.own.begin(), first.own.end(), [&](const Assumption& each) {
                   return each.about == assumption.about && each.value == assumption.value;
               });
    });
    return found == second.own.end() ? nullptr : &*found;
}

/// What tells the second offer from the first; or another one, if no option decides on it.
const Assumption* first_difference(const std::vector<Offer>& offers) {
    const Assumption* first = difference(offers[0], offers[1]);
    for (std::size_t i = 2; i < offers.size() && (first == nullptr || first->option); ++i) {
        const Assumption* other = difference(offers[0], offers[i]);
        if (other != nullptr && (first == nullptr || !other->option)) first = other;
    }
    return first;
}

/// The level on which all ways agree that make one; asks where there are several. Where none does, the last
/// way says what is wrong.
Outcome agreed(std::vector<Attempt> ways) {
    if (std::none_of(ways.begin(), ways.end(), gives_level)) return std::move(ways.back().outcome);
    std::erase_if(ways, [](const Attempt& each) { return !gives_level(each); });
    if (ways.size() == 1 && !ways.front().outcome) return std::move(ways.front().outcome);
    std::optional<Refusal> inner;
    std::vector<Offer> offers;
    for (Attempt& way : ways) {
        if (!way.outcome && !inner) inner = way.outcome.error();
        std::vector<Offer> found = offers_of(std::move(way));
        for (Offer& offer : found) {
            const auto is_known = [&](const Offer& each) {
                return is_same(each.level.puzzle(), offer.level.puzzle());
            };
            if (std::none_of(offers.begin(), offers.end(), is_known)) offers.push_back(std::move(offer));
        }
    }
    if (offers.size() == 1) return offers.front().level.assuming(offers.front().own);
    const Assumption* doubtful = first_difference(offers);
    if (doubtful == nullptr && inner) return Refusal{inner->diagnostic, std::move(offers)};
    Diagnostic doubt = doubtful != nullptr
                           ? *doubtful->doubt
                           : Diagnostic{"this text may be several levels", "correct the text", {1, 1}};
    return Refusal{std::move(doubt), std::move(offers)};
}

/// What is said to the reader in one way.
struct Said {
    LoadOptions options;
    std::vector<Assumption> own = {};
};

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

class Surroundings {
  public:
    /// The list that was taken out of the texts, if one was.
    Surroundings(const std::vector<std::string>& texts, std::string_view comments, const FoundList* source)
        : source_(source) {
        for (const std::string& text : texts) look_beside(text, beside_);
        look_at_comments(comments, beside_);
    }

    [[nodiscard]] std::optional<Diagnostic> fault() const {
        if (beside_.fault) return beside_.fault;
        if (beside_.unclear) return unclear(*beside_.unclear);
        if (source_ == nullptr) return std::nullopt;
        const auto differs = [](const Named& said, std::string_view what, std::size_t listed) {
            return Diagnostic{
                fmt::format("this may tell of {} {}, and the list has {}", said.number, what, listed),
                "write all tubes in the list, and leave this out", said.place};
        };
        const auto& tubes = beside_.tubes;
        const auto& empties = beside_.empties;
        // `EMPTY = 3` may be the number that stands for an empty place.
        if (empties && !empties->is_sure && empties->number > 0 &&
            (static_cast<std::size_t>(empties->number) > source_->empty_rows ||
             source_->holds(empties->number))) {
            return Diagnostic{
                fmt::format("{} may tell how many tubes are empty, or stand for an empty place",
                            empties->number),
                "write [] for each empty tube and null for each empty place, and leave this out",
                empties->place};
        }
        if (tubes && static_cast<std::size_t>(tubes->number) != source_->rows)
            return differs(*tubes, "tubes", source_->rows);
        if (empties && static_cast<std::size_t>(empties->number) > source_->empty_rows)
            return differs(*empties, "empty tubes", source_->empty_rows);
        return std::nullopt;
    }

    /// A level that has not as many tubes or colors as is told, or a refusal if all that are offered have
    /// not.
    [[nodiscard]] Outcome compare(Outcome outcome) const {
        if (outcome) {
            if (const auto fault = contradiction(*outcome)) return Refusal{*fault};
            return outcome;
        }
        const auto& offered = outcome.error().offered;
        const auto contradicts = [&](const Offer& each) { return contradiction(each.level).has_value(); };
        if (offered.empty() || !std::all_of(offered.begin(), offered.end(), contradicts)) return outcome;
        return Refusal{*contradiction(offered.front().level)};
    }

    /// What may be meant, as far as no option says it. An object may say all itself: beside one, only what is
    /// said for sure counts, and balls are a claim.
    [[nodiscard]] std::vector<Said> ways(const LoadOptions& options, bool beside_object) const {
        std::vector<Said> ways{{options}};
        const auto& capacity = beside_.capacity;
        if (capacity && (capacity->is_sure || !beside_object) && !options.read.get<int>("capacity"))
            say_capacity(ways);
        if (!options.read.flag("top_first") && !options.read.flag("bottom_first")) say_order(ways);
        if (beside_.ball && !options.read.get<std::string>("rules")) say_rules(ways, beside_object);
        return ways;
    }

  private:
    [[nodiscard]] std::optional<Diagnostic> contradiction(const Level& level) const {
        const puzzles::View view = level.puzzle().start().view();
        const auto* board = std::get_if<puzzles::BoardView>(&view);
        if (board == nullptr) return std::nullopt;
        const auto& tubes = board->tubes;
        const auto empty =
            std::count_if(tubes.begin(), tubes.end(), [](const auto& tube) { return tube.units.empty(); });
        const auto differs = [](const std::optional<Named>& said, std::string_view what,
                                std::ptrdiff_t counted) -> std::optional<Diagnostic> {
            if (!said || said->number == counted) return std::nullopt;
            return Diagnostic{
                fmt::format("this may tell of {} {}, and there are {}", said->number, what, counted),
                "write all tubes of the level, and leave this out", said->place};
        };
        if (auto fault = differs(beside_.tubes, "tubes", std::ssize(tubes))) return fault;
        if (beside_.empties && beside_.empties->number > empty)
            return differs(beside_.empties, "empty tubes", empty);
        return differs(beside_.colors, "colors", std::ssize(board->colors));
    }

    void say_capacity(std::vector<Said>& ways) const {
        const auto [number, is_sure, place] = *beside_.capacity;
        const Option option{"capacity", fmt::format("{}", number)};
        Assumption stated{Open::capacity, fmt::format("{} units per tube by line {}", number, place.line),
                          option};
        if (is_sure) return say_either(ways, {{stated, number}});
        stated.doubt = Diagnostic{"this may be what a tube holds", Remedy{"use ", Option{"capacity"}}, place};
        say_either(ways, {{{Open::capacity, fmt::format("line {} tells no capacity", place.line)}, 0},
                          {stated, number}});
    }

    void say_order(std::vector<Said>& ways) const {
        Assumption bottom{Open::order, "bottom first", Option{"bottom_first"}};
        Assumption top{Open::order, "top first", Option{"top_first"}};
        if (beside_.is_top_first) {
            Assumption& stated = *beside_.is_top_first ? top : bottom;
            stated.value += fmt::format(" by line {}", beside_.order->line);
            return say_either(ways, {{stated, true}});
        }
        // By the habits of a program nobody knows how tubes are listed.
        const bool is_strange = source_ != nullptr && source_->left_aside;
        if (!is_strange && !beside_.order) return;
        top.doubt =
            Diagnostic{"this text may list tubes bottom first or top first, which are two levels",
                       Remedy{"use ", *bottom.option}.or_else({"use ", *top.option}),
                       beside_.order ? *beside_.order : source_->place, base::ProblemKind::order_not_stated};
        say_either(ways, {{bottom, true}, {top, true}});
    }

    void say_rules(std::vector<Said>& ways, bool is_claim) const {
        const Assumption water{Open::rules, "water rules", Option{"rules", "water"}};
        Assumption ball{Open::rules, "ball rules", Option{"rules", "ball"}};
        if (is_claim) return say_either(ways, {{ball, std::string("ball")}});
        ball.doubt = Diagnostic{"this may say that the rules are those of balls",
                                Remedy{"use ", *water.option}.or_else({"use ", *ball.option}), *beside_.ball,
                                base::ProblemKind::rules_not_stated};
        say_either(ways, {{water, std::string("water")}, {ball, std::string("ball")}});
    }

    Beside beside_;
    const FoundList* source_;
};

/// Whether what was understood of the words around a level can be said of the levels of the text's family.
bool takes_orders(const Reader& reader) {
    if (reader.family == nullptr) return false;
    const auto keys = reader.family->read_keys();
    return std::any_of(keys.begin(), keys.end(),
                       [](const puzzles::Key& key) { return key.name == "top_first"; });
}

/// What stands behind a `#` that begins a line or follows a blank, where it stands there.
std::string comments_in(std::string_view text) {
    std::string comments(text);
    for (const base::Line& line : base::lines_of(text)) {
        std::size_t mark = line.text.find('#');
        while (mark != std::string_view::npos && mark > 0 && line.text[mark - 1] != ' ' &&
               line.text[mark - 1] != '\t')
            mark = line.text.find('#', mark + 1);
        const std::size_t end = line.offset + std::min(mark, line.text.size());
        std::fill(comments.begin() + static_cast<std::ptrdiff_t>(line.offset),
                  comments.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    }
    return comments;
}

/// Whether comments tell what the lines beside them leave open: not in forms that state everything, nor below
/// a header of decant's own.
bool leaves_open(std::string_view text, const Reader& reader) {
    constexpr std::array<std::string_view, 6> of_lines{"native", "packed", "csv", "counts", "cups", "layers"};
    constexpr std::array<std::string_view, 5> headers{"rules:", "capacity:", "order:", "partial:", "name:"};
    const auto is_header = [&](const base::Line& line) {
        return std::any_of(headers.begin(), headers.end(), [&](std::string_view header) {
            return base::trim(line.text).starts_with(header);
        });
    };
    const auto lines = base::lines_of(text);
    return takes_orders(reader) && std::none_of(lines.begin(), lines.end(), is_header) &&
           std::any_of(reader.formats.begin(), reader.formats.end(), [&](std::string_view format) {
               return std::find(of_lines.begin(), of_lines.end(), format) != of_lines.end();
           });
}

/// Words around an object may say what its keys do not, or something else.
Outcome read_object(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    const Surroundings surroundings(bare.beside, "", nullptr);
    if (const auto fault = surroundings.fault()) return Refusal{*fault};
    const std::vector<Said> claims = surroundings.ways(options, true);
    const bool has_claims = claims.size() > 1 || !claims.front().own.empty();
    if (!has_claims) return read(bare.text, options);
    std::vector<Attempt> ways;
    for (const Said& said : claims) ways.push_back({said.own, read(bare.text, said.options)});
    Assumption alone{Open::form, "the object as it stands"};
    alone.doubt = Diagnostic{"the words around this object may say more of its level than its keys do",
                             "leave the words out, or say the same by keys",
                             {1, 1}};
    Attempt as_it_stands{{alone}, read(bare.text, options)};
    if (std::none_of(ways.begin(), ways.end(), gives_level) && gives_level(as_it_stands))
        return Refusal{*alone.doubt};
    ways.push_back(std::move(as_it_stands));
    return agreed(std::move(ways));
}

Outcome read_lines_or_list(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    if (is_own(bare.text)) return assuming(read(bare.text, options), bare.assumed);
    if (holds_objects(bare.text)) return assuming(read_object(bare, options, read), bare.assumed);
    std::optional<FoundList> source;
    const bool may_be_list = options.format.empty() || options.format == "list" || options.format == "packed";
    const Reader reader = find_reader(bare.text, options.format);
    if (may_be_list && reader.surest != puzzles::Recognition::yes) {
        auto found =
            list_in(bare.text, [&](std::string_view text) { return gives_level({{}, read(text, options)}); });
        if (!found) return Refusal{found.error()};
        source = *std::move(found);
    }
    std::vector<Assumption> assumed = bare.assumed;
    std::vector<std::string> beside = bare.beside;
    std::string comments;
    if (source && source->left_aside) {
        beside.push_back(source->beside);
        assumed.push_back(*source->left_aside);
    } else if (source) {
        comments = source->beside;
    } else if (leaves_open(bare.text, reader)) {
        comments = comments_in(bare.text);
    }
    const std::string_view level = source ? source->level : bare.text;
    const bool says_nothing = beside.empty() && base::trim(comments).empty();
    if (says_nothing || !takes_orders(source ? find_reader(level, options.format) : reader))
        return assuming(read(level, options), assumed);
    const Surroundings surroundings(beside, comments, source ? &*source : nullptr);
    if (const auto fault = surroundings.fault()) return Refusal{*fault};
    std::vector<Attempt> ways;
    for (const Said& said : surroundings.ways(options, false))
        ways.push_back({said.own, read(level, said.options)});
    return assuming(surroundings.compare(agreed(std::move(ways))), assumed);
}

/// Lines with marks or brackets are taken apart where nothing else can be made of them, and where the list of
/// those in brackets would leave the others out. Those that were numbered are tubes for sure.
Outcome read_unwrapped(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read,
                       bool are_tubes = false) {
    auto separated = options.format.empty() ? without_separators(bare.text, are_tubes) : std::nullopt;
    const auto read_separated = [&] {
        separated->lines.beside = bare.beside;
        separated->lines.assumed.insert(separated->lines.assumed.begin(), bare.assumed.begin(),
                                        bare.assumed.end());
        Outcome outcome = read_lines_or_list(separated->lines, options, read);
        if (outcome) return outcome;
        Refusal refusal = outcome.error();
        if (refusal.diagnostic.place.line > 0)
            refusal.diagnostic.place.column = 1;  // the lines stay, and no more
        return Outcome(std::move(refusal));
    };
    if (separated && separated->is_empty_beside_brackets) return read_separated();
    Outcome outcome = read_lines_or_list(bare, options, read);
    if (!separated || gives_level({{}, outcome})) return outcome;
    Outcome apart = read_separated();
    return gives_level({{}, apart}) ? apart : outcome;
}

}  // namespace

Result<Level, Refusal> read_pasted(std::string_view text, const LoadOptions& options, const ReadAsIs& read) {
    if (is_own(text)) return read(text, options);
    const auto bare = without_fences(text);
    if (!bare) return Refusal{bare.error()};
    if (const auto object = object_in(bare->text)) {
        Unwrapped alone{std::string(bare->text.size(), ' '), bare->beside, bare->assumed};
        std::string around = bare->text;
        for (std::size_t i = 0; i < around.size(); ++i) {
            if (around[i] == '\n') alone.text[i] = '\n';
            if (i >= object->begin && i < object->end) std::swap(alone.text[i], around[i]);
        }
        alone.beside.push_back(std::move(around));
        return read_unwrapped(alone, options, read);
    }
    std::vector<Unwrapped> inner = without_marks(bare->text);
    if (inner.empty()) return read_unwrapped(*bare, options, read);
    std::vector<Attempt> ways;
    ways.push_back({{}, read_unwrapped(*bare, options, read)});
    for (Unwrapped& each : inner) {
        each.beside.insert(each.beside.end(), bare->beside.begin(), bare->beside.end());
        std::vector<Assumption> own = std::exchange(each.assumed, bare->assumed);
        own.back().doubt = Diagnostic{"this text may be a level with or without what is around its units",
                                      "remove numbers, bullets or bars, or write one tube a line",
                                      {1, 1}};
        Outcome outcome = read_unwrapped(each, options, read, true);
        ways.push_back(
            {std::move(own), each.has_places ? std::move(outcome) : without_place(std::move(outcome))});
    }
    Outcome outcome = agreed(std::move(ways));
    if (outcome) return outcome;
    Refusal refusal = outcome.error();
    for (Offer& offer : refusal.offered) {
        if (offer.own.empty()) offer.own.push_back({Open::form, "as it stands"});
    }
    return refusal;
}

}  // namespace decant::reading
