// Walks an object, key by key.
// SPDX-License-Identifier: MIT
#include "reading/statement.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/order_by.hpp"
#include "base/text.hpp"
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

/// Whether a key beside a level says something of it that is not a level itself.
bool is_about_level(const Member& member) {
    if (member.role == Role::tubes) return is_number(*member.value);
    return is_one_of(member.role,
                     {Role::label, Role::number, Role::version, Role::rules, Role::game, Role::capacity,
                      Role::order, Role::top_first, Role::bottom_first, Role::empty_tubes, Role::extra_tubes,
                      Role::tube_count, Role::color_count});
}

/// Notes a value; false where another one was said before.
template <class T>
bool agrees(std::optional<T>& said, const T& value) {
    if (!said) said = value;
    return *said == value;
}

/// Where a list of tubes may be, as far as keys lead to it that a path spells without quotes.
std::string path_to_list(const Tree& value, const std::string& path) {
    const auto is_list = [](const Tree& each) { return each.is_array(); };
    const bool is_plain = std::all_of(path.begin(), path.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("._-[]").find(c) != std::string_view::npos;
    });
    if (is_plain && value.is_array() && std::any_of(value.begin(), value.end(), is_list)) return path;
    if (!value.is_object()) return {};
    std::string found;
    for (const auto& [key, each] : value.items()) {
        if (found.empty()) found = path_to_list(each, fmt::format("{}.{}", path, key));
    }
    return found;
}

/// The tubes, each once; none if some key is not a number or some value no list.
std::map<int, const Tree*> numbered(const Tree& object) {
    std::map<int, const Tree*> tubes;
    for (const auto& [key, value] : object.items()) {
        // `1`, `tube1` or `Tube 1`
        const std::size_t digits = std::min(key.find_first_of("0123456789"), key.size());
        const auto number = base::parse_number(std::string_view(key).substr(digits), 1000);
        if (!value.is_array() || !number || !tubes.emplace(*number, &value).second) return {};
    }
    return tubes;
}

/// The problem of a key whose value is not understood.
Diagnostic odd_value(const std::string& path, std::string_view remedy) {
    return {fmt::format("the object's {} has an unknown value", base::quoted(path)),
            remedy,
            {},
            base::ProblemKind::malformed};
}

}  // namespace

bool has_tubes_by_number(const Tree& value) {
    if (!value.is_object()) return false;
    const auto tubes = numbered(value);
    if (tubes.size() < 2 || tubes.begin()->first > 1) return false;
    return tubes.rbegin()->first == tubes.begin()->first + static_cast<int>(tubes.size()) - 1;
}

Tree tubes_by_number(const Tree& object) {
    Tree list = Tree::array();
    for (const auto& [number, tube] : numbered(object)) list.push_back(*tube);
    return list;
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
    for (const auto& [name, value] : object.items()) {
        if (name == key || says_nothing(value)) continue;
        const Member member{path.empty() ? name : fmt::format("{}.{}", path, name), &value,
                            role_of(plain_key(name))};
        if (member.role == Role::settings && value.is_object()) {
            if (auto fault = add_around(value, member.path, "")) return fault;
        } else if (is_about_level(member)) {
            if (auto fault = take(member)) return fault;
        } else {
            take_unknown(member);
        }
    }
    return std::nullopt;
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
        case Role::palette:
            return std::nullopt;
        case Role::label:
            take_label(member);
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
        case Role::rule_of_tubes:
            return take_tube_rules(member);
        case Role::order:
        case Role::top_first:
        case Role::bottom_first:
            return take_order(member);
        case Role::capacity:
            if (flags_.read.get<int>("capacity")) return std::nullopt;
            return take_number(member, capacity_);
        case Role::empty_tubes:
            return take_number(member, empty_tubes);
        case Role::extra_tubes:
            return take_number(member, extra_tubes);
        case Role::tube_count:
            return take_number(member, tube_count);
        case Role::color_count:
            return take_number(member, color_count);
        case Role::grid_width:
            return take_number(member, grid_width);
        case Role::grid_height:
            return take_number(member, grid_height);
        case Role::language:
            is_decantra_ = is_decantra_ || value == "decantra-level";
            return std::nullopt;
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
        if (is_name(member)) take_label(member);
        if (!says_nothing(value)) levels_.push_back(member);
        return std::nullopt;
    }
    const bool may_be_list = member.role != Role::text && member.role != Role::code;
    if (may_be_list && (value.is_array() || (is_tubes && has_tubes_by_number(value)))) {
        levels_.push_back(member);
        return std::nullopt;
    }
    if (is_tubes && is_number(value)) return take_number(member, tube_count);
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

