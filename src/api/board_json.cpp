// Writes recognized boards as JSON and reads them back.
// SPDX-License-Identifier: MIT
#include "api/pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "present/json_parts.hpp"

namespace decant::api {
namespace {

using picture::Color;
using picture::Doubt;
using picture::Place;
using picture::Question;
using picture::Rectangle;
using picture::State;
using picture::Tube;
using present::json;

// Words in the order of the values that they stand for.
constexpr std::array<std::string_view, 4> states{"unit", "hidden", "empty", "unknown"};

constexpr std::array doubts{
#define DECANT_DOUBT(name, clause) std::string_view(#name),
#include "picture/doubts.def"
};

/// To a tenth of a pixel.
double rounded(double pixels) { return std::round(pixels * 10) / 10; }

json json_of(const Rectangle& box) {
    return {rounded(box.left), rounded(box.top), rounded(box.right), rounded(box.bottom)};
}

json json_of(const Place& place) {
    return {{"state", states[static_cast<std::size_t>(place.state)]},
            {"color", place.state == State::unit ? json(place.color) : json()},
            {"rival", place.rival < 0 ? json() : json(place.rival)},
            {"confidence", place.confidence},
            {"doubtful", place.doubtful()},
            {"box", json_of(place.where)}};
}

json json_of(const Question& question) {
    return {{"doubt", doubts[static_cast<std::size_t>(question.doubt)]},
            {"words", picture::words(question.doubt)},
            {"colors", question.colors},
            {"box", json_of(question.where)}};
}

json json_of(const Tube& tube);

template <class List>
json list_of(const List& items) {
    json list = json::array();
    for (const auto& item : items) list.push_back(json_of(item));
    return list;
}

json json_of(const Tube& tube) {
    return {{"frame", json_of(tube.frame)},
            {"row", tube.row},
            {"readable", tube.readable},
            {"places", list_of(tube.places)}};
}

json colors_json(const std::vector<Color>& colors) {
    const std::vector<std::string> names = picture::names_of(colors);
    json list = json::array();
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const picture::Rgb rgb = picture::to_rgb(colors[i].mean);
        list.push_back({{"name", names[i]},
                        {"rgb", fmt::format("#{:02x}{:02x}{:02x}", rgb.red, rgb.green, rgb.blue)},
                        {"units", colors[i].units}});
    }
    return list;
}

json json_of(const Board& board) {
    const auto hidden = picture::hidden_color(board);
    return {{"width", board.width},
            {"height", board.height},
            {"capacity", board.capacity},
            {"has_balls", board.has_balls},
            {"tubes", list_of(board.tubes)},
            {"colors", colors_json(board.colors)},
            {"hidden_color", hidden ? json(*hidden) : json()},
            {"questions", list_of(board.questions)}};
}

/// Thrown for JSON that is not such a board; the message to a person who wrote it by hand says only that.
struct NoBoard {};

void require(bool holds) {
    if (!holds) throw NoBoard();
}

template <class Value, class Words>
Value value_of(const Words& words, const json& word) {
    const auto found = std::find(words.begin(), words.end(), word.get<std::string>());
    require(found != words.end());
    return static_cast<Value>(found - words.begin());
}

Rectangle rectangle_of(const json& box) {
    const auto [left, top, right, bottom] = box.get<std::array<double, 4>>();
    return {left, top, right, bottom};
}

int color_in(const json& written, std::size_t colors) {
    const int color = written.get<int>();
    require(color >= 0 && static_cast<std::size_t>(color) < colors);
    return color;
}

Place place_of(const json& written, std::size_t colors) {
    Place place{.state = value_of<State>(states, written.at("state")),
                .color = -1,
                .confidence = written.at("confidence").get<double>(),
                .where = rectangle_of(written.at("box"))};
    if (place.state != State::unit) return place;
    place.color = color_in(written.at("color"), colors);
    const json rival = written.value("rival", json());
    if (!rival.is_null()) place.rival = color_in(rival, colors);
    return place;
}

Tube tube_of(const json& written, std::size_t capacity, std::size_t colors) {
    Tube tube{.frame = rectangle_of(written.at("frame")),
              .row = written.at("row").get<int>(),
              .readable = true,
              .places = {}};
    for (const json& place : written.at("places")) tube.places.push_back(place_of(place, colors));
    require(tube.places.size() == capacity);
    return tube;
}

Color color_of(const json& written) {
    const auto text = written.at("rgb").get<std::string>();
    const auto digits = "0123456789abcdef";
    require(text.size() == 7 && text.find_first_not_of(digits, 1) == std::string::npos);
    const auto rgb = std::stoul(text.substr(1), nullptr, 16);
    const picture::Rgb color{static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8 & 255U),
                             static_cast<std::uint8_t>(rgb & 255U)};
    const picture::Lab mean = picture::to_lab(color);
    auto name = written.at("name").get<std::string>();
    return {mean, name.empty() ? std::string(picture::name(mean)) : std::move(name), 0};
}

