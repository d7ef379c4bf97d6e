// A board in a picture is a level, or its doubts are asked about and the level that was read is offered.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "reading/picture.hpp"

namespace decant::reading {
namespace {

using picture::Board;
using picture::Doubt;
using picture::State;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A board of which everything is sure: tubes as letters from the bottom, `?` hidden, `!` unknown.
Board board_of(int capacity, const std::vector<std::string>& tubes) {
    Board board;
    board.capacity = capacity;
    board.colors = {{{60, 50, 20}, "red", 0}, {{50, -20, -50}, "blue", 0}, {{30, -20, -60}, "blue", 0}};
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        const double left = 100.0 * static_cast<double>(t);
        picture::Tube tube;
        tube.frame = {left, 0, left + 80, 200};
        for (int k = 0; k < capacity; ++k) {
            const bool is_filled = static_cast<std::size_t>(k) < tubes[t].size();
            const char unit = is_filled ? tubes[t][static_cast<std::size_t>(k)] : '.';
            picture::Place place{.state = State::empty,
                                 .confidence = 1,
                                 .where = {left, 160.0 - 40 * k, left + 80, 200.0 - 40 * k}};
            if (unit == '?') place.state = State::hidden;
            if (unit == '!') place = {.state = State::unknown, .where = place.where};
            if (unit >= 'A') place.state = State::unit, place.color = unit - 'A';
            tube.places.push_back(place);
        }
        board.tubes.push_back(tube);
    }
    return board;
}

LoadOptions saying(std::string_view option, puzzles::Values::Value value) {
    LoadOptions options;
    options.read.set(option, std::move(value));
    return options;
}

std::string code_of(const Level& level) { return *api::convert(level, "code"); }

std::vector<std::string> values_of(const std::vector<Assumption>& assumed) {
    std::vector<std::string> values;
    for (const Assumption& each : assumed) values.push_back(each.value);
    return values;
}

TEST(PictureReadings, OfABoardWithoutDoubtAreItsLevel) {
    const auto read = read_picture(board_of(2, {"AB", "BA", ""}), {});
    ASSERT_TRUE(read);
    EXPECT_EQ(code_of(*read), "water2:AB/BA/-\n");
    EXPECT_EQ(read->form(), "picture");
    EXPECT_THAT(values_of(read->assumed()), ElementsAre("2 units per tube", "water rules"));
    EXPECT_EQ(api::reading_text(*read), "read as: picture, water rules, 2 colors x 2, 1 empty\n");
}

TEST(PictureReadings, HeedOptions) {
    const auto ball = read_picture(board_of(2, {"AB", "BA", ""}), saying("rules", std::string("ball")));
    ASSERT_TRUE(ball);
    EXPECT_EQ(code_of(*ball), "ball2:AB/BA/-\n");
    const auto higher = read_picture(board_of(2, {"AB", "BA", ""}), saying("capacity", 4));
    ASSERT_FALSE(higher);
    EXPECT_THAT(higher.error().diagnostic.problem, HasSubstr("a tube holds 4"));
}

TEST(PictureReadings, NameEachColorOnce) {
    const auto read = read_picture(board_of(2, {"AB", "CA", "BC", ""}), {});
    ASSERT_TRUE(read);
    EXPECT_THAT(*api::convert(*read, "native"),
                HasSubstr("red light-blue\ndark-blue red\nlight-blue dark-blue\n-\n"));
}

TEST(PictureReadings, AskAboutUnitsInDoubtAndOfferWhatWasRead) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.tubes[1].places[0].confidence = 0.2;
    const auto read = read_picture(board, {});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().diagnostic.problem,
              "one thing in this picture is not sure: tube 2, place 1 from the bottom, is light-blue");
    ASSERT_EQ(read.error().offered.size(), 1U);
    const Offer& offer = read.error().offered.front();
    EXPECT_EQ(code_of(offer.level), "water2:AB/BA/-\n");
    EXPECT_THAT(values_of(offer.own), ElementsAre("tube 2, place 1 from the bottom, is light-blue"));
    EXPECT_THAT(api::offers_text(read.error().offered, {}),
                HasSubstr("\ncheck: tube 2, place 1 from the bottom, is light-blue\ncode: "
                          "water2:AB/BA/-\n"));
}

