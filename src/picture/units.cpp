// Places become units, units become colors.
// SPDX-License-Identifier: MIT
#include "picture/units.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "picture/clusters.hpp"
#include "picture/order.hpp"
#include "picture/patches.hpp"
#include "picture/places.hpp"

namespace decant::picture {
namespace {

constexpr int most_colors = 62;
constexpr float least_apart = 12;  // the colors of a game

// A filled place, and what it looks like.
struct Unit {
    std::size_t tube;
    std::size_t place;
    Patch patch;
    bool is_top = false;
    bool has_sign = false;
};

// Gives the tubes of a board more places, up to that capacity. Filled places are in this state: a unit if it
// will be compared with others, else it cannot be told.
void add_places(Board& board, const std::vector<Profile>& contrasts, const Pitch& pitch, int capacity,
                State filled) {
    const std::vector<std::vector<Occupied>> fills = occupied(contrasts, pitch, capacity);
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        Tube& tube = board.tubes[t];
        for (int k = board.capacity; k < capacity; ++k) {
            const Occupied& place = fills[t][static_cast<std::size_t>(k)];
            const State state = place.filled ? filled : State::empty;
            tube.places.push_back({.state = state,
                                   .color = -1,
                                   .confidence = state == State::unknown ? 0 : place.confidence,
                                   .where = {tube.frame.left, tube.frame.top + pitch.border(k + 1),
                                             tube.frame.right, tube.frame.top + pitch.border(k)}});
        }
    }
    board.capacity = capacity;
}

std::vector<Unit> units_of(const Grid<Lab>& colors, const std::vector<Tube>& tubes) {
    std::vector<Unit> units;
    for (std::size_t tube = 0; tube < tubes.size(); ++tube) {
        const std::vector<Place>& places = tubes[tube].places;
        for (std::size_t k = 0; k < places.size(); ++k) {
            if (places[k].state != State::unit) continue;
            units.push_back({.tube = tube,
                             .place = k,
                             .patch = patch_of(colors, places[k].where),
                             .is_top = k + 1 == places.size() || places[k + 1].state == State::empty,
                             .has_sign = has_sign(colors, places[k].where)});
        }
    }
    return units;
}

std::vector<int> sizes_of(const Clustering& clustering) {
    std::vector<int> sizes(static_cast<std::size_t>(clustering.count));
    for (const int cluster : clustering.cluster) ++sizes[static_cast<std::size_t>(cluster)];
    return sizes;
}

// Clusters of units that are hidden: grayish, with a sign in their middle, and nothing below them that is not
// hidden too. None is on top of a tube, where games show the color. Noise may spoil some signs.
std::vector<bool> hidden_clusters(const std::vector<Unit>& units, const Clustering& clustering) {
    constexpr float grayish = 25;
    constexpr double most = 0.75;
    std::vector<bool> hidden(static_cast<std::size_t>(clustering.count), true);
    std::vector<int> signs(hidden.size());
    const auto is_hidden = [&](std::size_t unit) {
        return hidden[static_cast<std::size_t>(clustering.cluster[unit])];
    };
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto cluster = static_cast<std::size_t>(clustering.cluster[i]);
        signs[cluster] += units[i].has_sign ? 1 : 0;
        if (units[i].is_top || chroma(main_color(units[i].patch)) > grayish) hidden[cluster] = false;
    }
    const std::vector<int> sizes = sizes_of(clustering);
    for (std::size_t cluster = 0; cluster < hidden.size(); ++cluster)
        if (signs[cluster] < most * sizes[cluster]) hidden[cluster] = false;
    // Units follow each other from the bottom of each tube.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 1; i < units.size(); ++i) {
            if (units[i].tube != units[i - 1].tube || !is_hidden(i) || is_hidden(i - 1)) continue;
            hidden[static_cast<std::size_t>(clustering.cluster[i])] = false;
            changed = true;
        }
    }
    return hidden;
}

// 0 if some color does not fill whole tubes and hidden units cannot make it do so. In most games each color
// fills one tube: that tells two colors that differ little from one color of twice as many units.
double plausibility(const std::vector<int>& sizes, const std::vector<bool>& hidden, int capacity) {
    constexpr double one_tube_each = 1.5;
    std::vector<int> seen;
    int unseen = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (hidden[i]) {
            unseen += sizes[i];
        } else {
            seen.push_back(sizes[i]);
        }
    }
    if (!fill_tubes(seen, unseen, capacity)) return 0;
    const bool equal = all_of(seen, [&](int size) { return size <= capacity; });
    return equal ? one_tube_each : 1;
}

// How clearly a unit is of its cluster, and which other one is nearest: by the mean distances to all units of
// each.
struct Membership {
    double confidence = 1;
    std::optional<std::size_t> rival;
};

