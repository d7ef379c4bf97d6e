// A level is found in the program, the message or the document that it stands in; what is said there is
// heeded.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

LoadOptions saying(const char* option) {
    LoadOptions options;
    if (*option != '\0') options.read.set(option, true);
    return options;
}

/// The code of the one level that a text means, or the refusal with its place.
std::string read_as(std::string_view text, const char* option = "") {
    const auto level = load(text, saying(option));
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*convert(*level, "code")));
}

/// Whether that level is among those that a text may mean, whatever letters stand for colors.
bool is_offered(std::string_view text, std::string_view code) {
    const std::string key = load(code, {})->puzzle().canonical_key();
    const auto reading = read(text, {});
    if (reading) return false;
    const auto& offered = reading.error().offered;
    return std::any_of(offered.begin(), offered.end(),
                       [&](const Offer& each) { return each.level.puzzle().canonical_key() == key; });
}

bool asks_for_order(std::string_view text) {
    return read_as(text).find("use --bottom-first, or use --top-first") != std::string::npos;
}

std::string assumed(std::string_view text, const char* option = "") {
    const auto level = load(text, saying(option));
    if (!level) return "refused";
    std::string values;
    for (const Assumption& each : level->assumed()) values += each.value + "; ";
    return values;
}

TEST(ListInSource, IsFoundInManyLanguages) {
    for (const std::string_view text :
         {"import os\ntubes = [\n ['r', 'g'],  # one\n ['g', 'r'],\n []\n]\nprint(solve(tubes))\n",
          "#include <vector>\nint main() {\n  std::vector<std::vector<int>> t = {{1,2},{2,1},{}};\n  "
          "solve(t[0]);\n}\n",
          "auto t = {{Color::Red, Color::Blue}, {Color::Blue, Color::Red}, {}};",
          "(ns game)\n(def tubes ; the level\n  [[:red :blue] [:blue :red] []])\n(solve tubes)\n",
          "[[:red :blue] [:blue :red] []]", "'((a b) (b a) ())", "(('a','b'), ('b','a'), ())",
          "% level\ntubes([[r,g],[g,r],[]]).\n",
          "fn main() {\n let t = vec![vec![\"r\",\"g\"], vec![\"g\",\"r\"], vec![]];\n}\n",
          "List<List<Color>> t = List.of(List.of(Color.RED, Color.BLUE), List.of(Color.BLUE, Color.RED), "
          "List.of());",
          "var t = new List<string[]> { new[] {\"r\",\"g\"}, new[] {\"g\",\"r\"}, new string[] {} };",
          "tubes := [][]string{\n {\"r\",\"g\"},\n {\"g\",\"r\"},\n {},\n}\n",
          "module X where\ntubes = [[Red,Blue],[Blue,Red],[]] -- level\n",
          "t = deque([deque(['r','g']), deque(['g','r']), deque()])"}) {
        EXPECT_TRUE(asks_for_order(text)) << text << "\n" << read_as(text);
        EXPECT_THAT(read_as(text, "bottom_first"),
                    testing::MatchesRegex("water2:(AB/BA|12/21|rg/gr|ab/ba)/-"))
            << text;
    }
}

TEST(Strings, MayHoldALevel) {
    for (const std::string_view text :
         {"level = \"\"\"\nA A B\nB A B\n-\n\"\"\"\n", "const std::string level = \"AAB,BAB,-\";\n",
          "'AAB/BAB/-'\n", "let level = `\nAAB\nBAB\n-\n`;\n"}) {
        EXPECT_EQ(read_as(text), "water3:AAB/BAB/-") << text;
        EXPECT_THAT(assumed(text), HasSubstr("what is in quotes")) << text;
    }
    EXPECT_THAT(read_as("goal = 'AA/BB/-'\n"), HasSubstr("; ")) << "is refused";
    EXPECT_THAT(read_as("char *tubes[3] = {\"AAB\", \"BAB\", \"\"};\n", "bottom_first"), "water3:AAB/BAB/-");
}

TEST(ListInSource, IsThatOfAnObjectWhoseKeysCount) {
    EXPECT_EQ(read_as("export const level = {\n  id: 3,\n  tubes: [['a','b'],['b','a'],[]],\n};\n"),
              "water2:ab/ba/-");
    constexpr std::string_view object =
        "const level: Level = {{ {}tubes: [[Color.Red, Color.Blue], ['b'], []] }};\n";
    EXPECT_EQ(
        read_as("const level: Level = { tubes: [['a', 'a', 'b'], ['b', 'a', 'b'], []], capacity: 3 };\n"),
        "water3:aab/bab/-");
    EXPECT_EQ(
        read_as("# top first\nlevel = {\n  'tubes': [['a', 'a', 'b'], ['b', 'a', 'b'], []],  # 3 tubes\n}\n"),
        "water3:baa/bab/-");
    EXPECT_THAT(read_as("level = {\n  'tubes': [['a', 'a', 'b'], ['b', 'a', 'b'], []],  # 4 tubes\n}\n"),
                HasSubstr("the object says how many tubes there are, and lists 3"));
    for (const std::string_view more : {"// top first", "/* top first */", "...others"}) {
        const auto text =
            fmt::format("const level = {{\n  tubes: [['a', 'a', 'b'], ['b', 'a', 'b'], []], {}\n}};\n", more);
        EXPECT_NE(read_as(text), "water3:aab/bab/-") << text;
    }
    EXPECT_THAT(read_as("goal = { tubes: [['a', 'a'], ['b', 'b'], []] };\n"), HasSubstr("may be no level"));
    EXPECT_THAT(read_as(fmt::format(object, "locked: [2], ")),
                HasSubstr("decant has no rule for 'locked'; "));
    EXPECT_THAT(read_as(fmt::format(object, "maxPour: 1, ")),
                HasSubstr("decant has no rule for 'maxPour'; "));
}

TEST(ListInSource, IsThatOfAnObjectInAProgramWhoseKeysCount) {
    constexpr std::string_view program =
        "const level = {{\n  {}\n  tubes: [['a', 'a', 'b'], ['b', 'a', 'b'], []],\n}};\nstart(level);\n";
    EXPECT_EQ(read_as(fmt::format(program, "locked: [],"), "bottom_first"), "water3:aab/bab/-");
    EXPECT_THAT(read_as(fmt::format(program, "locked: [2],"), "bottom_first"), HasSubstr("no rule"));
    EXPECT_EQ(read_as(fmt::format(program, "maxHeight: 3,"), "bottom_first"), "water3:aab/bab/-");
    EXPECT_NE(read_as(fmt::format(program, "maxHeight: 6,"), "bottom_first"), "water3:aab/bab/-");
}

