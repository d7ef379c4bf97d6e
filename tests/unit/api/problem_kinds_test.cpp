// Each refusal of a level has a kind, and each kind comes up.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "api/pictures.hpp"
#include "unit/tube_sort/levels.hpp"

namespace decant::api {
namespace {

struct Refused {
    std::string_view kind;
    std::string problem;
};

Refused told(const Diagnostic& diagnostic) { return {word(diagnostic.kind), diagnostic.problem}; }

/// `\x0D` as that byte.
std::string unescaped(std::string text) {
    for (std::size_t at = 0; (at = text.find("\\x", at)) != std::string::npos; ++at)
        text.replace(at, 4, 1, static_cast<char>(std::stoi(text.substr(at + 2, 2), nullptr, 16)));
    return text;
}

/// Hands over each input of the transcripts of odd texts, below its heading; tests/cli/transcripts.py has the
/// form of these pages.
void each_input(const std::function<void(const std::string& heading, const std::string& input)>& use) {
    for (const auto& entry : std::filesystem::directory_iterator("tests/transcripts/texts")) {
        std::ifstream page(entry.path());
        std::string heading;
        for (std::string line; std::getline(page, line);) {
            if (line.starts_with("## ")) heading = line;
            const std::string fence = line.substr(0, line.find_first_not_of('`'));
            if (fence.size() < 3) continue;
            const std::string info = line.substr(fence.size());
            std::string text;
            while (std::getline(page, line) && line != fence) text += line + "\n";
            if (!info.starts_with("text input")) continue;
            if (info.find("escaped") != std::string::npos) text = unescaped(text);
            if (info.find("no end") != std::string::npos) text.pop_back();
            use(heading, text);
        }
    }
}

/// Hands over the refusal of each odd input.
void each_refusal(const std::function<void(const std::string& input, const Refused&)>& use) {
    each_input([&](const std::string& heading, const std::string& input) {
        const auto level = read(input, {});
        const auto obstacle = level ? level->puzzle().obstacle() : std::nullopt;
        if (!level) use(heading, told(level.error().diagnostic));
        if (obstacle) use(heading, told(*obstacle));
    });
}

/// A board of one tube with a unit, of which nothing is sure.
Board unsure_board() {
    const picture::Rectangle frame{0, 0, 40, 80};
    Board board;
    board.capacity = 2;
    board.colors = {{{60, 50, 20}, "red", 0}};
    board.tubes = {{.frame = frame,
                    .places = {{.state = picture::State::unknown, .where = frame},
                               {.state = picture::State::empty, .where = frame}}}};
    return board;
}

TEST(ProblemKinds, AreToldWheneverATextIsRefused) {
    each_refusal([](const std::string& input, const Refused& refused) {
        EXPECT_NE("", refused.kind) << input << ": " << refused.problem;
    });
}

TEST(ProblemKinds, ComeUp) {
    std::set<std::string_view> kinds;
#define DECANT_KIND(name, summary) kinds.insert(#name);
#include "base/kinds.def"
    std::set<std::string_view> seen;
    each_refusal([&](const std::string&, const Refused& refused) { seen.insert(refused.kind); });
    const std::vector<std::uint8_t> gray(std::size_t{300} * 300 * 3, 128);
    seen.insert(told(read_pixels({300, 300, gray}, {}).error().diagnostic).kind);
    seen.insert(told(read_board(unsure_board(), {}).error().diagnostic).kind);
    seen.insert(told(read_picture("GIF89a", {}).error().diagnostic).kind);
    seen.insert(told(convert(*read("water2:AB/BA/-^3", {}), "vials").error()).kind);
    seen.insert(
        told(read(R"([{"colors": ["A"], "locked": true}, {"colors": []}])", {}).error().diagnostic).kind);
    LoadOptions impatient;
    impatient.ends.limits.memory = 100;
    seen.insert(told(read(R"({"tubes": [["A", "B"], ["B", "A"], []]})", impatient).error().diagnostic).kind);
    LoadOptions strict;
    strict.strict = true;
    seen.insert(told(read("hello\n[[1, 2], [2, 1], []]", strict).error().diagnostic).kind);
    seen.insert(told(read(puzzles::tube_sort::hard_to_fill(), {}).error().diagnostic).kind);
    EXPECT_EQ(kinds, seen);
}

}  // namespace
}  // namespace decant::api
