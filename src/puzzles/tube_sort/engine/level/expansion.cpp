// Which blocks there are, and when each is due.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/level/expansion.hpp"

#include <algorithm>

#include "puzzles/tube_sort/engine/level/border_table.hpp"
#include "puzzles/tube_sort/engine/tables/members.hpp"
#include "puzzles/tube_sort/search/legality.hpp"

namespace decant::puzzles::tube_sort::engine {

std::span<const Block> Expansion::blocks(int lowest, int highest) {
    pours_.clear();
    blocks_.clear();
    range_ = {lowest, highest};
    next_due_ = never;
    home_pour_ = level_.one_tube_each ? find_home_pour() : HomePour{};
    if (home_pour_.others_due == never) {
        const Share share{home_pour_.to, level_[home_pour_.from.content].run};
        offer(home_pour_.from, {&share, 1}, cost(share.units), 0);
        return blocks_;
    }
    const bool whole_runs = level_.one_tube_each && level_.rules == Rules::ball;
    for_each(find_sources(), [&](std::size_t number) {
        const Facts& source = facts(number);
        if (!gives(source)) return;
        const bool at_home = level_.one_tube_each && source.mono() && source.run == level_.units[source.top];
        if (at_home) return;
        filled_[number] = 1;  // one of the kind pours
        if (!whole_runs)
            offer_pours(number);
        else if (has_room_for(source))
            offer_shares(reading_.kind(number), 0, source.run, 0);
        filled_[number] = 0;
    });
    return blocks_;
}

/// Kinds that may have somewhere to pour to: if no tube is empty, those of colors with room. Usually few
/// tubes have room.
Expansion::Kinds Expansion::find_sources() {
    std::fill_n(room_.begin(), level_.colors, 0);
    const Kinds empties = reading_.empties();
    Kinds sources = empties != 0 ? reading_.all_kinds() & ~empties : 0;
    for_each(reading_.targets(), [&](std::size_t number) {
        const Facts& target = facts(number);
        room_[target.top] += reading_.kind(number).count * target.room;
        sources |= reading_.color(target.top).shown;
    });
    return sources;
}

/// Whether a whole top run fits elsewhere.
bool Expansion::has_room_for(const Facts& source) const {
    return (!source.mono() && reading_.empties() != 0) || room_[source.top] - source.room >= source.run;
}

/// A whole run poured onto a tube that holds only its color (Lemma 18); of two such tubes, the smaller goes
/// onto the larger. Of several such pours, the one that defers the other blocks longest.
Expansion::HomePour Expansion::find_home_pour() const {
    HomePour best;
    for_each(reading_.homes(), [&](std::size_t number) {
        const Kind& home = reading_.kind(number);
        const Facts& target = facts(number);
        const Kinds itself = home.count < 2 ? Reading::bit(number) : 0;
        const Kinds sources = reading_.color(target.top).shown & ~itself;
        if (sources == 0) return;
        const Kind& from = reading_.kind(first_of(sources));
        const Facts& source = level_[from.content];
        if (source.mono() && source.run > target.run) return;
        const int others_due = cost_without_home(target);
        if (others_due > best.others_due) best = {from, home, others_due};
    });
    return best;
}

/// The least that a plan costs beyond the bound if the color of this home at some time has no tube without a
/// border (docs/proofs.md, Lemma 19); `never` if there is no such plan, and 0 if its runs need not go home
/// first.
int Expansion::cost_without_home(const Facts& home) const {
    const Reading::ColorFacts& color = reading_.color(home.top);
    const bool ball = level_.rules == Rules::ball;
    if (ball && home.run < color.longest) return 0;
    if (owns_a_tube_for_good(home.top)) return never;
    return ball ? 2 * color.longest - color.second : (color.bottoms == 1 ? 1 : 0);
}

/// As `Borders::owns_a_tube_for_good`.
bool Expansion::owns_a_tube_for_good(Color color) const {
    int held = 0;
    for_each(reading_.all_kinds(), [&](std::size_t number) {
        held += reading_.kind(number).count * level_.borders().held(facts(number).border)[color];
    });
    return level_.units[color] > held;
}

/// One pour each.
void Expansion::offer_pours(std::size_t number) {
    const Facts& source = facts(number);
    const auto to = [&](std::size_t other) {
        const Facts& target = facts(other);
        if (!target.accept(source.top)) return;
        const int units = std::min(source.run, target.room);
        const Share share{reading_.kind(other), units};
        const int rise = reading_.rise_of(source, target, units);
        offer(reading_.kind(number), {&share, 1}, cost(units), rise);
    };
    for_each(reading_.targets(source.top), [&](std::size_t other) {
        if (filled_[other] < reading_.kind(other).count) to(other);
    });
    for_each(reading_.empties(), [&](std::size_t other) {
        const bool swaps = source.mono() && facts(other).tube_class == source.tube_class;
        if (!swaps) to(other);
    });
}

/// All ways to fill some tubes, from kind `first` on, and to pour what is left into one more. `staying`: the
/// most units of the color that may stay in one of the tubes that have a share so far.
void Expansion::offer_shares(const Kind& from, std::size_t first, int left, int staying) {
    const Facts& source = level_[from.content];
    for_each(reading_.targets(source.top), [&](std::size_t other) {
        const Kind& kind = reading_.kind(other);
        if (filled_[other] == kind.count) return;
        const Facts& target = facts(other);
        const int units = std::min<int>(left, target.room);
        if (target.room <= left && other < first) return;  // filled in another order
        shares_.push_back({kind, units});
        ++filled_[other];
        const Content after = level_.alphabet().with(kind.content, source.top, units);
        const int most = std::max(staying, staying_in(after, source.top));
        if (units == left)
            offer_whole_run(from, most);
        else
            offer_shares(from, other, left - units, most);
        --filled_[other];
        shares_.pop_back();
    });
    if (source.mono() || reading_.empties() == 0) return;  // two tubes would change places
    shares_.push_back({reading_.kind(first_of(reading_.empties())), left});
    offer_whole_run(from, std::max(staying, left));
    shares_.pop_back();
}

void Expansion::offer_whole_run(const Kind& from, int staying) {
    const Facts& source = level_[from.content];
    const Color color = source.top;
    const int after = std::max({staying, staying_in(source.below, color), staying_elsewhere(color)});
    offer(from, shares_, source.run, source.run + reading_.color(color).longest - after);
}

/// Units of a color.
int Expansion::staying_in(Content content, Color color) const {
    const Facts& tube = level_[content];
    return tube.bottom == color ? tube.staying : 0;
}

/// The most units of a color that may stay in one of the tubes that the block does not touch.
int Expansion::staying_elsewhere(Color color) const {
    int most = 0;
    for_each(reading_.color(color).ends, [&](std::size_t number) {
        if (filled_[number] < reading_.kind(number).count) most = std::max<int>(most, facts(number).staying);
    });
    return most;
}

/// The shares as a block, if it is due.
void Expansion::offer(const Kind& from, std::span<const Share> shares, int cost, int rise) {
    const bool goes_home = home_pour_.others_due > 0 && shares.size() == 1 &&
                           from.tube == home_pour_.from.tube && shares.front().to.tube == home_pour_.to.tube;
    const int due = goes_home ? 0 : std::max(rise, home_pour_.others_due);
    if (due > range_.highest) next_due_ = std::min(next_due_, due);
    if (due < range_.lowest || due > range_.highest) return;
    blocks_.push_back({.first_pour = static_cast<std::uint32_t>(pours_.size()),
                       .pour_count = static_cast<std::uint8_t>(shares.size()),
                       .cost = static_cast<std::uint8_t>(cost),
                       .rise = static_cast<std::uint8_t>(rise),
                       .due = static_cast<std::uint8_t>(due)});
    const Alphabet& alphabet = level_.alphabet();
    const Color color = level_[from.content].top;
    Content now = from.content;
    for (const Share& share : shares) {
        const Content after = alphabet.without(now, share.units);
        pours_.push_back({.from = now,
                          .to = share.to.content,
                          .from_after = after,
                          .to_after = alphabet.with(share.to.content, color, share.units),
                          .units = static_cast<std::uint8_t>(share.units),
                          .from_tube = from.tube,
                          .to_tube = share.to.tube});
        now = after;
    }
}

}  // namespace decant::puzzles::tube_sort::engine
