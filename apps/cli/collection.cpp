// `decant collection`: list, show, select, annotate, export, verify.
// SPDX-License-Identifier: MIT
#include "cli/collection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "cli/destination.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/temporary_file.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

using api::Record;
using api::Value;

/// The query of the command line; a filter that cannot be read is a mistake in the command.
api::Result<api::Query, Failure> query_of(const CollectionArgs& args) {
    api::Query query;
    query.sort = args.sort;
    query.descending = args.descending;
    query.limit = args.limit;
    if (args.where.empty()) return query;
    const auto text = api::clean_text(args.where);
    if (!text) return failure(text.error(), "filter", ExitCode::usage);
    auto filter = api::parse_filter(*text);
    if (!filter) return failure(filter.error(), "filter", ExitCode::usage);
    query.where = *std::move(filter);
    return query;
}

struct Opened {
    api::Collection collection;
    api::Query query;
};

/// The collection and a query that fits it. Names in a query are the user's, so a query that fails is a
/// mistake in the command, too.
api::Result<Opened, Failure> open_with_query(const CollectionArgs& args, api::Access access) {
    auto query = query_of(args);
    if (!query) return query.error();
    auto collection = open_collection(args.file, access);
    if (!collection) return collection.error();
    if (const auto refusal = collection->refuse(*query)) return failure_of(*refusal);
    return Opened{*std::move(collection), *std::move(query)};
}

