// Figures about the state graph, and its histogram.
// SPDX-License-Identifier: MIT
#include "present/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::present {
namespace {

using analysis::Analysis;

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
        std::string line = fmt::format("{:>9}  {:>{}}  {}", label, rows[row], count_width,
                                       std::string(static_cast<std::size_t>(marks), '#'));
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string percent(analysis::Millionths share) {
    const analysis::Millionths tenths = (share + 500) / 1000;
    return fmt::format("{}.{} %", tenths / 10, tenths % 10);
}

std::string verdict(const Analysis& analysis) {
    if (analysis.length)
        return fmt::format("Solvable in {}.\n",
                           base::counted(static_cast<std::size_t>(*analysis.length), "move"));
    if (!analysis.solvable) return "";
    return *analysis.solvable ? "Solvable; the shortest length is not known.\n" : "Cannot be solved.\n";
}

std::string positions(const Analysis& analysis) {
    const search::Survey& survey = analysis.survey;
    if (!survey.complete)
        return fmt::format("Incomplete: stopped after {}.\n", base::counted(survey.states, "position"));
    std::string text =
        fmt::format("Positions: {}, {} of them solved and {} dead ({}).\n", survey.states, survey.goals,
                    survey.dead, percent(analysis::Ratio{survey.dead, survey.states}.millionths()));
    if (!analysis.hardest) return text;
    return text + fmt::format("Hardest solvable position: {}, {}\n",
                              base::counted(survey.at_distance.size() - 1, "move"), analysis.hardest->code());
}

std::string mistakes(const Analysis& analysis) {
    const analysis::Metrics& metrics = *analysis.metrics;
    const analysis::PlanMistakes& plans = metrics.on_plans;
    const std::string about = analysis.coverage ? "about " : "";
    std::string text;
    if (!metrics.shortest_plans.empty()) text += fmt::format("Shortest plans: {}.\n", metrics.shortest_plans);
    if (!analysis.survey.complete)
        text += fmt::format("Dead positions: {}{}.\n", about, percent(metrics.dead.millionths()));
    text += fmt::format("Moves that lose: {}{} along shortest plans, {}{} overall.\n", about,
                        percent(plans.losing.millionths()), about, percent(metrics.losing.millionths()));
    text += fmt::format("Moves that look best but are not: {}{} along shortest plans.\n", about,
                        percent(plans.misleading.millionths()));
    text += fmt::format("Moves beyond what the level seems to need: {}{} of {}.\n",
                        analysis.length ? "" : about, metrics.detours.part, metrics.detours.whole);
    text +=
        fmt::format("Positions on shortest plans: {}{}, {} of them with only one move that does not lose.\n",
                    about, plans.positions, plans.forced);
    return text + (plans.last_losing_move == 0
                       ? fmt::format("No move along {} can lose.\n",
                                     analysis.coverage ? "the plan that was examined" : "a shortest plan")
                       : fmt::format("The last move where another would lose: {}{}.\n", about,
                                     plans.last_losing_move));
}

std::string player(std::string_view name, const std::optional<analysis::WinRate>& rate) {
    if (!rate || rate->wins.whole == 0) return "";
    return fmt::format("A {} player wins {} of {}: {} ({} to {}).\n", name, rate->wins.part,
                       base::counted(rate->wins.whole, "game"), percent(rate->wins.millionths()),
                       percent(rate->low), percent(rate->high));
}

std::string coverage(const Analysis& analysis) {
    if (!analysis.coverage) return "";
    return fmt::format(
        "Figures marked `about` are estimates from {} positions, of which {} could be judged.\n",
        analysis.coverage->positions, analysis.coverage->known);
}

}  // namespace

std::string analysis_text(const Analysis& analysis, const Style& style) {
    std::string text = verdict(analysis);
    if (analysis.difficulty) {
        const std::uint64_t tenths = (*analysis.difficulty + 50) / 100;
        text += fmt::format("Difficulty: {}{}.{} of 100.\n", analysis.coverage ? "about " : "", tenths / 10,
                            tenths % 10);
    }
    text += positions(analysis);
    if (analysis.metrics) text += mistakes(analysis);
    text += player("random", analysis.random_player) + player("greedy", analysis.greedy_player);
    if (analysis.fewest_empties) text += fmt::format("Fewest empty tubes: {}.\n", *analysis.fewest_empties);
    text += coverage(analysis);
    if (analysis.survey.at_distance.empty()) return text;
    return text + "\nMoves to the goal, and how many positions need that many:\n" +
           histogram(analysis.survey.at_distance, style.width);
}

}  // namespace decant::present
