// Figures about the state graph, and its histogram.
// SPDX-License-Identifier: MIT
#include "present/survey_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::present {
namespace {

constexpr std::size_t most_rows = 40;

/// Distances side by side with bars; where there are many, several to a row.
std::string histogram(const std::vector<std::uint64_t>& at_distance, int width) {
    const std::size_t per_row = (at_distance.size() + most_rows - 1) / most_rows;
    std::vector<std::uint64_t> rows((at_distance.size() + per_row - 1) / per_row);
    for (std::size_t d = 0; d < at_distance.size(); ++d) rows[d / per_row] += at_distance[d];
    const std::uint64_t largest = *std::max_element(rows.begin(), rows.end());
    const auto count_width = std::to_string(largest).size();
    const auto longest = static_cast<std::uint64_t>(std::max(10, width - 14 - static_cast<int>(count_width)));
    std::string text;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t last = std::min((row + 1) * per_row, at_distance.size()) - 1;
        const std::string label =
            per_row == 1 ? fmt::format("{}", row) : fmt::format("{}-{}", row * per_row, last);
        // A row that is not empty shows at least one mark.
        const std::uint64_t marks =
            rows[row] == 0 ? 0 : std::max<std::uint64_t>(1, rows[row] * longest / largest);
        std::string line =
            fmt::format("{:>9}  {:>{}}  {}", label, rows[row], count_width, std::string(marks, '#'));
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

}  // namespace

std::string survey_text(const puzzles::SurveyReport& survey, const Style& style) {
    std::string text;
    if (!survey.complete) {
        text += fmt::format("Not all is known: stopped after {} positions.\n", survey.states);
        if (survey.length) text += fmt::format("Solvable in {} moves.\n", *survey.length);
        return text;
    }
    text += survey.length ? fmt::format("Solvable in {} moves.\n", *survey.length) : "Cannot be solved.\n";
    text += fmt::format("Positions: {}, of them {} solved and {} dead ({:.1f} %).\n", survey.states,
                        survey.goals, survey.dead,
                        100.0 * static_cast<double>(survey.dead) / static_cast<double>(survey.states));
    if (survey.at_distance.empty()) return text;
    if (survey.hardest) {
        const auto code = (*survey.hardest)->write("code");
        text += fmt::format("Hardest position that can be solved: {} moves", survey.at_distance.size() - 1);
        text += code ? fmt::format(", {}\n", base::trim(*code)) : std::string("\n");
    }
    return text + "\nMoves to the goal, and how many positions need so many:\n" +
           histogram(survey.at_distance, style.width);
}

}  // namespace decant::present
