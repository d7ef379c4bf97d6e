// The keys and words that are understood, and no others.
// SPDX-License-Identifier: MIT
#include "reading/keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/text.hpp"

namespace decant::reading {
namespace {

template <class Value>
struct Entry {
    std::string_view words;  ///< with a blank between two
    Value value;
};

constexpr Entry<Role> roles[] = {
    {"text", Role::text},
    {"code", Role::code},
    {"tubes bottles stacks vials flasks containers columns beakers jars glasses cups contents", Role::tubes},
    {"level puzzle problem", Role::level},
    {"data board initial initialstate initialtubes initialboard state start startstate layout position "
     "setup configuration gamestate grid",
     Role::holder},
    {"levels puzzles problems", Role::levels},
    {"cells", Role::cells},
    {"settings config options meta metadata info parameters params dimensions", Role::settings},
    {"rules rule", Role::rules},
    {"mode game variant gamemode gametype type gamename kind", Role::game},
    {"capacity tubecapacity bottlecapacity vialcapacity flaskcapacity stackcapacity tubesize bottlesize "
     "height tubeheight bottleheight maxheight stackheight volume bottlevolume tubevolume maxcapacity "
     "unitspertube layerspertube ballspertube slotspertube tubelength",
     Role::capacity},
    {"orientation order direction tubeorder listing", Role::order},
    {"topfirst toptobottom fromtop topdown", Role::top_first},
    {"bottomfirst bottomtotop frombottom bottomup", Role::bottom_first},
    {"emptytubes empties emptybottles emptyvials emptyflasks emptystacks numempty numemptytubes emptycount "
     "emptytubecount numberofemptytubes empty",
     Role::empty_tubes},
    {"extratubes extrabottles extravials extraempty extraemptytubes sparetubes", Role::extra_tubes},
    {"numtubes tubecount tubescount numberoftubes ntubes totaltubes numbottles bottlecount "
     "numberofbottles numvials vialcount numstacks stackcount",
     Role::tube_count},
    {"numcolors colorcount numberofcolors ncolors colorscount numcolours colourcount", Role::color_count},
    {"id label", Role::label},
    {"levelnumber", Role::number},
    {"lang", Role::language},
    {"formatversion", Role::version},
    {"gridwidth", Role::grid_width},
    {"gridheight", Role::grid_height},
    {"name title levelid levelname author authors creator comment comments note notes description desc "
     "difficulty version schema $schema schemaversion url link source sources date created createdat "
     "updated updatedat modified timestamp moves solution solutions solvable par minmoves optimalmoves "
     "bestmoves movecount solutionlength seed number index line pack packname packid collection world "
     "chapter stage license copyright tags rating score stars hint hints theme rows cols family key facts "
     "metrics plan unlocked clock uuid uid hash language generator",
     Role::harmless},
    {"palette colors colours colornames colournames colormap", Role::palette},
    {"hidden ishidden blind fog mystery locked islocked lockedtubes frozen ice sealed corked cork covered "
     "cover "
     "curtain curtains maxpour reversed goal goals target drain drains obstacle obstacles chained glued "
     "broken disabled completed iscompleted solved issolved tutorial istutorial daily bonus",
     Role::feature}};

constexpr Entry<TubeRole> tube_roles[] = {
    {"units layers contents content colors colours balls liquids segments items values stack layer waters",
     TubeRole::units},
    {"color colour", TubeRole::color},
    {"amount count volume size", TubeRole::amount},
    {"capacity maxcapacity tubecapacity height tubeheight", TubeRole::capacity},
    {"hidden ishidden unknown", TubeRole::hidden},
    {"revealed isrevealed visible isvisible shown isshown known isknown", TubeRole::shown},
    {"empty isempty", TubeRole::empty},
    {"index position slot place", TubeRole::place},
    {"id number key", TubeRole::number},
    {"name label x y uuid uid", TubeRole::harmless}};

constexpr Entry<std::string_view> games[] = {
    {"water watersort watersortpuzzle colorwatersort colorwater liquid liquidsort liquidsortpuzzle", "water"},
    {"ball balls ballsort ballsortpuzzle colorball colorballsort", "ball"},
    {"classic normal standard default regular level puzzle sort sortpuzzle tubesort tubes", ""}};

constexpr Entry<bool> orders[] = {
    {"topfirst first=top toptobottom topdown top..bottom top>bottom fromtop fromthetop", true},
    {"bottomfirst last=top bottomtotop bottomup bottom..top bottom>top frombottom fromthebottom", false}};

/// The values by their words.
template <class Value, std::size_t size>
std::map<std::string_view, Value> table_of(const Entry<Value> (&entries)[size]) {
    std::map<std::string_view, Value> table;
    for (const Entry<Value>& entry : entries) {
        std::string_view rest = entry.words;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            table.emplace(word, entry.value);
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        }
    }
    return table;
}

template <class Value>
std::optional<Value> find(const std::map<std::string_view, Value>& table, std::string_view word) {
    const auto found = table.find(word);
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Role role_of(std::string_view plain) {
    static const auto table = table_of(roles);
    return find(table, plain).value_or(Role::unknown);
}

TubeRole role_in_tube(std::string_view plain) {
    static const auto table = table_of(tube_roles);
    return find(table, plain).value_or(TubeRole::unknown);
}

bool is_left_aside(std::string_view key, const Tree& value) {
    if (role_of(plain_key(key)) == Role::feature) return says_nothing(value);
    return value.is_null() || value == "" || (value.is_structured() && value.empty());
}

std::optional<std::string> rule_of_game(std::string_view word) {
    static const auto table = table_of(games);
    const auto rule = find(table, plain_key(word));
    return rule ? std::optional(std::string(*rule)) : std::nullopt;
}

std::optional<bool> is_top_first(std::string_view word) {
    const std::string plain = plain_key(word);
    // In whole sentences, as by whom decant's own texts are told.
    if (plain.find("bottom..top") != std::string::npos) return false;
    static const auto table = table_of(orders);
    return find(table, plain);
}

base::Diagnostic no_rule_for(const std::string& path) {
    return {fmt::format("decant has no rule for {}", base::quoted(path)),
            "remove the key if the level is the same without it",
            {},
            base::ProblemKind::no_such_rule};
}

}  // namespace decant::reading
