// Reads lists of tubes in their many shapes.
// SPDX-License-Identifier: MIT
#include "reading/tubes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "base/text.hpp"
#include "puzzles/keys.hpp"
#include "reading/statement.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::Result;
using Tube = Tubes::Tube;

/// More units than any tube holds, whatever the size of one; and more than any amount is.
constexpr std::size_t most_units = 1000;
/// More tubes than any level has.
constexpr std::size_t most_tubes = 1000;
constexpr int most = 100'000;

/// Units of one color, which may be many.
struct Layer {
    std::string color;
    std::optional<int> amount = {};
    bool is_hidden = false;  ///< from the player, who does not see its color
};

struct LayeredTube {
    std::vector<Layer> layers = {};
    std::optional<int> capacity = {};
    std::vector<std::pair<std::string, std::string>> rules = {};
};

Diagnostic odd(const std::string& path, std::string_view what, std::string_view remedy) {
    return {fmt::format("{} is {}", base::quoted(path), what), remedy, {}, base::ProblemKind::malformed};
}

bool is_word(std::string_view key) {
    return !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
}

std::string in(const std::string& path, std::size_t i) { return fmt::format("{}[{}]", path, i); }

/// Refuses a list whose members say by a number that they stand in another order.
std::optional<Diagnostic> out_of_order(const Tree& list, const std::string& path) {
    if (list.size() < 2 || !list.front().is_object()) return std::nullopt;
    for (const auto& [key, first] : list.front().items()) {
        const TubeRole role = role_in_tube(plain_key(key));
        if (role != TubeRole::place && role != TubeRole::number) continue;
        std::vector<int> numbers;
        for (const Tree& member : list) {
            const auto number = member.is_object() ? whole_number(member.value(key, Tree())) : std::nullopt;
            if (number) numbers.push_back(*number);
        }
        std::vector<int> sorted = numbers;
        std::sort(sorted.begin(), sorted.end());
        const bool are_places = numbers.size() == list.size() && numbers != sorted &&
                                std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
        const bool are_counted =
            are_places && sorted.front() <= 1 && static_cast<std::size_t>(sorted.back()) <= list.size();
        if (role == TubeRole::place ? are_places : are_counted)
            return odd(in(path, 0) + "." + key, "a place in another order than the list has",
                       "list all by that number, and remove it");
    }
    return std::nullopt;
}

/// Reads one list of tubes, and remembers what is wrong with it.
class TubeReader {
  public:
    explicit TubeReader(std::string_view ignored) : unknown_(ignored) {}

    std::vector<LayeredTube> tubes;
    bool has_amounts = false;

    /// The fault, if there is one.
    [[nodiscard]] std::optional<Diagnostic> fault() const { return fault_ ? fault_ : unknown_.fault(); }

    bool tube(const Tree& value, const std::string& path) {
        LayeredTube& tube = tubes.emplace_back();
        if (value.is_null()) return add(tube, {});  // an empty one, which says nothing of the order
        if (value.is_object()) return members(tube, value, path);
        if (!value.is_array()) return fail(odd(path, "no tube", "write a list of colors"));
        return units(tube, value, path, false);
    }

  private:
    bool fail(Diagnostic diagnostic) {
        fault_ = std::move(diagnostic);
        return false;
    }

    static bool is_of_no_matter(TubeRole role, const Tree& value) {
        return role == TubeRole::harmless || role == TubeRole::place || role == TubeRole::number ||
               says_nothing(value);
    }

    bool add(LayeredTube& tube, Layer layer) {
        has_amounts = has_amounts || layer.amount;
        tube.layers.push_back(std::move(layer));
        return true;
    }

