// Finds the formats, and asks whether rows are layers or tubes.
// SPDX-License-Identifier: MIT
#include "reading/as_is.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "reading/choose.hpp"
#include "reading/detect.hpp"
#include "reading/link.hpp"

namespace decant::reading {
namespace {

/// Who says from which end tubes are listed has a tube in each row, unless the columns are called so.
bool may_be_rows(std::string_view text, const LoadOptions& options) {
    return options.format.empty() && base::in_lower_case(text).find("tube") == std::string::npos;
}

bool states_order(const LoadOptions& options) {
    return options.read.flag("top_first") || options.read.flag("bottom_first");
}

bool asks_for_order_of_layers(const Refusal& refusal) {
    return refusal.diagnostic.kind == base::ProblemKind::order_not_stated && !refusal.offered.empty() &&
           std::all_of(refusal.offered.begin(), refusal.offered.end(),
                       [](const Offer& offer) { return offer.level.form() == "layers"; });
}

/// The question of the order of layers, with what says that they are layers in each way out.
Refusal naming_layers(Refusal refusal) {
    const base::Option layers{"from", "layers"};
    const auto name_them = [&](base::Remedy& remedy) {
        base::Remedy named;
        for (base::Remedy::Way way : remedy.ways()) {
            way.insert(way.end(), {" and ", layers});
            named = named.or_else(base::Remedy(std::move(way)));
        }
        remedy = std::move(named);
    };
    name_them(refusal.diagnostic.remedy);
    for (Offer& offer : refusal.offered) {
        for (Assumption& each : offer.own) {
            if (each.about == puzzles::Open::order && each.doubt) name_them(each.doubt->remedy);
        }
        offer.own.push_back({puzzles::Open::form, "rows are layers", layers});
    }
    return refusal;
}

/// As read_as_any, but for layers, which may be rows of tubes.
Outcome read_as_told(const Reader& reader, std::string_view text, const LoadOptions& options) {
    auto outcome = read_as_any(*reader.family, reader.formats, text, options.read);
    if (outcome && outcome->form() == "layers" && states_order(options) && may_be_rows(text, options))
        return Refusal{{"these rows may be tubes",
                        {"if they are layers, use ", base::Option{"from", "layers"}},
                        {1, 1},
                        base::ProblemKind::part_or_remark}};
    if (outcome) return outcome;
    Refusal refusal = outcome.error();
    if (asks_for_order_of_layers(refusal) && may_be_rows(text, options))
        return naming_layers(std::move(refusal));
    return refusal;
}

}  // namespace

Outcome read_as_is(std::string_view text, const LoadOptions& options) {
    const auto refused = [](std::string problem, std::string remedy, base::Place place) {
        return Refusal{{std::move(problem), std::move(remedy), place}};
    };
    const auto formats = [] {
        return fmt::format("one of the formats {}", fmt::join(puzzles::format_words(), ", "));
    };
    if (base::trim(text).empty())
        return Refusal{{"the level is empty", "write it in " + formats(), {}, base::ProblemKind::no_level}};
    if (const auto code = code_inside(text); code && (options.format.empty() || options.format == "code")) {
        Outcome outcome = read_as_is(*code, options);
        return without_place(std::move(outcome));
    }
    const Reader reader = find_reader(text, options.format);
    if (reader.family != nullptr) {
        if (const auto name = options.read.unknown(reader.family->read_keys())) {
            return Refusal{{fmt::format("levels of {} have no option {}", reader.family->word(), *name),
                            {"leave ", base::left_out(*name), " out"},
                            {},
                            base::ProblemKind::contradiction}};
        }
        return read_as_told(reader, text, options);
    }
    if (options.format.empty())
        return Refusal{{"the text is not a level in any known format",
                        "write it in " + formats(),
                        {1, 1},
                        base::ProblemKind::unknown_format}};
    return refused(fmt::format("there is no format {}", base::quoted(options.format)), "give " + formats(),
                   {});
}

}  // namespace decant::reading
