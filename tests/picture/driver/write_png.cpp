// Writes a made picture of a board, with its truth on the standard error: for tests that need a file.
// SPDX-License-Identifier: MIT
//
//   build/release/bin/write_png dark 7 540 > tests/picture/files/dark.png
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "images/written.hpp"
#include "picture/maker.hpp"

using namespace decant;
using picture::made::Style;

int main(int count, char** words) {
    for (int style = 0; count == 4 && style < picture::made::styles; ++style) {
        if (name(static_cast<Style>(style)) != std::string_view(words[1])) continue;
        const auto made = picture::made::make(static_cast<Style>(style), std::strtoull(words[2], nullptr, 10),
                                              std::atoi(words[3]));
        std::cerr << fmt::format("{} of {} x {}: {}:{}\n", made.story, made.width, made.height, made.capacity,
                                 fmt::join(made.tubes, "/"));
        std::cout << images::written::png(
            {{static_cast<std::uint32_t>(made.width), static_cast<std::uint32_t>(made.height)}, made.rgb});
        return 0;
    }
    std::cerr << "usage: write_png STYLE SEED LARGEST_WIDTH\n";
    return 64;
}
