// Individualization and refinement with automorphism pruning, one connected part at a time.
// SPDX-License-Identifier: MIT
#include "puzzles/canonical.hpp"

#include <algorithm>
#include <boost/pending/disjoint_sets.hpp>
#include <numeric>
#include <optional>
#include <utility>

#include "base/hash.hpp"

namespace decant::puzzles {
namespace {

using Ranks = std::vector<std::size_t>;  ///< of each vertex, 0 to the number of classes - 1
using Form = std::vector<std::uint64_t>;

/// Finds the form of one structure and the canonical order that goes with it.
class Labeler {
  public:
    explicit Labeler(const Structure& structure) : structure_(structure), neighbors_(size()) {
        std::vector<std::uint64_t> words;
        for (const Structure::Arc& arc : structure.arcs) words.push_back(arc.label);
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        for (const Structure::Arc& arc : structure.arcs) {
            const auto word = static_cast<std::uint64_t>(
                std::lower_bound(words.begin(), words.end(), arc.label) - words.begin());
            neighbors_[arc.from].emplace_back(2 * word, arc.to);
            neighbors_[arc.to].emplace_back(2 * word + 1, arc.from);
        }
    }

    std::pair<Form, std::vector<std::size_t>> run() {
        std::vector<std::uint64_t> words = structure_.labels;
        std::sort(words.begin(), words.end());
        Ranks ranks(size());
        for (std::size_t v = 0; v < size(); ++v) {
            ranks[v] = static_cast<std::size_t>(
                std::lower_bound(words.begin(), words.end(), structure_.labels[v]) - words.begin());
        }
        trace_.push_back(refine(ranks));
        search(ranks);
        return {std::move(best_form_), std::move(best_order_)};
    }

  private:
    [[nodiscard]] std::size_t size() const { return structure_.labels.size(); }

    /// Splits classes by what their members are next to, until nothing changes. The result is the same for
    /// isomorphic structures; equal results of different ones only cost time.
    std::uint64_t refine(Ranks& ranks) const {
        std::vector<Form> signs(size());
        std::vector<std::size_t> order(size());
        std::iota(order.begin(), order.end(), 0);
        std::uint64_t seen = 0;
        for (std::size_t classes = 0;;) {
            for (std::size_t v = 0; v < size(); ++v) {
                signs[v].assign(1, ranks[v]);
                for (const auto& [word, neighbor] : neighbors_[v])
                    signs[v].push_back(word << 32 | ranks[neighbor]);
                std::sort(signs[v].begin() + 1, signs[v].end());
            }
            std::sort(order.begin(), order.end(),
                      [&](std::size_t a, std::size_t b) { return signs[a] < signs[b]; });
            std::size_t rank = 0;
            for (std::size_t i = 0; i < size(); ++i) {
                if (i > 0 && signs[order[i]] != signs[order[i - 1]]) ++rank;
                ranks[order[i]] = rank;
                for (const std::uint64_t word : signs[order[i]]) seen = base::fold(seen, word);
            }
            if (rank + 1 == classes) return seen;
            classes = rank + 1;
        }
    }

    /// The members of the first smallest class that has more than one, or nothing.
    [[nodiscard]] std::vector<std::size_t> tie(const Ranks& ranks) const {
        std::vector<std::size_t> sizes(size());
        for (const std::size_t rank : ranks) ++sizes[rank];
        std::optional<std::size_t> chosen;
        for (std::size_t rank = 0; rank < size(); ++rank) {
            if (sizes[rank] > 1 && (!chosen || sizes[rank] < sizes[*chosen])) chosen = rank;
        }
        std::vector<std::size_t> members;
        for (std::size_t v = 0; chosen && v < size(); ++v) {
            if (ranks[v] == *chosen) members.push_back(v);
        }
        return members;
    }

    /// Looks at all numberings below a node of the search; returns the depth at which to go on.
    std::size_t search(const Ranks& ranks) {
        const std::size_t depth = path_.size();
        const std::vector<std::size_t> members = tie(ranks);
        if (members.empty()) return take(ranks);
        std::vector<std::size_t> tried;
        for (const std::size_t member : members) {
            if (is_image_of_one(member, tried)) continue;
            tried.push_back(member);
            Ranks next = ranks;
            for (std::size_t& rank : next) rank = 2 * rank + 1;
            --next[member];
            path_.push_back(member);
            trace_.push_back(refine(next));
            const std::size_t go_on = compare_trace() > 0 ? depth : search(next);
            path_.pop_back();
            trace_.pop_back();
            if (go_on < depth) return go_on;
        }
        return depth;
    }

    /// How the path so far compares with the same part of the best one: -1, 0 or 1.
    [[nodiscard]] int compare_trace() const {
        if (best_order_.empty()) return -1;
        for (std::size_t i = 0; i < trace_.size() && i < best_trace_.size(); ++i) {
            if (trace_[i] != best_trace_[i]) return trace_[i] < best_trace_[i] ? -1 : 1;
        }
        return trace_.size() > best_trace_.size() ? 1 : 0;
    }

