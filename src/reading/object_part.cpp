// Puts together what an object says, and refuses what decant cannot hold.
// SPDX-License-Identifier: MIT
#include "reading/object_part.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_words.hpp"
#include "reading/detect.hpp"
#include "reading/link.hpp"
#include "reading/tubes.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::Option;
using base::Remedy;
using base::Result;

Diagnostic water_or_balls(base::Place place) {
    return {"words of the object may say that the rules are those of balls",
            Remedy{"use ", Option{"rules", "water"}}.or_else({"use ", Option{"rules", "ball"}}), place,
            base::ProblemKind::rules_not_stated};
}

/// What words beside the keys may say of the level, where no key and no flag says it.
std::optional<Diagnostic> unheeded(const Statement& said, const puzzles::Values& flags) {
    const Beside& words = said.words();
    const puzzles::Values read = said.options().read;
    if (words.fault) return words.fault;
    if (words.unclear) return puzzles::unclear(*words.unclear);
    if (words.capacity && !words.capacity->is_sure && !read.get<int>("capacity"))
        return puzzles::unclear(words.capacity->place);
    if (words.capacity && words.capacity->is_sure &&
        said.capacity().value_or(words.capacity->number) != words.capacity->number) {
        return Diagnostic{"this says another capacity than the object's keys", "leave one of them",
                          words.capacity->place, base::ProblemKind::contradiction};
    }
    const auto states_order = [](const puzzles::Values& values) {
        return values.flag("top_first") || values.flag("bottom_first");
    };
    const bool differs = words.is_top_first && read.flag(*words.is_top_first ? "bottom_first" : "top_first");
    if (words.order && !states_order(flags) && (differs || !states_order(read))) {
        return Diagnostic{"words of the object may say from which end tubes are listed",
                          Remedy{"use ", Option{"bottom_first"}}.or_else({"use ", Option{"top_first"}}),
                          *words.order, base::ProblemKind::order_not_stated};
    }
    if (words.ball && !read.get<std::string>("rules")) return water_or_balls(*words.ball);
    return std::nullopt;
}

/// What to say of an object in which no key holds a level.
Diagnostic no_level(const Statement& said) {
    if (said.unknown() && said.unknown()->role == Role::tubes)
        return odd_value(said.unknown()->path, "write a list of tubes");
    const std::string& list = said.list_elsewhere();
    const Remedy keys = "give it a \"text\", a \"code\" or \"tubes\"";
    return {"the object has no level",
            list.empty() ? keys : keys.or_else({"use ", Option{"json_path", list}}),
            {},
            base::ProblemKind::no_level};
}

/// The place of the last key of a path, where no other key has that name; else none.
base::Place place_of_key(std::string_view text, std::string_view path) {
    const std::string_view key = path.substr(std::min(path.rfind('.') + 1, path.size()));
    std::size_t found = std::string_view::npos;
    for (std::size_t at = text.find(key); !key.empty() && at != std::string_view::npos;
         at = text.find(key, at + key.size())) {
        const bool begins =
            at == 0 || std::string_view("\"'{, \n\t").find(text[at - 1]) != std::string_view::npos;
        const std::size_t behind = text.find_first_not_of("\"' \t\n", at + key.size());
        if (!begins || behind == std::string_view::npos || text[behind] != ':') continue;
        if (found != std::string_view::npos) return {};
        found = at;
    }
    return found == std::string_view::npos ? base::Place{} : base::place_of(text, found);
}

/// Whether a list is that of all units of a grid.
bool is_in_columns(const Tree& list, const Statement& said) {
    return said.is_grid() && !list.empty() && std::none_of(list.begin(), list.end(), [](const Tree& each) {
               return each.is_structured() || (each.is_string() && !whole_number(each));
           });
}

/// Whether something stands for an empty place, or may.
bool has_places(const Tubes& tubes, bool or_maybe) {
    return std::any_of(tubes.all.begin(), tubes.all.end(), [&](const Tubes::Tube& tube) {
        return std::any_of(tube.units.begin(), tube.units.end(), [&](const std::string& unit) {
            return unit.empty() || (or_maybe && puzzles::emptiness(unit) != puzzles::Emptiness::none);
        });
    });
}

/// Whether the author of the object's form lists tubes bottom first. Packs write nothing into empty places;
/// others that have their keys may.
bool states_order(const Tubes& tubes, const Member& member, const Statement& said) {
    const bool is_pack = said.is_pack() && (tubes.are_certain || !has_places(tubes, true));
    return said.is_decantra() || is_pack || is_in_columns(*member.value, said);
}

Result<Tubes> tubes_at(const Member& member, const Statement& said) {
    const Tree& value = *member.value;
    if (member.role == Role::cells) return tubes_of_cells(value, member.path);
    if (is_in_columns(value, said))
        return tubes_of_columns(value, *said.grid_width, *said.grid_height, member.path);
    auto tubes = tubes_of(value, member.path, said.capacity());
    if (!tubes) return tubes;
    // Who numbers colors from 0 and writes nothing into empty tubes has no 0 for emptiness.
    const bool is_board = said.is_pack() && plain_key(member.path).ends_with("board");
    const auto is_empty = [](const Tubes::Tube& tube) { return tube.units.empty(); };
    tubes->are_certain = is_board && !tubes->are_packed && !has_places(*tubes, false) &&
                         std::any_of(tubes->all.begin(), tubes->all.end(), is_empty);
    return tubes;
}

