// One reader, whether a text holds one level or many.
// SPDX-License-Identifier: MIT
#include "reading/read.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/as_is.hpp"
#include "reading/beside_keys.hpp"
#include "reading/detect.hpp"
#include "reading/link.hpp"
#include "reading/outcome.hpp"
#include "reading/pasted.hpp"
#include "reading/prose.hpp"
#include "reading/split.hpp"
#include "reading/unwrap.hpp"
#include "reading/ways_out.hpp"

namespace decant::reading {
namespace {

/// Of one code with something else below it, its format says best what is wrong.
bool split_several_codes(std::string_view text, const LoadOptions& options, const TakePart& take) {
    int codes = 0;
    const auto goes_on = [&](const Part& line) {
        return !looks_like_code(base::trim(line.text)) || ++codes < 2;
    };
    return split_codes(text, options, goes_on) && codes > 1 && split_codes(text, options, take);
}

/// In the order in which they are asked.
constexpr std::array splits = {split_objects, split_natives, split_codes, split_headed, split_rows};
/// Those of texts that no format takes for one level.
constexpr std::array sure_splits = {split_objects, split_several_codes, split_headed, split_rows};

Outcome read_object_or_text(std::string_view text, const LoadOptions& options);

/// Reads a cleaned text that holds one level.
Outcome read_whole(std::string_view text, const LoadOptions& options, const Beside& said = {}) {
    return read_pasted(text, options, read_object_or_text, said);
}

/// What was read, or if that is no level, what comes of it where sentences around it are left aside.
Outcome or_beside_prose(Outcome outcome, std::string_view text, const LoadOptions& options) {
    if (gives_level(outcome) || outcome.error().diagnostic.kind == base::ProblemKind::several_levels)
        return outcome;
    const auto bare =
        without_prose(text, options.read.flag("partial") || text.find("partial:") != std::string_view::npos);
    if (!bare) return outcome;
    return read_pasted(*bare, options, read_object_or_text);
}

Outcome read_text(const Part& part) {
    if (part.fault) return Refusal{*part.fault};
    const auto text = base::clean_text(part.text);
    if (!text) return without_place(Refusal{text.error()});
    const ReadAsIs whole = [&](std::string_view whole_text, const LoadOptions& options) {
        return read_whole(whole_text, options, part.said);
    };
    auto level = part.flags ? read_beside_keys(*text, part, whole) : whole(*text, part.options);
    return in_form(without_place(std::move(level)), part.form);
}

/// Whether a piece is a level, or may be; codes have their own names of colors.
bool may_be(const Part& part, const Level& level) {
    if (const auto code = level.puzzle().write("code"); code && *code == part.text + "\n") return true;
    const auto other = read_text(part);
    const auto is_it = [key = level.puzzle().canonical_key()](const Level& each) {
        return each.puzzle().canonical_key() == key;
    };
    if (other) return is_it(*other);
    const auto& offered = other.error().offered;
    return std::any_of(offered.begin(), offered.end(), [&](const Offer& each) { return is_it(each.level); });
}

Outcome read_part(const Part& part) {
    auto level = assuming(read_text(part), part.assumed);
    if (!level) return level;
    for (const Part& other : part.others) {
        if (may_be(other, *level)) continue;
        return Refusal{
            {fmt::format("the object's {} is another level than the rest of it", base::quoted(other.label)),
             "keep one of them",
             {}}};
    }
    return level;
}

Refusal several_levels() {
    return {
        {"this text holds more than one level",
         base::Remedy{"give one of them, such as ", base::Option{"id", "2"}}.or_else("leave the others out"),
         {},
         base::ProblemKind::several_levels}};
}

/// Reads the only part of a cleaned text, if one of the ways to split it fits; else nothing.
template <class Splits>
std::optional<Outcome> read_only_part(std::string_view text, const LoadOptions& options, const Splits& ways) {
    std::vector<Part> parts;
    const auto take_two = [&](const Part& part) {
        // Where none is a level, the first one says what is wrong.
        if (parts.empty() || !part.fault || !parts.front().fault) parts.push_back(part);
        return parts.size() < 2;
    };
    const auto fits = [&](const auto split) { return split(text, options, take_two); };
    if (std::none_of(ways.begin(), ways.end(), fits)) return std::nullopt;
    if (parts.size() > 1) return several_levels();
    return read_part(parts.front());
}

Outcome read_object_or_text(std::string_view text, const LoadOptions& options) {
    auto outcome = read_only_part(text, options, std::array{split_objects});
    return outcome ? *std::move(outcome) : read_as_is(text, options);
}

/// The levels below rising numbers, if what stands below each of them is one.
std::vector<Candidate> read_numbered(std::string_view text, const LoadOptions& options) {
    std::vector<Candidate> levels;
    bool are_levels = true;
    int last = -1;
    const auto take = [&](const Part& part) {
        constexpr int most = 1'000'000;
        const int number = base::parse_number(part.label, most).value_or(-1);
        levels.push_back({with_shared_letters(without_place(read_part(part))), part.line, part.label});
        are_levels = std::exchange(last, number) < number && gives_level(levels.back().level);
        return are_levels;
    };
    const bool are_numbered = has_lines_of_level(text) && split_numbered(text, options, take);
    return are_numbered && are_levels ? levels : std::vector<Candidate>();
}

/// The levels between blank lines, if there are several and each of them is one beyond doubt but for what
/// stands above all of them; or what alone is none.
std::vector<Candidate> read_blocks(std::string_view text, const LoadOptions& options) {
    std::vector<Candidate> levels;
    std::optional<Candidate> other;
    for (Part& block : blocks_of(text, options)) {
        Candidate found{read_text(block), block.line, {}};
        block.said = {};
        const bool is_level = found.level || read_text(block);
        if (!is_level && other) return {};
        if (is_level)
            levels.push_back(std::move(found));
        else
            other = std::move(found);
    }
    if (levels.size() < 2) return {};
    if (other) return {*std::move(other)};
    return levels;
}

/// Reads a cleaned text that no split fits.
Outcome read_lines(std::string_view text, const LoadOptions& options) {
    return or_beside_prose(read_whole(text, options), text, options);
}

/// Reads a cleaned text that should hold one level.
Outcome read_only(std::string_view text, const LoadOptions& options) {
    // Of lines, the formats themselves say best what is wrong where there should be one level.
    auto outcome = read_only_part(text, options, sure_splits);
    if (!outcome && !read_numbered(text, options).empty()) return several_levels();
    return outcome ? or_beside_prose(*std::move(outcome), text, options) : read_lines(text, options);
}

/// Reads a cleaned text, with its ways out.
Outcome read_with_ways_out(Outcome (*read)(std::string_view text, const LoadOptions& options),
                           std::string_view text, const LoadOptions& options) {
    return with_ways_out(text, options, [&](const LoadOptions& said) { return read(text, said); });
}

/// The same for one part of several. What objects say is a fault before the part is read, and stays as it is.
Outcome read_with_ways_out(const Part& part) {
    if (part.fault) return read_part(part);
    return with_ways_out(part.text, part.options, [&](const LoadOptions& said) {
        Part as_said = part;
        as_said.options = said;
        return read_part(as_said);
    });
}

}  // namespace

Outcome read_one(std::string_view bytes, const LoadOptions& options) {
    const Result<std::string> text = base::clean_text(bytes);
    if (!text) return Refusal{text.error()};
    return in_text(*text, with_shared_letters(read_with_ways_out(read_only, *text, options)));
}

void read_each(std::string_view bytes, const LoadOptions& options,
               const std::function<bool(const Candidate&)>& use) {
    const auto text = base::clean_text(bytes);
    if (!text) {
        use({Refusal{text.error()}, 0, ""});
        return;
    }
    const auto lines = base::lines_of(*text);
    const auto says_nothing = [](const base::Line& line) { return is_skipped(line.text); };
    if (std::all_of(lines.begin(), lines.end(), says_nothing)) return;
    const auto take = [&](const Part& part) {
        auto level = read_with_ways_out(part);
        level = part.line > 0 ? without_place(std::move(level)) : in_text(*text, std::move(level));
        return use({with_shared_letters(std::move(level)), part.line, part.label});
    };
    const auto fits = [&](const auto split) { return split(*text, options, take); };
    if (std::any_of(splits.begin(), splits.end(), fits)) return;
    if (const auto levels = read_numbered(*text, options); !levels.empty()) {
        static_cast<void>(std::all_of(levels.begin(), levels.end(), use));
        return;
    }
    auto level = with_shared_letters(read_with_ways_out(read_lines, *text, options));
    const Candidate whole{in_text(*text, std::move(level)), 0, ""};
    const auto blocks = gives_level(whole.level) ? std::vector<Candidate>() : read_blocks(*text, options);
    if (blocks.empty()) use(whole);
    static_cast<void>(std::all_of(blocks.begin(), blocks.end(), use));
}

/// Whether a number is missing among those that the levels of a text have in their order: of levels 1 and 3,
/// the second one is not level 2.
bool is_missing_among(const std::vector<std::string>& labels, std::string_view name) {
    constexpr int most = 1'000'000;
    std::vector<int> numbers;
    for (const std::string& label : labels) numbers.push_back(base::parse_number(label, most).value_or(-1));
    const int number = base::parse_number(name, most).value_or(-1);
    return numbers.size() > 1 && std::is_sorted(numbers.begin(), numbers.end()) && numbers.front() >= 0 &&
           numbers.front() < number && number < numbers.back();
}

Outcome read_named(std::string_view bytes, std::string_view name, const LoadOptions& options) {
    std::vector<Candidate> called;
    std::optional<Candidate> first, counted;
    std::vector<std::string> labels;
    std::size_t count = 0;
    read_each(bytes, options, [&](const Candidate& each) {
        labels.push_back(each.label);
        if (count == 0) first = each;
        if (each.label == name) called.push_back(each);
        if (std::to_string(++count) == name) counted = each;
        return called.size() < 2;
    });
    if (called.size() > 1)
        return Refusal{{fmt::format("two levels of this text are called {}", base::quoted(name)),
                        "rename one of them",
                        {}}};
    if (!called.empty()) return std::move(called.front().level);
    if (counted && !is_missing_among(labels, name)) return std::move(counted->level);
    // Where there is no level, there is none of any name.
    if (count == 1 && !gives_level(first->level)) return std::move(first->level);
    return Refusal{{fmt::format("this text has {}, none of which is called {}", base::counted(count, "level"),
                                base::quoted(name)),
                    "give a number from 1 on, or what the text calls the level",
                    {}}};
}

}  // namespace decant::reading
