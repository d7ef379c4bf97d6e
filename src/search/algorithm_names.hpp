// The search algorithms as values: their names and their settings.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace decant::search {

/// `automatic` leaves the choice to the puzzle family.
enum class Algorithm {
    automatic,
#define DECANT_ALGORITHM(name, word, promise, call, summary) name,
#include "search/algorithms.def"
};

/// The guarantee of an algorithm for its plan if every action costs 1 and nothing stops the search.
enum class Promise { optimal, bounded, none };

struct AlgorithmEntry {
    Algorithm algorithm;
    std::string_view word;  ///< as typed on a command line
    Promise promise;
    std::string_view summary;
};

inline constexpr std::array algorithm_entries = {
    AlgorithmEntry{Algorithm::automatic, "auto", Promise::optimal,
                   "the best choice for the level: a shortest plan, with proof"},
#define DECANT_ALGORITHM(name, word, promise, call, summary) \
    AlgorithmEntry{Algorithm::name, word, Promise::promise, summary},
#include "search/algorithms.def"
};

inline std::optional<Algorithm> algorithm_of(std::string_view word) {
    for (const AlgorithmEntry& entry : algorithm_entries) {
        if (entry.word == word) return entry.algorithm;
    }
    return std::nullopt;
}

/// The settings of single algorithms.
struct Settings {
#define DECANT_SETTING(algorithm, name, type, usual, least, most, summary) type name = usual;
#include "search/algorithms.def"
};

struct SettingEntry {
    Algorithm algorithm;    ///< the algorithm that reads it
    std::string_view name;  ///< as in JSON
    bool is_whole;          ///< else it may have a fraction
    double usual;
    double least;
    double most;
    std::string_view summary;
    void (*set)(Settings& settings, double value);
};

inline constexpr std::array setting_entries = {
#define DECANT_SETTING(algorithm, name, type, usual, least, most, summary) \
    SettingEntry{Algorithm::algorithm,                                     \
                 #name,                                                    \
                 std::is_integral_v<type>,                                 \
                 usual,                                                    \
                 least,                                                    \
                 most,                                                     \
                 summary,                                                  \
                 [](Settings& settings, double value) { settings.name = static_cast<type>(value); }},
#include "search/algorithms.def"
};

}  // namespace decant::search
