// What is known of all positions of a level, as text and JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "present/style.hpp"
#include "puzzles/family.hpp"

namespace decant::present {

/// A few lines and a histogram of the distances.
std::string survey_text(const puzzles::SurveyReport& survey, const Style& style);

}  // namespace decant::present