/// How many columns hold nothing, where all rows are as long as each other.
std::size_t count_empty_columns(const Tubes& rows) {
    const std::size_t width = rows.all.empty() ? 0 : rows.all.front().units.size();
    const auto is_as_long = [&](const Tubes::Tube& row) { return row.units.size() == width; };
    if (!std::all_of(rows.all.begin(), rows.all.end(), is_as_long)) return 0;
    std::size_t count = 0;
    for (std::size_t column = 0; column < width; ++column) {
        const auto is_place = [&](const Tubes::Tube& row) { return row.units[column].empty(); };
        count += std::all_of(rows.all.begin(), rows.all.end(), is_place) ? 1U : 0U;
    }
    return count;
}

/// Adds empty tubes that are told beside the list, or compares their number with those in it.
std::optional<Diagnostic> add_empty(Tubes& tubes, const Statement& said) {
    const ListedTubes listed{tubes.all.size(), count_empty(tubes, false), count_empty(tubes, true)};
    const auto added = empty_to_add(said.counts, listed);
    if (!added) return other_empties(said.counts, listed);
    if (*added > 0 && *added == count_empty_columns(tubes)) {
        return Diagnostic{
            "each row of this list may be a tube, or each column, of which as many are empty as is told",
            "list all tubes, also the empty ones, and remove the number",
            {},
            base::ProblemKind::contradiction};
    }
    constexpr std::size_t many = 1000;
    const auto capacity = listed.count == 0 ? std::nullopt : tubes.all.back().capacity;
    for (std::size_t i = 0; i < std::min(*added, many); ++i) tubes.all.push_back({{""}, capacity});
    const Beside& words = said.words();
    const bool differs = words.tubes && static_cast<std::size_t>(words.tubes->number) != tubes.all.size();
    if (differs || !said.counts.allow_tubes(tubes.all.size())) return other_tubes("tubes", listed.count);
    if (words.empties && static_cast<std::size_t>(words.empties->number) > count_empty(tubes, true))
        return other_tubes("empty tubes", listed.perhaps_empty);
    return std::nullopt;
}

/// A number of colors that is not that of the list, with and without those that may be none.
std::optional<Diagnostic> check_colors(const Tubes& tubes, const Statement& said) {
    std::optional<int> count = said.counts.colors;
    if (!count && said.words().colors) count = said.words().colors->number;
    if (!count || tubes.are_packed) return std::nullopt;
    std::set<std::string> colors;
    std::set<std::string> perhaps;
    for (const Tubes::Tube& tube : tubes.all) {
        for (const std::string& unit : tube.units) {
            const auto sign = unit.empty() ? puzzles::Emptiness::sure : puzzles::emptiness(unit);
            if (unit == "?") return std::nullopt;
            if (sign == puzzles::Emptiness::none) colors.insert(unit);
            if (sign == puzzles::Emptiness::maybe) perhaps.insert(unit);
        }
    }
    const auto told = static_cast<std::size_t>(*count);
    if (told >= colors.size() && told <= colors.size() + perhaps.size()) return std::nullopt;
    return other_colors(*count, colors.size() + perhaps.size());
}

/// A capacity for each tube, or for none.
std::optional<Diagnostic> complete_capacities(Tubes& tubes, const LoadOptions& options) {
    const auto states = [](const Tubes::Tube& tube) { return tube.capacity.has_value(); };
    const auto stating = std::count_if(tubes.all.begin(), tubes.all.end(), states);
    if (stating == 0 || static_cast<std::size_t>(stating) == tubes.all.size()) return std::nullopt;
    const auto usual = options.read.get<int>("capacity");
    if (!usual) {
        return Diagnostic{"some tubes state a capacity, and some do not",
                          "state one for all, or for each",
                          {},
                          base::ProblemKind::capacity_not_stated};
    }
    for (Tubes::Tube& tube : tubes.all) tube.capacity = tube.capacity.value_or(*usual);
    return std::nullopt;
}

