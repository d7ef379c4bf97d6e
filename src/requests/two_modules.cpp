// Passes a level on as JSON: `{"body":{...},"read":{...}}`, where `read` is that of answers.
// SPDX-License-Identifier: MIT
#include "requests/two_modules.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "api/native_only.hpp"
#include "base/json.hpp"
#include "requests/fields.hpp"

namespace decant::requests {
namespace {

using base::Json;

std::string dump(const Json& object) { return object.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::vector<api::Aside> asides_in(const Json& list) {
    std::vector<api::Aside> asides;
    for (const Json& each : list) asides.push_back({each.value("line", std::size_t{0}), each["text"]});
    return asides;
}

api::Level understood(const api::Level& level, const Json& read) {
    std::vector<api::Assumption> assumed;
    for (const Json& each : read["assumed"])
        assumed.push_back({*api::open_of(each["about"].get<std::string>()), each["value"]});
    return level.understood(read["form"], std::move(assumed))
        .beside({asides_in(read["not_used"]), asides_in(read["comments"])});
}

}  // namespace

std::optional<api::Result<Work, Problem>> prepare_in_core(Question question, std::string_view body,
                                                          const Bounds& bounds) {
    if (question == Question::convert || question == Question::read) return std::nullopt;
    bool has_level = !api::questions_about_levels().contain(question);
    const auto read = [&](std::string_view text, const api::LoadOptions& options) {
        auto level = api::read_native_only(text, options);
        has_level = level.ok();
        return level;
    };
    auto work = prepare(question, body, bounds, nullptr, read);
    if (!work && !has_level) return std::nullopt;
    return work;
}

Answer read_for_core(Question question, std::string_view body) {
    // The core looks at the keys of what it answers itself.
    const bool is_last = question == Question::read || question == Question::convert;
    const auto fields = read_fields(question, body, is_last ? UnknownKeys::refused : UnknownKeys::skipped);
    if (!fields) return answer_of(fields.error());
    const api::Options options = options_of(question, *fields);
    const auto level = api::read(fields->text("level"), options.load);
    const auto told = [](const api::Result<Answer, Problem>& answer) {
        return answer ? *answer : answer_of(answer.error());
    };
    if (question == Question::read) return told(read_answer(level));
    if (!level) return answer_of(bad_level(level.error().diagnostic, level.error().offered));
    if (question == Question::convert) return told(converted(*level, options.to));
    Json rest = *base::parse_json(body);
    rest["level"] = *level->puzzle().write("native");
    // The keys that say where the level is in its text have been heeded.
    for (const char* key : {"from", "json_path", "id"}) rest.erase(key);
    return json_answer(api::with_reading(dump({{"body", std::move(rest)}}), *level));
}

api::Result<Work, Problem> prepare_read(Question question, std::string_view read, const Bounds& bounds) {
    const Json passed = *base::parse_json(read);
    if (!passed.contains("body")) {
        return Work{[answer = json_answer(std::string(read))](const Watch&) { return answer; },
                    bounds.seconds};
    }
    const auto read_native = [&](std::string_view text, const api::LoadOptions&) {
        auto level = api::read_native_only(text, {});
        if (level && passed.contains("read")) level = understood(*level, passed["read"]);
        return level;
    };
    return prepare(question, dump(passed["body"]), bounds, nullptr, read_native);
}

}  // namespace decant::requests
