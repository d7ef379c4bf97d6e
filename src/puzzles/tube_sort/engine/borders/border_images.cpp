// Finds the symmetries of a level, and compares the codes of all images of a position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_images.hpp"

#include <algorithm>

#include "puzzles/tube_sort/engine/tables/members.hpp"

namespace decant::puzzles::tube_sort::engine {
namespace {

/// Matches the tubes of the start with each other, taking tubes that share colors one after the other.
class Matcher {
  public:
    explicit Matcher(const CompiledLevel& level) : level_(level), images_(level.colors, none) {
        for (const bool mixed : {true, false}) {
            for (const Content content : level.alphabet().initial()) {
                if (!level[content].empty() && level[content].mixed() == mixed) tubes_.push_back(content);
            }
        }
        put_neighbors_together();
        is_used_.assign(tubes_.size(), false);
        is_image_.assign(level.colors, false);
    }

    std::vector<Symmetry> all() {
        std::vector<Symmetry> found;
        for (std::size_t first = 1; first < tubes_.size(); ++first) {
            steps_left_ = steps_for_each;
            if (match(0, first) && renames()) found.push_back(result());
            forget_names(0);
            matched_.clear();
            is_used_.assign(tubes_.size(), false);
        }
        return found;
    }

  private:
    static constexpr std::size_t none = max_colors;
    static constexpr int steps_for_each = 2000;

    /// Each tube comes after one that it shares a color with, so that a mismatch shows early.
    void put_neighbors_together() {
        std::vector<bool> seen(level_.colors);
        const auto has_seen_color = [&](Content tube) {
            for (Content at = tube; !level_[at].empty(); at = level_[at].below) {
                if (seen[level_[at].top]) return true;
            }
            return false;
        };
        for (auto next = tubes_.begin(); next != tubes_.end(); ++next) {
            const auto neighbor = std::find_if(next, tubes_.end(), has_seen_color);
            if (neighbor != tubes_.end()) std::rotate(next, neighbor, neighbor + 1);
            for (Content at = *next; !level_[at].empty(); at = level_[at].below) seen[level_[at].top] = true;
        }
    }

    /// Whether all tubes from `tube` on can be matched, this one with `image`.
    bool match(std::size_t tube, std::size_t image) {
        if (--steps_left_ < 0) return false;
        const std::size_t before = named_.size();
        if (!is_used_[image] && name(tubes_[tube], tubes_[image])) {
            is_used_[image] = true;
            matched_.push_back(image);
            if (tube + 1 == tubes_.size()) return true;
            for (std::size_t next = 0; next < tubes_.size(); ++next) {
                if (match(tube + 1, next)) return true;
            }
            is_used_[image] = false;
            matched_.pop_back();
        }
        forget_names(before);
        return false;
    }

    /// Gives the colors of a tube the names that turn it into another tube, if possible.
    bool name(Content tube, Content image) {
        for (; !level_[tube].empty(); tube = level_[tube].below, image = level_[image].below) {
            const Facts &from = level_[tube], &to = level_[image];
            if (from.blocks != to.blocks || from.run != to.run) return false;
            if (images_[from.top] == to.top) continue;
            if (images_[from.top] != none || is_image_[to.top]) return false;
            images_[from.top] = to.top;
            is_image_[to.top] = true;
            named_.push_back(from.top);
        }
        return level_[image].empty();
    }

    void forget_names(std::size_t left) {
        for (; named_.size() > left; named_.pop_back()) {
            is_image_[images_[named_.back()]] = false;
            images_[named_.back()] = none;
        }
    }

    /// False if all that happened is that equal tubes traded places.
    [[nodiscard]] bool renames() const {
        for (std::size_t color = 0; color < images_.size(); ++color) {
            if (images_[color] != color) return true;
        }
        return false;
    }

    [[nodiscard]] Symmetry result() const {
        Symmetry symmetry{{}, std::vector<Border>(level_.borders().size(), no_border)};
        for (const std::size_t image : images_) symmetry.colors.push_back(static_cast<Color>(image));
        for (std::size_t tube = 0; tube < tubes_.size(); ++tube) {
            Border to = level_[tubes_[matched_[tube]]].border;
            for (Border at = level_[tubes_[tube]].border; at != no_border; at = level_.borders()[at].next) {
                symmetry.borders[at] = to;
                to = level_.borders()[to].next;
            }
        }
        return symmetry;
    }

    const CompiledLevel& level_;
    std::vector<Content> tubes_;  ///< that are not empty
    std::vector<bool> is_used_;   ///< by tube: as an image
    std::vector<std::size_t> matched_;
    std::vector<std::size_t> images_;  ///< by color
    std::vector<bool> is_image_;       ///< by color
    std::vector<Color> named_;
    int steps_left_ = 0;
};

}  // namespace

std::vector<Symmetry> symmetries(const CompiledLevel& level) {
    return level.one_tube_each ? Matcher(level).all() : std::vector<Symmetry>();
}

void BorderImages::find_symmetries(const CompiledLevel& level) { symmetries_ = symmetries(level); }

auto BorderImages::without(std::size_t slot, const Borders& borders, Colors open) const -> Key {
    Tops tops;
    for_each(borders.slots(),
             [&](std::size_t at) { tops.add(at == slot ? borders[at].next : borders.top(at)); });
    return least_image(tops, open);
}

auto BorderImages::of(Slots slots, const Borders& borders, Colors open) const -> Key {
    Tops tops;
    for_each(slots, [&](std::size_t at) { tops.add(borders.top(at)); });
    return least_image(tops, open);
}

/// The open colors are renamed only if the code does not decide.
auto BorderImages::least_image(const Tops& tops, Colors open) const -> Key {
    const auto words = static_cast<std::ptrdiff_t>(table_.words());
    Key least{0, {}, open};
    for (const Border top : tops) least.code[table_[top].word] += table_[top].addend;
    const Symmetry* by = nullptr;
    for (const Symmetry& symmetry : symmetries_) {
        Borders::Code code;
        std::fill_n(code.begin(), words, 0);
        for (const Border top : tops) {
            const BorderTable::Entry& image = table_[symmetry.borders[top]];
            code[image.word] += image.addend;
        }
        const auto end = code.begin() + words;
        const auto [mine, its] = std::mismatch(code.begin(), end, least.code.begin());
        const bool is_equal = mine == end;
        if (!is_equal && *mine > *its) continue;
        Colors renamed = 0;
        for_each(open, [&](std::size_t color) { renamed |= Borders::bit(symmetry.colors[color]); });
        if (is_equal && renamed >= least.open) continue;
        std::copy_n(code.begin(), words, least.code.begin());
        least.open = renamed;
        by = &symmetry;
    }
    for (const Border top : tops) least.hash += table_[by == nullptr ? top : by->borders[top]].hash;
    return least;
}

}  // namespace decant::puzzles::tube_sort::engine