/// Tubes and places of a tube; more than any picture has room for.
constexpr int most = 1000;

Board board_of(const json& written) {
    Board board{.width = written.at("width").get<int>(),
                .height = written.at("height").get<int>(),
                .capacity = written.at("capacity").get<int>(),
                .has_balls = written.value("has_balls", false),
                .tubes = {},
                .colors = {},
                .questions = {}};
    require(board.capacity > 0 && board.capacity < most);
    for (const json& color : written.at("colors")) board.colors.push_back(color_of(color));
    for (const json& tube : written.at("tubes"))
        board.tubes.push_back(tube_of(tube, static_cast<std::size_t>(board.capacity), board.colors.size()));
    require(!board.tubes.empty() && board.tubes.size() < most);
    for (const json& question : written.at("questions")) {
        board.questions.push_back(
            {value_of<Doubt>(doubts, question.at("doubt")), rectangle_of(question.at("box"))});
        for (const json& color : question.value("colors", json::array()))
            board.questions.back().colors.push_back(color_in(color, board.colors.size()));
    }
    return board;
}

LoadOptions options_of(const json& question) {
    LoadOptions options;
    if (question.contains("rules")) options.read.set("rules", question["rules"].get<std::string>());
    if (question.contains("partial")) options.read.set("partial", question["partial"].get<bool>());
    return options;
}

template <class Question, class Take>
Result<Question> parsed(std::string_view text, const Take& take, const Diagnostic& fault) {
    const auto question = base::parse_json(text);
    if (!question) return fault;
    try {
        return take(*question);
    } catch (const json::exception&) {
        return fault;
    } catch (const NoBoard&) {
        return fault;
    }
}

}  // namespace

std::string board_json(const Board& board, const Result<Level, Refusal>& read) {
    json answer{{"decant", 1}, {"board", json_of(board)}};
    if (const auto meant = meanings(read)) {
        answer.update(*base::parse_json(meanings_json(*meant)));
    } else {
        answer["readings"] = json::array();
        answer["doubt"] = meant.error().problem;
    }
    return present::dump(answer);
}

Result<BoardQuestion> parse_board(std::string_view text) {
    return parsed<BoardQuestion>(
        text,
        [](const json& question) {
            BoardQuestion asked{board_of(question.at("board")), options_of(question)};
            picture::recount(asked.board);
            return asked;
        },
        {"this is not a board that was read in a picture", "give the one of an answer", {}});
}

Result<PictureQuestion> parse_picture_question(std::string_view text) {
    return parsed<PictureQuestion>(text,
                                   [](const json& question) {
                                       PictureQuestion asked{{}, options_of(question)};
                                       if (question.contains("capacity")) {
                                           const int capacity = question["capacity"].get<int>();
                                           require(capacity > 0 && capacity < most);
                                           asked.options.read.set("capacity", capacity);
                                       }
                                       if (!question.contains("frames")) return asked;
                                       for (const json& frame : question["frames"])
                                           asked.frames.push_back(rectangle_of(frame));
                                       require(asked.frames.size() < most);
                                       return asked;
                                   },
                                   {"these are not frames and a capacity",
                                    "give four numbers for each tube, and how many units it holds"});
}

}  // namespace decant::api
