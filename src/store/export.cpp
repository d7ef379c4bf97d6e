// The lines of exports.
// SPDX-License-Identifier: MIT
#include "store/export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace decant::store {
namespace {

using Json = nlohmann::ordered_json;

Json object_of(const std::vector<NamedValue>& values) {
    Json object = Json::object();
    for (const NamedValue& value : values)
        std::visit([&](const auto& content) { object[value.name] = content; }, value.value);
    return object;
}

/// Quoted where it must be (RFC 4180).
std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) cell.append(c == '"' ? 2 : 1, c);
    return cell += '"';
}

std::string csv_cell(const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) return csv_cell(*text);
    if (const auto* number = std::get_if<double>(&value)) return fmt::format("{}", *number);
    return fmt::format("{}", std::get<std::int64_t>(value));
}

std::string csv_row(const Record& record, const std::vector<std::string>& names) {
    std::vector<std::string> cells{fmt::format("{}", record.id),   csv_cell(record.family),
                                   csv_cell(record.name),          csv_cell(record.code),
                                   csv_cell(record.origin.source), fmt::format("{}", record.origin.line),
                                   csv_cell(record.origin.label)};
    for (const std::string& name : names) {
        std::string cell;
        for (const auto* list : {&record.facts, &record.values}) {
            for (const NamedValue& value : *list) {
                if (value.name == name) cell = csv_cell(value.value);
            }
        }
        cells.push_back(std::move(cell));
    }
    return fmt::format("{}\n", fmt::join(cells, ","));
}

}  // namespace

std::string record_json(const Record& record) {
    Json object = {{"id", record.id},
                   {"family", record.family},
                   {"name", record.name},
                   {"code", record.code},
                   {"key", record.key},
                   {"source", record.origin.source},
                   {"line", record.origin.line},
                   {"label", record.origin.label},
                   {"facts", object_of(record.facts)},
                   {"metrics", object_of(record.values)}};
    object["plan"] =
        record.plan ? Json{{"moves", record.plan->moves}, {"claim", record.plan->claim}} : Json();
    object["text"] = record.text;
    // The name of a file may be of any bytes.
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string Exporter::head() const {
    if (format_ == ExportFormat::json) return "[";
    if (format_ != ExportFormat::csv) return "";
    std::string line = "id,family,name,code,source,line,label";
    for (const std::string& name : value_names_) line.append(",").append(csv_cell(name));
    return line + "\n";
}

std::string Exporter::row(const Record& record) {
    const bool first = std::exchange(is_first_, false);
    switch (format_) {
        case ExportFormat::json:
            return fmt::format("{}{}", first ? "\n" : ",\n", record_json(record));
        case ExportFormat::json_lines:
            return record_json(record) + "\n";
        case ExportFormat::codes:
            return record.code + "\n";
        case ExportFormat::csv:
            break;
    }
    return csv_row(record, value_names_);
}

std::string Exporter::tail() const {
    if (format_ != ExportFormat::json) return "";
    return is_first_ ? "]\n" : "\n]\n";
}

}  // namespace decant::store