TEST(ListInSource, NamesColorsByTheirLastPart) {
    const auto level =
        load("t = {{Color::Red, Color::None}, {Color::Red, Color::None}}", saying("bottom_first"));
    ASSERT_TRUE(level.ok());
    EXPECT_THAT(*convert(*level, "native"), HasSubstr("\nRed\nRed\n"));
}

TEST(ListInSource, IsAListOfStrings) {
    const std::string_view text = "names = ['red', 'blue']\nt = ['RGB', 'GBR', 'BRG', '']\nsolve(t)\n";
    EXPECT_EQ(read_as(text, "bottom_first"), "water3:RGB/GBR/BRG/-");
    EXPECT_TRUE(asks_for_order(text));
}

TEST(ListInSource, IsBottomFirstWhereNothingButANameStandsBesideIt) {
    EXPECT_EQ(read_as("const board = [[1, 2], [2, 1], []];"), "water2:12/21/-");
    EXPECT_TRUE(asks_for_order("let board: number[][] = [[1, 2], [2, 1], []];"));
}

TEST(ListInSource, SaysWhatIsLeftAside) {
    EXPECT_THAT(assumed("import x\nt = [[1, 2], [2, 1], []]\n", "top_first"),
                HasSubstr("the list in line 2; the rest is left aside; "));
}

TEST(ListInSource, IsNoLevelBesideAnother) {
    for (const std::string_view between : {"", "\n", "\nand\n\n"}) {
        EXPECT_THAT(read_as(fmt::format("red blue\nblue red\n-\n{}[[1,2],[2,1],[]]\n", between)),
                    HasSubstr("1:1: line 1 begins a level, and so does the list in line "))
            << between;
    }
}

TEST(ListInSource, IsTheOnlyOne) {
    EXPECT_THAT(read_as("a = [[1,2],[2,1],[]]\nb = [[1,1],[2,2],[]]\n"),
                HasSubstr("2:5: this is more than one list of tubes: another begins in line 1"));
    EXPECT_TRUE(asks_for_order("a = [[1,2],[2,1],[]]\nb = [[1, 2],[2, 1],[]]\n")) << "twice the same";
}

TEST(ListInSource, IsRefusedWhereTheProgramChangesIt) {
    for (const std::string_view text :
         {"t = [[1,2],[2,1]] + [[]]*2\n", "t = [[1,2],[2,1],[]]\nt.append([])\n",
          "t = [[1,2],[2,1],[]].reverse()", "t = list(reversed([[1,2],[2,1],[]]))\nx",
          "t = np.array([[1,2],[2,1],[0,0]]).T\n",
          "def level():\n    return [[1,2],[2,1],[]]\n\nstate = [t[::-1] for t in level()]\n",
          "const level = {\n  tubes: [[1,2],[2,1]],\n};\nconst start = [...level.tubes, []];\n"})
        EXPECT_THAT(read_as(text, "bottom_first"), HasSubstr("write the list that comes out")) << text;
}

TEST(ListInSource, IsRefusedWhereTheProgramChangesItLater) {
    constexpr std::string_view list = "tubes = [[1,2,2,1],[2,1,1,2],[]]\n";
    for (const std::string_view change : {"start = tubes + [[]]",
                                          "tubes = tubes * 2",
                                          "tubes *= 2",
                                          "tubes += [[]]",
                                          "tubes.pop()",
                                          "del tubes[-1]",
                                          "tubes.remove([])",
                                          "tubes.splice(2,1);",
                                          "tubes.clear()",
                                          "tubes[0] = [1,1,2,2]",
                                          "tubes[3] = [];",
                                          "start = [*tubes, []]",
                                          "solve([...tubes, []])",
                                          "tubes = tubes[:-1]",
                                          "solve(tubes[1:])",
                                          "tubes[0], tubes[1] = tubes[1], tubes[0]",
                                          "tubes[2].append(1)",
                                          "tubes[0][1] = 3",
                                          "solve(zip(*tubes))",
                                          "solve(list(reversed(tubes)))",
                                          "random.shuffle(tubes)",
                                          "t = list(tubes)\nt.append([])",
                                          "import copy\nt = copy.deepcopy(tubes)\nt[2] = [1]",
                                          "t = [row[:] for row in tubes]\nt += [[]]",
                                          "for t in tubes:\n    t.reverse()",
                                          "for i in range(2):\n    tubes.append([])",
                                          "tubes.length = 2;",
                                          "tubes = append(tubes, []int{})",
                                          "tubes.map(t => t.reverse())",
                                          "[[], ...tubes]",
                                          "tubes.T"}) {
        const std::string text = fmt::format("{}{}\n", list, change);
        EXPECT_THAT(read_as(text, "bottom_first"), HasSubstr("write the list that comes out")) << change;
    }
    EXPECT_THAT(
        read_as("std::vector<std::vector<int>> t = {{1,2},{2,1},{}};\nt.push_back({});\n", "bottom_first"),
        HasSubstr("2:1: this may change the list"));
    EXPECT_THAT(read_as("level = {tubes: [[1,2],[2,1],[]]};\nlevel.tubes.push([]);\n", "bottom_first"),
                HasSubstr("2:1: this may change the list"));
}

TEST(ListInSource, IsRefusedWhereSomethingGetsAnEmptyTube) {
    for (const std::string_view change :
         {"board.push([]);", "game.add_tube()", "state = level['tubes'] + [[]]"})
        EXPECT_THAT(read_as(fmt::format("level = {{'tubes': [[1,2],[2,1],[]]}}\nplay(level)\n{}\n", change),
                            "bottom_first"),
                    HasSubstr("this may change the list, or make another one of it"))
            << change;
}

TEST(ListInSource, IsTakenWhereTheProgramOnlyReadsItOrMovesUnits) {
    constexpr std::string_view list = "tubes = [[1,2,2,1],[2,1,1,2],[]]\n";
    for (const std::string_view use :
         {"print(len(tubes), tubes[0], solve(tubes))", "for t in tubes:\n    print(t)",
          "n = len(tubes)\nn += 1",
          "def move(tubes, a, b):\n    tubes[b].append(tubes[a].pop())\n    tubes[a] = tubes[a][:-1]",
          "const next = () => {\n  const more = tubes.map(t => [...t]);\n};", "state = tubes\nsolve(state)",
          "assert tubes[0] == 1", "solve(tubes=tubes)", "if len(tubes) * 2 > 5: pass", "game.add(solver)",
          "my_tubes = 3\nmy_tubes += 1"}) {
        const std::string text = fmt::format("{}{}\n", list, use);
        EXPECT_EQ(read_as(text, "bottom_first"), "water4:1221/2112/-") << use;
    }
}

