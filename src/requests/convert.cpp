// Gives the text that the command line prints, as JSON.
// SPDX-License-Identifier: MIT
#include "requests/convert.hpp"

#include "requests/json.hpp"

namespace decant::requests {

api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format) {
    const auto text = api::convert(level, format);
    if (!text) return Problem{422, "unfit_format", text.error(), "to"};
    return json_answer(line_of({{"decant", 1}, {"format", format}, {"level", *text}}));
}

}  // namespace decant::requests
