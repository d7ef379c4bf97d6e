// Writes the board as decant's own text, and what is in doubt as assumptions.
// SPDX-License-Identifier: MIT
#include "reading/picture.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "reading/detect.hpp"

namespace decant::reading {
namespace {

using base::Option;
using base::Remedy;
using picture::Board;
using picture::Doubt;
using picture::Place;
using picture::State;
using picture::Tube;
using puzzles::Open;

/// The contents of a tube: its places up to the last one that is not empty.
std::string line_of(const Tube& tube, const std::vector<std::string>& names) {
    const auto top = std::find_if(tube.places.rbegin(), tube.places.rend(),
                                  [](const Place& place) { return place.state != State::empty; });
    std::vector<std::string> units;
    for (auto place = tube.places.begin(); place != top.base(); ++place)
        units.push_back(place->state == State::unit ? names[static_cast<std::size_t>(place->color)] : "?");
    return units.empty() ? "-" : fmt::format("{}", fmt::join(units, " "));
}

std::string text_of(const Board& board, const std::vector<std::string>& names, bool is_partial) {
    std::string text = fmt::format("decant tube-sort 1\ncapacity: {}\n", board.capacity);
    if (board.has_balls) text += "rules: ball\n";
    if (is_partial) text += "partial: yes\n";
    for (const Tube& tube : board.tubes) text += fmt::format("{}\n", line_of(tube, names));
    return text;
}

std::array<int, 4> pixels_of(const picture::Rectangle& where) {
    const auto pixel = [](double at) { return static_cast<int>(std::lround(at)); };
    return {pixel(where.left), pixel(where.top), pixel(where.right), pixel(where.bottom)};
}

std::string content_of(const Place& place, const std::vector<std::string>& names) {
    const auto name = [&](int color) { return names[static_cast<std::size_t>(color)]; };
    if (place.state == State::hidden) return "is hidden";
    if (place.state == State::empty) return "is empty";
    if (place.state == State::unknown) return "cannot be told";
    return "is " + name(place.color) + (place.rival < 0 ? "" : " or " + name(place.rival));
}

/// `tube 3, place 2 from the bottom`
std::string place_of(std::size_t tube, std::size_t place) {
    return fmt::format("tube {}, place {} from the bottom", tube + 1, place + 1);
}

/// Where something beside the tubes is: `right of tube 3`.
std::string beside(const Board& board, const picture::Rectangle& where) {
    std::optional<std::size_t> left;
    std::optional<std::size_t> right;
    std::size_t nearest = 0;
    const auto away = [&](std::size_t tube) {
        const picture::Rectangle& frame = board.tubes[tube].frame;
        return std::hypot(frame.center_x() - where.center_x(), frame.center_y() - where.center_y());
    };
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const picture::Rectangle& frame = board.tubes[t].frame;
        if (away(t) < away(nearest)) nearest = t;
        if (where.center_y() < frame.top || where.center_y() > frame.bottom) continue;
        std::optional<std::size_t>& side = frame.center_x() < where.center_x() ? left : right;
        if (!side || away(t) < away(*side)) side = t;
    }
    if (left && right) return fmt::format("between tubes {} and {}", *left + 1, *right + 1);
    if (left) return fmt::format("right of tube {}", *left + 1);
    if (right) return fmt::format("left of tube {}", *right + 1);
    const bool is_above = where.center_y() < board.tubes[nearest].frame.center_y();
    return fmt::format("{} tube {}", is_above ? "above" : "below", nearest + 1);
}

/// The tubes that lie there, or what is beside it; nothing for all of them.
std::string whereabouts(const Board& board, const picture::Rectangle& where) {
    std::vector<std::size_t> there;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const picture::Rectangle& frame = board.tubes[t].frame;
        const bool is_crossed = where.left < frame.center_x() && frame.center_x() < where.right &&
                                where.top < frame.bottom && frame.top < where.bottom;
        if (is_crossed) there.push_back(t);
    }
    if (there.empty()) return beside(board, where);
    if (there.size() == board.tubes.size()) return "";
    return there.size() == 1 ? fmt::format("tube {}", there.front() + 1)
                             : fmt::format("tubes {} to {}", there.front() + 1, there.back() + 1);
}

