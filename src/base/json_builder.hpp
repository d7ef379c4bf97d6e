// Builds a tree from what a parser tells in order.
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"

namespace decant::base {

/// Looks for keys in sets and moves each value once: an object of the library takes time that is quadratic in
/// the number of its keys.
class JsonBuilder {
  public:
    void open_array() { open_.emplace_back(); }
    void open_object() { open_.emplace_back().is_object = true; }

    [[nodiscard]] std::size_t depth() const { return open_.size(); }
    [[nodiscard]] bool awaits_key() const {
        return !open_.empty() && open_.back().is_object && !open_.back().has_key;
    }

    /// False where the object has it already.
    bool key(std::string name);

    /// The next value of what is open, or the whole tree.
    void add(Json value);

    void close();

    [[nodiscard]] Json take() { return std::move(root_); }

  private:
    struct Frame {
        bool is_object = false;
        bool has_key = false;  ///< of the value that comes next: the last one
        std::vector<std::string> keys;
        std::set<std::string> known;
        std::vector<Json> values;
    };

    std::vector<Frame> open_;
    Json root_;
};

}  // namespace decant::base
