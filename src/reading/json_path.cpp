// Reads paths step by step, and follows them.
// SPDX-License-Identifier: MIT
#include "reading/json_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "reading/object_part.hpp"
#include "reading/split.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::Result;

constexpr std::size_t longest_path = 1000;

bool is_of_key(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-'; }

class PathParser {
  public:
    explicit PathParser(std::string_view path) : path_(path) {}

    Result<std::vector<PathStep>> parse() {
        if (path_.size() > longest_path || !path_.starts_with('.')) return wrong();
        if (path_ == ".") return std::vector<PathStep>();
        at_ = path_.starts_with(".[") ? 1 : 0;
        std::vector<PathStep> steps;
        while (at_ < path_.size()) {
            auto step = path_[at_] == '.' ? take_key() : path_[at_] == '[' ? take_index() : std::nullopt;
            if (!step) return wrong();
            steps.push_back(*std::move(step));
        }
        return steps;
    }

  private:
    [[nodiscard]] Diagnostic wrong() const {
        return {fmt::format("{} is not a path", base::quoted(path_)),
                "use keys, [N] and [], as in .levels[].tubes"};
    }

    std::optional<PathStep> take_key() {
        const bool is_quoted = path_.substr(++at_).starts_with('"');
        const std::size_t begin = is_quoted ? ++at_ : at_;
        const auto goes_on = [&](char c) { return is_quoted ? c != '"' : is_of_key(c); };
        while (at_ < path_.size() && goes_on(path_[at_])) ++at_;
        const std::size_t end = at_;
        if (is_quoted ? end == path_.size() : end == begin) return std::nullopt;
        at_ += is_quoted ? 1 : 0;
        return PathStep{.key = std::string(path_.substr(begin, end - begin))};
    }

    std::optional<PathStep> take_index() {
        const std::size_t close = path_.find(']', at_);
        if (close == std::string_view::npos) return std::nullopt;
        const std::string_view content = path_.substr(at_ + 1, close - at_ - 1);
        at_ = close + 1;
        if (content.empty()) return PathStep{};
        const auto number = base::parse_number(content, 1'000'000'000);
        if (!number) return std::nullopt;
        return PathStep{.index = static_cast<std::size_t>(*number)};
    }

    std::string_view path_;
    std::size_t at_ = 0;
};

/// Hands over what a path leads to, as levels.
class Follower {
  public:
    Follower(const std::vector<PathStep>& steps, std::string_view form, const LoadOptions& flags,
             const TakePart& take)
        : steps_(steps), form_(form), flags_(flags), take_(take) {}

    /// Follows the steps from one on; false where no more parts are wanted. As deep as a path is long.
    bool follow(const Tree& value, std::size_t at, const std::string& path, const Statement& around) {
        if (at == steps_.size()) return take_(part_of_list(form_, around, value, path, ++number_, flags_));
        const PathStep& step = steps_[at];
        if (step.key) return follow_key(value, at, path, around);
        if (!value.is_array()) return refuse(path, "is not a list");
        if (step.index) {
            if (*step.index >= value.size())
                return refuse(path, fmt::format("has no element {}", *step.index));
            return follow(value[*step.index], at + 1, fmt::format("{}[{}]", path, *step.index), around);
        }
        std::size_t i = 0;
        return std::all_of(value.begin(), value.end(), [&](const Tree& each) {
            return follow(each, at + 1, fmt::format("{}[{}]", path, i++), around);
        });
    }

  private:
    bool follow_key(const Tree& value, std::size_t at, const std::string& path, Statement around) {
        const std::string& key = *steps_[at].key;
        if (!value.is_object() || !value.contains(key))
            return refuse(path, fmt::format("has no key {}", base::quoted(key)));
        if (auto fault = around.add_around(value, path, key)) return hand_over(*std::move(fault));
        return follow(value[key], at + 1, path.empty() ? key : path + "." + key, around);
    }

    bool refuse(const std::string& path, std::string_view what) {
        const std::string where = path.empty() ? "the text" : base::quoted(path);
        return hand_over({fmt::format("{} {}", where, what), "correct the path, or the text", {}});
    }

    bool hand_over(Diagnostic fault) { return take_(refused(flags_, ++number_, std::move(fault))); }

    const std::vector<PathStep>& steps_;
    std::string_view form_;
    const LoadOptions& flags_;
    const TakePart& take_;
    std::size_t number_ = 0;
};

struct Trees {
    std::string_view form;
    std::vector<Tree> all = {};
};

/// Those of a text of JSON, of JSON lines, or of YAML.
Result<Trees> trees_of(std::string_view text, const base::Ends& ends) {
    Trees trees{"json"};
    if (auto whole = parse_tree(text, ends)) {
        if (!*whole) return whole->error();
        trees.all.push_back(**std::move(whole));
        return trees;
    }
    for (const base::Line& line : base::lines_of(text)) {
        if (is_skipped(line.text)) continue;
        auto tree = parse_tree(line.text, ends);
        if (!tree) {
            trees.all.clear();
            break;
        }
        if (!*tree) return tree->error();
        trees.all.push_back(**std::move(tree));
    }
    if (!trees.all.empty()) return trees;
    auto yaml = parse_yaml(text);
    if (!yaml) return yaml.error();
    return Trees{"yaml", {*std::move(yaml)}};
}

}  // namespace

Result<std::vector<PathStep>> parse_json_path(std::string_view path) { return PathParser(path).parse(); }

void split_by_path(std::string_view text, const LoadOptions& options, const TakePart& take) {
    LoadOptions flags = options;
    flags.json_path.clear();
    const auto refuse = [&](const Diagnostic& fault) { take(refused(flags, 0, fault)); };
    const auto steps = parse_json_path(options.json_path);
    if (!steps) return refuse(steps.error());
    const auto trees = trees_of(text, flags.ends);
    if (!trees) return refuse(trees.error());
    bool has_parts = false;
    const TakePart take_noting = [&](const Part& part) {
        has_parts = true;
        return take(part);
    };
    Follower follower(*steps, trees->form, flags, take_noting);
    Statement around(flags);
    for (const Tree& tree : trees->all) {
        if (!follower.follow(tree, 0, "", around)) return;
    }
    if (!has_parts) refuse({"the path leads to no level", "correct the path, or the text", {}});
}

}  // namespace decant::reading
