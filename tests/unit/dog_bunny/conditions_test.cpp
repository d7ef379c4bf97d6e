// Conditions: precedence of their operators, how they are printed, and the errors in them with their places.
// SPDX-License-Identifier: MIT
#include "unit/dog_bunny/levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// A condition as decant prints it, which shows its tree.
std::string printed(std::string_view condition) {
    const Level level = level_in("native", with_edges(fmt::format("a -> b : {}", condition)));
    if (level.edges.empty()) return "";
    return print_condition(*level.edges.front().condition, native_operators,
                           [&](int node) { return level.nodes[static_cast<std::size_t>(node)].name; });
}

TEST(DogBunnyConditions, BindNegationThenAllThenAny) {
    EXPECT_EQ(printed("a | b & c"), "a | (b & c)");
    EXPECT_EQ(printed("a & b | c"), "(a & b) | c");
    EXPECT_EQ(printed("(a | b) & c"), "(a | b) & c");
    EXPECT_EQ(printed("!a & b"), "!a & b");
    EXPECT_EQ(printed("!(a & b)"), "!(a & b)");
    EXPECT_EQ(printed("!a|b&!c|d"), "!a | (b & !c) | d");
}

TEST(DogBunnyConditions, DropParenthesesThatMeanNothing) {
    EXPECT_EQ(printed("((a))"), "a");
    EXPECT_EQ(printed("!(a)"), "!a");
    EXPECT_EQ(printed("!!a"), "!!a");
    EXPECT_EQ(printed("((a & b))"), "a & b");
}

TEST(DogBunnyConditions, KeepListsWithinLists) { EXPECT_EQ(printed("(a & b) & c"), "(a & b) & c"); }

TEST(DogBunnyConditions, KeepContradictionsAndTautologiesInTheirLists) {
    const Condition a{Condition::Op::node, 0, {}};
    const Condition b{Condition::Op::node, 1, {}};
    const Condition not_b{Condition::Op::negation, 0, {b}};
    const Condition never{Condition::Op::all, 0, {b, not_b}};
    const Condition always{Condition::Op::any, 0, {b, not_b}};
    const Guard only_a = compile({Condition::Op::any, 0, {a, never}});
    EXPECT_TRUE(only_a.holds(0b01));
    EXPECT_FALSE(only_a.holds(0b00));
    EXPECT_FALSE(only_a.holds(0b10));
    const Guard also_a = compile({Condition::Op::all, 0, {a, always}});
    EXPECT_TRUE(also_a.holds(0b01));
    EXPECT_TRUE(also_a.holds(0b11));
    EXPECT_FALSE(also_a.holds(0b10));
}

TEST(DogBunnyConditions, SpeakOfTheHighestNodeToo) {
    const Guard guard = compile({Condition::Op::negation, 0, {{Condition::Op::node, 63, {}}}});
    EXPECT_TRUE(guard.holds(~(std::uint64_t{1} << 63)));
    EXPECT_FALSE(guard.holds(std::uint64_t{1} << 63));
}

TEST(DogBunnyConditions, AreRefusedWhereTheyAreWrong) {
    EXPECT_TRUE(refused("native", with_edges("a -> b :"), {4, 9}, "the end of the condition"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : a &"), {4, 13}, "the end of the condition"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : & a"), {4, 10}, "'&'"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : a b"), {4, 12}, "'b'"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : (a | b"), {4, 16}, "')'"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : a)"), {4, 11}, "')'"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : ()"), {4, 11}, "')'"));
    EXPECT_TRUE(refused("native", with_edges("a -> b : a & x"), {4, 14}, "no node 'x'"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b@a+x:dog=a:dog=b", {1, 16}, "no node 'x'"));
    EXPECT_TRUE(refused("code", "dogbunny:a=b@a+:dog=a:dog=b", {1, 16}, "the end of the condition"));
}

/// So many operators of a kind around a node, in the edge list.
std::string nested_list(std::string_view function, std::size_t depth) {
    std::string condition = ":a";
    for (std::size_t i = 0; i < depth; ++i) condition = fmt::format("({} {})", function, condition);
    return fmt::format("[[:--> :a :b {}]] start {{:dog :a}} goal {{:dog :b}}", condition);
}

TEST(DogBunnyConditions, NestFiftyDeep) {
    const auto nested = [](std::size_t depth) {
        return with_edges(fmt::format("a -> b : {}a", std::string(depth, '!')));
    };
    EXPECT_TRUE(read("native", nested(50)).ok());
    EXPECT_TRUE(refused("native", nested(51), {4, 61}, "too deep"));
    EXPECT_TRUE(refused("native", nested(100'000), {4, 61}, "too deep"));
    EXPECT_FALSE(read("edges", nested_list("complement", 51)).ok());
}

TEST(DogBunnyConditions, AreReadableInEveryFormatAtTheirDeepest) {
    for (const std::string_view function : {"complement", "every-pred :b", "some-fn :b"}) {
        const Level level = level_in("edges", nested_list(function, 50));
        for (const std::string_view format : {"native", "code"})
            EXPECT_TRUE(read(format, *formats().print(level, format)).ok()) << function << " in " << format;
    }
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