    bool units(LayeredTube& tube, const Tree& list, const std::string& path, bool with_pairs) {
        if (list.size() > most_units) return fail(odd(path, "too large a tube", "write fewer units"));
        if (auto disorder = out_of_order(list, path)) return fail(*std::move(disorder));
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!unit(tube, list[i], in(path, i), with_pairs)) return false;
        }
        return true;
    }

    bool unit(LayeredTube& tube, const Tree& value, const std::string& path, bool with_pairs) {
        if (value.is_object()) return layer(tube, value, path);
        if (!with_pairs || !value.is_array()) {
            auto color = color_of(value, path);
            return color && add(tube, {*std::move(color)});
        }
        if (value.size() != 2) return fail(odd(path, "no layer", "write [color, amount]"));
        auto color = color_of(value[0], in(path, 0));
        const auto amount = color ? amount_of(value[1], in(path, 1)) : std::nullopt;
        return amount && add(tube, {*std::move(color), amount});
    }

    std::optional<std::string> color_of(const Tree& value, const std::string& path) {
        if (value.is_null() || value == false) return "";
        if (value.is_number_integer()) return value.dump();
        std::string name = value.is_string() ? value.get<std::string>() : "";
        if (value.is_string() && base::trim(name).empty()) return "";
        if (!name.empty() && base::is_visible(name)) return name;
        fail(odd(path, "not a color", "write a name, a whole number, or null for an empty place"));
        return std::nullopt;
    }

    std::optional<int> amount_of(const Tree& value, const std::string& path) {
        const auto amount = whole_number(value);
        if (amount && *amount > 0 && *amount <= most) return amount;
        fail(odd(path, "no amount", "write a whole number of at least 1"));
        return std::nullopt;
    }

    /// True or false, or a number that stands for it.
    static std::optional<bool> mark_of(const Tree& value) {
        const auto number = whole_number(value);
        return number == 0 || number == 1 ? std::optional(number == 1) : truth(value);
    }

    bool layer(LayeredTube& tube, const Tree& object, const std::string& path) {
        Layer layer;
        for (const auto& [key, value] : object.items()) {
            if (unknown_.ignores(key)) continue;
            const std::string at = fmt::format("{}.{}", path, key);
            const TubeRole role = role_in_tube(plain_key(key));
            if (role == TubeRole::color) {
                auto color = color_of(value, at);
                if (!color) return false;
                layer.color = *std::move(color);
            } else if (role == TubeRole::amount) {
                layer.amount = amount_of(value, at);
                if (!layer.amount) return false;
            } else if ((role == TubeRole::hidden || role == TubeRole::shown) && mark_of(value)) {
                layer.is_hidden = layer.is_hidden || *mark_of(value) == (role == TubeRole::hidden);
            } else if (!is_of_no_matter(role, value)) {
                unknown_.add(key);
            }
        }
        if (layer.is_hidden && layer.color.empty()) layer.color = "?";
        return add(tube, std::move(layer));
    }

    bool members(LayeredTube& tube, const Tree& object, const std::string& path) {
        std::optional<bool> is_empty;
        bool has_units = false;
        bool has_null = false;  // in place of them
        for (const auto& [key, value] : object.items()) {
            if (unknown_.ignores(key)) continue;
            const std::string at = fmt::format("{}.{}", path, key);
            const TubeRole role = role_in_tube(plain_key(key));
            if (role == TubeRole::units && value.is_null()) {
                has_null = true;
            } else if (role == TubeRole::units && value.is_array()) {
                if (std::exchange(has_units, true))
                    return fail(odd(at, "a second list of units", "keep one of them"));
                if (!units(tube, value, at, true)) return false;
            } else if (role == TubeRole::capacity && !value.is_null()) {
                const auto capacity = whole_number(value);
                if (!capacity || *capacity < 1 || *capacity > most ||
                    (tube.capacity && tube.capacity != capacity))
                    return fail(odd(at, "no capacity", "write one whole number of at least 1"));
                tube.capacity = capacity;
            } else if (role == TubeRole::rules && value.is_object()) {
                for (const auto& [rule, word] : value.items()) {
                    const std::string value = word.is_string() ? word.get<std::string>() : "";
                    if (!is_word(rule) || value.empty() || !base::is_visible(value))
                        return fail(odd(at, "no rule of a tube", "write a word or a color for each key"));
                    tube.rules.emplace_back(rule, value);
                }
            } else if (role == TubeRole::empty) {
                is_empty = truth(value);
            } else if (role != TubeRole::coordinate && !is_of_no_matter(role, value)) {
                unknown_.add(key);
            }
        }
        if (!has_units && !has_null && is_empty != true)
            return fail(odd(path, "an object without units", "give it a list of \"colors\""));
        if (has_units && is_empty && *is_empty != tube.layers.empty())
            return fail(odd(path, "said to be empty or not, against its units", "remove the key"));
        return true;
    }

    std::optional<Diagnostic> fault_;
    puzzles::UnknownKeys unknown_;
};

/// How much of an amount is one unit: 1 where tubes are as high as ours, else 100, as decantra has it, or
/// what divides all.
int unit_of(const std::vector<LayeredTube>& tubes) {
    std::int64_t highest = 0;
    int divisor = 0;
    for (const LayeredTube& tube : tubes) {
        std::int64_t total = 0;
        for (const Layer& layer : tube.layers) {
            divisor = std::gcd(divisor, layer.amount.value_or(1));
            total += layer.amount.value_or(1);
        }
        divisor = std::gcd(divisor, tube.capacity.value_or(0));
        highest = std::max({highest, total, std::int64_t{tube.capacity.value_or(0)}});
    }
    constexpr int most_of_ours = 32;
    constexpr int slot = 100;
    if (highest <= most_of_ours || divisor == 0) return 1;
    return divisor % slot == 0 && highest <= most_of_ours * slot ? slot : divisor;
}

