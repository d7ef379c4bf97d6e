// Reads levels of DogBunny from their codes.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "proof/maps.hpp"

namespace decant::proof {
namespace {

constexpr std::size_t most_nodes = 64;
constexpr std::size_t most_edges = 256;
constexpr std::size_t most_tokens = 16;

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

/// The length of the name at the beginning of a text; 0 if there is none.
std::size_t name_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size()) {
        const char sign = text[length];
        const bool letter = (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
        if (letter || is_digit(sign) || sign == '-' || sign == '_' || sign == '.') {
            ++length;
            continue;
        }
        // Only non-ASCII bytes are escaped, so no name can be spelled in two ways.
        const std::string_view high = "89ABCDEF";
        const std::string_view low = "0123456789ABCDEF";
        if (sign != '%' || length + 2 >= text.size()) break;
        if (high.find(text[length + 1]) == high.npos || low.find(text[length + 2]) == low.npos) break;
        length += 3;
    }
    return length;
}

bool is_name(std::string_view text) { return !text.empty() && name_length(text) == text.size(); }

bool is_decimal(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const auto all_digits = [](std::string_view digits) {
        return !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
    };
    return all_digits(text.substr(0, point)) && (point == text.npos || all_digits(text.substr(point + 1)));
}

/// Recursive descent: any := all {',' all}, all := factor {'+' factor}, factor := '!' factor | '(' any ')' |
/// name.
class ConditionReader {
  public:
    ConditionReader(std::string_view text, const MapLevel& level) : rest_(text), level_(level) {}

    std::optional<Condition> read() {
        const bool whole = read_list(Condition::Op::any, 0) && rest_.empty();
        return whole ? std::optional(std::move(condition_)) : std::nullopt;
    }

  private:
    bool take(char sign) {
        if (!rest_.starts_with(sign)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool read_list(Condition::Op op, int depth) {
        const bool is_any = op == Condition::Op::any;
        const auto part = [&] { return is_any ? read_list(Condition::Op::all, depth) : read_factor(depth); };
        if (!part()) return false;
        while (take(is_any ? ',' : '+')) {
            if (!part()) return false;
            condition_.items.push_back({op, 0});
        }
        return true;
    }

    bool read_factor(int depth) {
        if (depth > static_cast<int>(deepest_condition)) return false;
        if (take('!')) {
            if (!read_factor(depth + 1)) return false;
            condition_.items.push_back({Condition::Op::negation, 0});
            return true;
        }
        if (take('(')) return read_list(Condition::Op::any, depth + 1) && take(')');
        const std::string_view name = rest_.substr(0, name_length(rest_));
        const auto node = level_.node(name);
        if (!node) return false;
        condition_.items.push_back({Condition::Op::node, *node});
        rest_.remove_prefix(name.size());
        return true;
    }

    std::string_view rest_;
    const MapLevel& level_;
    Condition condition_;
};

/// Reads the parts of a code one after the other; the first error ends it.
class Reader {
  public:
    Checked<MapLevel> read(std::string_view code) {
        const auto parts = split(code, ':');
        if (parts.size() != 4 || parts[0] != "dogbunny")
            return wrong("its parts are not edges, tokens and goals");
        if (!collect_nodes(parts[1])) return wrong("its nodes");
        if (!read_edges(parts[1])) return wrong("its edges");
        if (!read_tokens(parts[2])) return wrong("its tokens");
        if (!parts[3].empty() && !read_goals(parts[3])) return wrong("its goals");
        return std::move(level_);
    }

  private:
    static std::string wrong(std::string_view what) {
        return fmt::format("the level is not a code of DogBunny: {}", what);
    }

    bool collect_nodes(std::string_view part) {
        std::set<std::string, std::less<>> names;
        for (const std::string_view item : split(part, '/')) {
            const std::string_view ends = item.substr(0, item.find('@'));
            const std::size_t arrow = ends.find_first_of("=~");
            names.emplace(ends.substr(0, arrow));
            if (arrow != ends.npos) names.emplace(ends.substr(arrow + 1));
        }
        level_.nodes.assign(names.begin(), names.end());
        return names.size() <= most_nodes && std::all_of(names.begin(), names.end(), is_name);
    }

    bool read_edges(std::string_view part) {
        std::size_t edges = 0;
        for (const std::string_view item : split(part, '/')) {
            const std::size_t at = item.find('@');
            const std::string_view ends = item.substr(0, at);
            const std::string_view behind = at == item.npos ? std::string_view{} : item.substr(at + 1);
            const std::size_t arrow = ends.find_first_of("=~");
            if (arrow == ends.npos) {
                if (at != item.npos && !is_place(behind)) return false;
                continue;
            }
            MapLevel::Edge edge{
                *level_.node(ends.substr(0, arrow)), *level_.node(ends.substr(arrow + 1)), {}};
            if (edge.from == edge.to) return false;
            if (at != item.npos) {
                auto condition = ConditionReader(behind, level_).read();
                if (!condition) return false;
                edge.condition = *std::move(condition);
            }
            level_.edges.push_back(edge);
            if (ends[arrow] == '=') {
                std::swap(edge.from, edge.to);
                level_.edges.push_back(std::move(edge));
            }
            if (++edges > most_edges) return false;
        }
        return true;
    }

    static bool is_place(std::string_view text) {
        const std::size_t comma = text.find(',');
        return comma != text.npos && is_decimal(text.substr(0, comma)) && is_decimal(text.substr(comma + 1));
    }

    /// The name and the nodes of `dog=a+b`.
    std::optional<MapLevel::Kind> places(std::string_view item) const {
        const std::size_t equals = item.find('=');
        if (equals == item.npos || !is_name(item.substr(0, equals))) return std::nullopt;
        MapLevel::Kind kind{std::string(item.substr(0, equals)), {}, {}};
        for (const std::string_view name : split(item.substr(equals + 1), '+')) {
            const auto node = level_.node(name);
            if (!node) return std::nullopt;
            kind.starts.push_back(*node);
        }
        std::sort(kind.starts.begin(), kind.starts.end());
        return kind;
    }

    MapLevel::Kind* kind_of(std::string_view name) {
        for (MapLevel::Kind& kind : level_.kinds) {
            if (kind.name == name) return &kind;
        }
        return nullptr;
    }

    bool read_tokens(std::string_view part) {
        std::size_t tokens = 0;
        for (const std::string_view item : split(part, '/')) {
            auto kind = places(item);
            if (!kind || kind_of(kind->name) != nullptr) return false;
            tokens += kind->starts.size();
            if (tokens > most_tokens || level_.kinds.size() == most_tokens) return false;
            level_.kinds.push_back(*std::move(kind));
        }
        return true;
    }

    bool read_goals(std::string_view part) {
        for (const std::string_view item : split(part, '/')) {
            auto goal = places(item);
            MapLevel::Kind* const kind = goal ? kind_of(goal->name) : nullptr;
            if (kind == nullptr || !kind->goals.empty() || goal->starts.size() > kind->starts.size())
                return false;
            kind->goals = std::move(goal->starts);
        }
        return true;
    }

    MapLevel level_;
};

}  // namespace

Checked<MapLevel> read_map_level(std::string_view code) { return Reader().read(code); }

}  // namespace decant::proof