Membership membership(const Grid<float>& distances, const Clustering& clustering, std::size_t unit) {
    std::vector<float> sums(static_cast<std::size_t>(clustering.count));
    std::vector<int> counts(sums.size());
    for (std::size_t i = 0; i < clustering.cluster.size(); ++i) {
        if (i == unit) continue;
        const auto cluster = static_cast<std::size_t>(clustering.cluster[i]);
        sums[cluster] += distances.at(static_cast<int>(i), static_cast<int>(unit));
        ++counts[cluster];
    }
    const auto own = static_cast<std::size_t>(clustering.cluster[unit]);
    float nearest = std::numeric_limits<float>::infinity();
    Membership found;
    for (std::size_t cluster = 0; cluster < sums.size(); ++cluster) {
        if (cluster == own || counts[cluster] == 0) continue;
        const float apart = sums[cluster] / static_cast<float>(counts[cluster]);
        if (apart >= nearest) continue;
        nearest = apart;
        found.rival = cluster;
    }
    // Alone of its color, as the tops of hidden units are: it may as well be of any color that is as near as
    // those of a game never are.
    if (counts[own] == 0) return {nearest < least_apart ? 0 : Place::sure, found.rival};
    const float mean = sums[own] / static_cast<float>(counts[own]);
    // Sure up to three quarters of the distance of the nearest other color, and a guess at the same distance.
    found.confidence = std::clamp(2 * (1 - static_cast<double>(mean / nearest)), 0.0, 1.0);
    return found;
}

// Games hide all but the top of their tubes, or only some units. Where most tubes show nothing between the
// hidden units and the top, one that does is covered by something.
void doubt_what_others_hide(Board& board) {
    std::vector<Place*> shown;
    int hiding = 0;
    int showing = 0;
    for (Tube& tube : board.tubes) {
        std::vector<Place>& places = tube.places;
        const auto is_unit = [](const Place& place) { return place.state == State::unit; };
        const auto first = std::find_if(places.begin(), places.end(), is_unit);
        if (first == places.begin()) continue;
        const auto end = std::find_if_not(first, places.end(), is_unit);
        if (first == end) continue;
        ++hiding;
        const auto before = shown.size();
        for (auto place = first; place != end; ++place)
            if (place->color != std::prev(end)->color) shown.push_back(&*place);
        showing += shown.size() > before ? 1 : 0;
    }
    if (2 * showing >= hiding) return;
    for (Place* place : shown) place->confidence = 0;
}

// The color of each cluster, in order of first appearance; hidden ones have none.
std::vector<int> colors_of(const Clustering& clustering, const std::vector<bool>& hidden) {
    std::vector<int> colors(hidden.size(), -1);
    int next = 0;
    for (const int cluster : clustering.cluster) {
        int& color = colors[static_cast<std::size_t>(cluster)];
        if (color < 0 && !hidden[static_cast<std::size_t>(cluster)]) color = next++;
    }
    return colors;
}

// Writes clusters into the places, hidden ones apart.
void assign(Board& board, const std::vector<Unit>& units, const Grid<float>& apart,
            const Clustering& clustering, const std::vector<int>& color_of) {
    std::vector<std::vector<Lab>> seen;
    for (std::size_t i = 0; i < units.size(); ++i) {
        Place& place = board.tubes[units[i].tube].places[units[i].place];
        const auto [confidence, rival] = membership(apart, clustering, i);
        place.confidence = std::min(place.confidence, confidence);
        place.color = color_of[static_cast<std::size_t>(clustering.cluster[i])];
        if (place.color < 0) {
            place.state = State::hidden;
            continue;
        }
        if (rival && confidence < Place::sure) place.rival = color_of[*rival];
        seen.resize(std::max(seen.size(), static_cast<std::size_t>(place.color) + 1));
        seen[static_cast<std::size_t>(place.color)].push_back(main_color(units[i].patch));
    }
    for (const std::vector<Lab>& colors : seen) {
        const Lab middle = mean(colors);
        board.colors.push_back({middle, std::string(name(middle)), static_cast<int>(colors.size())});
    }
}

// More places above those of the fullest tube, as far as the tube is high enough for them.
int room(const Pitch& pitch) {
    int units = pitch.units;
    while (pitch.has_room_for(units + 1) && units < 32) ++units;
    return units;
}

// The greatest number that divides the length of each run of one color. If it is above 1, units may as well
// be so many times as high, or as low: a run has no seam.
int common_run(const Board& board) {
    int common = 0;
    for (const Tube& tube : board.tubes) {
        int run = 0;
        for (std::size_t k = 0; k < tube.places.size(); ++k) {
            const Place& place = tube.places[k];
            if (place.state == State::empty) break;
            ++run;
            const bool ends = k + 1 == tube.places.size() || tube.places[k + 1].state != place.state ||
                              tube.places[k + 1].color != place.color;
            if (!ends) continue;
            common = std::gcd(common, run);
            run = 0;
        }
    }
    return common;
}