    /// Whether an automorphism that leaves the path alone maps one of the tried vertices to this one.
    [[nodiscard]] bool is_image_of_one(std::size_t vertex, const std::vector<std::size_t>& tried) const {
        if (tried.empty() || automorphisms_.empty()) return false;
        boost::disjoint_sets_with_storage<> orbits(size());
        for (const std::vector<std::size_t>& image : automorphisms_) {
            const auto stays = [&](std::size_t v) { return image[v] == v; };
            if (!std::all_of(path_.begin(), path_.end(), stays)) continue;
            for (std::size_t v = 0; v < size(); ++v) orbits.union_set(v, image[v]);
        }
        return std::any_of(tried.begin(), tried.end(), [&](std::size_t other) {
            return orbits.find_set(other) == orbits.find_set(vertex);
        });
    }

    [[nodiscard]] Form form_of(const Ranks& ranks, const std::vector<std::size_t>& order) const {
        std::vector<std::vector<std::pair<std::uint64_t, std::uint64_t>>> arcs(size());
        for (const Structure::Arc& arc : structure_.arcs)
            arcs[ranks[arc.from]].emplace_back(ranks[arc.to], arc.label);
        Form form{size()};
        for (std::size_t i = 0; i < size(); ++i) {
            std::sort(arcs[i].begin(), arcs[i].end());
            form.push_back(structure_.labels[order[i]]);
            form.push_back(arcs[i].size());
            for (const auto& [to, label] : arcs[i]) form.insert(form.end(), {to, label});
        }
        return form;
    }

    /// A numbering without ties: perhaps the best so far, perhaps the image of the best, which tells that all
    /// below the place where their paths part was seen before.
    std::size_t take(const Ranks& ranks) {
        std::vector<std::size_t> order(size());
        for (std::size_t v = 0; v < size(); ++v) order[ranks[v]] = v;
        Form form = form_of(ranks, order);
        const int trace = compare_trace();
        const bool less = trace < 0 || best_order_.empty() || trace_.size() < best_trace_.size();
        if (less || form < best_form_) {
            best_order_ = std::move(order);
            best_form_ = std::move(form);
            best_trace_ = trace_;
            best_path_ = path_;
            return path_.size();
        }
        if (form != best_form_) return path_.size();
        std::vector<std::size_t> image(size());
        for (std::size_t i = 0; i < size(); ++i) image[best_order_[i]] = order[i];
        automorphisms_.push_back(std::move(image));
        const auto parting = std::mismatch(path_.begin(), path_.end(), best_path_.begin(), best_path_.end());
        return static_cast<std::size_t>(parting.first - path_.begin());
    }

    const Structure& structure_;
    std::vector<std::vector<std::pair<std::uint64_t, std::size_t>>> neighbors_;
    std::vector<std::size_t> path_;     ///< vertices singled out
    std::vector<std::uint64_t> trace_;  ///< what each refinement on the path saw
    std::vector<std::size_t> best_order_;
    Form best_form_;
    std::vector<std::uint64_t> best_trace_;
    std::vector<std::size_t> best_path_;
    std::vector<std::vector<std::size_t>> automorphisms_;
};

/// A connected part, and which vertices of the whole its own are.
struct Part {
    Structure structure;
    std::vector<std::size_t> vertices;
};

std::vector<Part> connected_parts(const Structure& whole) {
    const std::size_t size = whole.labels.size();
    boost::disjoint_sets_with_storage<> sets(size);
    for (const Structure::Arc& arc : whole.arcs) sets.union_set(arc.from, arc.to);
    std::vector<Part> parts;
    std::vector<std::optional<std::size_t>> part_of_root(size);
    std::vector<std::size_t> number(size);
    const auto part_of = [&](std::size_t v) -> Part& { return parts[*part_of_root[sets.find_set(v)]]; };
    for (std::size_t v = 0; v < size; ++v) {
        auto& part = part_of_root[sets.find_set(v)];
        if (!part) {
            part = parts.size();
            parts.emplace_back();
        }
        number[v] = parts[*part].structure.add(whole.labels[v]);
        parts[*part].vertices.push_back(v);
    }
    for (const Structure::Arc& arc : whole.arcs)
        part_of(arc.from).structure.arcs.push_back({number[arc.from], number[arc.to], arc.label});
    return parts;
}

}  // namespace

std::vector<std::size_t> canonical_order(const Structure& structure) {
    std::vector<std::pair<Form, std::vector<std::size_t>>> ordered;
    for (const Part& part : connected_parts(structure)) {
        auto [form, order] = Labeler(part.structure).run();
        for (std::size_t& vertex : order) vertex = part.vertices[vertex];
        ordered.emplace_back(std::move(form), std::move(order));
    }
    std::sort(ordered.begin(), ordered.end());
    std::vector<std::size_t> whole;
    for (const auto& [form, order] : ordered) whole.insert(whole.end(), order.begin(), order.end());
    return whole;
}

}  // namespace decant::puzzles
