// What a text may have meant: words for emptiness, names that look alike, a capacity that nobody states.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <utility>

#include "base/likeness.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Option;
using base::quoted;
using base::Remedy;
using Unit = RawLevel::Unit;

Emptiness sign_of(const Unit& unit) {
    return unit.is_hidden || unit.is_certain ? Emptiness::none : emptiness(unit.color);
}

bool is_sure(const Unit& unit) { return sign_of(unit) == Emptiness::sure; }

/// The first unit of a text for which something holds, or null.
template <class Holds>
const Unit* first_unit(const RawLevel& raw, const Holds& holds) {
    for (const RawLevel::Tube& tube : raw.tubes) {
        const auto found = std::find_if(tube.units.begin(), tube.units.end(), holds);
        if (found != tube.units.end()) return &*found;
    }
    return nullptr;
}

std::size_t tallest(const RawLevel& raw) {
    std::size_t places = 0;
    for (const RawLevel::Tube& tube : raw.tubes) places = std::max(places, tube.units.size() + tube.empties);
    return places;
}

/// Whether some tube states a capacity of its own.
bool states_own(const RawLevel& raw) {
    return std::any_of(raw.tubes.begin(), raw.tubes.end(),
                       [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); });
}

/// One reading of a text: which of its units are places without any.
class Reading {
  public:
    Reading(const RawLevel& raw, const ReadOptions& options, std::set<std::string> empty)
        : raw_(raw), options_(options), empty_(std::move(empty)) {}

    [[nodiscard]] bool leaves_out(const Unit& unit) const {
        return is_sure(unit) || (sign_of(unit) == Emptiness::maybe && empty_.contains(unit.color));
    }

    /// The unit below which a place is left out, or null. Units lie in the order of the text, or turned.
    [[nodiscard]] const Unit* floating(bool turned) const {
        for (const RawLevel::Tube& tube : raw_.tubes) {
            bool above_empty = false;
            for (std::size_t i = 0; i < tube.units.size(); ++i) {
                const Unit& unit = tube.units[turned ? tube.units.size() - 1 - i : i];
                if (leaves_out(unit))
                    above_empty = true;
                else if (above_empty)
                    return &unit;
            }
        }
        return nullptr;
    }

    /// Whether each color fills whole tubes, as far as that can be told.
    [[nodiscard]] bool counts() const {
        const auto hides = [](const Unit& unit) { return unit.is_hidden; };
        if (states_own(raw_) || raw_.partial || options_.partial || first_unit(raw_, hides) != nullptr)
            return true;
        std::map<std::string, std::size_t> units;
        for (const RawLevel::Tube& tube : raw_.tubes) {
            for (const Unit& unit : tube.units) units[unit.color] += leaves_out(unit) ? 0U : 1U;
        }
        const std::size_t full = capacity();
        return full > 0 && std::all_of(units.begin(), units.end(),
                                       [&](const auto& color) { return color.second % full == 0; });
    }

    /// Whether each tube holds one color or nothing, so that no move is needed.
    [[nodiscard]] bool is_sorted() const {
        return std::all_of(raw_.tubes.begin(), raw_.tubes.end(), [](const RawLevel::Tube& tube) {
            return std::all_of(tube.units.begin(), tube.units.end(),
                               [&](const Unit& unit) { return unit.color == tube.units.front().color; });
        });
    }

    /// Whether some tube has room, so that there may be a move.
    [[nodiscard]] bool has_room() const {
        return std::any_of(raw_.tubes.begin(), raw_.tubes.end(), [&](const RawLevel::Tube& tube) {
            const auto held = std::count_if(tube.units.begin(), tube.units.end(),
                                            [&](const Unit& unit) { return !leaves_out(unit); });
            const std::size_t holds = tube.capacity ? static_cast<std::size_t>(*tube.capacity) : capacity();
            return static_cast<std::size_t>(held) < holds;
        });
    }

  private:
    [[nodiscard]] std::size_t capacity() const {
        const auto stated = options_.capacity ? options_.capacity : raw_.capacity;
        return stated ? static_cast<std::size_t>(std::max(*stated, 0)) : tallest(raw_);
    }

    const RawLevel& raw_;
    const ReadOptions& options_;
    std::set<std::string> empty_;
};

/// Each move that is told repeats the name of what it moves.
constexpr std::size_t longest_name = 200;

const Remedy saying_capacity{"say ", Option{"capacity"}};

/// Settles one text. The first problem ends everything.
class Settler {
  public:
    Settler(RawLevel raw, std::string_view text, const ReadOptions& options)
        : raw_(std::move(raw)), text_(text), options_(options) {}

    Result<RawLevel> settle() {
        if (raw_.tubes.empty())
            return problem_at(text_, text_.size(), "there are no tubes",
                              "write them all, also the empty ones");
        if (auto problem = check_names()) return *problem;
        if (auto problem = find_frame()) return *problem;
        if (auto problem = find_twins()) return *problem;
        auto empty = find_empty();
        if (!empty) return empty.error();
        if (auto problem = take_out(Reading(raw_, options_, *std::move(empty)))) return *problem;
        if (auto problem = find_capacity()) return *problem;
        return std::move(raw_);
    }