// Where each color fills tubes, so few places in doubt hold no units: those of one more color would be more.
void settle_by_counts(Board& board) {
    if (board.count(State::unknown) + board.count(State::hidden) > 0) return;
    std::vector<Place*> open;
    for (Tube& tube : board.tubes)
        for (Place& place : tube.places)
            if (place.state == State::empty && place.doubtful()) open.push_back(&place);
    if (open.size() >= static_cast<std::size_t>(board.capacity)) return;
    for (Place* place : open) place->confidence = Place::sure;
}

// A color that may be two that differ little.
std::optional<int> twin_color(const Board& board, const std::vector<Unit>& units, const Grid<float>& apart) {
    std::vector<std::vector<std::size_t>> of_color(board.colors.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Place& place = board.tubes[units[i].tube].places[units[i].place];
        if (place.state == State::unit) of_color[static_cast<std::size_t>(place.color)].push_back(i);
    }
    for (std::size_t color = 0; color < of_color.size(); ++color)
        if (may_be_two(apart, of_color[color], board.capacity)) return static_cast<int>(color);
    return std::nullopt;
}

// The color that the next best division parts, or else the two that are nearest to each other.
std::vector<int> hardly_apart(const Grid<float>& apart, const Choice& choice,
                              const std::vector<int>& color_of) {
    const std::vector<int>& cluster = choice.clustering.cluster;
    const auto color = [&](std::size_t unit) { return color_of[static_cast<std::size_t>(cluster[unit])]; };
    float nearest = std::numeric_limits<float>::infinity();
    std::vector<int> found;
    for (std::size_t i = 0; i < cluster.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (cluster[i] == cluster[j]) {
                if (!choice.rival.cluster.empty() && choice.rival.cluster[i] != choice.rival.cluster[j])
                    return {color(i)};
                continue;
            }
            const float length = apart.at(static_cast<int>(i), static_cast<int>(j));
            if (length >= nearest || color(i) < 0 || color(j) < 0) continue;
            nearest = length;
            found = {color(j), color(i)};
        }
    }
    return found;
}

}  // namespace

Board read_units(const Grid<Lab>& colors, const Rows& rows, const std::vector<Profile>& contrasts,
                 const Pitch& pitch, const std::optional<int>& stated) {
    Board board;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const Rectangle& frame : rows[row])
            board.tubes.push_back({.frame = frame, .row = static_cast<int>(row), .places = {}});
    add_places(board, contrasts, pitch, pitch.units, State::unit);
    for (Place* place : ask_about_floating(board)) {
        place->state = State::unknown;
        place->confidence = 0;
    }
    const std::vector<Unit> units = units_of(colors, board.tubes);
    if (units.empty()) return board;

    std::vector<Patch> patches;
    for (const Unit& unit : units) patches.push_back(unit.patch);
    const Grid<float> apart = distances(patches);
    const std::vector<Clustering> candidates = clusterings(apart, most_colors);
    const auto at = [&units](int capacity) {
        return [&units, capacity](const Clustering& clustering) {
            return plausibility(sizes_of(clustering), hidden_clusters(units, clustering), capacity);
        };
    };
    // The fullest tube need not be full: the capacity that is stated, or the least one at which the counts
    // work.
    const int most = room(pitch);
    const bool fits = stated && *stated >= pitch.units && *stated <= most;
    int capacity = fits ? *stated : pitch.units;
    Choice choice = choose(candidates, at(capacity));
    for (int more = capacity + 1; !fits && !choice.plausible && more <= most; ++more) {
        Choice wider = choose(candidates, at(more));
        if (!wider.plausible) continue;
        choice = std::move(wider);
        capacity = more;
    }
    const std::vector<int> color_of = colors_of(choice.clustering, hidden_clusters(units, choice.clustering));
    assign(board, units, apart, choice.clustering, color_of);
    doubt_what_others_hide(board);
    // The contents of places that are added now were not compared with units: they may be units.
    add_places(board, contrasts, pitch, capacity, State::unknown);
    const Rectangle all = board.around();
    if (choice.plausible)
        settle_by_counts(board);
    else
        board.questions.push_back({Doubt::counts, all});
    if (all_of(board.tubes, &Tube::is_full)) board.questions.push_back({Doubt::full, all});
    if (common_run(board) > 1) board.questions.push_back({Doubt::pitch, all});
    if (looks_hidden(board)) board.questions.push_back({Doubt::hidden, all});
    const auto ask_about = [&](std::vector<int> unclear) {
        std::erase(unclear, -1);  // hidden
        board.questions.push_back({Doubt::colors, all, std::move(unclear)});
    };
    if (const auto twin = twin_color(board, units, apart))
        ask_about({*twin});
    else if (const auto chain = chain_in(apart, choice.clustering))
        ask_about({color_of[static_cast<std::size_t>(*chain)]});
    else if (choice.ambiguous)
        ask_about(hardly_apart(apart, choice, color_of));
    return board;
}

}  // namespace decant::picture
