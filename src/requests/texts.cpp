// Gives what the command line prints, as JSON.
// SPDX-License-Identifier: MIT
#include "requests/texts.hpp"

#include "requests/json.hpp"

namespace decant::requests {

api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format) {
    const auto text = api::convert(level, format);
    if (!text) return Problem{422, "unfit_format", text.error(), "to"};
    return json_answer(line_of({{"decant", 1}, {"format", format}, {"level", *text}}));
}

api::Result<Answer, Problem> read_answer(const api::Result<api::Level, api::Refusal>& read) {
    const auto meanings = api::meanings(read);
    if (!meanings) return bad_level(meanings.error());
    return json_answer(api::meanings_json(*meanings));
}

}  // namespace decant::requests