std::string words_of(const Board& board, const picture::Question& question,
                     const std::vector<std::string>& names) {
    const auto name = [&](std::size_t at) { return names[static_cast<std::size_t>(question.colors[at])]; };
    if (question.colors.size() == 1) return name(0) + " may be two colors";
    if (question.colors.size() == 2) return fmt::format("{} and {} may be one color", name(0), name(1));
    std::string what(picture::words(question.doubt));
    const auto hidden = picture::hidden_color(board);
    if (question.doubt == Doubt::hidden && hidden) what += ": " + names[*hidden];
    const std::string where = whereabouts(board, question.where);
    return where.empty() ? what : fmt::format("{}: {}", where, what);
}

/// Words about a part of the picture.
struct Told {
    std::string words;
    picture::Rectangle where;
};

/// The colors that do not fill whole tubes, and where the units of the rarest are, which may be of another
/// color; `whole` if there are many of each.
Told odd_counts(const Board& board, const std::vector<std::string>& names, const picture::Rectangle& whole) {
    constexpr std::size_t few = 2;
    std::vector<std::vector<Told>> places(board.colors.size());
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        for (std::size_t k = 0; k < board.tubes[t].places.size(); ++k) {
            const Place& place = board.tubes[t].places[k];
            if (place.state == State::unit)
                places[static_cast<std::size_t>(place.color)].push_back({place_of(t, k), place.where});
        }
    }
    std::vector<std::string> odd;
    std::optional<picture::Rectangle> rare;
    for (std::size_t color = 0; color < places.size(); ++color) {
        const std::size_t count = places[color].size();
        if (count % static_cast<std::size_t>(board.capacity) == 0) continue;
        odd.push_back(fmt::format("{} {}", names[color], count));
        if (count > few) continue;
        std::vector<std::string> words;
        for (const Told& place : places[color]) {
            words.push_back(place.words);
            rare = rare ? rare->united(place.where) : place.where;
        }
        odd.back() += fmt::format(" ({})", fmt::join(words, "; "));
    }
    std::string told =
        fmt::format("units of colors do not fill tubes of {}: {}", board.capacity, fmt::join(odd, ", "));
    if (const auto hidden = picture::hidden_color(board))
        told += fmt::format("; {} {}", names[*hidden], picture::may_be_hidden);
    return {std::move(told), rare.value_or(whole)};
}

/// A person who allows missing units has seen that some are missing.
bool is_settled(Doubt doubt, const LoadOptions& options) {
    return (doubt == Doubt::counts && options.read.flag("partial")) ||
           (doubt == Doubt::shape && options.read.get<std::string>("rules"));
}

Open subject_of(Doubt doubt) {
    if (doubt == Doubt::shape) return Open::rules;
    return doubt == Doubt::capacity || doubt == Doubt::pitch ? Open::capacity : Open::places;
}

std::vector<Assumption> doubts_of(const Board& board, const std::vector<std::string>& names,
                                  const LoadOptions& options) {
    std::vector<Assumption> doubts;
    const auto add = [&](Open about, std::string what, const picture::Rectangle& where) {
        doubts.push_back({about, std::move(what), {}, {}, pixels_of(where)});
    };
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Tube& tube = board.tubes[t];
        if (!tube.readable) {
            add(Open::places, fmt::format("tube {} cannot be read", t + 1), tube.frame);
            continue;
        }
        for (std::size_t k = 0; k < tube.places.size(); ++k) {
            const Place& place = tube.places[k];
            if (place.doubtful())
                add(Open::places, fmt::format("{}, {}", place_of(t, k), content_of(place, names)),
                    place.where);
        }
    }
    for (const picture::Question& question : board.questions) {
        if (is_settled(question.doubt, options)) continue;
        const Told told = question.doubt == Doubt::counts
                              ? odd_counts(board, names, question.where)
                              : Told{words_of(board, question, names), question.where};
        add(subject_of(question.doubt), told.words, told.where);
    }
    return doubts;
}

