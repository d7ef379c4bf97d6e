// The texts of games and solvers: what they hold, and how each says what is wrong with it.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "api/decant.hpp"
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using testing::HasSubstr;

/// The code of the one level that a text means, or the refusal.
std::string read_as(std::string_view text, const char* option = nullptr) {
    api::LoadOptions options;
    if (option != nullptr) options.read.set(option, true);
    const auto level = api::load(text, options);
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*api::convert(*level, "code")));
}

std::string written(const char* format, std::string_view code) {
    const auto text = api::convert(*api::load(code, {}), format);
    return text ? *text : text.error().problem;
}

TEST(Csv, HasATubeInEachRow) {
    for (const std::string_view text :
         {"red,blue\nblue,red\n-\n", "red;blue\nblue;red\n-\n", "red, blue\r\nblue, red\r\n-",
          "\"red\",\"blue\"\n\"blue\",\"red\"\n-\n\n", "light red\tblue\nblue\tlight red\n-\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("A,B,B\nB,A,\nA,,\n", "bottom_first"), "water3:ABB/BA/A") << "empty cells are places";
}

TEST(Csv, HasAnyNameInQuotes) {
    const auto board = board_in("csv", "\"a,b\",\"c\"\"d\"\n\"c\"\"d\",\"a,b\"\n-\n");
    EXPECT_EQ(board.colors, (std::vector<std::string>{"a,b", "c\"d"}));
}

TEST(Csv, DoesNotStateTheOrder) {
    EXPECT_THAT(read_as("red,blue\nred,blue\n,\n"), HasSubstr("use --bottom-first, or use --top-first"));
    EXPECT_EQ(read_as("red,blue\nblue,red\n,\n", "top_first"), "water2:AB/BA/-");
}

TEST(Csv, SaysWhatIsWrong) {
    EXPECT_TRUE(refused("csv", "a,b\n\nb,a\n-\n", {2, 1}, "blank line"));
    EXPECT_TRUE(refused("csv", "a,b,\nb,a,\n,\n", {1, 5}, "each line ends with ','"));
    EXPECT_TRUE(refused("csv", "a,b;c\n", {1, 2}, "both stand between cells"));
    EXPECT_TRUE(refused("csv", "a,\"b\nb,a\n", {1, 3}, "does not end"));
    EXPECT_TRUE(refused("csv", "a,\"b\" c\nb,a\n", {1, 7}, "extra text"));
    EXPECT_TRUE(refused("csv", "a\tb c\n\t\nb c\ta\n", {2, 1}, "line of tabs"));
    EXPECT_TRUE(refused("csv", "\t\na\tb c\nb c\ta\n", {1, 1}, "line of tabs"));
    EXPECT_TRUE(refused("csv", "\n", {1, 1}, "no rows"));
}

TEST(Csv, IsWrittenWhereItReadsBack) {
    EXPECT_EQ(written("csv", "water2:AB/BA/-"), "A,B\nB,A\n-\n");
    EXPECT_THAT(written("csv", "water2:AB/B/A"), HasSubstr("without an empty tube"));
    EXPECT_THAT(written("csv", "water1:A/-"), HasSubstr("a single unit each"));
}

TEST(Layers, HaveATubeInEachColumn) {
    EXPECT_EQ(read_as("tube1,tube2,tube3\n,B,\nA,A,B\n"), "water2:A/AB/B");
    EXPECT_EQ(read_as("x;y;z\nB;;\nA;A;B\n"), "water2:AB/A/B");
    EXPECT_THAT(read_as("tube1,tube2,tube3\nB,A,\nA,B,\n"),
                HasSubstr("use --bottom-first, or use --top-first"));
    EXPECT_EQ(read_as("tube1,tube2,tube3\nB,A,\nA,B,\n", "top_first"), "water2:AB/BA/-");
}

TEST(Layers, HaveATubeInEachColumnThatIsCalledATube) {
    const std::string rows = ",,\nA,B,A\nB,A,B\n";
    EXPECT_EQ(read_as("Flask 1,Flask 2,Flask 3\n" + rows), "water3:BA/AB/BA");
    EXPECT_THAT(read_as("place1,place2,place3\n" + rows),
                HasSubstr("may have a tube in each column or in each row"));
}

TEST(Layers, NeedNoNames) {
    EXPECT_EQ(read_as("B,,\nA,A,B\n"), "water2:AB/A/B");
    EXPECT_EQ(read_as(". B . .\nA A C B\nC A B C\n"), "water3:CA/AAB/BC/CB") << "a picture in words";
}

TEST(Layers, MayBeRowsOfCharacters) {
    EXPECT_EQ(read_as(".B..\nAACB\nCABC\n"), "water3:CA/AAB/BC/CB");
    const std::string emoji = "🔴🟢🔵⬜\n🟢🔵🔴⬜\n🔵🔴🟢⬜\n";
    EXPECT_THAT(read_as(emoji), HasSubstr("use --bottom-first and --from layers"));
    EXPECT_EQ(read_as(emoji, "top_first"), read_as("R G B .\nG B R .\nB R G .\n", "top_first"));
    EXPECT_THAT(read_as("RED\nDER\nERD\n"), HasSubstr("; ")) << "is refused: words, or layers";
}

TEST(Layers, AreAskedAboutWhereRowsAreTubesAsWell) {
    for (const std::string_view text :
         {",,,\n,,,\nA,B,A,B\nB,A,B,A\n", ". . . .\n. . . .\nA B A B\nB A B A\n"})
        EXPECT_THAT(read_as(text), HasSubstr("use --from layers, or use --from ")) << text;
}

TEST(Layers, AreAskedAboutWhereTheOrderOfTubesIsTold) {
    for (const std::string_view text :
         {"Top to bottom:\nA, A, B, B,\nB, A, C, A,\nC, D, D, D,\nB, C, C, D,\n",
          "Top to bottom:\nTube 1: A . A . B . B\nTube 2: B . A . C . A\nTube 3: C . D . D . D\nTube 4: B . "
          "C . C . D\n",
          "- A A B B (top to bottom)\n- B A C A (top to bottom)\n- C D D D (top to bottom)\n- B C C D (top "
          "to bottom)\n"})
        EXPECT_THAT(read_as(text), HasSubstr("; ")) << "is refused: " << text;
}

TEST(Layers, HaveAUnitInTheLastRowBesideDashesBetweenUnits) {
    EXPECT_EQ(read_as("A - B\nA - B\n"), "water2:AA/-/BB");
    EXPECT_THAT(read_as("A - A - B - B\nB - A - C - A\nC - D - D - D\nB - C - C - D\n"), HasSubstr("; "))
        << "is refused";
    EXPECT_THAT(read_as("L - T - L - T\nL - T - T - L\ne - e - e - e\n"),
                HasSubstr("use --bottom-first, or use --top-first"));
}

TEST(Layers, MayBeginWithALineOfTabs) {
    const std::string_view text = "\t\t\n\t\tred\nblue\tred\tblue\nred\tblue\tred\nblue\tred\tblue\n";
    EXPECT_THAT(read_as(text), HasSubstr("use --from layers, or use --from native"));
}

TEST(Layers, SayWhatIsWrong) {
    EXPECT_TRUE(refused("layers", "x,y\nA,B,A\n", {2, 5}, "more cells"));
    EXPECT_TRUE(
        refused("layers", "x,y,z\nA,B,\nB,B,\n", {3, 1}, "B has 3 units", in_order(Order::top_first)));
}

TEST(Layers, AreWrittenWhereAPartlyFilledTubeTellsTheOrder) {
    EXPECT_EQ(written("layers", "water2:AB/A/B"), "tube 1,tube 2,tube 3\nB,,\nA,A,B\n");
    EXPECT_THAT(written("layers", "water2:AB/BA/-"), HasSubstr("partly filled"));
}

TEST(Vials, AreHexadecimalAndTopFirst) {
    for (const std::string_view text : {"s: 3 21 12 00\n", "{s:  3 21 12 00}", "s: 3 21\n12 00"})
        EXPECT_EQ(read_as(text), "water2:12/21/-") << text;
    EXPECT_EQ(board_in("vials", "s: 3 FE EF 00").colors, (std::vector<std::string>{"E", "F"}));
    EXPECT_EQ(read_as("s: 3 ef FE 00"), "water2:FE/EF/-");
    EXPECT_EQ(read_as("s: 3 0212 0021 0121", "partial"), "water4:212/12/121");
}

TEST(Vials, SayWhatIsWrong) {
    EXPECT_TRUE(refused("vials", "s: 0\n", {1, 4}, "there are no vials"));
    EXPECT_TRUE(refused("vials", "s: 4 21 12 00", {1, 4}, "3 of 4 vials"));
    EXPECT_TRUE(refused("vials", "s: 3 21 12 0", {1, 12}, "1 digit"));
    EXPECT_TRUE(refused("vials", "s: 3 21 1G 00", {1, 9}, "hexadecimal"));
    EXPECT_TRUE(refused("vials", "s: 3 10 12 02", {1, 6}, "above an empty place"));
    EXPECT_TRUE(refused("vials", "s: 99 21 12 00", {1, 4}, "number of vials"));
    EXPECT_TRUE(refused("vials", "s: 2 21 12", {1, 6}, "all tubes are full"));
}

TEST(Vials, AreWrittenWithNumbersForColors) {
    EXPECT_EQ(written("vials", "water3:ABA/BA/B/-"), "s: 4 121 012 002 000\n");
    EXPECT_THAT(written("vials", "ball2:AB/BA/-"), HasSubstr("ball"));
}

TEST(Columns, AreBottomFirstAndFull) {
    EXPECT_EQ(read_as("height=2\ncolors=2\nempty=1\ncolumn=01\ncolumn=10\n"), "water2:01/10/-");
    EXPECT_EQ(read_as("# bottom first\nheight=2\n\ncolumn 01\ncolumn = 1 0\nempty 2\ncolors=2\n"),
              "water2:01/10/-/-");
}

TEST(Columns, SayWhatIsWrong) {
    EXPECT_TRUE(
        refused("columns", "height=2\ncolors=3\nempty=1\ncolumn=01\ncolumn=10\n", {2, 8}, "2 colors"));
    EXPECT_TRUE(refused("columns", "height=2\ncolors=2\nempty=1\ncolumn=02\ncolumn=20\n", {2, 8},
                        "greatest of which is 2"));
    EXPECT_TRUE(
        refused("columns", "height=3\ncolors=2\nempty=1\ncolumn=01\ncolumn=10\n", {4, 8}, "the height is 3"));
    EXPECT_TRUE(
        refused("columns", "height=2\ncolors=2\ncolumn=01\ncolumn=10\n", {5, 1}, "empty= is missing"));
    EXPECT_TRUE(refused("columns", "height=2\nheight=2\n", {2, 1}, "appears twice"));
    EXPECT_TRUE(refused("columns", "height=x\n", {1, 8}, "no number"));
    EXPECT_TRUE(refused("columns", "height=2\ncolumn=0!\n", {2, 9}, "no color"));
    EXPECT_TRUE(refused("columns", "height=2\nlocked=1\n", {2, 1}, "'locked' is unknown"));
}

TEST(Columns, AreWrittenForFullTubesBeforeEmptyOnes) {
    EXPECT_EQ(written("columns", "water2:BA/AB/-/-"), "height=2\ncolors=2\nempty=2\ncolumn=01\ncolumn=10\n");
    EXPECT_THAT(written("columns", "water2:AB/B/A"), HasSubstr("partly filled"));
    EXPECT_THAT(written("columns", "water2:AB/-/BA"), HasSubstr("an empty tube before"));
}

TEST(SavedGame, IsTopFirst) {
    EXPECT_EQ(read_as("i\njan5\n3\nB\tA\nA\tB\n-\t-\n"), "water2:AB/BA/-");
    EXPECT_EQ(tubes_of(board_in("saved-game", "i\n12\n3\nB A\n? B\n- A\n")), "AB/B?/A");
}

TEST(SavedGame, RefusesRulesThatDecantDoesNotHave) {
    EXPECT_TRUE(refused("saved-game", "i\njan5 drain\n3\nB A\nA B\n- -\n", {2, 6}, "bottom"));
    EXPECT_TRUE(refused("saved-game", "i\njan5 blind\n3\nB A\nA B\n- -\n", {2, 6}, "hide again"));
    EXPECT_TRUE(refused("saved-game", "i\njan5 mystery\n3\nB A\nA B\n- -\n", {2, 6}, "were hidden"));
}

TEST(SavedGame, SaysWhatIsWrong) {
    EXPECT_TRUE(refused("saved-game", "i\njan5\n4\nB A\nA B\n- -\n", {3, 1}, "3 of 4 tubes"));
    EXPECT_TRUE(refused("saved-game", "i\njan5\n3\nB A\nA\n- -\n", {5, 1}, "1 place, the first 2"));
    EXPECT_TRUE(refused("saved-game", "i\njan5\nmany\nB A\n", {1, 1}, "no saved game"));
}

TEST(SavedGame, IsWrittenWithAPlaceForEachUnit) {
    EXPECT_EQ(written("saved-game", "water2:AB/B/A"), "i\nlevel\n3\nB\tA\n-\tB\n-\tA\n");
}

TEST(Counts, AddTheTubesThatAreNotWritten) {
    EXPECT_THAT(read_as("3 2\nred blue\nblue red\n"), HasSubstr("use --bottom-first, or use --top-first"));
    EXPECT_EQ(read_as("3 2\nred blue\nblue red\n", "top_first"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("4 2\n\nred blue\nblue red\n-\n"), "water2:AB/BA/-/-") << "a dash tells the order";
    EXPECT_THAT(read_as("5 2\n\nred blue\nblue red\n"), HasSubstr("use --bottom-first, or use --top-first"));
    EXPECT_THAT(read_as("4 2\n\nred blue\nblue red\n\n"), HasSubstr("this blank line may be an empty tube"));
}

TEST(Counts, MayBeTheUnitsOfATube) {
    EXPECT_THAT(read_as("2 2\n1 1\n-\n"), HasSubstr("use --from counts, or use --from native"));
    EXPECT_EQ(read_as("3 1\n1 3\n-\n"), "water2:31/13/-") << "no tube holds one";
}

TEST(Counts, SayWhatIsWrong) {
    EXPECT_TRUE(refused("counts", "1 2\nA B\nB A\n", {1, 1}, "2 of 1 tubes"));
    EXPECT_TRUE(refused("counts", "3 2\nA B\n\nB A\n", {3, 1}, "blank line"));
    EXPECT_TRUE(refused("counts", "3\nA B\n", {1, 1}, "numbers of tubes"));
    EXPECT_TRUE(refused("counts", "2 2\nA A\nB B\n", {1, 1}, "or this counts colors"));
    EXPECT_TRUE(refused("counts", "2 3\nA A\nA B B B\n\n", {4, 1}, "blank line"));
    EXPECT_TRUE(
        refused("counts", "2 2\nA B\nB A\n", {1, 1}, "all tubes are full", in_order(Order::top_first)));
}

TEST(Packed, RefusesCurtains) {
    EXPECT_THAT(read_as("BYOG OOYG BYBG OYBG !O EEEE"),
                HasSubstr("1:21: '!O' is a curtain, which opens when 'O' is complete"));
    EXPECT_THAT(read_as("BYOG OOYG BYBG !L,OYBG EEEE"), HasSubstr("'!L' is a curtain"));
    EXPECT_THAT(read_as("DCBA CBAD BDCC ABDA EEEE EEEE", "top_first"),
                HasSubstr("water4:ABCD/DABC/CCDB/ADBA/-/-"));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
