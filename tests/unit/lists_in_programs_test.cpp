// A level is found in the program that it stands in.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

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

TEST(ListInSource, MayHoldTubesAsObjects) {
    constexpr std::string_view tubes =
        "{ colors: ['a', 'a', 'b'] },\n  { colors: ['b', 'a', 'b'] },\n  { colors: [] },\n";
    for (const std::string_view name :
         {"const level: Tube[] =", "const tubes: Array<Tube> =", "export const tubes =", "tubes ="})
        EXPECT_EQ(read_as(fmt::format("{} [\n  {}];\n", name, tubes)), "water3:aab/bab/-") << name;
    EXPECT_EQ(read_as(fmt::format("# top first\ntubes = [\n  {}]\n", tubes)), "water3:baa/bab/-");
    EXPECT_THAT(read_as(fmt::format("const topFirst = [{}];", tubes)), HasSubstr("from which end"));
    EXPECT_THAT(read_as(fmt::format("const ballTubes = [{}];", tubes)), HasSubstr("those of balls"));
    for (const std::string_view text :
         {"goal = [{}];", "const layers = [{}];", "const board: Row[] = [{}];", "const levels = [{}];",
          "// top first\nconst tubes = [{}];", "const tubes = [...others, {}];",
          "const tubes = [{}];\ntubes.push({{ colors: [] }});", "level.tubes[0] = [{}];",
          "const tubes = [{}].concat([{{ colors: [] }}]);",
          "const tubes = [{{ colors: Array(3).fill('b') }}, {}];"})
        EXPECT_THAT(read_as(fmt::format(fmt::runtime(text), tubes), "bottom_first"),
                    testing::Not(testing::StartsWith("water")))
            << text;
}

TEST(ListInSource, HasWordsForEmptyLists) {
    for (const std::string_view text :
         {"val tubes = listOf(listOf(1,2,2), listOf(2,1,1), emptyList())\n",
          "val tubes = listOf(listOf(1,2,2), listOf(2,1,1), emptyList<Int>())\n",
          "val tubes = arrayOf(arrayOf(1,2,2), arrayOf(2,1,1), emptyArray<Int>())\n",
          "val tubes = List(List(1,2,2), List(2,1,1), Nil)\n",
          "val tubes = List(List(1,2,2), List(2,1,1), List())\n",
          "val tubes = Vector(Vector(1,2,2), Vector(2,1,1), Vector.empty)\n",
          "val tubes = Array(Array(1,2,2), Array(2,1,1), Array())\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text << read_as(text);
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:122/211/-") << text;
        EXPECT_EQ(read_as(text, "top_first"), "water3:221/112/-") << text;
    }
    for (const char* more : {"tubes[#tubes+1] = {}", "tubes[4] = {}"})
        EXPECT_THAT(read_as(fmt::format("tubes = {{{{1,2,2}},{{2,1,1}},{{}}}}\n{}\n", more), "bottom_first"),
                    HasSubstr("may change the list"))
            << more;
    EXPECT_THAT(read_as("val t = Nil :: List(List(1,2,2), List(2,1,1), Nil)\n", "bottom_first"),
                HasSubstr("another one of it"));
    for (const char* more : {" ++ List(Nil)", " :+ Nil", " ::: List(Nil)"})
        EXPECT_THAT(
            read_as(fmt::format("val t = List(List(1,2,2), List(2,1,1), Nil){}\n", more), "bottom_first"),
            HasSubstr("another one of it"))
            << more;
    EXPECT_EQ(read_as("val tubes = List(Nil, List(1,2,2), Nil, List(2,1,1))\n", "bottom_first"),
              "water3:-/122/-/211");
    EXPECT_THAT(read_as("val tubes = List(List(1,2,2), List(2,1,1), Nil, more)\n", "bottom_first"),
                testing::Not(testing::StartsWith("water")));
}

TEST(ListInSource, MayNumberItsElements) {
    for (const std::string_view text :
         {"local tubes = {\n  [1] = {1,2,2},\n  [2] = {2,1,1},\n  [3] = {},\n}\n",
          "int tubes[3][3] = { [0] = {1,2,2}, [1] = {2,1,1}, [2] = {} };\n",
          "t = {[1]={1,2,2},[2]={2,1,1},[3]={}}\n",
          "local tubes = { [1]={[1]=1,[2]=2,[3]=2}, [2]={[1]=2,[2]=1,[3]=1}, [3]={} }\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text << read_as(text);
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:122/211/-") << text;
    }
    for (const std::string_view text :
         {"local tubes = { [2] = {1,2,2}, [1] = {2,1,1}, [3] = {} }\n",
          "local tubes = { [1] = {1,2,2}, [2] = {2,1,1}, [4] = {} }\n",
          "local tubes = { [1] = {[2]=1,[1]=2,[3]=2}, [2] = {2,1,1}, [3] = {} }\n",
          "local tubes = { [1] = {1,2,2}, [2] = {2,1,1}, {}, [2] = {1, 2} }\n"})
        EXPECT_THAT(read_as(text, "bottom_first"), testing::Not(testing::StartsWith("water"))) << text;
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

TEST(ListInSource, IsBottomFirstAmidSentences) {
    for (const std::string_view words :
         {"Level 12", "Level 12:", "Please help!", "I have no idea how to solve this."})
        EXPECT_EQ(read_as(fmt::format("{}\n\n[[1, 1, 2], [2, 1, 2], []]\nThanks!\n", words)),
                  "water3:112/212/-")
            << words;
    for (const std::string_view words :
         {"solve(tubes)", "import x", "The first one pours out first.", "Deckel links:"})
        EXPECT_TRUE(asks_for_order(fmt::format("{}\n[[1, 1, 2], [2, 1, 2], []]\nThanks!\n", words))) << words;
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

TEST(ListInSource, IsNotLookedForInHundredsOfBrackets) {
    constexpr std::string_view list = "\n[[1,2],[2,1],[]]\n";
    EXPECT_TRUE(asks_for_order(std::string(5, '{') + std::string(list)));
    EXPECT_FALSE(asks_for_order(std::string(200, '{') + std::string(list)));
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
    for (const std::string_view made : {"tubes = {}\n", "tubes = []\n", ""})
        EXPECT_EQ(
            read_as(fmt::format(
                "{}tubes[0] = ['a', 'a', 'b']\ntubes[1] = ['b', 'a', 'b']  # odd\ntubes[2] = []", made)),
            "water3:aab/bab/-");
    EXPECT_EQ(read_as("t[1] = [1, 1, 2];\nt[2] = [2, 1, 2];\nt[3] = [];\n"), "water3:112/212/-");
    for (const std::string_view numbers : {"012", "123"}) {
        const auto with = [&](char first, char second, char third) {
            return read_as(
                fmt::format("t[{}] = [1, 1, 2]\nt[{}] = [2, 1, 2]\nt[{}] = []\n", first, second, third));
        };
        EXPECT_EQ(with(numbers[0], numbers[1], numbers[2]), "water3:112/212/-");
        EXPECT_THAT(with(numbers[0], numbers[1], numbers[1]), testing::Not(HasSubstr("water3")));
        EXPECT_THAT(with(numbers[1], numbers[0], numbers[2]), testing::Not(HasSubstr("water3")));
    }
    EXPECT_THAT(read_as("t[2] = [1, 1, 2]\nt[3] = [2, 1, 2]\nt[4] = []\n"),
                testing::Not(HasSubstr("water3")));
}

}  // namespace
}  // namespace decant::api