/// Whether units may be elsewhere than in the tubes that were read.
bool may_lie_elsewhere(Doubt doubt) {
    return doubt == Doubt::lifted || doubt == Doubt::floating || doubt == Doubt::stranger ||
           doubt == Doubt::gap || doubt == Doubt::cut;
}

/// The options that would settle what is asked of the whole board.
Remedy settling(const Board& board, const LoadOptions& options) {
    Remedy remedy("compare the board with the picture and give its code, corrected where it differs");
    if (board.count(State::unknown) == 0)
        remedy = remedy.or_else({"say that it is right as shown with ", Option{"accept"}});
    const auto asks = [&](const auto& is_such) {
        return std::any_of(board.questions.begin(), board.questions.end(),
                           [&](const picture::Question& question) {
                               return !is_settled(question.doubt, options) && is_such(question.doubt);
                           });
    };
    if (asks([](Doubt doubt) { return subject_of(doubt) == Open::capacity; }))
        remedy = remedy.or_else({"use ", Option{"capacity"}});
    if (asks([](Doubt doubt) { return subject_of(doubt) == Open::rules; }))
        remedy = remedy.or_else({"say which game it is with ", Option{"rules"}});
    if (asks([](Doubt doubt) { return doubt == Doubt::counts; }) && !asks(may_lie_elsewhere) &&
        !picture::hidden_color(board))
        remedy = remedy.or_else({"allow missing units with ", Option{"partial"}});
    return remedy;
}

Diagnostic ask(const std::vector<Assumption>& doubts, Remedy remedy) {
    const std::string& first = doubts.front().value;
    return {doubts.size() == 1 ? "one thing in this picture is not sure: " + first
                               : fmt::format("{} things in this picture are not sure, the first one: {}",
                                             doubts.size(), first),
            std::move(remedy),
            {},
            base::ProblemKind::unsure_picture};
}

/// Refuses options that make no sense for a picture.
std::optional<Diagnostic> refuse(const LoadOptions& options) {
    const auto leave_out = [](const char* option, std::string problem) {
        return Diagnostic{std::move(problem), {"leave out ", base::left_out(option)}, {}};
    };
    if (!options.format.empty()) return leave_out("from", "a picture has none of the formats of texts");
    if (!options.json_path.empty()) return leave_out("json_path", "a picture has no keys");
    if (options.read.flag("top_first")) return leave_out("top_first", "a picture shows which end is the top");
    return std::nullopt;
}

}  // namespace

Result<Level, Refusal> read_picture(const Board& board, const LoadOptions& options) {
    if (auto fault = refuse(options)) return Refusal{*std::move(fault)};
    const std::vector<std::string> names = picture::names_of(board.colors);
    const std::vector<Assumption> doubts = doubts_of(board, names, options);
    LoadOptions of_text = options;
    of_text.id.clear();
    const auto read = [&](bool is_partial) {
        return without_place(
            in_form(read_native_only(text_of(board, names, is_partial), of_text), "picture"));
    };
    Outcome outcome = read(false);
    if (!outcome && !doubts.empty()) outcome = read(true);
    if (!outcome) return outcome;
    std::vector<Assumption> assumed;
    const std::string capacity = std::to_string(board.capacity);
    if (!options.read.get<int>("capacity"))
        assumed.push_back({Open::capacity, capacity + " units per tube", Option{"capacity", capacity}});
    if (options.accept && !doubts.empty())
        assumed.push_back({Open::places, "right as shown", Option{"accept"}});
    if (board.has_balls && !options.read.get<std::string>("rules"))
        assumed.push_back({Open::rules, "ball rules", Option{"rules", "ball"}});
    outcome = assuming(std::move(outcome), assumed);
    if (options.accept || doubts.empty()) return outcome;
    return Refusal{ask(doubts, settling(board, options)), {{outcome->assuming(doubts), doubts}}};
}

}  // namespace decant::reading