Result<Tubes> in_units(std::vector<LayeredTube> layered, const std::string& path, bool are_amounts) {
    Tubes tubes;
    const int unit = are_amounts ? unit_of(layered) : 1;
    tubes.amount_of_unit = unit;
    for (std::size_t i = 0; i < layered.size(); ++i) {
        Tube& tube = tubes.all.emplace_back();
        if (layered[i].capacity) tube.capacity = *layered[i].capacity / unit;
        tube.rules = std::move(layered[i].rules);
        for (const Layer& layer : layered[i].layers) {
            const auto units = static_cast<std::size_t>(layer.amount.value_or(unit) / unit);
            if (units + tube.units.size() > most_units)
                return odd(in(path, i), "too large a tube", "write fewer units");
            tube.units.insert(tube.units.end(), units, layer.color);
            tube.hidden.resize(tube.units.size(), layer.is_hidden && layer.color != "?");
        }
    }
    return tubes;
}

/// Strings, among which null is an empty tube.
bool are_strings(const Tree& list) {
    const auto is_string = [](const Tree& each) { return each.is_string(); };
    return std::any_of(list.begin(), list.end(), is_string) &&
           std::all_of(list.begin(), list.end(),
                       [&](const Tree& each) { return is_string(each) || each.is_null(); });
}

std::string string_of(const Tree& value) { return value.is_null() ? "" : value.get<std::string>(); }

/// The characters between units in a string that holds several.
constexpr std::string_view between = " ,;|";

std::vector<std::string> units_of(std::string_view text) {
    const auto words = base::words_of(text, between);
    // An empty tube, of which nobody says that tubes are listed bottom first.
    if (words.empty()) return {""};
    return {words.begin(), words.end()};
}

/// Tubes as strings: with blanks or commas between the units, or letters without.
Result<Tubes> tubes_of_strings(const Tree& list, const std::string& path) {
    Tubes tubes;
    const auto is_apart = [](const Tree& each) {
        return string_of(each).find_first_of(between) != std::string::npos;
    };
    tubes.are_packed = std::none_of(list.begin(), list.end(), is_apart);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string text = string_of(list[i]);
        if (!base::is_visible(text) || text.find_first_of("\"\\") != std::string::npos)
            return odd(in(path, i), "no tube", "write a list of colors");
        tubes.all.push_back({tubes.are_packed ? std::vector{text} : units_of(text), {}, std::nullopt, {}});
    }
    return tubes;
}

}  // namespace

Result<Tubes> tubes_of(const Tree& list, const std::string& path, std::string_view ignored,
                       std::optional<int> capacity) {
    if (list.is_object()) return tubes_of(tubes_by_number(list), path, ignored, capacity);
    if (list.size() > most_tubes) return odd(path, "too long a list of tubes", "write fewer tubes");
    if (are_strings(list)) return tubes_of_strings(list, path);
    TubeReader reader(ignored);
    if (auto disorder = out_of_order(list, path)) return *std::move(disorder);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!reader.tube(list[i], in(path, i))) break;
    }
    if (auto fault = reader.fault()) return *std::move(fault);
    if (reader.has_amounts && capacity && *capacity > 0) {
        for (LayeredTube& tube : reader.tubes) tube.capacity = tube.capacity.value_or(*capacity);
    }
    return in_units(std::move(reader.tubes), path, reader.has_amounts);
}

Result<Tubes> tubes_of_cells(const Tree& rows, const std::string& path, std::string_view ignored) {
    TubeReader reader(ignored);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string at = in(path, row);
        if (!rows[row].is_array()) return odd(at, "no row of tubes", "write a list of objects");
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const Tree& cell = rows[row][i];
            if (!cell.is_null() && !reader.tube(cell, in(at, i))) return *reader.fault();
        }
    }
    if (auto fault = reader.fault()) return *std::move(fault);
    auto tubes = in_units(std::move(reader.tubes), path, true);
    if (tubes) tubes->are_certain = true;
    return tubes;
}

Result<Tubes> tubes_of_columns(const Tree& units, int width, int height, const std::string& path) {
    const auto size = [](int number) { return static_cast<std::size_t>(std::max(number, 0)); };
    if (units.empty() || units.size() != size(width) * size(height)) {
        return odd(path, fmt::format("not {} columns of {}", width, height),
                   "write as many units as the grid has cells");
    }
    Tree columns = Tree::array();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i % size(height) == 0) columns.push_back(Tree::array());
        columns.back().push_back(units[i] == 0 || units[i] == "0" ? Tree() : units[i]);
    }
    return tubes_of(columns, path, "", std::nullopt);
}

}  // namespace decant::reading
