// Short ways to levels and to errors, for the tests of DogBunny.
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {

inline Result<Level> read(std::string_view format, std::string_view text) {
    return propose(formats(), format, text).level;
}

/// The level of a text that must be good.
inline Level level_in(std::string_view format, std::string_view text) {
    const auto level = read(format, text);
    if (!level) {
        ADD_FAILURE() << base::to_string(level.error(), std::string(text));
        return {};
    }
    return *level;
}

/// Native text with these edges, a dog that goes from a to b, and nodes a to e.
inline std::string with_edges(std::string_view edges) {
    return fmt::format("decant dog-bunny 1\nnodes: a b c d e\nedges:\n{}\ntokens:\ndog: a\ngoal:\ndog: b\n",
                       edges);
}

/// Whether a text is refused at a place, in words that contain `about`.
inline testing::AssertionResult refused(std::string_view format, std::string_view text, base::Place place,
                                        std::string_view about) {
    const auto level = read(format, text);
    if (level) return testing::AssertionFailure() << "was read: " << *formats().print(*level, "code");
    const std::string line = base::to_string(level.error(), "");
    if (level.error().remedy.empty()) return testing::AssertionFailure() << "no remedy: " << line;
    if (level.error().place != place || line.find(about) == std::string::npos)
        return testing::AssertionFailure() << "refused as " << line;
    return testing::AssertionSuccess();
}

}  // namespace decant::puzzles::dog_bunny