/// Calls `use` with each level of the query.
ExitCode each_level_of(const Args& args, const std::function<bool(const Record&)>& use,
                       const std::function<ExitCode(api::Collection&)>& before) {
    auto opened = open_with_query(args.collection, api::Access::reading);
    if (!opened) return report(opened.error());
    if (const ExitCode code = before(opened->collection); code != ExitCode::done) return code;
    const api::CancelToken& cancel = cancel_on_interrupt();
    const auto read = opened->collection.each(opened->query,
                                              [&](const Record& r) { return use(r) && !cancel.cancelled(); });
    if (!read) return report(failure_of(read.error()));
    return cancel.cancelled() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode nothing(api::Collection&) { return ExitCode::done; }

std::string text_of(const Value& value) {
    if (const auto* number = std::get_if<double>(&value)) return fmt::format("{:.4g}", *number);
    if (const auto* number = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *number);
    return base::visible(std::get<std::string>(value));
}

std::string value_named(const Record& record, std::string_view name) {
    for (const api::NamedValue& value : record.values) {
        if (value.name == name) return text_of(value.value);
    }
    return "";
}

ExitCode list_levels(const Args& args) {
    const auto row = [](const auto& number, const auto& status, const auto& length, const auto& dead,
                        const auto& difficulty, const auto& level) {
        print(fmt::format("{:>6}  {:>10}  {:>6}  {:>8}  {:>10}  {}\n", number, status, length, dead,
                          difficulty, level));
    };
    bool has_head = args.quiet;
    const auto head = [&] {
        if (!std::exchange(has_head, true)) row("number", "status", "length", "dead", "difficulty", "level");
    };
    const ExitCode code = each_level_of(
        args,
        [&](const Record& record) {
            head();
            row(record.id, value_named(record, "status"), value_named(record, "length"),
                value_named(record, "dead_share"), value_named(record, "difficulty"),
                base::visible(record.name.empty() ? record.code : record.name));
            return true;
        },
        nothing);
    if (code == ExitCode::done) head();
    return code;
}

void print_record(const Args& args, const Record& record) {
    if (args.format == Format::json) return print_data(api::record_json(record) + "\n");
    const api::Style style = output_style(args.color);
    if (const auto level = api::load(record.text, {}))
        print(fmt::format("{}\n", api::level_text(*level, args.quiet, style)), style);
    std::string origin = record.origin.source;
    if (record.origin.line > 0) origin += fmt::format(":{}", record.origin.line);
    if (!record.origin.label.empty()) origin += fmt::format(" ({})", record.origin.label);
    print(fmt::format("number: {}\ncode: {}\nfrom: {}\n", record.id, base::visible(record.code),
                      base::visible(origin)));
    for (const auto* list : {&record.facts, &record.values}) {
        for (const api::NamedValue& value : *list)
            print(fmt::format("{}: {}\n", base::visible(value.name), text_of(value.value)));
    }
    if (record.plan) print(fmt::format("plan: {}\n", base::visible(record.plan->moves)));
}

ExitCode show_level(const Args& args) {
    auto collection = open_collection(args.collection.file, api::Access::reading);
    if (!collection) return report(collection.error());
    api::Query query;
    query.id = args.collection.id;
    const auto found = collection->each(query, [&](const Record& record) {
        print_record(args, record);
        return true;
    });
    if (!found) return report(failure_of(found.error()));
    if (*found > 0) return ExitCode::done;
    return report({fmt::format("{}: there is no level {}; see `collection FILE list`", args.collection.file,
                               args.collection.id),
                   ExitCode::usage});
}

ExitCode select_levels(const Args& args) {
    if (args.collection.into.empty()) {
        return each_level_of(
            args,
            [](const Record& record) {
                print_data(record.code + "\n");
                return true;
            },
            nothing);
    }
    std::optional<api::Collection> into;
    std::optional<api::Fault> fault;
    std::size_t copied = 0;
    const ExitCode code = each_level_of(
        args,
        [&](const Record& record) {
            const auto added = into->copy(record);
            if (!added) fault = added.error();
            copied += added && added->is_new ? 1 : 0;
            return !fault;
        },
        [&](api::Collection&) {
            auto opened = open_collection(args.collection.into, api::Access::create);
            if (!opened) return report(opened.error());
            into = *std::move(opened);
            return ExitCode::done;
        });
    if (fault) return report(failure_of(*fault));
    if (into && !args.quiet) print(fmt::format("{} copied\n", copied));
    return code;
}

/// The collection, or a file that SQLite keeps beside it.
bool is_part_of(const std::string& path, const std::string& collection) {
    constexpr std::array endings = {"", "-wal", "-shm"};
    return std::any_of(endings.begin(), endings.end(), [&](const char* ending) {
        std::error_code none;
        return std::filesystem::equivalent(path, collection + ending, none);
    });
}

ExitCode export_levels(const Args& args) {
    std::optional<Destination> destination;
    std::optional<api::Exporter> exporter;
    const ExitCode code = each_level_of(
        args,
        [&](const Record& record) {
            destination->write(exporter->row(record));
            return true;
        },
        [&](api::Collection& collection) {
            const auto names = collection.value_names();
            if (!names) return report(failure_of(names.error()));
            if (is_part_of(args.output, args.collection.file)) {
                return report(
                    {fmt::format("{}: is the collection itself; give another --output", args.output),
                     ExitCode::usage});
            }
            auto opened = Destination::open(args.output, args.force);
            if (!opened) return report(opened.error());
            destination.emplace(std::move(opened).value());
            exporter.emplace(args.collection.format, *names);
            return ExitCode::done;
        });
    if (code != ExitCode::done) return code;
    destination->write(exporter->tail());
    const auto unfinished = destination->finish();
    return unfinished ? report(*unfinished) : ExitCode::done;
}

/// A line for each reason why some levels are not fully measured.
std::string shortfall_text(const api::Shortfall& shortfall, const CollectionArgs& args) {
    const std::pair<std::int64_t, std::string> reasons[] = {
        {shortfall.unsettled,
         fmt::format("not solved within --node-limit {}; raise it and use --again", args.measure.nodes)},
        {shortfall.refused, "not solved: hidden units"},
        {shortfall.unexplored,
         fmt::format(
             "no difficulty or related metrics: more than {} positions; raise --states and use --again",
             args.measure.states)},
        {shortfall.unreadable,
         fmt::format("skipped: cannot be read; see `decant collection {} verify`", args.file)},
        {shortfall.failed, "skipped: internal error; please report it"},
    };
    std::string text;
    for (const auto& [count, reason] : reasons) {
        if (count > 0) text += fmt::format("{} {}\n", count, reason);
    }
    return text;
}

ExitCode annotate_levels(const Args& args) {
    auto opened = open_with_query(args.collection, api::Access::existing);
    if (!opened) return report(opened.error());
    CountLine progress(!args.quiet && can_show_progress());
    api::MeasureOptions measure = args.collection.measure;
    measure.cancel = &cancel_on_interrupt();
    measure.memory = search_memory(args);
    api::AnnotateOptions options;
    options.query = opened->query;
    options.version = api::measure_version;
    options.again = args.collection.again;
    options.jobs = args.jobs;
    options.cancel = measure.cancel;
    if (args.total_seconds) cancel_after(*args.total_seconds);
    options.on_progress = [&](std::int64_t done, std::int64_t total) {
        progress.show(fmt::format("{} of {} levels measured", done, total));
    };
    const auto annotated = api::annotate(opened->collection, measure, options);
    if (!annotated) return report(failure_of(annotated.error()));
    if (!args.quiet) {
        print(fmt::format("{} measured\n{}", annotated->stored,
                          shortfall_text(annotated->shortfall, args.collection)));
        if (annotated->kept > 0) {
            print(fmt::format(
                "{} measured by the --again that this one went on with; repeat it to measure all\n",
                annotated->kept));
        }
    }
    if (is_interrupted()) return ExitCode::interrupted;
    if (annotated->left == 0) return ExitCode::done;
    return report({fmt::format("stopped by the total time limit with {} left; give the command again",
                               api::counted(static_cast<std::size_t>(annotated->left), "level")),
                   ExitCode::unfinished});
}

ExitCode verify_collection(const Args& args) {
    auto collection = open_collection(args.collection.file, api::Access::reading);
    if (!collection) return report(collection.error());
    const api::CancelToken& cancel = cancel_on_interrupt();
    const auto verdict = [&] {
        CountLine progress(!args.quiet && can_show_progress());
        return collection->verify([&](std::int64_t done) {
            progress.show(fmt::format("{} checked", api::counted(static_cast<std::size_t>(done), "level")));
            return !cancel.cancelled();
        });
    }();
    if (!verdict) return report(failure_of(verdict.error()));
    for (const std::string& fault : verdict->faults)
        report({fmt::format("{}: {}; restore it from a copy", args.collection.file, fault),
                ExitCode::malformed});
    for (const std::string& misreading : verdict->misreadings)
        report({fmt::format("{}: {}; if that is not what was meant, import it again", args.collection.file,
                            misreading),
                ExitCode::done});
    if (cancel.cancelled()) return ExitCode::interrupted;
    if (!verdict->faults.empty()) return ExitCode::malformed;
    if (args.quiet) return ExitCode::done;
    print(fmt::format("{} and {}, all in order\n",
                      api::counted(static_cast<std::size_t>(verdict->levels), "level"),
                      api::counted(static_cast<std::size_t>(verdict->plans), "plan")));
    if (!verdict->misreadings.empty())
        print(fmt::format("{} may come from misread texts\n", verdict->misreadings.size()));
    return ExitCode::done;
}

}  // namespace

