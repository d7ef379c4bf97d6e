// The border test as a search that can be interrupted.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders/solvability.hpp"

#include "base/hash.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"

namespace decant::puzzles::tube_sort::engine {

Solvability::Solvability(const CompiledLevel& level)
    : level_(level), borders_(level), choices_(level, borders_), dead_(level.borders().words()) {
    const auto start = initial_cells<Content>(level);
    borders_.read(start.data());
    borders_.count_units();
    path_.push_back({});
    go_on();
}

std::uint64_t Solvability::hash_of(const std::uint64_t* code) const {
    const std::size_t words = level_.borders().words();
    std::uint64_t hash = 0;
    for (std::size_t word = 0; word < words; ++word) hash = base::fold(hash, code[word]);
    return hash;
}

/// The removals to try from here.
void Solvability::go_on() {
    const Slots slots = choices_.slots();
    path_.back().untried = slots;
    for_each(slots, [&](std::size_t slot) { dead_.prefetch(hash_of(borders_.code_without(slot).data())); });
}

void Solvability::note_dead() {
    const auto rehash = [&](const std::uint64_t* code) { return hash_of(code); };
    const std::uint64_t* const code = borders_.code().data();
    dead_.insert(rehash(code), code, rehash);
}

bool Solvability::is_dead_without(std::size_t slot) const {
    const Borders::Code code = borders_.code_without(slot);
    return dead_.contains(hash_of(code.data()), code.data());
}

Solvability::Answer Solvability::look(std::uint64_t positions) {
    for (; positions > 0 && answer_ == Answer::open; --positions) {
        Slots& untried = path_.back().untried;
        if (untried == 0) {
            if (path_.size() == 1) return answer_ = Answer::dead;
            note_dead();
            borders_.put_back(path_.back().removal);
            path_.pop_back();
            continue;
        }
        const std::size_t slot = first_of(untried);
        untried &= untried - 1;
        if (borders_.is_repeated(slot) || is_dead_without(slot)) continue;
        ++looked_at_;
        if (borders_.count() == 1 && borders_[slot].next == no_border)
            return answer_ = level_.one_tube_each ? Answer::solvable : Answer::untold;
        path_.push_back({borders_.remove(slot), 0});
        go_on();
    }
    return answer_;
}

}  // namespace decant::puzzles::tube_sort::engine