std::vector<Member> Statement::levels() const {
    std::vector<Member> levels = levels_;
    const auto is_tubes = [](const Member& member) { return !member.value->is_string(); };
    if (std::any_of(levels.begin(), levels.end(), is_tubes))
        std::erase_if(levels, [](const Member& member) { return is_name(member); });
    const auto rank = [&](const Member& member) { return is_tubes(member) ? 2 : member.role == Role::code; };
    base::order_by(levels, rank);
    return levels;
}

bool Statement::is_pack() const { return has_pack_version_ || has_level_number_; }

LoadOptions Statement::options() const {
    LoadOptions options = flags_;
    if (rules_) options.read.set("rules", *rules_);
    if (capacity_) options.read.set("capacity", *capacity_);
    if (is_top_first_ && !is_order_said())
        options.read.set(*is_top_first_ ? "top_first" : "bottom_first", true);
    return options;
}

Fault Statement::take_rules(const Member& member) {
    if (flags_.read.get<std::string>("rules") || says_nothing(*member.value)) return std::nullopt;
    const auto rule =
        member.value->is_string() ? puzzles::rule_of_game(member.value->get<std::string>()) : std::nullopt;
    if (!rule) return odd_value(member.path, "use \"water\" or \"ball\"");
    return rule->empty() || agrees(rules_, *rule) ? std::nullopt : Fault(contradiction(member.path));
}

/// `[0, 2]`, `[{"tubeIndex": 1, "color": "red"}]` or `{"4": 3}`.
Fault Statement::take_tube_rules(const Member& member) {
    if (says_nothing(*member.value)) return std::nullopt;
    const std::string plain = puzzles::plain_key(member.path.substr(member.path.find_last_of('.') + 1));
    const std::pair<std::string, std::string> rule = puzzles::rule_of_tubes(plain);
    const auto add = [&](const std::optional<int>& tube, const std::string& word) {
        const bool is_whole = tube && *tube >= 0 && (!rule.second.empty() || !word.empty());
        if (is_whole)
            tube_rules.push_back(
                {member.path, static_cast<std::size_t>(*tube), rule.first, rule.second + word});
        return is_whole;
    };
    const auto word_of = [](const Tree& value) {
        return value.is_string() ? value.get<std::string>() : value.dump();
    };
    bool is_understood = member.value->is_structured();
    for (const auto& [key, value] : member.value->items()) {
        if (member.value->is_object()) {
            is_understood = is_understood && add(whole_number(Tree(key)), word_of(value));
        } else if (!value.is_object()) {
            is_understood = is_understood && add(whole_number(value), "");
        } else {
            std::optional<int> tube;
            std::string word;
            for (const auto& [inner, each] : value.items()) {
                const puzzles::TubeRole role = puzzles::role_in_tube(puzzles::plain_key(inner));
                if (role == puzzles::TubeRole::place)
                    tube = whole_number(each);
                else if (role == puzzles::TubeRole::color)
                    word = word_of(each);
                else
                    is_understood = false;
            }
            is_understood = is_understood && add(tube, word);
        }
    }
    return is_understood ? std::nullopt : Fault(odd_value(member.path, "list tubes by their numbers from 0"));
}

bool Statement::is_order_said() const {
    return flags_.read.flag("top_first") || flags_.read.flag("bottom_first");
}

Fault Statement::take_order(const Member& member) {
    if (is_order_said()) return std::nullopt;
    const Tree& value = *member.value;
    std::optional<bool> said;
    if (member.role == Role::order) {
        if (value.is_string()) said = puzzles::is_top_first(value.get<std::string>());
        if (!said) return odd_value(member.path, "use \"bottom-first\" or \"top-first\"");
    } else {
        const auto is_so = truth(value);
        if (!is_so) return odd_value(member.path, "use true or false");
        said = *is_so == (member.role == Role::top_first);
    }
    return agrees(is_top_first_, *said) ? std::nullopt : Fault(contradiction(member.path));
}

Fault Statement::take_number(const Member& member, std::optional<int>& said) {
    const auto number = whole_number(*member.value);
    if (!number && says_nothing(*member.value)) return std::nullopt;
    if (!number || *number < 0) return odd_value(member.path, "give a whole number");
    return agrees(said, *number) ? std::nullopt : Fault(contradiction(member.path));
}

void Statement::take_label(const Member& member) {
    if (label_.empty() && member.value->is_string()) label_ = member.value->get<std::string>();
    if (number_.empty() && member.value->is_number_integer()) number_ = member.value->dump();
}

void Statement::take_unknown(const Member& member) {
    if (!says_nothing(*member.value)) not_used_.push_back(member.path);
    if (list_elsewhere_.empty()) list_elsewhere_ = path_to_list(*member.value, "." + member.path);
}

}  // namespace decant::reading
