// Sums up measurements in rows.
// SPDX-License-Identifier: MIT
#include "tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace decant::bench {
namespace {

struct Column {
    std::string_view title;
    int width;
};

constexpr Column proof_columns[] = {{"suite", -14},        {"proved", 9},           {"no plan", 7},
                                    {"levels/s", 8},       {"slowest, ms", 11},     {"expanded, median", 16},
                                    {"expanded, max", 13}, {"generated/s", 11},     {"peak, MiB", 9},
                                    {"bytes/state", 11},   {"baseline proved", 15}, {"baseline/engine", 15}};

constexpr Column gap_columns[] = {{"suite", -14},       {"limit, s", 8},          {"plans", 5},
                                  {"cost, median", 12}, {"bound, median", 13},    {"gap, median", 11},
                                  {"gap, max", 8},      {"expanded, median", 16}, {"generated/s", 11},
                                  {"peak, MiB", 9}};

constexpr Column bare_columns[] = {{"suite", -14},      {"expanded", 10}, {"generated/s", 11},
                                   {"most stored", 11}, {"peak, MiB", 9}, {"bytes/state", 11}};

/// A negative width aligns to the left.
std::string padded(std::string_view text, int width) {
    return width < 0 ? fmt::format(" {:<{}} |", text, -width) : fmt::format(" {:>{}} |", text, width);
}

template <std::size_t N>
std::string header(const Column (&columns)[N]) {
    std::string titles = "|";
    std::string rule = "|";
    for (const Column& column : columns) {
        titles += padded(column.title, column.width);
        const int dashes = std::abs(column.width) + 1;
        rule +=
            column.width < 0 ? fmt::format(":{:-<{}}|", "", dashes) : fmt::format("{:-<{}}:|", "", dashes);
    }
    return fmt::format("{}\n{}\n", titles, rule);
}

template <std::size_t N>
std::string row(const Column (&columns)[N], const std::string (&cells)[N]) {
    std::string line = "|";
    for (std::size_t i = 0; i < N; ++i) line += padded(cells[i], columns[i].width);
    return line + "\n";
}

std::string grouped(std::uint64_t number) {
    if (number < 1000) return std::to_string(number);
    return fmt::format("{},{:03}", grouped(number / 1000), number % 1000);
}

/// Three digits, or a whole number with commas.
std::string figure(double value) {
    if (value > 0 && value < 1) return fmt::format("{:.2f}", value);
    if (value < 100) return fmt::format("{:.3g}", value);
    return grouped(static_cast<std::uint64_t>(std::llround(value)));
}

std::string millions(double value) { return fmt::format("{:.2f} M", value / 1e6); }

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

int proved_of(const std::vector<Measurement>& runs) {
    return static_cast<int>(
        std::count_if(runs.begin(), runs.end(), [](const auto& run) { return run.proved(); }));
}

/// The totals of all searches of a suite.
struct Totals {
    explicit Totals(const std::vector<Measurement>& runs) {
        for (const Measurement& run : runs) {
            const auto& statistics = run.solution().statistics;
            seconds += run.seconds();
            slowest = std::max(slowest, run.seconds());
            expanded.push_back(static_cast<double>(statistics.expanded));
            generated += static_cast<double>(statistics.generated);
            unsolvable += run.solution().verdict == api::Verdict::unsolvable ? 1 : 0;
            if (statistics.peak_bytes < peak_bytes) continue;
            peak_bytes = statistics.peak_bytes;
            stored_at_peak = run.stored();
        }
    }

    double seconds = 0;
    double slowest = 0;
    std::vector<double> expanded;
    double generated = 0;
    int unsolvable = 0;
    std::size_t peak_bytes = 0;
    std::optional<std::uint64_t> stored_at_peak;  ///< small searches hold tables of a fixed size
};

std::string peak_mebibytes(const Totals& totals) {
    return fmt::format("{:.1f}", static_cast<double>(totals.peak_bytes) / (1 << 20));
}

std::string bytes_per_state(const Totals& totals) {
    if (!totals.stored_at_peak) return "-";
    return figure(static_cast<double>(totals.peak_bytes) / static_cast<double>(*totals.stored_at_peak));
}

/// Time of the baseline over time of the engine, on the levels that the engine proved and both ran. Where the
/// baseline was cut short, it is a lower limit.
std::string ratio(const std::vector<Measurement>& engine, const std::vector<Measurement>& baseline) {
    double engine_seconds = 0;
    double baseline_seconds = 0;
    bool cut = false;
    for (std::size_t i = 0; i < std::min(engine.size(), baseline.size()); ++i) {
        if (!engine[i].proved()) continue;
        engine_seconds += engine[i].seconds();
        baseline_seconds += baseline[i].seconds();
        cut = cut || !baseline[i].proved();
    }
    if (engine_seconds == 0) return "-";
    return fmt::format("{}{}", cut ? ">= " : "", figure(baseline_seconds / engine_seconds));
}

}  // namespace

std::string proof_header() { return header(proof_columns); }

std::string proof_row(const std::string& suite, const std::vector<Measurement>& engine,
                      const std::vector<Measurement>& baseline) {
    const Totals totals(engine);
    const int proved = proved_of(engine);
    return row(
        proof_columns,
        {suite, fmt::format("{}/{}", proved, engine.size()), std::to_string(totals.unsolvable),
         figure(proved / totals.seconds), figure(1000 * totals.slowest), figure(median(totals.expanded)),
         figure(*std::max_element(totals.expanded.begin(), totals.expanded.end())),
         millions(totals.generated / totals.seconds), peak_mebibytes(totals), bytes_per_state(totals),
         fmt::format("{}/{}", proved_of(baseline), baseline.size()), ratio(engine, baseline)});
}

std::string gap_header() { return header(gap_columns); }

std::string gap_row(const std::string& suite, double limit_seconds, const std::vector<Measurement>& engine) {
    const Totals totals(engine);
    std::vector<double> costs;
    std::vector<double> bounds;
    std::vector<double> gaps;
    for (const Measurement& run : engine) {
        bounds.push_back(run.solution().lower_bound);
        if (!run.solution().cost) continue;
        costs.push_back(*run.solution().cost);
        gaps.push_back(*gap(run.solution()));
    }
    const bool any = !costs.empty();
    return row(
        gap_columns,
        {suite, figure(limit_seconds), fmt::format("{}/{}", costs.size(), engine.size()),
         any ? figure(median(costs)) : "-", figure(median(bounds)), any ? percent(median(gaps)) : "-",
         any ? percent(*std::max_element(gaps.begin(), gaps.end())) : "-", figure(median(totals.expanded)),
         millions(totals.generated / totals.seconds), peak_mebibytes(totals)});
}

std::string bare_header() { return header(bare_columns); }

std::string bare_row(const std::string& suite, const std::vector<BareRun>& rounds) {
    std::vector<double> rates;
    for (const BareRun& run : rounds) rates.push_back(static_cast<double>(run.generated) / run.seconds);
    const BareRun& run = rounds.front();
    const auto bytes = static_cast<double>(run.bytes);
    return row(bare_columns, {suite, grouped(run.expanded), millions(median(rates)), grouped(run.stored),
                              fmt::format("{:.1f}", bytes / (1 << 20)),
                              figure(bytes / static_cast<double>(std::max<std::uint64_t>(1, run.stored)))});
}

}  // namespace decant::bench
