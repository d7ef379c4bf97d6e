// Puts together what an object says, and refuses what decant cannot hold.
// SPDX-License-Identifier: MIT
#include "reading/object_part.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "reading/detect.hpp"
#include "reading/tubes.hpp"

namespace decant::reading {
namespace {

using base::Diagnostic;
using base::Option;
using base::Remedy;
using base::Result;

/// The refusal of an object in which no key holds a level.
Diagnostic no_level(const Statement& said) {
    const std::string& list = said.list_elsewhere();
    const Remedy keys = "give it a \"text\", a \"code\" or \"tubes\"";
    return {"the object has no level",
            list.empty() ? keys : keys.or_else({"use ", Option{"json_path", list}}),
            {},
            base::ProblemKind::no_level};
}

/// The place of the last key of a path, where no other key has that name; else none.
base::Place place_of_key(std::string_view text, std::string_view path) {
    const std::string_view key = path.substr(path.rfind('.') + 1);
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

bool has_places(const Tubes& tubes) {
    return std::any_of(tubes.all.begin(), tubes.all.end(), [](const Tubes::Tube& tube) {
        return std::any_of(tube.units.begin(), tube.units.end(),
                           [](const std::string& unit) { return unit.empty(); });
    });
}

bool has_empty_list(const Tubes& tubes) {
    return std::any_of(tubes.all.begin(), tubes.all.end(),
                       [](const Tubes::Tube& tube) { return tube.units.empty(); });
}

/// Whether the author of the object's form lists tubes bottom first. Packs write nothing into empty places.
bool states_order(const Tubes& tubes, const Member& member, const Statement& said) {
    const bool is_pack = said.is_pack() && (tubes.are_certain || !has_places(tubes));
    return said.is_decantra() || is_pack || is_in_columns(*member.value, said);
}

Result<Tubes> tubes_at(const Member& member, const Statement& said) {
    const Tree& value = *member.value;
    const auto ignored = said.options().read.get<std::string>("ignore_key").value_or("");
    if (member.role == Role::cells) return tubes_of_cells(value, member.path, ignored);
    if (is_in_columns(value, said))
        return tubes_of_columns(value, *said.grid_width, *said.grid_height, member.path);
    auto tubes = tubes_of(value, member.path, ignored, said.capacity());
    if (!tubes) return tubes;
    // A game that numbers colors from 0 and writes nothing into empty tubes has no 0 for emptiness.
    const bool is_board = said.is_pack() && plain_key(member.path).ends_with("board");
    tubes->are_certain = is_board && !tubes->are_packed && !has_places(*tubes) && has_empty_list(*tubes);
    return tubes;
}

/// Tubes that hold nothing.
std::size_t count_empty(const Tubes& tubes) {
    return static_cast<std::size_t>(
        std::count_if(tubes.all.begin(), tubes.all.end(), [](const Tubes::Tube& tube) {
            return std::all_of(tube.units.begin(), tube.units.end(),
                               [](const std::string& unit) { return unit.empty(); });
        }));
}

/// How many tubes are empty, as keys tell it beside those that are listed. More tubes than a game has are not
/// used where it has empty ones.
Result<std::optional<int>> empties_told(const Tubes& tubes, const Statement& said, Account& account) {
    const auto listed = static_cast<int>(count_empty(tubes));
    std::vector<int> told;
    if (said.empty_tubes) told.push_back(*said.empty_tubes);
    if (said.tube_count) told.push_back(*said.tube_count - static_cast<int>(tubes.all.size()) + listed);
    if (said.extra_tubes && told.empty() && listed == 0)
        told.push_back(*said.extra_tubes);
    else if (said.extra_tubes)
        account.not_used.push_back({0, fmt::format("{} more tubes", *said.extra_tubes)});
    if (told.empty()) return std::optional<int>();
    if (told.front() < listed || told.front() != told.back()) {
        return Diagnostic{"the object's numbers of tubes contradict each other, or the tubes",
                          "correct them",
                          {},
                          base::ProblemKind::contradiction};
    }
    return std::optional(told.front());
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

/// Takes the capacity that all tubes state, which is that of the level; nothing if they differ or state none.
std::optional<int> take_capacity_of_all(Tubes& tubes) {
    const auto capacity = tubes.all.empty() ? std::nullopt : tubes.all.front().capacity;
    const auto has_it = [&](const Tubes::Tube& tube) { return tube.capacity == capacity; };
    if (!std::all_of(tubes.all.begin(), tubes.all.end(), has_it)) return std::nullopt;
    for (Tubes::Tube& tube : tubes.all) tube.capacity.reset();
    return capacity;
}

/// Whether blanks and signs of decant's own text stand in quotes alone.
bool is_one_word(std::string_view value) {
    bool in_string = false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (in_string && value[i] == '\\')
            ++i;
        else if (value[i] == '"')
            in_string = !in_string;
        else if (!in_string && std::string_view(" #@").find(value[i]) != std::string_view::npos)
            return false;
    }
    return !in_string;
}

bool names_unit(const Tubes& tubes, const std::string& name) {
    return std::any_of(tubes.all.begin(), tubes.all.end(), [&](const Tubes::Tube& tube) {
        return std::find(tube.units.begin(), tube.units.end(), name) != tube.units.end();
    });
}

/// Tubes in lines, as decant's own text has them, or in lists.
std::string text_of(const Tubes& tubes, bool are_lines) {
    std::vector<std::string> written;
    for (const Tubes::Tube& tube : tubes.all) {
        std::vector<std::string> words;
        for (std::size_t at = 0; at < tube.units.size(); ++at) {
            const std::string& unit = tube.units[at];
            const bool is_place = unit.empty() && !tubes.are_packed;
            if (is_place && tubes.are_certain) continue;
            words.push_back(is_place ? "null" : unit == "?" && are_lines ? unit : base::in_quotes(unit));
            if (at < tube.hidden.size() && tube.hidden[at]) words.back().insert(0, 1, '?');
        }
        if (words.empty() && are_lines) words.emplace_back("-");
        if (tube.capacity) words.push_back(fmt::format("^{}", *tube.capacity));
        const std::string all = fmt::format("{}", fmt::join(words, are_lines ? " " : ","));
        written.push_back(are_lines || tubes.are_packed ? all : "[" + all + "]");
    }
    if (!are_lines) return fmt::format("[{}]", fmt::join(written, ","));
    if (tubes.are_certain) written.insert(written.begin(), "decant tube-sort 1");
    std::size_t number = 0;
    for (const Tubes::Tube& tube : tubes.all) {
        ++number;
        for (const auto& [key, value] : tube.rules) {
            const bool is_whole = is_one_word(value) && !names_unit(tubes, value);
            written.push_back(
                fmt::format("{}: {} @ {}", key, is_whole ? value : base::in_quotes(value), number));
        }
    }
    return fmt::format("{}\n", fmt::join(written, "\n"));
}

/// Tubes as a text that is read like any other.
Part part_of_tubes(const Member& member, const Statement& said, const LoadOptions& flags) {
    Part part{.text = {}, .options = said.options(), .colors = said.color_count};
    const auto refuse = [&](Diagnostic fault) {
        part.fault = std::move(fault);
        return part;
    };
    auto tubes = tubes_at(member, said);
    if (!tubes) return refuse(tubes.error());
    if (!tubes->all.empty() && count_empty(*tubes) == tubes->all.size()) {
        return refuse({fmt::format("{} holds no unit", base::quoted(member.path)),
                       "write the colors, in quotes if they begin with '#'"});
    }
    if (auto fault = complete_capacities(*tubes, part.options)) return refuse(*std::move(fault));
    puzzles::Values& read = part.options.read;
    if (tubes->amount_of_unit > 1 && !tubes->are_certain) {
        if (read.get<std::string>("rules") == "ball") {
            return refuse(
                {fmt::format("the amounts of {} do not say how much a ball is", base::quoted(member.path)),
                 "write each ball by itself"});
        }
        // Finer units would make the same moves of water.
        part.assumed.push_back(
            {puzzles::Open::form, fmt::format("an amount of {} for each unit", tubes->amount_of_unit)});
    }
    if (said.capacity()) read.set("capacity", *said.capacity() / tubes->amount_of_unit);
    const auto of_all = take_capacity_of_all(*tubes);
    const auto capacity = said.is_grid() ? said.grid_height : of_all;
    if (capacity && read.get<int>("capacity").value_or(*capacity) != *capacity &&
        !flags.read.get<int>("capacity"))
        return refuse(contradiction(member.path + (said.is_grid() ? "" : "[0].capacity")));
    if (capacity && !read.get<int>("capacity")) read.set("capacity", *capacity);
    const auto empties = empties_told(*tubes, said, part.account);
    if (!empties) return refuse(empties.error());
    if (*empties && !flags.read.get<int>("empties")) read.set("empties", **empties);
    for (const Statement::TubeRule& rule : said.tube_rules) {
        if (rule.tube >= tubes->all.size())
            return refuse(
                {fmt::format("{} names tube {}, counted from 0", base::quoted(rule.path), rule.tube),
                 fmt::format("the level has {}", base::counted(tubes->all.size(), "tube"))});
        tubes->all[rule.tube].rules.emplace_back(rule.key, rule.value);
    }
    // Only decant's own text holds rules of single tubes, and it is read to the letter.
    tubes->are_certain = tubes->are_certain || tubes->have_rules();
    const bool are_lines = tubes->are_certain || (!tubes->all.empty() && tubes->all.front().capacity);
    // A source that writes an empty list lists tubes bottom first; a text of lines does not tell.
    const bool shows_order = are_lines && has_empty_list(*tubes);
    if ((states_order(*tubes, member, said) || shows_order) && !read.flag("top_first"))
        read.set("bottom_first", true);
    if (tubes->have_rules() && !read.flag("top_first") && !read.flag("bottom_first")) {
        return refuse(
            {fmt::format("{} does not say from which end tubes are listed", base::quoted(member.path)),
             Remedy{"use ", Option{"bottom_first"}}.or_else({"use ", Option{"top_first"}}),
             {},
             base::ProblemKind::order_not_stated});
    }
    part.text = text_of(*tubes, are_lines);
    std::string& format = part.options.format;
    if (tubes->are_packed || are_lines || format.empty())
        format = tubes->are_packed ? "packed" : are_lines ? "native" : "list";
    return part;
}

Part part_of_member(std::string_view form, const Member& member, const Statement& said,
                    const LoadOptions& flags) {
    if (!member.value->is_string()) {
        Part part = part_of_tubes(member, said, flags);
        part.form = form;
        return part;
    }
    Part part{.text = member.value->get<std::string>(), .options = said.options()};
    if (said.empty_tubes && !flags.read.get<int>("empties"))
        part.options.read.set("empties", *said.empty_tubes);
    for (const auto& [number, what] :
         {std::pair(said.tube_count, "tubes"), std::pair(said.extra_tubes, "more tubes")}) {
        if (number) part.account.not_used.push_back({0, fmt::format("{} {}", *number, what)});
    }
    if (member.role == Role::code && !looks_like_code(part.text))
        part.fault = {"this is not a level code",
                      "a code looks like water4:ABAB/BABA/-",
                      {},
                      base::ProblemKind::malformed};
    return part;
}

/// The level that was found, which all that hold it must agree on, unless a statement has a fault.
Part part_of(std::string_view form, const Statement& said, std::optional<Diagnostic> fault, std::size_t line,
             const LoadOptions& flags, std::string_view text = {}) {
    const auto levels = said.levels();
    if (!fault && levels.empty()) fault = no_level(said);
    Part part = fault ? refused(flags, line, *fault) : part_of_member(form, levels.front(), said, flags);
    part.line = line;
    part.label = said.label();
    if (fault) return part;
    for (std::size_t i = 1; i < levels.size() && !part.fault; ++i) {
        part.others.push_back(part_of_member(form, levels[i], said, flags));
        part.others.back().label = levels[i].path;
    }
    if (part.fault && part.fault->place.line == 0)
        part.fault->place = place_of_key(text, levels.front().path);
    std::vector<std::string> not_used = said.not_used();
    for (const Statement::TubeRule& rule : said.tube_rules) {
        const bool is_told = !not_used.empty() && not_used.back() == rule.path;
        if (levels.front().value->is_string() && !is_told) not_used.push_back(rule.path);
    }
    for (const std::string& path : not_used)
        part.account.not_used.push_back({place_of_key(text, path).line, fmt::format("key {}", path)});
    return part;
}

}  // namespace

Part part_of(std::string_view form, const Tree& object, std::size_t line, const LoadOptions& flags,
             std::string_view text) {
    Statement said(flags);
    auto fault = said.add(object, "");
    return part_of(form, said, std::move(fault), line, flags, text);
}

Part part_of_list(std::string_view form, Statement around, const Tree& level, const std::string& path,
                  std::size_t number, const LoadOptions& flags) {
    auto fault = around.add_level(level, path);
    return part_of(form, around, std::move(fault), number, flags);
}

}  // namespace decant::reading
