// Compares the codes of all images of a position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/border_images.hpp"

#include <algorithm>
#include <compare>

#include "puzzles/tube_sort/engine/tables/members.hpp"

namespace decant::puzzles::tube_sort::engine {

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
