// Builds trees from the events of the library's parser.
// SPDX-License-Identifier: MIT
#include "base/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/json_builder.hpp"
#include "base/text.hpp"

namespace decant::base {
namespace {

/// The parser's events; their names are the library's.
class Events {
  public:
    explicit Events(const Ends& ends) : ends_(ends) {}

    JsonBuilder builder;
    std::optional<JsonFault> fault;       ///< of the text
    std::optional<std::string> repeated;  ///< the first key that stands twice in one object

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value) { return add(value); }
    bool number_float(double value, const std::string&) { return add(value); }
    bool string(std::string& value) { return take(sizeof(value) + value.size()) && add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return builder.open_object(), take(of_list); }
    bool end_object() { return builder.close(), true; }
    bool start_array(std::size_t) { return builder.open_array(), take(of_list); }
    bool end_array() { return builder.close(), true; }
    bool key(std::string& name) {
        if (!builder.key(name) && !repeated) repeated = name;
        return take(of_key + 2 * name.size());
    }
    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) {
        constexpr int out_of_range = 406;  // the library's number for it
        fault = {error.id == out_of_range ? JsonFault::Kind::out_of_range : JsonFault::Kind::malformed,
                 std::max<std::size_t>(byte, 1) - 1};
        return false;
    }

  private:
    // In bytes, as measured: lists double as they grow, and keys are in two lists and a set.
    static constexpr std::size_t of_value = 32;
    static constexpr std::size_t of_list = 48;
    static constexpr std::size_t of_key = 112;

    bool add(Json value) { return builder.add(std::move(value)), take(of_value); }
    bool take(std::size_t bytes) {
        held_ += bytes;
        constexpr std::size_t seldom = 4096;
        const bool is_over =
            held_ > ends_.limits.memory || (++events_ % seldom == 0 && (ends_.cancelled() || ends_.late()));
        if (is_over) fault = {JsonFault::Kind::cut_short};
        return !is_over;
    }

    const Ends& ends_;
    std::size_t held_ = 0;
    std::size_t events_ = 0;
};

/// The offset of the bracket that opens one level too many. Looks at brackets alone.
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

}  // namespace

bool JsonBuilder::key(std::string name) {
    Frame& object = open_.back();
    object.has_key = true;
    object.keys.push_back(name);
    return object.known.insert(std::move(name)).second;
}

void JsonBuilder::add(Json value) {
    if (open_.empty()) {
        root_ = std::move(value);
        return;
    }
    open_.back().has_key = false;
    open_.back().values.push_back(std::move(value));
}

void JsonBuilder::close() {
    Frame done = std::move(open_.back());
    open_.pop_back();
    if (!done.is_object) return add(std::move(done.values));
    Json::object_t members;
    members.reserve(done.values.size());
    for (std::size_t i = 0; i < done.values.size(); ++i)
        members.emplace_back(std::move(done.keys[i]), std::move(done.values[i]));
    add(std::move(members));
}

Result<Json, JsonFault> parse_json(std::string_view text, const Ends& ends) {
    if (const auto offset = too_deep(text)) return JsonFault{JsonFault::Kind::too_deep, *offset};
    Events events(ends);
    Json::sax_parse(text, &events);
    if (events.fault) return *std::move(events.fault);
    if (events.repeated) return JsonFault{JsonFault::Kind::repeated_key, 0, *std::move(events.repeated)};
    return events.builder.take();
}

std::optional<std::string> parse_json_string(std::string_view text) {
    const auto string = parse_json(text);
    return string && string->is_string() ? std::optional(string->get<std::string>()) : std::nullopt;
}

std::string dump(const Json& tree) {
    return visible_json(tree.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

Diagnostic key_problem(std::string_view repeated) {
    return {fmt::format("the key {} appears twice in one object", base::quoted(repeated)),
            "remove one of them",
            {},
            ProblemKind::contradiction};
}

}  // namespace decant::base
