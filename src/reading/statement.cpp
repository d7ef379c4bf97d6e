// Walks an object, key by key.
// SPDX-License-Identifier: MIT
#include "reading/statement.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "reading/numbered_tubes.hpp"
#include "reading/tubes.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using Fault = std::optional<Diagnostic>;

bool is_number(const Tree& value) { return whole_number(value).has_value(); }

/// Whether a level may be called so: `easy-3`, `Level 12`. It is a level itself if there is no other.
bool is_name(std::string_view text) {
    if (text.find_first_of("/|;,:\n") != std::string_view::npos) return false;
    const std::size_t blank = text.find(' ');
    constexpr std::string_view digits = "0123456789";
    return blank == std::string_view::npos ||
           (text.substr(0, blank).find_first_of(digits) == std::string_view::npos &&
            text.find_first_not_of(digits, blank + 1) == std::string_view::npos);
}

bool is_name(const Member& member) {
    return member.role == Role::level && member.value->is_string() &&
           is_name(member.value->get_ref<const std::string&>());
}

/// Whether a key beside a level says something of it that is no level itself.
bool is_about_level(const Member& member) {
    switch (member.role) {
        case Role::label:
        case Role::number:
        case Role::version:
        case Role::rules:
        case Role::game:
        case Role::capacity:
        case Role::order:
        case Role::top_first:
        case Role::bottom_first:
        case Role::empty_tubes:
        case Role::extra_tubes:
        case Role::tube_count:
        case Role::color_count:
            return true;
        case Role::tubes:
            return is_number(*member.value);
        default:
            return false;
    }
}

}  // namespace

Diagnostic odd_value(const std::string& path, std::string_view remedy) {
    return {fmt::format("the object's {} has an unknown value", base::quoted(path)),
            remedy,
            {},
            base::ProblemKind::malformed};
}

Diagnostic contradiction(const std::string& path) {
    return {fmt::format("the object's {} contradicts another key", base::quoted(path)),
            "keep one of them",
            {},
            base::ProblemKind::contradiction};
}

Fault Statement::add(const Tree& object, const std::string& path, bool without_levels) {
    if (!object.is_object())
        return Diagnostic{"this is not a JSON object",
                          "put one object with a level on each line",
                          {},
                          base::ProblemKind::malformed};
    if (has_tubes_by_number(object)) {
        levels_.push_back({path.empty() ? "tubes" : path, &object, Role::tubes});
        return std::nullopt;
    }
    for (const auto& [key, value] : object.items()) {
        const Member member{path.empty() ? key : fmt::format("{}.{}", path, key), &value,
                            role_of(plain_key(key))};
        if (member.role == Role::levels && without_levels) continue;
        if (auto fault = take(member)) return fault;
    }
    const bool is_known = !is_decantra_ || !path.empty() || object.value("version", Tree(1)) == 1;
    return is_known ? std::nullopt : Fault(odd_value("version", "give a level of version 1"));
}

Fault Statement::add_around(const Tree& object, const std::string& path, const std::string& key) {
    if (!key.empty()) {
        label_.clear();
        number_.clear();
    }
    heed(Tree(key), Role::label);
    for (const auto& [name, value] : object.items()) {
        if (name == key || says_nothing(value)) continue;
        const Member member{path.empty() ? name : fmt::format("{}.{}", path, name), &value,
                            role_of(plain_key(name))};
        if (member.role == Role::settings && value.is_object()) {
            if (auto fault = add_around(value, member.path, "")) return fault;
        } else if (is_about_level(member)) {
            if (auto fault = take(member)) return fault;
        } else {
            heed(value, member.role);
            if (member.role == Role::harmless || member.role == Role::remark) continue;
            heed(Tree(name), Role::label);
            left_aside_.push_back(name);
        }
    }
    return std::nullopt;
}

std::vector<Assumption> Statement::left_aside() const {
    if (left_aside_.empty()) return {};
    std::vector<std::string> keys;
    for (const std::string& key : left_aside_) keys.push_back(base::quoted(key));
    return {{puzzles::Open::form, fmt::format("{} left aside", fmt::join(keys, ", "))}};
}

Fault Statement::add_level(const Tree& value, const std::string& path) {
    if (value.is_array()) {
        levels_.push_back({path, &value, Role::tubes});
        return std::nullopt;
    }
    if (value.is_string()) {
        levels_.push_back({path, &value, Role::text});
        return std::nullopt;
    }
    label_.clear();
    number_.clear();
    return add(value, path);
}