  private:
    [[nodiscard]] bool top_first() const { return raw_.top_first || options_.top_first; }

    [[nodiscard]] std::optional<Diagnostic> check_names() const {
        const Unit* longest =
            first_unit(raw_, [](const Unit& unit) { return unit.color.size() > longest_name; });
        if (longest != nullptr) {
            return problem_at(text_, longest->offset,
                              fmt::format("{} has more than {} bytes", quoted(longest->color), longest_name),
                              "give the color a shorter name");
        }
        const Unit* odd = first_unit(raw_, [](const Unit& unit) {
            return base::likeness(unit.color).empty() || !base::is_visible(unit.color);
        });
        if (odd == nullptr) return std::nullopt;
        return problem_at(text_, odd->offset, fmt::format("{} cannot name a color", quoted(odd->color)),
                          "use a name of visible characters");
    }

    /// A line of marks alone, such as `---` or the fence of a message, is more likely a frame than a tube.
    [[nodiscard]] std::optional<Diagnostic> find_frame() const {
        if (raw_.knows_order) return std::nullopt;  // any other form has brackets, or says how many tubes
        const auto is_mark = [](char c) { return std::ispunct(static_cast<unsigned char>(c)) != 0; };
        for (const RawLevel::Tube& tube : raw_.tubes) {
            if (tube.units.size() != 1 || tube.units.front().is_certain) continue;
            const Unit& unit = tube.units.front();
            if (unit.color.size() < 3 || !std::all_of(unit.color.begin(), unit.color.end(), is_mark))
                continue;
            return problem_at(text_, unit.offset,
                              fmt::format("{} may be a frame or an empty tube", quoted(unit.color)),
                              fmt::format("leave it out, or write {} for an empty tube", raw_.empty_tube));
        }
        return std::nullopt;
    }

    /// Two spellings of one look are more likely one color than two.
    [[nodiscard]] std::optional<Diagnostic> find_twins() const {
        std::map<std::string, std::string> spelling;
        const auto differs = [&](const Unit& unit) {
            if (unit.is_hidden || unit.is_certain || emptiness(unit.color) != Emptiness::none) return false;
            return spelling.try_emplace(base::likeness(unit.color), unit.color).first->second != unit.color;
        };
        const Unit* twin = first_unit(raw_, differs);
        if (twin == nullptr) return std::nullopt;
        const std::string& other = spelling.at(base::likeness(twin->color));
        return problem_at(
            text_, twin->offset,
            fmt::format("{} looks like {}, which is spelled otherwise", quoted(twin->color), quoted(other)),
            "spell each color one way; two such colors take quotes below a first line "
            "`decant tube-sort 1`");
    }

    /// The words among `e`, `E` and `0` that stand for emptiness here.
    [[nodiscard]] Result<std::set<std::string>> find_empty() const {
        const Unit* sure = first_unit(raw_, is_sure);
        if (sure != nullptr && raw_.is_own) return ambiguous(*sure);
        const bool shows_empty =
            sure != nullptr || std::any_of(raw_.tubes.begin(), raw_.tubes.end(),
                                           [](const RawLevel::Tube& tube) { return tube.units.empty(); });
        // Who has another sign for emptiness means a letter or a digit by these, unless they fill tubes
        // alone.
        std::set<std::string> empty;
        if (shows_empty && !raw_.is_own) {
            if (const Unit* unit = lone_maybe()) return ambiguous(*unit);
        }
        if (shows_empty) return empty;
        const auto may_be = [&](const Unit& unit) {
            return sign_of(unit) == Emptiness::maybe && !empty.contains(unit.color);
        };
        std::set<std::string> seen;
        for (const RawLevel::Tube& tube : raw_.tubes) {
            for (const Unit& unit : tube.units) {
                if (!may_be(unit) || !seen.insert(unit.color).second) continue;
                const auto is_empty = weigh(unit);
                if (!is_empty) return is_empty.error();
                if (!*is_empty) continue;
                if (!empty.empty()) return ambiguous(unit);
                empty.insert(unit.color);
            }
        }
        return empty;
    }

    /// A letter or a digit that may stand for emptiness, and is only found in tubes of its own; or null.
    [[nodiscard]] const Unit* lone_maybe() const {
        std::set<std::string> mixed;
        for (const RawLevel::Tube& tube : raw_.tubes) {
            for (const Unit& unit : tube.units) {
                if (unit.color != tube.units.front().color || tube.units.size() < tallest(raw_))
                    mixed.insert({unit.color, tube.units.front().color});
            }
        }
        return first_unit(raw_, [&](const Unit& unit) {
            return sign_of(unit) == Emptiness::maybe && !mixed.contains(unit.color);
        });
    }

