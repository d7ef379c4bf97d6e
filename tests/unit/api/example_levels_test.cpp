// Every example level loads and survives writing.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "api/decant.hpp"
#include "api/example_levels.hpp"

namespace decant::api {
namespace {

TEST(ExampleLevels, AllLoad) {
    ASSERT_FALSE(example_levels.empty());
    for (const ExampleLevel& example : example_levels) {
        const auto level = load(example.text, {});
        ASSERT_TRUE(level) << base::to_string(level.error(), std::string(example.name));
        for (const std::string_view format : {"native", "code"}) {
            const auto text = convert(*level, format);
            ASSERT_TRUE(text) << example.name;
            const auto again = load(*text, {});
            ASSERT_TRUE(again) << example.name;
            EXPECT_EQ(*convert(*again, "code"), *convert(*level, "code")) << example.name;
        }
    }
}

TEST(ExampleLevels, AreListedByDifferentNames) {
    std::set<std::string> names;
    for (const Entry& entry : levels()) {
        names.insert(entry.word);
        EXPECT_TRUE(load(entry.summary, {})) << entry.word;
    }
    EXPECT_EQ(names.size(), example_levels.size());
}

}  // namespace
}  // namespace decant::api