std::string problem_of(const Board& board) { return read_picture(board, {}).error().diagnostic.problem; }

std::string remedy_of(const Board& board) {
    return base::to_string(read_picture(board, {}).error().diagnostic.remedy, base::as_flag);
}

TEST(PictureReadings, NameBothColorsOfAUnitInDoubt) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.tubes[1].places[0].confidence = 0.2;
    board.tubes[1].places[0].rival = 0;
    EXPECT_THAT(problem_of(board), HasSubstr("tube 2, place 1 from the bottom, is light-blue or red"));
}

TEST(PictureReadings, NameTheColorsThatAreHardlyToldApart) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.questions.push_back({Doubt::colors, board.around(), {0, 1}});
    EXPECT_THAT(problem_of(board), HasSubstr("red and light-blue may be one color"));
    board.questions.front().colors = {1};
    EXPECT_THAT(problem_of(board), HasSubstr("light-blue may be two colors"));
}

TEST(PictureReadings, SayAtWhichTubesToLook) {
    struct Case {
        picture::Rectangle where;
        const char* told;
    };
    for (const Case& each :
         {Case{{110, 20, 170, 180}, ": tube 2: this"}, Case{{0, -20, 180, 20}, ": tubes 1 to 2: this"},
          Case{{-90, 0, -10, 200}, ": left of tube 1: this"},
          Case{{82, 0, 98, 200}, ": between tubes 1 and 2: this"},
          Case{{300, 0, 380, 200}, ": right of tube 3: this"},
          Case{{210, -90, 270, -10}, ": above tube 3: this"},
          Case{{10, 220, 70, 280}, ": below tube 1: this"}, Case{{0, 0, 280, 200}, "sure: this"}}) {
        Board board = board_of(2, {"AB", "BA", ""});
        board.questions.push_back({Doubt::button, each.where});
        EXPECT_THAT(problem_of(board), HasSubstr(each.told));
        EXPECT_THAT(problem_of(board), Not(HasSubstr("pixel")));
    }
}

TEST(PictureReadings, AreAcceptedAsShown) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.tubes[1].places[0].confidence = 0.2;
    board.questions.push_back({Doubt::stranger, {300, 0, 380, 200}});
    EXPECT_THAT(remedy_of(board), HasSubstr("or say that it is right as shown with --accept"));
    LoadOptions options;
    options.accept = true;
    const auto read = read_picture(board, options);
    ASSERT_TRUE(read);
    EXPECT_EQ(code_of(*read), "water2:AB/BA/-\n");
    EXPECT_EQ(api::reading_text(*read),
              "read as: picture, right as shown, water rules, 2 colors x 2, 1 empty\n");
    const Board unknown = board_of(2, {"A!", "BA", ""});
    EXPECT_THAT(remedy_of(unknown), Not(HasSubstr("--accept")));
}

TEST(PictureReadings, OfBallsAreOfABallGame) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.has_balls = true;
    const auto read = read_picture(board, {});
    ASSERT_TRUE(read);
    EXPECT_EQ(code_of(*read), "ball2:AB/BA/-\n");
    EXPECT_EQ(api::reading_text(*read), "read as: picture, ball rules, 2 colors x 2, 1 empty\n");
    const auto water = read_picture(board, saying("rules", std::string("water")));
    ASSERT_TRUE(water);
    EXPECT_EQ(code_of(*water), "water2:AB/BA/-\n");
}

TEST(PictureReadings, WhoseShapeIsUnclearAskWhichGameItIs) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.questions.push_back({Doubt::shape, board.around()});
    EXPECT_THAT(problem_of(board), HasSubstr("the units may be balls or water"));
    EXPECT_THAT(remedy_of(board), HasSubstr("say which game it is with --rules"));
    for (const char* rules : {"water", "ball"})
        EXPECT_TRUE(read_picture(board, saying("rules", std::string(rules))));
}

