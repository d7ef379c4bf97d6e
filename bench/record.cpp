// Writes raw results as lines of JSON.
// SPDX-License-Identifier: MIT
#include "record.hpp"

#include <nlohmann/json.hpp>

namespace decant::bench {

std::string record(const Size& size, int number, std::string_view who, double limit_seconds,
                   const Measurement& measurement) {
    const api::Solution& solution = measurement.solution();
    nlohmann::ordered_json line{{"rules", size.rules},
                                {"colors", size.colors},
                                {"capacity", size.capacity},
                                {"empty", size.empty},
                                {"level", number},
                                {"solver", who},
                                {"limit_seconds", limit_seconds},
                                {"verdict", word(solution.verdict)},
                                {"proved", measurement.proved()}};
    if (solution.cost) line["cost"] = *solution.cost;
    if (solution.verdict != api::Verdict::unsolvable) line["lower_bound"] = solution.lower_bound;
    line["expanded"] = solution.statistics.expanded;
    line["generated"] = solution.statistics.generated;
    if (const auto stored = measurement.stored()) line["stored"] = *stored;
    line["peak_bytes"] = solution.statistics.peak_bytes;
    line["seconds"] = measurement.times();
    return line.dump() + "\n";
}

}  // namespace decant::bench
