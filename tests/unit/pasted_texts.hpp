// What is read from texts that people paste.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {

inline LoadOptions saying(const char* option) {
    LoadOptions options;
    if (*option != '\0') options.read.set(option, true);
    return options;
}

/// The code of the one level that a text means, or the refusal with its place.
inline std::string read_as(std::string_view text, const char* option = "") {
    const auto level = load(text, saying(option));
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*convert(*level, "code")));
}

/// Whether that level is among those that a text may mean, whatever letters stand for colors.
inline bool is_offered(std::string_view text, std::string_view code) {
    const std::string key = load(code, {})->puzzle().canonical_key();
    const auto reading = read(text, {});
    if (reading) return false;
    const auto& offered = reading.error().offered;
    return std::any_of(offered.begin(), offered.end(),
                       [&](const Offer& each) { return each.level.puzzle().canonical_key() == key; });
}

inline bool asks_for_order(std::string_view text) {
    return read_as(text).find("use --bottom-first, or use --top-first") != std::string::npos;
}

inline std::string assumed(std::string_view text, const char* option = "") {
    const auto level = load(text, saying(option));
    if (!level) return "refused";
    std::string values;
    for (const Assumption& each : level->assumed()) values += each.value + "; ";
    return values;
}

}  // namespace decant::api