api::Result<api::Collection, Failure> open_collection(const std::string& path, api::Access access) {
    if (access == api::Access::create) remove_left_temporary_files_of(path);
    auto collection = api::Collection::open(path, access);
    if (collection) return *std::move(collection);
    return failure_of(collection.error());
}

Failure failure_of(const api::Fault& fault) {
    switch (fault.kind) {
        case api::Fault::Kind::query:
            return failure(fault.diagnostic, "filter", ExitCode::usage);
        case api::Fault::Kind::malformed:
            return failure(fault.diagnostic, "");
        case api::Fault::Kind::unreadable:
            return failure(fault.diagnostic, "", ExitCode::unreadable);
        case api::Fault::Kind::unwritable:
        case api::Fault::Kind::held:
            break;
    }
    return failure(fault.diagnostic, "", ExitCode::internal);
}

ExitCode collection(const Args& args) {
    switch (args.collection.verb) {
        case CollectionVerb::import:
            return import_levels(args);
        case CollectionVerb::add:
            return add_level_to_collection(args);
        case CollectionVerb::list:
            return list_levels(args);
        case CollectionVerb::show:
            return show_level(args);
        case CollectionVerb::select:
            return select_levels(args);
        case CollectionVerb::annotate:
            return annotate_levels(args);
        case CollectionVerb::export_:
            return export_levels(args);
        case CollectionVerb::verify:
            return verify_collection(args);
    }
    return ExitCode::internal;
}

}  // namespace decant::cli