/// Tubes as a text that is read like any other.
Part part_of_tubes(const Member& member, const Statement& said, const LoadOptions& flags) {
    Part part{.text = {}, .options = said.options()};
    const auto refuse = [&](Diagnostic fault) {
        part.fault = std::move(fault);
        return part;
    };
    auto tubes = tubes_at(member, said);
    if (!tubes) return refuse(tubes.error());
    if (!tubes->all.empty() && count_empty(*tubes, false) == tubes->all.size()) {
        return refuse({fmt::format("{} holds no unit", base::quoted(member.path)),
                       "write the colors, in quotes if they begin with '#'",
                       {}});
    }
    if (tubes->tell_of_balls && !part.options.read.get<std::string>("rules"))
        return refuse(water_or_balls({}));
    for (auto fault :
         {add_empty(*tubes, said), check_colors(*tubes, said), complete_capacities(*tubes, part.options)}) {
        if (fault) return refuse(*std::move(fault));
    }
    puzzles::Values& read = part.options.read;
    if (tubes->amount_of_unit > 1 && !tubes->are_certain) {
        if (read.get<std::string>("rules") == "ball") {
            return refuse(
                {fmt::format("the amounts of {} do not say how much a ball is", base::quoted(member.path)),
                 "write each ball by itself",
                 {}});
        }
        // Finer units would make the same moves of water.
        part.assumed.push_back(
            {puzzles::Open::form, fmt::format("an amount of {} for each unit", tubes->amount_of_unit)});
    }
    if (said.capacity()) read.set("capacity", *said.capacity() / tubes->amount_of_unit);
    const Written written = write(*tubes);
    const auto capacity = said.is_grid() ? said.grid_height : written.capacity;
    if (capacity && read.get<int>("capacity").value_or(*capacity) != *capacity &&
        !flags.read.get<int>("capacity"))
        return refuse(contradiction(member.path + (said.is_grid() ? "" : "[0].capacity")));
    if (capacity && !read.get<int>("capacity")) read.set("capacity", *capacity);
    if (states_order(*tubes, member, said) && !read.flag("top_first")) read.set("bottom_first", true);
    const bool are_tubes = puzzles::is_word_for_tube(member.path.substr(member.path.rfind('.') + 1));
    part.text = (written.format == "list" && are_tubes ? "tubes = " : "") + written.text;
    if (part.options.format.empty() || written.format != "list") part.options.format = written.format;
    return part;
}

Part part_of_member(const Source& source, const Member& member, const Statement& said,
                    const LoadOptions& flags) {
    if (!member.value->is_string()) {
        Part part = part_of_tubes(member, said, flags);
        part.form = source.form;
        return part;
    }
    Part part{.text = member.value->get<std::string>(), .options = said.options(), .said = said.words()};
    part.flags = flags;
    part.counts = said.counts;
    if (member.role == Role::code && !looks_like_code(part.text))
        part.fault = {"this is not a level code",
                      "a code looks like water4:ABAB/BABA/-",
                      {},
                      base::ProblemKind::malformed};
    return part;
}

/// The level that was found, which all that hold it must agree on.
Part part_of(const Source& source, const Statement& said, const LoadOptions& flags) {
    const auto refuse = [&](Diagnostic fault, std::string_view path = {}) {
        if (!source.text.empty() && fault.place.line == 0) fault.place = place_of_key(source.text, path);
        return Part{.text = {}, .options = flags, .fault = std::move(fault)};
    };
    const auto levels = said.levels();
    if (levels.empty()) return refuse(no_level(said), said.unknown() ? said.unknown()->path : "");
    // A code says all of its level. Beside it, other keys are about something else.
    const bool has_code = std::any_of(levels.begin(), levels.end(),
                                      [](const Member& member) { return member.role == Role::code; });
    if (said.unknown() && !has_code) return refuse(no_rule_for(said.unknown()->path), said.unknown()->path);
    const bool is_own_text =
        levels.front().value->is_string() && is_own(levels.front().value->get_ref<const std::string&>());
    const auto doubt = has_code || is_own_text ? std::nullopt : unheeded(said, flags.read);
    if (doubt) return Part{.text = {}, .options = flags, .fault = doubt};
    Part part = part_of_member(source, levels.front(), said, flags);
    for (std::size_t i = 1; i < levels.size() && !part.fault; ++i) {
        part.others.push_back(part_of_member(source, levels[i], said, flags));
        part.others.back().label = levels[i].path;
    }
    if (part.fault && !source.text.empty() && part.fault->place.line == 0)
        part.fault->place = place_of_key(source.text, levels.front().path);
    return part;
}

Part placed(Part part, std::size_t line, const Statement& said) {
    part.line = line;
    part.label = said.label();
    const auto left_aside = said.left_aside();
    part.assumed.insert(part.assumed.begin(), left_aside.begin(), left_aside.end());
    return part;
}

Part part_of(const Source& source, const Statement& said, std::optional<Diagnostic> fault, std::size_t line,
             const LoadOptions& flags) {
    if (!fault) return placed(part_of(source, said, flags), line, said);
    return placed({.text = {}, .options = flags, .fault = std::move(fault)}, line, said);
}

}  // namespace

Part part_of(const Source& source, const Tree& object, std::size_t line, const LoadOptions& flags) {
    Statement said(flags);
    said.heed(source.said);
    auto fault = said.add(object, "");
    return part_of(source, said, std::move(fault), line, flags);
}

Part part_of_list(const Source& source, Statement around, const Tree& level, const std::string& path,
                  std::size_t number, const LoadOptions& flags) {
    auto fault = around.add_level(level, path);
    return part_of({source.form}, around, std::move(fault), number, flags);
}

}  // namespace decant::reading
