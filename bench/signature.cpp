// One number for everything that the searches do on a fixed set of levels: lengths, claims and node counts.
// It must be the same on every machine and compiler, and changes when behavior does.
// SPDX-License-Identifier: MIT
#include <cstdio>

#include "api/decant.hpp"
#include "base/hash.hpp"
#include "deals.hpp"

namespace decant::bench {
namespace {

struct Size {
    int colors, capacity, empty, levels;
};

std::uint64_t signature() {
    std::uint64_t hash = 0;
    base::Random random(20'260'101);
    for (const auto& [colors, capacity, empty, levels] : {Size{4, 4, 2, 4}, {5, 3, 1, 4}, {4, 5, 2, 2}}) {
        for (const std::string_view rules : {"water", "ball"}) {
            for (int number = 0; number < levels; ++number) {
                const auto level = api::load(deal(rules, colors, capacity, empty, random), {});
                for (const search::AlgorithmEntry& entry : search::algorithm_entries) {
                    api::SolveOptions options;
                    options.algorithm = entry.algorithm;
                    options.nodes = 100'000;
                    options.advice = false;
                    const auto solution = api::solve(*level, options);
                    if (!solution) return 0;
                    hash = base::fold(hash, static_cast<std::uint64_t>(solution->cost.value_or(-1)));
                    hash = base::fold(hash, static_cast<std::uint64_t>(solution->lower_bound));
                    hash = base::fold(hash, solution->statistics.expanded);
                    hash = base::fold(hash, solution->statistics.generated);
                }
            }
        }
    }
    return hash;
}

}  // namespace
}  // namespace decant::bench

int main() {
    std::printf("%016llx\n", static_cast<unsigned long long>(decant::bench::signature()));
    return 0;
}