TEST(ListInSource, HasAsManyTubesAsAreDeclared) {
    constexpr std::string_view list = "{{1,2,2,1},{2,1,1,2},{}};\n";
    for (const std::string_view declared :
         {"int tubes[5][4] =", "std::array<std::vector<int>, 5> t =",
          "std::array<std::array<int, 4>, 5> tubes =", "static const int tubes[5][4] =",
          "var tubes [5][]int =", "tubes := [5][]int", "var t = [5][]int", "int[][] tubes = new int[5][4]",
          "#define ROWS 5\nint tubes[ROWS][4] =", "const int ROWS = 5;\nstd::array<Tube, ROWS> tubes ="})
        EXPECT_THAT(read_as(fmt::format("{} {}", declared, list), "bottom_first"),
                    HasSubstr("this list is declared with 5 tubes, and has 3"))
            << declared;
    EXPECT_THAT(read_as("let tubes: [Vec<u8>; 5] = [[1,2],[2,1],[]];\n", "bottom_first"),
                HasSubstr("5 tubes"));
    for (const std::string_view declared :
         {"int tubes[3][4] =", "int tubes[][4] =", "std::array<std::vector<int>, 3> t =", "int[][] tubes =",
          "Map<int, int> tubes =", "levels[5] =", "N = 5\ntubes: list[list[int]] ="})
        EXPECT_EQ(read_as(fmt::format("{} {}", declared, list), "bottom_first"), "water4:1221/2112/-")
            << declared;
}

TEST(ListInSource, SaysWhereATubeIsWrong) {
    EXPECT_THAT(read_as("import x\nt = [['a','b'],['b',['a']],[]]\n"), HasSubstr("2:21: '['"));
    EXPECT_THAT(read_as("x = 1\nt = [[1,2],[2,x+1],[]]\n"), HasSubstr("2:15: 'x+1' is not a color"));
    EXPECT_THAT(read_as("[[1, 2 3], [1]]"), HasSubstr("1:8: '3' appears where ',' is expected"));
    EXPECT_THAT(read_as("[[light blue, red], []]"), HasSubstr("quotes around a name with blanks"));
}