TEST(PictureReadings, LeaveUnknownUnitsOpen) {
    const auto read = read_picture(board_of(2, {"A!", "BA", ""}), {});
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().diagnostic.problem,
                HasSubstr("tube 1, place 2 from the bottom, cannot be told"));
    EXPECT_EQ(code_of(read.error().offered.front().level), "water2:A?/BA/-\n");
}

TEST(PictureReadings, TellATubeThatCannotBeReadOnce) {
    Board board = board_of(2, {"AB", "!!", "BA", ""});
    board.tubes[1].readable = false;
    const auto read = read_picture(board, {});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().diagnostic.problem,
              "one thing in this picture is not sure: tube 2 cannot be read");
}

TEST(PictureReadings, TellHiddenUnitsAsTextsDo) {
    const auto read = read_picture(board_of(2, {"?B", "?A", ""}), {});
    ASSERT_TRUE(read);
    EXPECT_EQ(code_of(*read), "water2:?A/?B/-\n");
    EXPECT_THAT(read->puzzle().obstacle()->problem, HasSubstr("hidden units"));
}

TEST(PictureReadings, WhoseHeightOfAUnitIsNotCertainAskForACapacity) {
    Board board = board_of(2, {"AB", "BA", ""});
    board.questions.push_back({Doubt::pitch, {0, 0, 300, 200}});
    const auto asked = read_picture(board, {});
    ASSERT_FALSE(asked);
    EXPECT_THAT(base::to_string(asked.error().diagnostic.remedy, base::as_flag),
                HasSubstr("or use --capacity"));
}

TEST(PictureReadings, OfMissingUnitsAreOfferedAndSettledByPartial) {
    Board board = board_of(2, {"AB", "B", ""});
    board.questions.push_back({Doubt::counts, {0, 0, 300, 200}});
    const auto asked = read_picture(board, {});
    ASSERT_FALSE(asked);
    EXPECT_EQ(code_of(asked.error().offered.front().level), "water2:AB/B/-\n");
    EXPECT_THAT(asked.error().diagnostic.problem,
                HasSubstr("units of colors do not fill tubes of 2: red 1 (tube 1, place 1 from the bottom)"));
    EXPECT_THAT(base::to_string(asked.error().diagnostic.remedy, base::as_flag), HasSubstr("--partial"));
    EXPECT_TRUE(read_picture(board, saying("partial", true)));
    for (const Doubt elsewhere : {Doubt::lifted, Doubt::stranger, Doubt::gap, Doubt::cut, Doubt::floating}) {
        board.questions.resize(1, {elsewhere, {}});
        board.questions.push_back({elsewhere, {300, 0, 380, 200}});
        EXPECT_THAT(remedy_of(board), Not(HasSubstr("--partial")));
    }
}

TEST(PictureReadings, OfAColorThatMayBeHiddenUnitsAreNotSettledByPartial) {
    for (const std::vector<std::string>& tubes :
         {std::vector<std::string>{"CCA", "CCB", "CAB", ""}, {"CCA", "CCB", "CCA", ""}}) {
        Board board = board_of(3, tubes);
        board.questions.push_back({Doubt::counts, {0, 0, 300, 200}});
        const auto asked = read_picture(board, {});
        ASSERT_FALSE(asked);
        EXPECT_THAT(asked.error().diagnostic.problem, HasSubstr("; dark-blue may be hidden units"));
        EXPECT_THAT(base::to_string(asked.error().diagnostic.remedy, base::as_flag),
                    Not(HasSubstr("--partial")));
    }
}

TEST(PictureReadings, RefuseWhatIsSaidOfTexts) {
    LoadOptions format;
    format.format = "native";
    LoadOptions path;
    path.json_path = ".levels[]";
    for (const LoadOptions& options : {format, path, saying("top_first", true)}) {
        const auto read = read_picture(board_of(2, {"AB", "BA", ""}), options);
        ASSERT_FALSE(read);
        EXPECT_THAT(base::to_string(read.error().diagnostic.remedy, base::as_flag),
                    HasSubstr("leave out --"));
    }
}

}  // namespace
}  // namespace decant::reading