    /// Whether a letter or a digit stands for emptiness: as a place it must lie on top and leave the counts
    /// of the other colors right, as a color it must fill whole tubes and leave room for a move, if one is
    /// needed.
    [[nodiscard]] Result<bool> weigh(const Unit& unit) const {
        const Reading color(raw_, options_, {});
        const Reading place(raw_, options_, {unit.color});
        const bool lies_on_top = place.floating(top_first()) == nullptr;
        if (!lies_on_top && place.floating(!top_first()) != nullptr) return false;
        // Where the counts are wrong either way, the check of the counts says how.
        if (!place.counts()) return lies_on_top && !raw_.is_own && !color.counts();
        const bool may_be_color = color.counts() && (color.has_room() || color.is_sorted());
        if (raw_.is_own || may_be_color) return ambiguous(unit);
        return true;
    }

    [[nodiscard]] Diagnostic ambiguous(const Unit& unit) const {
        return problem_at(
            text_, unit.offset, fmt::format("{} may be a color or an empty place", quoted(unit.color)),
            fmt::format("write {} for an empty tube; below a first line `decant tube-sort 1`, quotes "
                        "make a color of any name",
                        raw_.empty_tube));
    }

    /// How to read the tubes the other way round.
    [[nodiscard]] Remedy other_order() const {
        const Option flag{"top_first"};
        if (top_first()) return Remedy{"leave out ", flag}.or_else("turn the tubes");
        return {"say ", flag, " if tubes are listed from the top"};
    }

    /// Takes out what a reading leaves out, which must lie on top.
    std::optional<Diagnostic> take_out(const Reading& reading) {
        if (const Unit* unit = reading.floating(top_first())) {
            const bool turns = reading.floating(!top_first()) == nullptr;
            return problem_at(
                text_, unit->offset, fmt::format("{} lies above an empty place", quoted(unit->color)),
                turns
                    ? other_order()
                    : fmt::format("leave empty places out, and write {} for an empty tube", raw_.empty_tube));
        }
        for (RawLevel::Tube& tube : raw_.tubes) {
            const auto kept = std::remove_if(tube.units.begin(), tube.units.end(),
                                             [&](const Unit& unit) { return reading.leaves_out(unit); });
            tube.empties = static_cast<std::size_t>(tube.units.end() - kept);
            tube.units.erase(kept, tube.units.end());
        }
        return std::nullopt;
    }

    /// Where nobody states a capacity, it is that of the tallest tube, unless that is as good as no clue.
    std::optional<Diagnostic> find_capacity() {
        const auto stated = options_.capacity ? options_.capacity : raw_.capacity;
        const int places = std::max(static_cast<int>(tallest(raw_)), 1);
        if (!stated) raw_.capacity = places;
        if (states_own(raw_)) return std::nullopt;
        const Unit* unit = first_unit(raw_, [](const Unit&) { return true; });
        if (unit == nullptr) {
            if (raw_.is_own || stated) return std::nullopt;
            return problem_at(text_, raw_.tubes.front().offset, "there is no color in any tube",
                              Remedy("write the units of each tube").or_else(saying_capacity));
        }
        if (places == 1 && stated != 1 && may_be_packed(stated.has_value())) {
            return problem_at(
                text_, unit->offset,
                fmt::format("{} is all that its tube holds, so the units of a tube cannot be told",
                            quoted(unit->color)),
                Remedy("put blanks between units")
                    .or_else("write a code such as water4:ABAB/BABA/-")
                    .or_else({"say ", Option{"capacity", "1"}}));
        }
        if (stated || raw_.is_own) return std::nullopt;
        if (raw_.tubes.size() == 1) {
            return problem_at(
                text_, unit->offset, "there is one tube alone",
                Remedy("write each tube in a line or a list of its own").or_else(saying_capacity));
        }
        if (!Reading(raw_, options_, {}).has_room()) {
            return problem_at(
                text_, raw_.tubes.front().offset,
                fmt::format("all tubes are full if each holds {}, so no move could be made", places),
                Remedy(fmt::format("write the empty tubes, too, each as {}", raw_.empty_tube))
                    .or_else(saying_capacity));
        }
        return std::nullopt;
    }

    /// Whether a text with one word for each tube may have its units in the letters of the words.
    [[nodiscard]] bool may_be_packed(bool states_capacity) const {
        const auto is_word = [](const Unit& unit) { return base::characters(unit.color) > 1; };
        const bool has_words = first_unit(raw_, is_word) != nullptr;
        return states_capacity ? has_words && !raw_.is_own : has_words || !raw_.is_own;
    }

    RawLevel raw_;
    std::string_view text_;
    const ReadOptions& options_;
};

}  // namespace

Result<RawLevel> settle(RawLevel raw, std::string_view text, const ReadOptions& options) {
    return Settler(std::move(raw), text, options).settle();
}

}  // namespace decant::puzzles::tube_sort
