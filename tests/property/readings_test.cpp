// A text is read as the level that its author meant, or asked about: of every form, either way up.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "api/decant.hpp"
#include "property/boards.hpp"

namespace decant::api {
namespace {

using Tubes = std::vector<std::vector<std::string>>;

/// The level that an author means, before writing it down.
struct Meant {
    std::size_t capacity = 0;
    Tubes tubes;  ///< names from the bottom
};

std::vector<std::string> color_names(int count, int kind) {
    const std::vector<std::string> words{"red", "blue", "green", "pink", "teal", "gold"};
    std::vector<std::string> names;
    for (int c = 0; c < count; ++c) {
        const auto at = static_cast<std::size_t>(c);
        names.push_back(kind == 0 ? words[at]
                                  : std::string(1, static_cast<char>((kind == 1 ? 'A' : '0') + c)));
    }
    return names;
}

Meant meant_level(bool is_full) {
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    const int colors = random.between(2, 6);
    Meant meant{static_cast<std::size_t>(random.between(2, 5)), {}};
    const int tubes_of_each = random.below(4) == 0 ? 2 : 1;
    std::vector<std::string> units;
    for (const std::string& name : color_names(colors, random.between(0, 2)))
        units.insert(units.end(), meant.capacity * static_cast<std::size_t>(tubes_of_each), name);
    for (std::size_t i = units.size(); i > 1; --i) std::swap(units[i - 1], units[random.below(i)]);
    const int filled = colors * tubes_of_each;
    meant.tubes.resize(static_cast<std::size_t>(filled + random.between(1, 2)));
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::size_t at = i / meant.capacity;
        if (!is_full) {
            do at = random.below(meant.tubes.size());
            while (meant.tubes[at].size() == meant.capacity);
        }
        meant.tubes[at].push_back(units[i]);
    }
    return meant;
}

/// The level itself, from a text that says all.
Level level_of(const Meant& meant) {
    std::string text = fmt::format("decant tube-sort 1\nrules: water\ncapacity: {}\n", meant.capacity);
    for (const auto& tube : meant.tubes) {
        text += "\n";
        for (const std::string& name : tube) text += fmt::format("\"{}\" ", name);
        if (tube.empty()) text += "-";
    }
    return *load(text, {});
}

/// How somebody writes levels down, apart from the form.
struct Hand {
    bool is_top_first = false;
    bool fills_up = false;  ///< empty places have words, too, not only empty tubes
    std::string empty;      ///< nothing where empty tubes are written as the form has it
};

/// Nobody calls a color as they call emptiness.
Hand any_hand(const Meant& meant) {
    Hand hand{*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
              *rc::gen::element<std::string>("", "empty", "Empty", "null", "None", "*", ".", "_", "(empty)",
                                             "\u7A7A", "e", "E", "0", "x.empty")};
    for (const auto& tube : meant.tubes) {
        if (std::count(tube.begin(), tube.end(), hand.empty) > 0) hand.empty = "empty";
    }
    return hand;
}

bool writes_word(const Meant& meant, const Hand& hand) {
    const auto has_place = [&](const auto& tube) {
        return tube.empty() || (hand.fills_up && tube.size() < meant.capacity);
    };
    return !hand.empty.empty() && std::any_of(meant.tubes.begin(), meant.tubes.end(), has_place);
}

Tubes rows_of(const Meant& meant, const Hand& hand) {
    Tubes rows = meant.tubes;
    for (auto& row : rows) {
        if (!hand.empty.empty() && (row.empty() || hand.fills_up))
            row.resize(hand.fills_up ? meant.capacity : 1, hand.empty);
        if (hand.is_top_first) std::reverse(row.begin(), row.end());
    }
    return rows;
}

struct Form {
    const char* name;
    std::function<std::string(const Meant&, const Tubes&)> write;
};

std::string list_of(const Tubes& rows) {
    std::string text;
    for (const auto& row : rows)
        text += fmt::format("{}[{}{}{}]", text.empty() ? "" : ", ", row.empty() ? "" : "\"",
                            fmt::join(row, "\", \""), row.empty() ? "" : "\"");
    return "[" + text + "]";
}

std::string lines_of(const Tubes& rows, std::string_view empty) {
    std::string text;
    for (const auto& row : rows)
        text += row.empty() ? fmt::format("{}\n", empty) : fmt::format("{}\n", fmt::join(row, " "));
    return text;
}

const std::vector<Form>& forms() {
    static const std::vector<Form> all{
        {"lines", [](const Meant&, const Tubes& rows) { return lines_of(rows, "-"); }},
        {"list", [](const Meant&, const Tubes& rows) { return list_of(rows); }},
        {"object", [](const Meant&, const Tubes& rows) { return "{\"tubes\": " + list_of(rows) + "}"; }},
        {"object with capacity",
         [](const Meant& meant, const Tubes& rows) {
             return fmt::format("{{\"capacity\": {}, \"tubes\": {}}}", meant.capacity, list_of(rows));
         }},
        {"cups",
         [](const Meant& meant, const Tubes& rows) {
             return fmt::format("{}\n{}\n{}", rows.size(), meant.capacity, lines_of(rows, ""));
         }},
    };
    return all;
}

std::string written(const Meant& meant, const Hand& hand) {
    const Form form = *rc::gen::elementOf(forms());
    const std::string text = form.write(meant, rows_of(meant, hand));
    RC_LOG() << form.name << ":\n" << text << "\n";
    return text;
}

bool reads_alike_both_ways(const Meant& meant) {
    return std::all_of(meant.tubes.begin(), meant.tubes.end(),
                       [](const auto& tube) { return std::equal(tube.begin(), tube.end(), tube.rbegin()); });
}

RC_GTEST_PROP(Texts, AreReadAsTheyWereMeantOrAskedAbout, ()) {
    const Meant meant = meant_level(*rc::gen::arbitrary<bool>());
    Hand hand = any_hand(meant);
    // An author who writes no word for emptiness, but all as the form has it, keeps to its order, too.
    if (!writes_word(meant, hand)) hand.is_top_first = false;
    const auto reading = read(written(meant, hand), {});
    RC_CLASSIFY(reading.ok());
    if (!reading) return;
    RC_LOG() << *convert(*reading, "native");
    RC_ASSERT(reading::is_same(reading->puzzle(), level_of(meant).puzzle()));
}

RC_GTEST_PROP(Texts, WithWordsForEmptinessThatNobodyKnowsAreNotMisread, ()) {
    const Meant meant = meant_level(*rc::gen::arbitrary<bool>());
    Hand hand = any_hand(meant);
    // A digit that may be a place makes two of one guess.
    for (const auto& tube : meant.tubes) RC_PRE(std::count(tube.begin(), tube.end(), "0") == 0);
    hand.empty = *rc::gen::element<std::string>("x", "nix", "\U0001F6AB", "hueco", "\u00F8");
    if (!writes_word(meant, hand)) hand.is_top_first = false;
    const auto reading = read(written(meant, hand), {});
    RC_CLASSIFY(reading.ok());
    // A reading that shows unused text may differ, as the user sees it.
    if (reading && reading->account().not_used.empty())
        RC_ASSERT(reading::is_same(reading->puzzle(), level_of(meant).puzzle()));
}

RC_GTEST_PROP(Texts, OfFullTubesThatStateNoOrderAreAskedAbout, ()) {
    const Meant meant = meant_level(true);
    Hand hand = any_hand(meant);
    if (hand.empty.empty()) hand.empty = "empty";
    RC_PRE(!reads_alike_both_ways(meant));
    const auto reading = read(written(meant, hand), {});
    RC_ASSERT(!reading);
}

RC_GTEST_PROP(Texts, OfferTheLevelThatWasMeantAndTheOptionsThatChooseIt, ()) {
    const Meant meant = meant_level(true);
    Hand hand = any_hand(meant);
    if (hand.empty.empty() || hand.empty == "e" || hand.empty == "E" || hand.empty == "0")
        hand.empty = "empty";
    RC_PRE(!reads_alike_both_ways(meant));
    const std::string text = written(meant, hand);
    const Level level = level_of(meant);
    const auto reading = read(text, {});
    RC_ASSERT(!reading);
    const auto& offered = reading.error().offered;
    const auto found = std::find_if(offered.begin(), offered.end(), [&](const Offer& offer) {
        return reading::is_same(offer.level.puzzle(), level.puzzle());
    });
    RC_ASSERT(found != offered.end());
    LoadOptions options;
    for (const Assumption& each : found->own) {
        // Whether `0` is a color, no option says.
        if (!each.option) RC_DISCARD("a letter is in doubt, too");
        if (each.option->value.empty())
            options.read.set(each.option->name, true);
        else
            options.read.set(each.option->name, std::stoi(each.option->value));
    }
    const auto chosen = read(text, options);
    RC_ASSERT(chosen.ok());
    RC_ASSERT(reading::is_same(chosen->puzzle(), level.puzzle()));
}

/// The options with those that a way names; nothing where it is for a person to follow.
std::optional<LoadOptions> followed(const Remedy::Way& way, LoadOptions options) {
    bool says_something = false;
    for (const Remedy::Piece& piece : way) {
        const auto* option = std::get_if<Option>(&piece);
        if (option == nullptr) continue;
        if (option->name == "id") return std::nullopt;
        says_something = true;
        if (option->value.empty())
            options.read.set(option->name, !options.read.flag(option->name));
        else
            options.read.set(option->name, std::stoi(option->value));
    }
    return says_something ? std::optional(options) : std::nullopt;
}

RC_GTEST_PROP(Remedies, EndInALevelOfTheSameUnits, ()) {
    Meant meant = meant_level(*rc::gen::arbitrary<bool>());
    Hand hand = any_hand(meant);
    hand.fills_up = false;
    base::Random random(*rc::gen::arbitrary<std::uint64_t>());
    LoadOptions options;
    if (random.below(2) == 0) options.read.set("capacity", random.between(1, 6));
    if (random.below(3) == 0) options.read.set(random.below(2) == 0 ? "top_first" : "bottom_first", true);
    auto& broken = meant.tubes[random.below(meant.tubes.size())];
    if (!broken.empty() && random.below(2) == 0)
        broken.pop_back();
    else if (random.below(2) == 0)
        broken.push_back(meant.tubes.front().empty() ? "red" : meant.tubes.front().front());
    std::size_t units = 0;
    for (const auto& tube : meant.tubes) units += tube.size();
    const std::string text = written(meant, hand);
    const auto level = read(text, options);
    if (level) return;
    for (const Remedy::Way& way : level.error().diagnostic.remedy.ways()) {
        const auto said = followed(way, options);
        if (!said) continue;
        RC_LOG() << to_string(way, as_flag) << "\n";
        const auto again = meanings(read(text, *said));
        RC_ASSERT(again.ok());
        std::size_t found = 0;
        const View view = again->all.front().level.puzzle().start().view();
        for (const auto& tube : std::get<BoardView>(view).tubes) found += tube.units.size();
        // A letter that may be a place counts as written either way.
        RC_ASSERT(found <= units || writes_word(meant, hand));
        RC_CLASSIFY(found == units);
    }
}

}  // namespace
}  // namespace decant::api
