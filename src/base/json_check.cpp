// Counts brackets, and keeps the keys of the objects that are open.
// SPDX-License-Identifier: MIT
#include "base/json_check.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "base/text.hpp"

namespace decant::base {
namespace {

using nlohmann::json;

/// Stops the parser at the first key that its object has already.
class KeyWatch final : public json::json_sax_t {
  public:
    std::optional<std::string> repeated;

    bool start_object(std::size_t) override {
        keys_.emplace_back();
        return keys_.size() <= deepest_json;
    }
    bool end_object() override { return keys_.pop_back(), true; }
    bool key(std::string& name) override {
        if (keys_.back().insert(name).second) return true;
        repeated = std::move(name);
        return false;
    }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(std::int64_t) override { return true; }
    bool number_unsigned(std::uint64_t) override { return true; }
    bool number_float(double, const std::string&) override { return true; }
    bool string(std::string&) override { return true; }
    bool binary(json::binary_t&) override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

  private:
    std::vector<std::set<std::string>> keys_;
};

}  // namespace

std::optional<std::size_t> too_deep(std::string_view text) {
    std::size_t depth = 0;
    bool in_string = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (in_string && c == '\\')
            ++at;
        else if (c == '"')
            in_string = !in_string;
        else if (!in_string && (c == '[' || c == '{') && ++depth > deepest_json)
            return at;
        else if (!in_string && (c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return std::nullopt;
}

std::optional<std::string> repeated_key(std::string_view text) {
    KeyWatch watch;
    json::sax_parse(text, &watch);
    return std::move(watch.repeated);
}

Diagnostic key_problem(std::string_view repeated) {
    return {fmt::format("the key {} appears twice in one object", quoted(repeated)),
            "remove one of them",
            {},
            ProblemKind::contradiction};
}

}  // namespace decant::base
