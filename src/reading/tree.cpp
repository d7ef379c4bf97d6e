// Parses JSON, and looks at values that JSON and YAML write in different ways.
// SPDX-License-Identifier: MIT
#include "reading/tree.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/confusables.hpp"
#include "base/text.hpp"

namespace decant::reading {
namespace {

constexpr int largest = 1'000'000;

/// Lists as programs for .NET write them, `{"$type": ..., "$values": [...]}`, are those lists.
void unwrap_lists(Tree& tree) {
    if (tree.is_object() && tree.contains("$values")) tree = Tree(std::move(tree["$values"]));
    for (Tree& each : tree) {
        if (each.is_structured()) unwrap_lists(each);
    }
}

}  // namespace

base::Diagnostic cut_short(const base::Ends& ends) {
    const auto kind = base::ProblemKind::limit_reached;
    if (ends.cancelled()) return {"interrupted while it was read", "read it again", {}, kind};
    if (ends.late())
        return {"its time is over before it is read", {"raise ", base::Option{"time_limit"}}, {}, kind};
    return {"to read it takes more memory than it may", {"raise ", base::Option{"memory_limit"}}, {}, kind};
}

std::optional<base::Result<Tree>> parse_tree(std::string_view text, const base::Ends& ends) {
    auto tree = base::parse_json(text, ends);
    if (tree) {
        if (text.find("\"$values\"") != std::string_view::npos) unwrap_lists(*tree);
        return *std::move(tree);
    }
    if (tree.error().kind == base::JsonFault::Kind::cut_short) return cut_short(ends);
    if (tree.error().kind != base::JsonFault::Kind::repeated_key) return std::nullopt;
    return base::key_problem(tree.error().key);
}

std::optional<int> whole_number(const Tree& value) {
    if (value.is_number_unsigned())
        return static_cast<int>(std::min<std::uint64_t>(value.get<std::uint64_t>(), largest));
    if (value.is_number_integer())
        return static_cast<int>(std::max<std::int64_t>(value.get<std::int64_t>(), -largest));
    if (value.is_string()) return base::parse_number(value.get_ref<const std::string&>(), largest);
    return std::nullopt;
}

std::optional<bool> truth(const Tree& value) {
    if (value.is_boolean()) return value.get<bool>();
    if (!value.is_string()) return std::nullopt;
    const std::string word = base::skeleton(value.get_ref<const std::string&>());
    if (word == "true" || word == "yes") return true;
    return word == "false" || word == "no" ? std::optional(false) : std::nullopt;
}

bool says_nothing(const Tree& value) {
    if (value.is_string()) {
        return puzzles::says_nothing(base::skeleton(value.get_ref<const std::string&>()));
    }
    return value.is_null() || value == false || value == 0 || (value.is_structured() && value.empty());
}

}  // namespace decant::reading
