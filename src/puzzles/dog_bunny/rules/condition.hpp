// Conditions over the set of occupied nodes: as written, and as compiled.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace decant::puzzles::dog_bunny {

/// An expression tree. `node` is true while some token stands on the node.
struct Condition {
    enum class Op { node, negation, all, any };
    Op op = Op::node;
    int node = 0;                  ///< with Op::node
    std::vector<Condition> parts;  ///< one with negation, two or more with all and any

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// A condition, or none, that never changes: copies of a level, such as its positions, share it.
class SharedCondition {
  public:
    SharedCondition() = default;
    SharedCondition(Condition condition)
        : condition_(std::make_shared<const Condition>(std::move(condition))) {}

    explicit operator bool() const { return condition_ != nullptr; }
    const Condition& operator*() const { return *condition_; }
    const Condition* operator->() const { return condition_.get(); }
    void reset() { condition_.reset(); }

    friend bool operator==(const SharedCondition& a, const SharedCondition& b) {
        return a.condition_ == b.condition_ || (a && b && *a == *b);
    }

  private:
    std::shared_ptr<const Condition> condition_;
};

/// The operators of a notation as characters: `!`, `&`, `|` in native text, `!`, `+`, `,` in codes.
struct Operators {
    char all;
    char any;
};
inline constexpr Operators native_operators{'&', '|'};
inline constexpr Operators code_operators{'+', ','};

/// Prints a condition so that it reads back to the same tree, with parentheses around each list in another.
std::string print_condition(const Condition& condition, Operators operators,
                            const std::function<std::string(int)>& node_name);

/// Evaluates the tree as it stands; `occupied` has an entry for each node.
bool holds(const Condition& condition, const std::vector<bool>& occupied);

/// A condition compiled to masks over the occupied set (bit n: node n), negations pushed down to the nodes.
struct Guard {
    bool is_any = false;        ///< one of what follows suffices; else all of it is needed
    std::uint64_t present = 0;  ///< nodes that are occupied
    std::uint64_t absent = 0;   ///< nodes that are not
    std::vector<Guard> parts;

    [[nodiscard]] bool holds(std::uint64_t occupied) const {
        if (is_any) {
            if ((occupied & present) != 0 || (~occupied & absent) != 0) return true;
            for (const Guard& part : parts) {
                if (part.holds(occupied)) return true;
            }
            return false;
        }
        if ((occupied & present) != present || (occupied & absent) != 0) return false;
        for (const Guard& part : parts) {
            if (!part.holds(occupied)) return false;
        }
        return true;
    }
};

Guard compile(const Condition& condition);

}  // namespace decant::puzzles::dog_bunny
