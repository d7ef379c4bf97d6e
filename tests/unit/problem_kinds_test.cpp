// Each kind of problem comes up in the odd inputs of tests/malformed.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string_view kind_of(const std::string& bytes) {
    const auto level = read(bytes, {});
    if (!level) return word(level.error().diagnostic.kind);
    const auto obstacle = level->puzzle().obstacle();
    return obstacle ? word(obstacle->kind) : "";
}

TEST(ProblemKinds, AreThoseOfOddInputs) {
    std::set<std::string_view> kinds;
#define DECANT_KIND(name, summary) kinds.insert(#name);
#include "base/kinds.def"
    std::set<std::string_view> seen;
    for (const auto& entry : std::filesystem::directory_iterator("tests/malformed")) {
        const auto kind = entry.path().extension();
        if (kind == ".out" || kind == ".cmd") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        seen.insert(kind_of({std::istreambuf_iterator(file), {}}));
    }
    seen.erase("");
    EXPECT_EQ(kinds, seen);
}

TEST(ProblemKinds, AreLackingWhereProgramsNeedNone) {
    EXPECT_EQ("", kind_of("decant tube-sort 1\nrules: oil\n\nA\n-\n"));
    EXPECT_EQ("", kind_of("water2:AB/BA/-"));
}

}  // namespace
}  // namespace decant::api
