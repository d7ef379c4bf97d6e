// One reader, whether a text holds one level or many.
// SPDX-License-Identifier: MIT
#include "reading/read.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/choose.hpp"
#include "reading/detect.hpp"
#include "reading/split.hpp"
#include "reading/tree.hpp"

namespace decant::reading {
namespace {

using puzzles::FoundLevel;
using puzzles::Span;
using puzzles::TextRole;

constexpr std::array<std::string_view, 2> heads{"decant tube-sort", "decant dog-bunny"};

Refusal several_levels() {
    return {
        {"this text holds more than one level",
         base::Remedy{"give one of them, such as ", base::Option{"id", "2"}}.or_else("leave the others out"),
         {},
         base::ProblemKind::several_levels}};
}

std::string format_list() {
    return fmt::format("one of the formats {}", fmt::join(puzzles::format_words(), ", "));
}

/// The text with all but a part of it blanked, so that places stay.
std::string alone(std::string_view text, std::size_t begin, std::size_t end) {
    std::string part(text);
    const auto blank = [&](std::size_t from, std::size_t to) {
        std::replace_if(
            part.begin() + static_cast<std::ptrdiff_t>(from), part.begin() + static_cast<std::ptrdiff_t>(to),
            [](char c) { return c != '\n'; }, ' ');
    };
    blank(0, begin);
    blank(end, part.size());
    return part;
}

/// Where decant's own text begins that does not begin the whole text; nothing elsewhere.
std::optional<std::size_t> own_below(std::string_view text) {
    for (const base::Line& line : base::lines_of(text)) {
        const std::string_view content = base::trim(line.text);
        const auto begins = [&](std::string_view head) { return content.starts_with(head); };
        if (std::any_of(heads.begin(), heads.end(), begins)) return line.offset;
    }
    return std::nullopt;
}

/// The comments of decant's own text.
std::vector<Span> comments_of_own(std::string_view text) {
    std::vector<Span> spans{{0, text.size(), TextRole::level}};
    for (const base::Line& line : base::lines_of(text)) {
        if (!base::trim(line.text).starts_with('#')) continue;
        spans.push_back(
            {line.offset + line.text.find('#'), line.offset + line.text.size(), TextRole::comment});
    }
    return spans;
}

/// How many levels a text holds is a question of the text: no option for one of them changes it.
LoadOptions without_options(LoadOptions options) {
    options.read = {};
    return options;
}

std::vector<FoundLevel> find(std::string_view text, const LoadOptions& options) {
    std::vector<FoundLevel> all;
    for (const puzzles::Family* family : puzzles::families()) {
        if (options.read.unknown(family->read_keys())) continue;
        for (FoundLevel& found : family->find(text, options.format, options.read))
            all.push_back(std::move(found));
    }
    return all;
}

/// In the format that surely is meant, or that was chosen and is found by its own grammar.
std::optional<Outcome> read_as_sure(std::string_view text, const LoadOptions& options, const Reader& reader) {
    if (reader.surest != puzzles::Recognition::yes) return std::nullopt;
    if (const auto name = options.read.unknown(reader.family->read_keys())) {
        return Refusal{{fmt::format("levels of {} have no option {}", reader.family->word(), *name),
                        {"leave ", base::left_out(*name), " out"},
                        {},
                        base::ProblemKind::contradiction}};
    }
    Outcome outcome = read_as(*reader.family, reader.format, text, options.read);
    const bool is_native = reader.format == "native";
    return is_native ? beside(std::move(outcome), account_of(text, comments_of_own(text)))
                     : std::move(outcome);
}

/// A text that surely has a format may have paragraphs above and below that are not part of it: those that
/// can be read together, most of them if several can.
std::optional<Outcome> read_paragraphs(std::string_view text, const LoadOptions& options,
                                       const Reader& reader) {
    constexpr std::size_t most = 8;
    std::vector<std::size_t> begins;
    bool is_below_gap = true;
    for (const base::Line& line : base::lines_of(text)) {
        const bool is_blank = base::trim(line.text).empty();
        if (!is_blank && is_below_gap) begins.push_back(line.offset);
        is_below_gap = is_blank;
    }
    // Of a program, another part may change what one has.
    if (begins.size() > most || reader.format == "python") return std::nullopt;
    begins.push_back(text.size());
    for (std::size_t count = begins.size() - 2; count > 0; --count) {
        for (std::size_t first = 0; first + count < begins.size(); ++first) {
            const std::size_t begin = begins[first];
            const std::size_t end = begins[first + count];
            const std::string part = alone(text, begin, end);
            if (find_reader(part, reader.format).surest != puzzles::Recognition::yes) continue;
            Outcome outcome = read_as(*reader.family, reader.format, part, options.read);
            if (outcome) return beside(std::move(outcome), account_of(text, {{begin, end, TextRole::level}}));
        }
    }
    return std::nullopt;
}

/// Reads a cleaned text that is not an object and holds one level.
Outcome read_text(std::string_view text, const LoadOptions& options) {
    if (base::trim(text).empty())
        return Refusal{
            {"the level is empty", "write it in " + format_list(), {}, base::ProblemKind::no_level}};
    if (const auto code = code_inside(text); code && (options.format.empty() || options.format == "code")) {
        const Reader reader = find_reader(*code, "code");
        return without_place(*read_as_sure(*code, options, reader));
    }
    const Reader reader = find_reader(text, options.format);
    if (reader.family == nullptr && !options.format.empty()) {
        return Refusal{
            {fmt::format("there is no format {}", base::quoted(options.format)), "give " + format_list()}};
    }
    if (auto outcome = read_as_sure(text, options, reader)) {
        auto part = outcome->ok() || is_native(text) ? std::nullopt : read_paragraphs(text, options, reader);
        return part ? *std::move(part) : *std::move(outcome);
    }
    if (options.format.empty() || options.format == "native") {
        // A broken text of decant's own is told by its form.
        const auto own = own_below(text);
        if (own && *own > 0) {
            const std::size_t fence = std::min(text.find("\n```", *own), text.size());
            Outcome outcome = read_text(alone(text, *own, fence), options);
            return beside(std::move(outcome), account_of(text, {{*own, fence, TextRole::level}}));
        }
    }
    if (options.format.empty()) {
        if (const auto code = code_amid_words(text)) {
            Outcome outcome = without_place(read_text(code->code, options));
            return beside(std::move(outcome), account_of(text, {{code->begin, code->end, TextRole::level}}));
        }
    }
    if (!options.read.empty() && find(text, without_options(options)).size() > 1) return several_levels();
    auto found = find(text, options);
    if (found.size() > 1) return several_levels();
    if (!found.empty()) {
        FoundLevel& level = found.front();
        return beside(choose(level.form, std::move(level.proposals)),
                      account_of(text, level.spans, level.name));
    }
    if (reader.family != nullptr) {
        Outcome outcome = read_as(*reader.family, reader.format, text, options.read);
        if (gives_level(outcome) || !options.format.empty()) return outcome;
    }
    return Refusal{{"the text is not a level in any known format",
                    "write it in " + format_list(),
                    {1, 1},
                    base::ProblemKind::unknown_format}};
}

/// The refusal of a level beside which something was not used, where programs read it.
Outcome strictly(Outcome outcome, const LoadOptions& options) {
    if (!outcome || !options.strict || options.lenient || outcome->account().not_used.empty()) return outcome;
    const std::vector<Aside>& not_used = outcome->account().not_used;
    const std::size_t line = not_used.front().line;
    return Refusal{{fmt::format("this was not used: {}", to_string(not_used, 3, 60)),
                    base::Remedy("leave it out").or_else({"use ", base::Option{"lenient"}}),
                    {line, line > 0 ? std::size_t{1} : 0},
                    base::ProblemKind::not_used},
                   {},
                   not_used};
}

/// Of several readings, those with that number of colors, if there are some.
Outcome with_colors(Outcome outcome, int colors) {
    if (outcome) return outcome;
    std::vector<Offer> fitting = outcome.error().offered;
    std::erase_if(fitting, [&](const Offer& each) {
        return puzzles::number_field(each.level.puzzle().sizes(), "colors") != colors;
    });
    if (fitting.size() == 1) return fitting.front().level;
    if (fitting.empty()) return outcome;
    Refusal refusal = std::move(outcome).error();
    refusal.offered = std::move(fitting);
    return refusal;
}

/// Reads the text of a part. Keys beside decant's own text must say the same as the text itself; a text that
/// was made of a list of tubes says nothing else.
Outcome read_part_alone(const Part& part, const LoadOptions& flags) {
    if (part.fault) return Refusal{*part.fault};
    const auto text = base::clean_text(part.text);
    if (!text) return without_place(Refusal{text.error()});
    Outcome outcome = read_text(*text, part.options);
    if (part.colors) outcome = with_colors(std::move(outcome), *part.colors);
    if (outcome && part.form.empty() && is_native(*text)) {
        const Outcome by_itself = read_text(*text, flags);
        if (by_itself && !is_same(outcome->puzzle(), by_itself->puzzle()))
            return Refusal{{"keys beside this level say something else than it does",
                            "keep one of them",
                            {},
                            base::ProblemKind::contradiction}};
    }
    return in_form(without_place(std::move(outcome)), part.form);
}

/// Whether a piece is a level, or may be; codes have their own names of colors.
bool may_be(const Part& part, const Level& level, const LoadOptions& flags) {
    if (level.puzzle().code() == part.text) return true;
    const auto other = read_part_alone(part, flags);
    const auto is_it = [key = level.puzzle().canonical_key()](const Level& each) {
        return each.puzzle().canonical_key() == key;
    };
    if (other) return is_it(*other);
    const auto& offered = other.error().offered;
    return std::any_of(offered.begin(), offered.end(), [&](const Offer& each) { return is_it(each.level); });
}

Refusal another_level(const Part& part) {
    return {{fmt::format("the object's {} is another level than the rest of it", base::quoted(part.label)),
             "keep one of them",
             {},
             base::ProblemKind::contradiction}};
}

Outcome read_part(const Part& part, const LoadOptions& flags) {
    Outcome level = assuming(read_part_alone(part, flags), part.assumed);
    // Another piece may decide a question that one leaves open.
    for (const Part& other : part.others) {
        if (level || !gives_level(level)) break;
        auto sure = read_part_alone(other, flags);
        if (!sure) continue;
        if (!may_be(part, *sure, flags)) return another_level(other);
        level = std::move(sure);
    }
    level = beside(std::move(level), part.account);
    if (!level) return level;
    for (const Part& other : part.others) {
        if (!may_be(other, *level, flags)) return another_level(other);
    }
    return strictly(std::move(level), flags);
}

/// The levels below headings, if what stands below one of them is one.
bool are_headed(std::string_view text, const LoadOptions& options) {
    const LoadOptions none = without_options(options);
    bool has_level = false;
    std::size_t first = 0;
    const bool has_headings = split_headed(text, none, [&](const Part& part) {
        if (first == 0) first = part.line;
        has_level = has_level || gives_level(read_part_alone(part, none));
        return !has_level;
    });
    if (!has_headings || !has_level) return false;
    // Labels of tubes are part of their level.
    const auto found = find(text, none);
    if (found.size() != 1) return true;
    const Account account = account_of(text, found.front().spans);
    const auto is_first = [&](const Aside& each) { return each.line == first; };
    return std::any_of(account.not_used.begin(), account.not_used.end(), is_first) ||
           std::any_of(account.comments.begin(), account.comments.end(), is_first);
}

/// Of one code with something else below it, its format says best what is wrong.
bool split_several_codes(std::string_view text, const LoadOptions& options, const TakePart& take) {
    int codes = 0;
    const auto goes_on = [&](const Part& line) {
        return !looks_like_code(base::trim(line.text)) || ++codes < 2;
    };
    return split_codes(text, options, goes_on) && codes > 1 && split_codes(text, options, take);
}

bool split_several_headed(std::string_view text, const LoadOptions& options, const TakePart& take) {
    return are_headed(text, options) && split_headed(text, options, take);
}

/// In the order in which they are asked.
constexpr std::array splits = {split_objects, split_natives, split_several_codes, split_rows,
                               split_several_headed};

/// A level of several that were found without options, read with them: the text between its neighbors,
/// below the headers of all.
Outcome read_again(std::string_view text, const std::vector<FoundLevel>& found, std::size_t at,
                   const LoadOptions& options) {
    std::string part;
    constexpr std::size_t most_headers = 16;
    std::size_t headers = 0;
    for (const Span& span : found.front().spans) {
        const std::string_view header = text.substr(span.begin, span.end - span.begin);
        const bool is_header = span.role == TextRole::header && header.find_first_of(":=em") < header.size();
        if (is_header && ++headers <= most_headers) part.append(header).append("\n");
    }
    const std::size_t begin = at == 0 ? 0 : found[at - 1].end;
    const std::size_t end = at + 1 < found.size() ? found[at + 1].begin : text.size();
    part.append(text.substr(begin, std::max(begin, end) - begin));
    auto again = find(part, options);
    if (again.size() == 1) return choose(again.front().form, std::move(again.front().proposals));
    return Refusal{
        {"with these options this is not a level", "leave them out", {}, base::ProblemKind::contradiction}};
}

/// More than a level needs, whatever stands around it.
constexpr std::size_t most_bytes_of_one = std::size_t{2} << 20;

/// Reads a cleaned text that should hold one level.
Outcome read_only(std::string_view text, const LoadOptions& options) {
    std::vector<Part> parts;
    const auto take_two = [&](const Part& part) {
        // Where none is a level, the first one says what is wrong.
        if (parts.empty() || !part.fault || !parts.front().fault) parts.push_back(part);
        return parts.size() < 2;
    };
    const auto fits = [&](const auto split) { return split(text, options, take_two); };
    if (std::any_of(splits.begin(), splits.end(), fits))
        return parts.size() > 1 ? several_levels() : read_part(parts.front(), options);
    if (const auto object = object_in(text, options.ends)) {
        const std::string part = alone(text, object->first, object->second);
        if (split_objects(part, options, take_two) && parts.size() == 1)
            return strictly(beside(read_part(parts.front(), options),
                                   account_of(text, {{object->first, object->second, TextRole::level}})),
                            options);
    }
    if (text.size() > most_bytes_of_one) {
        return Refusal{{"a text of one level has at most 2 MiB",
                        "leave out what is not part of the level",
                        {},
                        base::ProblemKind::too_large}};
    }
    // As measured: each bracket and each word is remembered with its place.
    constexpr std::size_t bytes_of_one = 170;
    if (text.size() > options.ends.limits.memory / bytes_of_one) return Refusal{cut_short(options.ends)};
    return strictly(read_text(text, options), options);
}

}  // namespace

Outcome read_one(std::string_view bytes, const LoadOptions& options) {
    const Result<std::string> text = base::clean_text(bytes);
    if (!text) return Refusal{text.error()};
    return with_shared_letters(read_only(*text, options));
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
        if (options.ends.cancelled() || options.ends.late()) {
            use({Refusal{cut_short(options.ends)}, part.line, part.label});
            return false;
        }
        auto level = read_part(part, options);
        if (part.line > 0) level = without_place(std::move(level));
        return use({with_shared_letters(std::move(level)), part.line, part.label});
    };
    const auto fits = [&](const auto split) { return split(*text, options, take); };
    if (split_codes(*text, options, take) || std::any_of(splits.begin(), splits.end(), fits)) return;
    const bool may_hold_several = text->size() <= most_bytes_of_one &&
                                  find_reader(*text, options.format).surest != puzzles::Recognition::yes;
    auto found = may_hold_several ? find(*text, without_options(options)) : std::vector<FoundLevel>();
    if (found.size() < 2) {
        use({with_shared_letters(read_only(*text, options)), 0, ""});
        return;
    }
    // Text that none of them used stands beside the level above it.
    std::vector<std::size_t> lines_of_levels;
    std::vector<Span> spans;
    auto line = lines.begin();
    for (const FoundLevel& each : found) {
        const auto is_level = [](const Span& span) { return span.role == TextRole::level; };
        const auto first = std::find_if(each.spans.begin(), each.spans.end(), is_level);
        while (line + 1 != lines.end() && first != each.spans.end() && (line + 1)->offset <= first->begin)
            ++line;
        lines_of_levels.push_back(line->number);
        spans.insert(spans.end(), each.spans.begin(), each.spans.end());
    }
    std::vector<Account> accounts(found.size());
    std::size_t above = 0;
    for (const Aside& aside : account_of(*text, spans).not_used) {
        while (above + 1 < found.size() && lines_of_levels[above + 1] <= aside.line) ++above;
        accounts[above].not_used.push_back(aside);
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        Outcome level =
            without_place(options.read.empty() ? choose(found[i].form, std::move(found[i].proposals))
                                               : read_again(*text, found, i, options));
        level = strictly(beside(std::move(level), accounts[i]), options);
        if (!use({with_shared_letters(std::move(level)), lines_of_levels[i], found[i].name})) return;
    }
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
        return Refusal{
            {fmt::format("two levels of this text are called {}", base::quoted(name)), "rename one of them"}};
    if (!called.empty()) return std::move(called.front().level);
    if (counted && !is_missing_among(labels, name)) return std::move(counted->level);
    // Where there is no level, there is none of any name.
    if (count == 1 && !gives_level(first->level)) return std::move(first->level);
    return Refusal{{fmt::format("this text has {}, none of which is called {}", base::counted(count, "level"),
                                base::quoted(name)),
                    "give a number from 1 on, or what the text calls the level"}};
}

}  // namespace decant::reading
