// Copies what the body gives into the options.
// SPDX-License-Identifier: MIT
#include "requests/options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace decant::requests {
namespace {

std::optional<api::OptionValue> value_of(const Fields& fields, const api::OptionEntry& option) {
    const std::string name(option.name);
    switch (option.kind) {
        case api::OptionKind::flag:
            return fields.get<bool>(name);
        case api::OptionKind::whole:
        case api::OptionKind::bytes:
            return fields.get<std::uint64_t>(name);
        case api::OptionKind::factor:
        case api::OptionKind::share:
        case api::OptionKind::seconds:
            return fields.get<double>(name);
        case api::OptionKind::word:
        case api::OptionKind::text:
            return fields.get<std::string>(name);
        case api::OptionKind::points:
            break;
    }
    const auto least = fields.get<double>("min_" + name);
    const auto most = fields.get<double>("max_" + name);
    if (!least && !most) return std::nullopt;
    return std::pair(least.value_or(option.range.least), most.value_or(option.range.most));
}

}  // namespace

api::Options options_of(Question question, const Fields& fields) {
    api::Options options;
    options.load.strict = question != Question::read;
    for (const api::OptionEntry& option : api::options_of(question)) {
        if (!option.has_key || !option.belongs_to(question)) continue;
        if (const auto value = value_of(fields, option)) option.set(options, *value);
    }
    return options;
}

}  // namespace decant::requests
