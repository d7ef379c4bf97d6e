// The statements of an object, and of those around it and in it, about one level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "puzzles/keys.hpp"
#include "reading/level.hpp"
#include "reading/reading.hpp"
#include "reading/tree.hpp"

namespace decant::reading {

/// A member of an object: its value, and the path that leads to it, such as `levels[0].tubes`.
struct Member {
    std::string path;
    const Tree* value = nullptr;
    Role role = Role::unknown;
};

/// Whether an object has its tubes by their numbers, from 0 or 1 on: `{"1": [...], "2": [...]}`; and their
/// list.
bool has_tubes_by_number(const Tree& value);
Tree tubes_by_number(const Tree& object);

/// Refers to the tree.
class Statement {
  public:
    explicit Statement(const LoadOptions& flags) : flags_(flags) {}

    /// Adds what an object says, but for its list of levels if those are taken apart. Refuses what
    /// contradicts something else, or says what is understood in words that are not.
    std::optional<base::Diagnostic> add(const Tree& object, const std::string& path,
                                        bool without_levels = false);
    /// Adds the statements of an object around the value of a key, in which the level is. Those that are not
    /// understood are left aside.
    std::optional<base::Diagnostic> add_around(const Tree& object, const std::string& path,
                                               const std::string& key);
    /// Adds a level of a list, which may be its text or its tubes alone.
    std::optional<base::Diagnostic> add_level(const Tree& value, const std::string& path);

    /// The texts, codes and lists of tubes that hold the level, in the order in which they are taken.
    [[nodiscard]] std::vector<Member> levels() const;
    /// The keys that say something and were not used, as paths.
    [[nodiscard]] const std::vector<std::string>& not_used() const { return not_used_; }
    /// Where the first list of lists is that has no key of tubes, as a path; empty if there is none.
    [[nodiscard]] const std::string& list_elsewhere() const { return list_elsewhere_; }
    /// The label of the level: its name, else its number.
    [[nodiscard]] const std::string& label() const { return label_.empty() ? number_ : label_; }
    /// The capacity of tubes by a key, in the unit of the source; nothing if a flag says it.
    [[nodiscard]] const std::optional<int>& capacity() const { return capacity_; }
    /// The flags, and what they leave open.
    [[nodiscard]] LoadOptions options() const;

    /// A form whose author says that tubes are listed bottom first.
    [[nodiscard]] bool is_pack() const;
    [[nodiscard]] bool is_decantra() const { return is_decantra_; }
    [[nodiscard]] bool is_grid() const { return grid_width && grid_height; }

    /// Rules of single tubes, which are counted from 0.
    struct TubeRule {
        std::string path;
        std::size_t tube = 0;
        std::string key, value;
    };
    std::vector<TubeRule> tube_rules = {};

    std::optional<int> grid_width = {};
    std::optional<int> grid_height = {};
    /// How many there are, by keys.
    std::optional<int> tube_count = {};
    std::optional<int> color_count = {};
    std::optional<int> empty_tubes = {};
    std::optional<int> extra_tubes = {};

  private:
    std::optional<base::Diagnostic> take(const Member& member);
    std::optional<base::Diagnostic> take_level(const Member& member);
    std::optional<base::Diagnostic> take_levels(const Member& member);
    std::optional<base::Diagnostic> take_rules(const Member& member);
    std::optional<base::Diagnostic> take_tube_rules(const Member& member);
    std::optional<base::Diagnostic> take_order(const Member& member);
    std::optional<base::Diagnostic> take_number(const Member& member, std::optional<int>& said);
    void take_label(const Member& member);
    void take_unknown(const Member& member);
    [[nodiscard]] bool is_order_said() const;

    const LoadOptions& flags_;
    std::vector<Member> levels_;
    std::vector<std::string> not_used_;
    std::string list_elsewhere_;
    std::string label_;
    std::string number_;
    std::optional<std::string> rules_;
    std::optional<int> capacity_;
    std::optional<bool> is_top_first_;
    bool is_decantra_ = false;
    bool has_pack_version_ = false;
    bool has_level_number_ = false;
};

/// The problem of a key that says something else than another.
base::Diagnostic contradiction(const std::string& path);

}  // namespace decant::reading