Fault Statement::take(const Member& member) {
    const Tree& value = *member.value;
    if (value.is_null()) return std::nullopt;
    switch (member.role) {
        case Role::harmless:
        case Role::remark:
            heed(value, member.role);
            return std::nullopt;
        case Role::palette:
            return take_palette(member);
        case Role::label:
            take_label(member);
            heed(value, member.role);
            return std::nullopt;
        case Role::number:
            has_level_number_ = true;
            take_label(member);
            return std::nullopt;
        case Role::version:
            has_pack_version_ = true;
            return std::nullopt;
        case Role::text:
        case Role::code:
        case Role::tubes:
        case Role::level:
        case Role::holder:
        case Role::cells:
            return take_level(member);
        case Role::levels:
            return take_levels(member);
        case Role::settings:
            if (value.is_object()) return add(value, member.path);
            break;
        case Role::rules:
        case Role::game:
            if (value.is_object()) return add(value, member.path);
            return take_rules(member);
        case Role::order:
        case Role::top_first:
        case Role::bottom_first:
            return take_order(member);
        case Role::capacity:
            if (flags_.read.get<int>("capacity")) return std::nullopt;
            return take_number(member, capacity_);
        case Role::empty_tubes:
            return take_number(member, counts.empty_tubes);
        case Role::extra_tubes:
            return take_number(member, counts.extra_tubes);
        case Role::tube_count:
            return take_number(member, counts.tubes);
        case Role::color_count:
            return take_number(member, counts.colors);
        case Role::grid_width:
            return take_number(member, grid_width);
        case Role::grid_height:
            return take_number(member, grid_height);
        case Role::language:
            is_decantra_ = is_decantra_ || value == "decantra-level";
            return std::nullopt;
        case Role::feature:
        case Role::unknown:
            break;
    }
    take_unknown(member);
    return std::nullopt;
}

Fault Statement::take_level(const Member& member) {
    const Tree& value = *member.value;
    const bool is_tubes = member.role == Role::tubes;
    const bool may_be_number = is_tubes || member.role == Role::level;
    if (value.is_string() && member.role != Role::holder && !(may_be_number && is_number(value))) {
        if (is_name(member)) {
            take_label(member);
            heed(value, member.role);
        }
        if (!says_nothing(value)) levels_.push_back(member);
        return std::nullopt;
    }
    const bool may_be_list = member.role != Role::text && member.role != Role::code;
    if (may_be_list && (value.is_array() || (is_tubes && has_tubes_by_number(value)))) {
        levels_.push_back(member);
        return std::nullopt;
    }
    if (is_tubes && is_number(value)) return take_number(member, counts.tubes);
    if (member.role == Role::level && is_number(value)) return std::nullopt;
    if (value.is_object() && (member.role == Role::level || member.role == Role::holder))
        return add(value, member.path);
    if (!says_nothing(value)) take_unknown(member);
    return std::nullopt;
}

Fault Statement::take_levels(const Member& member) {
    const Tree& value = *member.value;
    if (value.is_array() && value.size() == 1) return add_level(value.front(), member.path + "[0]");
    if (value.is_array() && value.size() > 1) {
        return Diagnostic{fmt::format("{} holds more than one level", base::quoted(member.path)),
                          "give one of them",
                          {},
                          base::ProblemKind::several_levels};
    }
    if (!is_number(value)) take_unknown(member);
    return std::nullopt;
}

/// Their places are those in a string, and only in a remark do numbers count what the level has.
void Statement::heed(const Tree& words, Role role) {
    const bool is_remark = role == Role::remark;
    if (words.is_structured()) {
        for (const Tree& each : words) heed(each, role);
    }
    if (!words.is_string()) return;
    words_.first_line = 0;
    const auto look = is_remark ? look_at_comments : look_at_name;
    look(words.get_ref<const std::string&>(), words_);
}

std::vector<Member> Statement::levels() const {
    const auto is_code = [](const Member& member) { return member.role == Role::code; };
    const auto is_tubes = [](const Member& member) { return !member.value->is_string(); };
    const bool has_tubes = std::any_of(levels_.begin(), levels_.end(), is_tubes);
    const auto is_text = [&](const Member& member) {
        return !is_tubes(member) && !is_code(member) && !(has_tubes && is_name(member));
    };
    std::vector<Member> levels;
    std::copy_if(levels_.begin(), levels_.end(), std::back_inserter(levels), is_text);
    std::copy_if(levels_.begin(), levels_.end(), std::back_inserter(levels), is_code);
    std::copy_if(levels_.begin(), levels_.end(), std::back_inserter(levels), is_tubes);
    return levels;
}

bool Statement::is_pack() const { return has_pack_version_ || has_level_number_; }

LoadOptions Statement::options() const {
    LoadOptions options = flags_;
    if (rules_) options.read.set("rules", *rules_);
    const auto& told = words_.capacity;
    if (capacity_)
        options.read.set("capacity", *capacity_);
    else if (told && told->is_sure && !flags_.read.get<int>("capacity"))
        options.read.set("capacity", told->number);
    const auto top_first = is_top_first_ ? is_top_first_ : words_.is_top_first;
    if (top_first && !is_order_said()) options.read.set(*top_first ? "top_first" : "bottom_first", true);
    return options;
}

}  // namespace decant::reading
