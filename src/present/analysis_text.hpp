// What is known of a level, as text for people.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/analysis.hpp"
#include "present/style.hpp"

namespace decant::present {

/// A line for each figure, and a histogram of the distances. Figures that are estimates are marked `about`.
std::string analysis_text(const analysis::Analysis& analysis, const Style& style);

}  // namespace decant::present