TEST(ListInSource, HeedsACapacityBesideIt) {
    EXPECT_EQ(read_as("CAPACITY = 4\nt = [[1,1],[2,2],[1,2],[1,2]]\nsolve(t)\n", "bottom_first"),
              "water4:11/22/12/12");
    EXPECT_THAT(read_as("tube_size = 3\nt = [[1,2],[2,1],[]]\nsolve(t)\n", "bottom_first"),
                HasSubstr("1 has 2 units, a tube holds 3"));
    EXPECT_THAT(read_as("capacity = 2\ncapacity = 4\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("line 1 says 2, and line 2 says 4"));
}

TEST(ListInSource, DoesNotDropTubesThatTheProgramTellsOf) {
    EXPECT_THAT(read_as("num_tubes = 5\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("this may tell of 5 tubes, and the list has 3"));
    EXPECT_TRUE(is_offered("level = {tubes: [[1,2],[2,1]], emptyTubes: 2}", "water2:AB/BA/-/-"));
}

TEST(ListInSource, HeedsWordsOfOrderAndOfBalls) {
    EXPECT_EQ(read_as("# top to bottom\nt = [[1,2],[2,1],[]]\n"), "water2:21/12/-");
    EXPECT_EQ(read_as("# listed bottom first\nt = [[1,2],[2,1],[]]\n"), "water2:12/21/-");
    EXPECT_TRUE(asks_for_order("# not top first\nt = [[1,2],[2,1],[]]\n"));
    EXPECT_TRUE(asks_for_order("t = [  # the top is on the right\n[1,2],[2,1],[]]\n"));
    EXPECT_TRUE(asks_for_order("solve([[1,2],[2,1],[]], top_first=False)"));
    EXPECT_THAT(read_as("# ball sort\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("use --rules water, or use --rules ball"));
}

TEST(BracketGroups, StateNoOrder) {
    for (const std::string_view text : {"[1,2][2,1][0,0]", "[y,g]\n[g,y]\n[]\n", "(1,2), (2,1), ()",
                                        "[yellow,green][green,yellow][empty,empty]"})
        EXPECT_TRUE(asks_for_order(text)) << text;
    EXPECT_EQ(read_as("[1,0][2,0][1,0][2,0]"), "water2:1/2/1/2") << "by gravity";
}

TEST(BracketGroups, AreAllOfTheLevel) {
    for (const std::string_view text : {"[A,}A,A][B,B,B][][]", "[A,A]x[B,B][C,C][]", "[A,A] + [B,B][C,C][]"})
        EXPECT_THAT(read_as(text, "bottom_first"), HasSubstr("; ")) << text << " is refused";
}

TEST(Fences, AreTakenOff) {
    for (const std::string_view text :
         {"```\nred blue\nblue red\n-\n```\n", "My level:\n\n```text\nred blue\nblue red\n-\n```\nThanks!\n",
          "~~~\nred blue\nblue red\n-\n~~~\n", "> red blue\n> blue red\n> -\n",
          "> > ```\n> > water2:AB/BA/-\n> > ```\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_THAT(assumed("Hi\n```\nred blue\nblue red\n-\n```\n"),
                HasSubstr("what is fenced from line 2 on; the rest is left aside"));
}

TEST(Fences, KeepPlaces) {
    EXPECT_THAT(read_as("Hi\n```\nred blue\nblue (red\n-\n```\n"), HasSubstr("4:6: "));
    EXPECT_THAT(read_as("> red blue\n> blue (red\n"), HasSubstr("2:8: "));
}

TEST(Fences, AreRefusedWhereTwoDiffer) {
    EXPECT_THAT(read_as("```\nred blue\nblue red\n-\n```\n```\npip install\n```\n"),
                HasSubstr("7:1: this is the second fenced part"));
}

TEST(Fences, LeaveTheWordsAroundThemToBeHeeded) {
    EXPECT_EQ(read_as("Tubes are listed top first.\n```\nred blue\nblue red\n-\n```\n"), "water2:AB/BA/-");
    EXPECT_TRUE(asks_for_order("The top matters.\n```\nred blue\nblue red\n-\n```\n"));
}

TEST(Numbers, AreTakenOffBeforeAllLines) {
    for (const std::string_view text :
         {"1: red blue\n2: blue red\n3: -\n", "0. red blue\n1. blue red\n2. -\n",
          "1) red blue\n2) blue red\n3) -\n", "#1 red blue\n#2 blue red\n#3 -\n",
          "Tube 1: red blue\nTube 2: blue red\nTube 3: -\n",
          "Tubo 1: red blue\nTubo 2: blue red\nTubo 3: -\n",
          "Glas 1: red blue\nGlas 2: blue red\nGlas 3: -\n",
          "Test tube 1: red blue\nTest tube 2: blue red\nTest tube 3: -\n",
          "Column 1: red blue\nColumn 2: blue red\nColumn 3: -\n",
          "     1\tred blue\n     2\tblue red\n     3\t-\n", "- 1: red blue\n- 2: blue red\n- 3: -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("tube1 = ['a','b']\ntube2 = ['b','a']\ntube3 = []\n", "bottom_first"),
              "water2:ab/ba/-");
    EXPECT_THAT(assumed("1: red blue\n2: blue red\n3: -\n"), HasSubstr("numbers before the lines"));
}

TEST(Numbers, MayBeBold) {
    for (const std::string_view text : {"**Tube 1:** A, B\n**Tube 2:** B, A\n**Tube 3:** -\n",
                                        "- **Tube 1**: A B\n- **Tube 2**: B A\n- **Tube 3**: -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("- **Tube 1**: A, B\n- **Tube 2**: B, A\n- **Tube 3**: *(empty)*\n", "bottom_first"),
              "water2:AB/BA/-");
    EXPECT_THAT(read_as("**1** 2\n2 1\n-\n"), testing::Not(testing::StartsWith("water"))) << "a unit";
}

TEST(Numbers, AloneAreEmptyTubesWithoutAnOrder) {
    for (const std::string_view text : {"1. red blue\n2. blue red\n3.\n", "#1 red blue\n#2 blue red\n#3\n",
                                        "Tube 1: red blue\nTube 2: blue red\nTube 3:\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-") << text;
    }
}

TEST(Numbers, CountWithoutGaps) {
    EXPECT_THAT(read_as("1: red blue\n3: blue red\n4: -\n"), HasSubstr("; ")) << "is refused";
    EXPECT_EQ(read_as("1 2\n2 1\n-\n"), "water2:12/21/-") << "bare numbers are colors";
}

TEST(Bullets, AreTakenOffBeforeAllLines) {
    EXPECT_EQ(read_as("* red blue\n* blue red\n* -\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("\u2022 red blue\n\u2022 blue red\n\u2022 -\n"), "water2:AB/BA/-");
    EXPECT_TRUE(asks_for_order("- red blue\n- blue red\n-\n"));
    EXPECT_EQ(read_as("red blue\nblue red\n-\n"), "water2:AB/BA/-") << "no bullet";
}

TEST(Numbers, StandBelowHeadersAndComments) {
    for (const std::string_view text :
         {"capacity: 2\n1. red blue\n2. blue red\n3. -\n", "capacity: 2\n#1 red blue\n#2 blue red\n#3 -\n",
          "# level 7\n1) red blue\n2) blue red\n3) -\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
    EXPECT_TRUE(asks_for_order("capacity: 2\n# level 7\nTube 1: red blue\nTube 2: blue red\nTube 3:\n"));
    EXPECT_TRUE(asks_for_order("rules: water\n- red blue\n- blue red\n-\n"));
    EXPECT_EQ(read_as("# top first\n1. A A B\n2. B A B\n3. -\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("# top first\nTop: A A B\nTop: B A B\n-\n"), "water3:BAA/BAB/-");
}

TEST(Bullets, StandBelowComments) {
    EXPECT_EQ(read_as("# top first\n- lime lime blue\n- blue lime blue\n- -\n"), "water3:ABB/ABA/-");
    EXPECT_THAT(read_as("# 5 tubes\n- lime lime blue\n- blue lime blue\n- -\n"), HasSubstr("5 tubes"));
}

TEST(Bullets, MayBePlaces) {
    const auto read =
        api::read("- a a b b\n- b b a a\n- a b b a\n- b a a b\n- c c\n- c\n- c c\n-\n", saying("partial"));
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Tables, HaveTubesInColumnsThatAreNumbered) {
    const std::string_view text =
        "| Tube 1 | Tube 2 | Tube 3 |\n|---|:-:|---|\n| | b | |\n| red | light blue | |\n| light blue | red "
        "| b |\n";
    EXPECT_EQ(read_as(text, "partial"), "water3:AB/BAC/C");
    EXPECT_THAT(read_as(text), HasSubstr("has 2 units, a tube holds 3"));
}

TEST(Tables, HaveTubesInRowsThatAreNumbered) {
    const std::string_view text =
        "| # | a | b |\n|---|---|---|\n| 1 | red | light blue |\n| 2 | light blue | red |\n| 3 | | |\n";
    EXPECT_TRUE(asks_for_order(text));
    EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-");
}

/// Rows and columns have numbers, and both may be tubes.
constexpr std::string_view numbered_both_ways =
    "| {} | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 1 | a | b | b | |\n| 2 | b | a | | |\n| 3 | a | b | | "
    "|\n"
    "| 4 | a | | | |\n";

TEST(Tables, HaveTubesInRowsBelowTheirName) {
    LoadOptions options = saying("partial");
    options.read.set("bottom_first", true);
    const auto level = load(fmt::format(fmt::runtime(numbered_both_ways), "Tube"), options);
    EXPECT_EQ(*convert(*level, "code"), "water4:abb/ba/ab/a\n");
}

TEST(Tables, AskForTheOrderWhereBlankCellsFillRowsUp) {
    EXPECT_TRUE(
        asks_for_order("| Tube | 1st | 2nd | 3rd |\n|---|---|---|---|\n| 1 | a | b | |\n| 2 | b | a | b |\n"
                       "| 3 | a | | |\n| 4 | | | |\n"));
}

TEST(Tables, HaveLayersInRowsOrColumnsThatAreCalledSo) {
    for (const std::string_view text :
         {"| Layer | A | B | C |\n|---|---|---|---|\n| 1 | x | y | |\n| 2 | x | x | |\n| 3 | y | y | |\n",
          "| Row | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | x | y | |\n| 2 | x | x | |\n| 3 | y | y | |\n",
          "| Layer 1 | Layer 2 | Layer 3 |\n|---|---|---|\n| x | x | y |\n| y | x | y |\n| | | |\n",
          "| Tube | Slot 1 | Slot 2 | Slot 3 |\n|---|---|---|---|\n| 1 | x | x | y |\n| 2 | y | x | y |\n"
          "| 3 | | | |\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:xxy/yxy/-") << text;
    }
}

TEST(Tables, MayBeRowsOfASpreadsheetWithNames) {
    for (const std::string_view text :
         {"\tTube 1\tTube 2\tTube 3\n1\tx\ty\t\n2\tx\tx\t\n3\ty\ty\t\n",
          ",Tube 1,Tube 2,Tube 3\n1,x,y,\n2,x,x,\n3,y,y,\n", "Tube 1,x,x,y\nTube 2,y,x,y\nTube 3,,,\n",
          "Tube,1,2,3\n1,x,x,y\n2,y,x,y\n3,,,\n", "Tube\t1\t2\t3\nA\tx\tx\ty\nB\ty\tx\ty\nC\t\t\t\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:xxy/yxy/-") << text;
    }
}

TEST(Tables, AskWhetherRowsOrColumnsAreTubesWhereBothHaveNumbers) {
    const auto read = api::read(fmt::format(fmt::runtime(numbered_both_ways), ""), {});
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Tables, AskWhetherRowsOrColumnsAreTubes) {
    const auto read = api::read("| a | b | a |\n| b | b | a |\n| | | |\n", saying("partial"));
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Tables, MayBePicturesWithGapsBetweenTubes) {
    for (const std::string_view text :
         {"|red| |*| |*|\n|blue| |blue| |red|\n", "|A| |.| |.|\n|B| |B| |A|\n", "|A| |B| |_|\n|B| |A| |_|\n"})
        EXPECT_THAT(read_as(text), HasSubstr("with or without what is around its units")) << text;
    const auto level = api::read("|red| |*| |*|\n|blue| |blue| |red|\n", {});
    ASSERT_FALSE(level.ok());
    std::vector<std::string> codes;
    for (const Offer& each : level.error().offered) codes.push_back(*convert(each.level, "code"));
    EXPECT_THAT(codes, testing::Contains("water2:AB/A/B\n"));
    EXPECT_EQ(read_as("| 1 | 2 | 3 |\n|---|---|---|\n| a | | b |\n| b | | a |\n", "top_first"),
              "water2:ba/-/ab");
}

TEST(Pictures, AreNotReadAsLines) {
    for (const std::string_view text :
         {"  A    \n  A   A\nB B   B\n", "A   C\nB A C\nB A B C\n", "    A\nA   B\nB   C C\n"})
        EXPECT_THAT(read_as(text), HasSubstr("may be an empty place of a picture")) << text;
    EXPECT_THAT(read_as("A B A _\nA C B _\nA B C _\nC B C _\n--- --- --- ---\n"),
                HasSubstr("a tube in each column or in each row"));
    EXPECT_THAT(read_as("A B\nB A\n-- --\n"), HasSubstr("may be a frame"));
    for (const std::string_view text : {"A    B\nB    A\n-\n", "  A B\n  B A\n  -\n", "A B\n    B A\n    -\n",
                                        "A B\nB  A\n-\n", "A  B\nB A\n-\n", "A B\nB    A\n-\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
}

TEST(Headings, AreCalledSo) {
    EXPECT_THAT(read_as("My tubes (hard)\nlime lime blue\nblue lime blue\n-\n"),
                HasSubstr("this line may be a heading; leave it out"));
    for (const std::string_view text :
         {"Tube A: red blue\nTube C: blue red\nTube D: -\n", "b) red blue\na) blue red\nc) -\n",
          "2: red blue\n1: blue red\n3: -\n", "1: red blue\n2: blue red\n4: -\n",
          "Left: red blue\nMiddle: blue red\nRight: -\n"})
        EXPECT_THAT(read_as(text), HasSubstr("labels that do not count them")) << text;
    EXPECT_THAT(read_as("|A| |B| |.|\n|B| |A| |.|\n+-+ +-+ +-+\n"), HasSubstr("a picture with bars"));
}

TEST(Fences, MayHoldAnObjectWhoseKeysCount) {
    EXPECT_EQ(
        read_as("Stuck here:\n```json\n{\"capacity\":2,\"tubes\":[[\"A\",\"B\"],[\"B\",\"A\"],[]]}\n```\n"),
        "water2:AB/BA/-");
    EXPECT_THAT(read_as("```\n{\"tubes\":[[1,2],[2,1],[]],\"lockedTubes\":[2]}\n```\n"),
                HasSubstr("'lockedTubes'"));
}

TEST(Fences, MayHoldAnObjectBesideWordsThatSayMore) {
    for (const std::string_view object : {"{\"tubes\": [[\"a\",\"a\",\"b\"],[\"b\",\"a\",\"b\"],[]]}\n",
                                          "tubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"}) {
        for (const std::string_view words : {"Tubes top to bottom:", "Ball sort:", "each tube holds 6"}) {
            EXPECT_THAT(read_as(fmt::format("{}\n```\n{}```\n", words, object)),
                        HasSubstr("the words around this object may say more of its level than its keys do"))
                << words;
        }
        EXPECT_EQ(read_as(fmt::format("Tubes top to bottom:\n```\n{}```\n", object), "top_first"),
                  "water3:baa/bab/-");
        EXPECT_EQ(read_as(fmt::format("My level 3:\n```\n{}```\n", object)), "water3:aab/bab/-");
    }
    EXPECT_EQ(read_as("Ball sort:\n```\n{\"rules\": \"ball\", \"tubes\": [[1,2],[2,1],[]]}\n```\n"),
              "ball2:12/21/-");
}

TEST(Objects, AreFoundBelowWords) {
    EXPECT_EQ(read_as("Level 3:\n{\"tubes\": [[1,2],[2,1],[]]}\n"), "water2:12/21/-");
    EXPECT_THAT(read_as("Ball sort:\n{\"tubes\": [[1,2],[2,1],[]]}\nThanks!\n"),
                HasSubstr("the words around this object may say more of its level than its keys do"));
}

TEST(ListInSource, IsNoGoalOrSolution) {
    for (const std::string_view name :
         {"goal", "solution", "moves", "solvedState", "final_state", "expected"}) {
        EXPECT_THAT(read_as(fmt::format("{} = [[1,1],[2,2],[]]\n", name)), HasSubstr("may be no level"))
            << name;
    }
}

TEST(ListInSource, HeedsNumbersBeforeWhatTheyCount) {
    constexpr std::string_view list = "tubes = [['a','b'],['b','a'],[]]  # {}\n";
    for (const std::string_view words : {"+ 2 more empty tubes", "5 tubes", "2 extra bottles in all"})
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("write all tubes in the list")) << words;
    EXPECT_EQ(read_as(fmt::format(list, "3 tubes, 1 empty tube")), "water2:ab/ba/-");
    EXPECT_THAT(read_as("EMPTY = 3\ntubes = [[1,2],[2,1],[3,3],[]]\n"),
                HasSubstr("or stand for an empty place"));
    EXPECT_THAT(read_as("EMPTY = 1\ntubes = [[2,3],[3,2],[1,1],[]]\n"),
                HasSubstr("or stand for an empty place"));
    EXPECT_EQ(read_as("t = [['a','b'],['b','a'],['a','a'],['b','b'],[]]  # each tube holds 4\n"),
              "water4:ab/ba/aa/bb/-");
}

TEST(ListInSource, HeedsWordsOfOtherLanguages) {
    constexpr std::string_view list = "// {}\nt = [[1,1,2],[2,1,2],[]];\n";
    for (const std::string_view words : {"oben zuerst", "surface first", "arriba primero"})
        EXPECT_TRUE(asks_for_order(fmt::format(list, words))) << words;
    for (const std::string_view words : {"marbles, one at a time", "juego de bolas"})
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("rules are those of balls")) << words;
}

TEST(ListInSource, IsNotLookedForInHundredsOfBrackets) {
    constexpr std::string_view list = "\n[[1,2],[2,1],[]]\n";
    EXPECT_TRUE(asks_for_order(std::string(5, '{') + std::string(list)));
    EXPECT_FALSE(asks_for_order(std::string(200, '{') + std::string(list)));
}

TEST(EmptyTubes, HaveWordsInManyLanguages) {
    for (const std::string_view word :
         {"vuoto", "leeg", "boş", "üres", "puste", "prázdné", "άδειο", "빈", "無", "なし", "فارغ", "ריק",
          "खाली", "ว่าง", "trống", "kosong", "vacia", "gol", "tyhjä"})
        EXPECT_TRUE(asks_for_order(
            fmt::format(R"([["red","red","blue"],["blue","red","blue"],["{0}"],["{0}"]])", word)))
            << word;
    for (const std::string_view word : {"free", "space", "libre", "tom", "❌", "⚪", "transparent"})
        EXPECT_THAT(read_as(fmt::format(R"([["red","blue"],["blue","red"],["{0}"],["{0}"]])", word)),
                    testing::Not(testing::StartsWith("water")))
            << word;
}

TEST(OwnTexts, AreReadAsTheyAre) {
    EXPECT_EQ(read_as("decant tube-sort 1\ncapacity: 2\n\"1:\" b\nb \"1:\"\n-\n# top to bottom\n"),
              "water2:AB/BA/-");
}

TEST(Headers, StateNoMoreThanTheySay) {
    for (const std::string_view text :
         {"A A B\nB A B\n\n\n", "A A B\n\nB A B\n", "A A B\nB A B\n_\n",
          "A A B\nB A B\n-\n# level 2\nB A B\nA A B\n-\n", "A B #00f\nB A\n-\n",
          "A B x\nB x x\nA x x\nx x x\n", "red blue\nblue red\nnada nada\n-\n"}) {
        for (const std::string_view header : {"name: 7\n", "rules: water\n", "partial: no\n"}) {
            EXPECT_THAT(read_as(std::string(header) += text), testing::Not(testing::StartsWith("water")))
                << header << text;
        }
    }
    EXPECT_THAT(read_as("name: 7\nR R\nG G\nR R\nG G\n-\n"), HasSubstr("may hold 2 or 4"));
    EXPECT_EQ(read_as("capacity: 3\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("order: top-first\nA A B\nB A B\n_\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("name: 7\n\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

TEST(Headers, NameALevelInWordsThatAreHeeded) {
    EXPECT_TRUE(asks_for_order("name: top first level\nA A B\nB A B\n-\n"));
    EXPECT_THAT(read_as("name: Ball Sort 12\nA A B\nB A B\n-\n"),
                HasSubstr("1:7: this may say that the rules"));
    EXPECT_EQ(read_as("name: Ball Sort 12\nrules: water\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("decant tube-sort 1\nname: Ball Sort 12\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

TEST(LinesWithoutAHead, LoseNoEmptyTubeAndNoUnitSilently) {
    EXPECT_THAT(read_as("A B A\n\nB A B\n-\n"), HasSubstr("3:1: the blank line above may be an empty tube"));
    EXPECT_THAT(read_as("# Level 1\nA B\nB A\n-\n\n# Level 2\nB A\nA B\n-\n"),
                HasSubstr("this text holds more than one level"));
    EXPECT_EQ(read_as("A B\n\nB A\n\n-\n"), "water2:AB/BA/-");
    EXPECT_THAT(read_as("A B #00f\nB A\n-\n"), HasSubstr("1:5: '#00f' may be a unit"));
    EXPECT_THAT(read_as("A B # #\nB A # #\n"), HasSubstr("1:5: '#' may be a unit"));
    EXPECT_THAT(read_as("A B\nB A\n#3 A B\n-\n"), HasSubstr("3:1: '#3' may be a unit"));
    EXPECT_EQ(read_as("# level\nA B # good\nB A\n-\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("decant tube-sort 1\nA B #00f\n\nB A\n-\n"), "water2:AB/BA/-")
        << "as documented below a head";
}

TEST(CommentsOfLines, AreHeeded) {
    EXPECT_EQ(read_as("# top first\nlime lime blue\nblue lime blue\n-\n"), "water3:ABB/ABA/-");
    EXPECT_EQ(read_as("# top first\nAAB\nBAB\n-\n"), "water3:BAA/BAB/-");
    EXPECT_EQ(read_as("# capacity 4\nA B\nB A\nA B\nB A\n-\n"), "water4:AB/BA/AB/BA/-");
    EXPECT_THAT(read_as("# ball sort\nlime lime blue\nblue lime blue\n-\n"),
                HasSubstr("1:3: this may say that the rules are those of balls"));
    EXPECT_TRUE(asks_for_order("lime lime blue # lime is on top\nblue lime blue\n-\n"));
    EXPECT_TRUE(asks_for_order("# upside down\nlime lime blue\nblue lime blue\n-\n"));
}

TEST(CommentsOfLines, TellOfBallsByWhatAMoveTakes) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"one unit per move", "each move takes one unit", "pour 1 segment at a time", "one at a time",
          "only a single layer moves", "you move one piece"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    for (const std::string_view words :
         {"one color in each tube at the end", "one empty tube", "at one level a time"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, AreComparedWithTheLevel) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"5 tubes", "5 tubes in all", "five tubes", "2 empty", "3 colors", "2 colors, 3 empty tubes"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("1:")) << words;
    for (const std::string_view words : {"3 tubes", "three bottles, 1 empty", "2 colors, 1 empty tube"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, AreAskedAboutWhereTheyMaySayMore) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    constexpr std::string_view list = "tubes = [['a','a','b'],['b','a','b'],[]]  # {}\n";
    for (const std::string_view words :
         {"each holds four", "room for 4", "two more that are empty", "+ 2 leere", "empty tubes omitted",
          "height 4", "2 of them are empty", "the capacity is larger", "4 units each",
          "and 3 of them besides"}) {
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("1:")) << words;
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("1:")) << words;
    }
    for (const std::string_view words : {"first element is at the opening", "begin reading at the mouth"}) {
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
        EXPECT_TRUE(asks_for_order(fmt::format(list, words))) << words;
    }
    for (const std::string_view words :
         {"level 12", "#12", "Hard 27", "12", "pack 3, level 4", "2024-05-03", "solved in 14 moves", "good",
          "1 of 350", "https://example.org/levels/12", "app 3.2.1", "tube 3 is the odd one"}) {
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
        EXPECT_EQ(read_as(fmt::format(list, words)), "water3:aab/bab/-") << words;
    }
    EXPECT_THAT(read_as("# 5 tubes\ntubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"), HasSubstr("tubes"));
    EXPECT_THAT(read_as("# + 2 leere\ntubes:\n- [a, a, b]\n- [b, a, b]\n- []\n"),
                HasSubstr("1:5: this may say more of the level"));
}

TEST(CommentsOfLines, HideNoPicture) {
    constexpr std::string_view picture = "A B A C _\nC D B A _\nA C C B _\nD B D B _\nC A D D _\n";
    for (const std::string_view comment : {"", "# level 7\n"})
        EXPECT_TRUE(
            is_offered(std::string(comment) + std::string(picture), "water5:CDACA/ABCDB/DDCBA/DBBAC/-"))
            << comment;
    EXPECT_EQ(read_as("# level 7\nA B\nB A\n-\n"), "water2:AB/BA/-");
}

TEST(CommentsOfLines, TellWhatHeadersLeaveOpen) {
    EXPECT_EQ(read_as("capacity: 3\n# top first\nA A B\nB A B\n-\n"), "water3:BAA/BAB/-");
    EXPECT_THAT(read_as("capacity: 3\n# ball sort\nA A B\nB A B\n-\n"),
                HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("rules: water\n# 5 tubes\nA A B\nB A B\n-\n"), HasSubstr("5 tubes"));
}

TEST(CommentsOfLines, AreAskedAboutInPartsOfSentences) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words : {"+1 empty", "3/4 full", "plus another bottle", "4+1 tubes"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("more of the level")) << words;
    for (const std::string_view words :
         {"each move takes 1", "orbs in tubes", "Only the topmost unit moves", "Ball-Sort 44"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    for (const std::string_view words :
         {"left is up", "head first", "start of line = open end", "from the neck down", "de cima para baixo",
          "mirrored", "inverted", "Seen from above", "leftmost = exposed"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    for (const std::string_view words :
         {"with a spare bottle", "one spare", "solved in 1 move", "my first try", "moves: 12", "5/3/2024"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
}

TEST(CommentsOfLines, MayBeInScriptsThatAreNotUnderstood) {
    constexpr std::string_view lines = "# {}\nlime lime blue\nblue lime blue\n-\n";
    for (const std::string_view words :
         {"\u4E0A\u304B\u3089", "\u0441\u0432\u0435\u0440\u0445\u0443 \u0432\u043D\u0438\u0437",
          "\u4ECE\u4E0A\u5230\u4E0B"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    for (const std::string_view words :
         {"od g\u00F3ry do do\u0142u", "uppifr\u00E5n", "shora dol\u016F", "yukar\u0131dan",
          "fel\u00FClr\u0151l", "topp till botten", "zdola nahoru", "dari atas ke bawah"})
        EXPECT_TRUE(asks_for_order(fmt::format(lines, words))) << words;
    for (const std::string_view words : {"kulki", "bollar", "toplar", "\u7403"})
        EXPECT_THAT(read_as(fmt::format(lines, words)), HasSubstr("rules are those of balls")) << words;
    EXPECT_EQ(read_as(fmt::format(lines, "\u00D7 \u2605 \U0001F600")), "water3:AAB/BAB/-");
    EXPECT_THAT(read_as(fmt::format(lines, "\u7A7A\u74F6 2")), HasSubstr("more of the level"));
    for (const std::string_view words :
         {"\u7B2C12\u5173", "\u0423\u0440\u043E\u0432\u0435\u043D\u044C 12", "\u2605\u2605 \U0001F600"})
        EXPECT_EQ(read_as(fmt::format(lines, words)), "water3:AAB/BAB/-") << words;
    EXPECT_EQ(read_as(fmt::format(lines, "\u4E0A\u304B\u3089, top first")), "water3:ABB/ABA/-");
}

TEST(Tags, AreTakenOffLikeFences) {
    EXPECT_EQ(read_as("[code]\nA A B\nB A B\n-\n[/code]\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("hello all\n[CODE=text]A A B\nB A B\n-[/CODE]\nbye\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("<pre><code>A A B\nB A B\n-\n</code></pre>\n"), "water3:AAB/BAB/-");
    EXPECT_THAT(read_as("balls\n[code]\nA A B\nB A B\n-\n[/code]\n"), HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("[code]A B\nB A\n-[/code][code]B B\nA A\n-[/code]"), HasSubstr("second fenced part"));
}

TEST(TubesInSeveralLines, HaveAUnitInEach) {
    for (const std::string_view text :
         {"Tube 1:\n- A\n- A\n- B\nTube 2:\n- B\n- A\n- B\nTube 3:\n",
          "Tube 1:\n  A\n  A\n  B\n\nTube 2:\n  B\n  A\n  B\n\nTube 3:\n  empty\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:AAB/BAB/-") << text;
    }
}

TEST(TubesInSeveralLines, StandBelowHeadingsOfMarkdown) {
    for (const std::string_view text :
         {"# Tube 1\n- A\n- A\n- B\n# Tube 2\n- B\n- A\n- B\n# Tube 3\n- empty\n",
          "## Bottle 1\n  * A\n  * A\n  * B\n## Bottle 2\n  * B\n  * A\n  * B\n## Bottle 3\n(empty)\n",
          "# 1\n+ A\n+ A\n+ B\n# 2\n+ B\n+ A\n+ B\n# 3\n",
          "### **Tube 1**\n\n\u2022 A\n\u2022 A\n\u2022 B\n\n### **Tube 2**\n\n\u2022 B\n\u2022 A\n\u2022 "
          "B\n\n"
          "### **Tube 3** (empty)\n",
          "### Tube 1\nA\nA\nB\n### Tube 2\nB\nA\nB\n### Tube 3: Empty\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:AAB/BAB/-") << text;
    }
    EXPECT_EQ(read_as("# Tube 1 (top to bottom)\n- A\n- A\n- B\n# Tube 2 (top to bottom)\n- B\n- A\n- B\n"
                      "# Tube 3\n"),
              "water3:BAA/BAB/-");
}

TEST(TubesInSeveralLines, AreNoTubesOfTheirOwn) {
    for (const std::string_view text :
         {"- A\n- A\n- B\n- B\n-\n", "* red\n* red\n* blue\n* blue\n",
          "# my notes\n# Tube 1\n- A\n- B\n# Tube 2\n- B\n- A\n# Tube 3\n(empty)\n",
          "# Tube 1\n- A\n- B\n# Tube 3\n- B\n- A\n# Tube 4\n- empty\n"})
        EXPECT_THAT(read_as(text), testing::Not(testing::StartsWith("water"))) << text;
}

TEST(TubesInSeveralLines, MayHaveNamesOfTwoWordsOrSeveralUnitsInEach) {
    for (const std::string_view text :
         {"Tube 1:\n- sky blue\n- red\nTube 2:\n- red\n- sky blue\nTube 3:\n",
          "Tube 1:\nsky blue\nred\nTube 2:\nred\nsky blue\nTube 3:\n",
          "Tube 1:\nsky blue\ndark red\nTube 2:\ndark red\nsky blue\nTube 3:\n"})
        EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-") << text;
    EXPECT_EQ(read_as("Tube 1:\nA B\nTube 2:\nB A\nTube 3:\nempty\n", "bottom_first"), "water2:AB/BA/-");
    EXPECT_THAT(
        read_as("Tube 1:\nblue red\nblue red\nTube 2:\nred blue\nred blue\nTube 3:\n", "bottom_first"),
        testing::Not(HasSubstr("water")));
}

TEST(ListInSource, MayBeMadeTubeByTube) {
    EXPECT_EQ(read_as("tubes = []\ntubes.append(['a', 'a', 'b'])\ntubes.append(['b', 'a', 'b'])\n"
                      "tubes.append([])\n"),
              "water3:aab/bab/-");
    EXPECT_EQ(read_as("t.push([1, 1, 2]);\nt.push([2, 1, 2]);\nt.push([]);\n"), "water3:112/212/-");
    EXPECT_EQ(
        read_as("t = []\n# two\nt.append([1, 1, 2])  # one\nt.append([2, 1, 2])\nt.append([])  # spare\n"),
        "water3:112/212/-");
    EXPECT_EQ(read_as("t = []  # top first\nt.append([1, 1, 2])\nt.append([2, 1, 2])\nt.append([])\n"),
              "water3:211/212/-");
    EXPECT_THAT(read_as("t = []\nt.append([1, 1, 2])  # balls\nt.append([2, 1, 2])\nt.append([])\n"),
                HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("t.push([1, 1, 2]);\nu.push([2, 1, 2]);\nt.push([]);\n"),
                testing::Not(HasSubstr("water3")));
}

TEST(EmptyTubes, MayBeCountedInTheLastLine) {
    const std::string lines = "A A B\nB A B\n";
    for (const std::string_view last :
         {"2 empty tubes", "There are two empty tubes.", "(two empty bottles)", "+ 2 empty",
          "2 more tubes, empty", "empty x2", "2x empty", "empty \u00D7 2", "empty: 2", "Empty tubes: 2"})
        EXPECT_EQ(read_as(lines + std::string(last), "bottom_first"), "water3:AAB/BAB/-/-") << last;
    // They may be those that are listed.
    EXPECT_THAT(read_as(lines + "-\n2 empty tubes", "bottom_first"), testing::Not(HasSubstr("water3")));
    const std::string numbered = "Tube 1: A A B\nTube 2: B A B\n";
    for (const std::string_view last :
         {"Tubes 3-4: empty", "Tubes 3 and 4: empty", "Tubes 3, 4: empty", "2 empty tubes"})
        EXPECT_EQ(read_as(numbered + std::string(last), "bottom_first"), "water3:AAB/BAB/-/-") << last;
    EXPECT_EQ(read_as(numbered + "Tube 3: empty", "bottom_first"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("bottle 0 A A B\nbottle 1 B A B\nbottle 2 empty empty empty\n", "bottom_first"),
              "water3:AAB/BAB/-");
    EXPECT_THAT(read_as(numbered + "Empty tubes: 3", "bottom_first"), testing::Not(HasSubstr("water3")))
        << "the third one, or three";
    EXPECT_THAT(read_as(numbered + "Tubes 4-5: empty", "bottom_first"), testing::Not(HasSubstr("water3")));
}

TEST(Numbers, MayStandInWordsOfOtherScripts) {
    EXPECT_EQ(read_as("R\u00F6hre 1: A A B\nR\u00F6hre 2: B A B\nR\u00F6hre 3: -\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("\u7B2C1\u74F6\uFF1A\u7EA2\u7EA2\u84DD\n\u7B2C2\u74F6\uFF1A\u84DD\u7EA2\u84DD\n"
                      "\u7B2C3\u74F6\uFF1A\u7A7A\n",
                      "bottom_first"),
              "water3:AAB/BAB/-");
}

TEST(CommentsOfLines, DoNotOverruleHeaders) {
    EXPECT_EQ(read_as("order: bottom-first\n# top first\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
    EXPECT_EQ(read_as("rules: ball\n# balls\nA A B\nB A B\n-\n"), "ball3:AAB/BAB/-");
    EXPECT_EQ(read_as("decant tube-sort 1\n# top first\nA A B\nB A B\n-\n"), "water3:AAB/BAB/-");
}

}  // namespace
}  // namespace decant::api
