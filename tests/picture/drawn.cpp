// Draws tubes beside each other, and looks for questions.
// SPDX-License-Identifier: MIT
#include "drawn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "picture/recognize.hpp"

namespace decant::picture::made {

double drawn_left(std::size_t tube) { return 60 + 150 * static_cast<double>(tube); }

Drawing drawn(const std::vector<std::string>& tubes, double height, double gap, const Paint& fifth,
              double room) {
    constexpr double width = drawn_width;
    const std::array colors{Paint{220, 60, 50}, Paint{70, 150, 240}, Paint{240, 200, 40}, Paint{60, 190, 90},
                            fifth};
    std::size_t highest = 0;
    for (const std::string& tube : tubes) highest = std::max(highest, tube.size());
    Drawing drawing(1200, 1600, paint({26, 26, 40}));
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        const double left = drawn_left(t);
        const double bottom = drawn_bottom;
        outline_tube(drawing, t, (static_cast<double>(highest) + room) * height);
        for (std::size_t k = 0; k < tubes[t].size(); ++k) {
            const Paint color = colors[static_cast<std::size_t>(tubes[t][k] - 'A')];
            const double lower = bottom - 8 - height * static_cast<double>(k);
            if (gap > 0)
                drawing.disc(left + width / 2, lower - height / 2, height * (1 - gap) / 2, color);
            else
                drawing.box({left + 8, lower - height, left + width - 8, lower}, 0, color);
        }
    }
    return drawing;
}

void outline_tube(Drawing& drawing, std::size_t at, double height) {
    drawing.outline({drawn_left(at), drawn_bottom - height, drawn_left(at) + drawn_width, drawn_bottom}, 40,
                    5, paint({230, 230, 230}), true);
}

base::Result<Board> read(const Drawing& drawing, std::optional<int> capacity) {
    const std::vector<std::uint8_t> rgb = drawing.bytes();
    return recognize({drawing.width(), drawing.height(), rgb}, capacity);
}

base::Result<Board> read_drawn(const std::vector<std::string>& tubes, double height, double gap) {
    return read(drawn(tubes, height, gap));
}

bool is_asked(const base::Result<Board>& board, Doubt doubt) {
    return board && std::any_of(board->questions.begin(), board->questions.end(),
                                [&](const Question& question) { return question.doubt == doubt; });
}

bool is_asked(const base::Result<Board>& board, Doubt doubt, const Rectangle& where) {
    return board &&
           std::any_of(board->questions.begin(), board->questions.end(), [&](const Question& question) {
               return question.doubt == doubt && std::abs(question.where.center_x() - where.center_x()) < 4 &&
                      std::abs(question.where.center_y() - where.center_y()) < 4;
           });
}

}  // namespace decant::picture::made
