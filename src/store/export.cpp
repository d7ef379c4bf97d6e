// The lines of exports.
// SPDX-License-Identifier: MIT
#include "store/export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "base/json.hpp"
#include "base/text.hpp"

namespace decant::store {
namespace {

using base::Json;

Json object_of(const std::vector<NamedValue>& values) {
    Json object = Json::object();
    for (const NamedValue& value : values)
        std::visit([&](const auto& content) { object[value.name] = content; }, value.value);
    return object;
}

/// Whether a spreadsheet would take the text for a formula, which may run programs and send data away
/// (https://owasp.org/www-community/attacks/CSV_Injection). Some take the wide forms of the signs, too.
bool is_formula(std::string_view text) {
    constexpr std::array<std::string_view, 11> beginnings = {
        "=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view beginning) { return text.starts_with(beginning); });
}

/// A text as a cell (RFC 4180). An apostrophe keeps spreadsheets from taking it for a formula; all that could
/// separate cells somewhere is quoted.
std::string csv_cell(const std::string& text) {
    const bool formula = is_formula(text);
    if (!formula && text.find_first_of(",;\t\"\n\r") == std::string::npos) return text;
    std::string cell = formula ? "\"'" : "\"";
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
    std::map<std::string_view, const Value*> values;
    for (const auto* list : {&record.facts, &record.values}) {
        for (const NamedValue& value : *list) values[value.name] = &value.value;
    }
    for (const std::string& name : names) {
        const auto found = values.find(name);
        cells.push_back(found == values.end() ? "" : csv_cell(*found->second));
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
    return base::visible_json(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string Exporter::head() const {
    if (format_ == ExportFormat::json) return "[\n";
    if (format_ != ExportFormat::csv) return "";
    std::string line = "id,family,name,code,source,line,label";
    for (const std::string& name : value_names_) line.append(",").append(csv_cell(name));
    return line + "\n";
}

std::string Exporter::row(const Record& record) {
    const bool is_first = std::exchange(is_first_, false);
    switch (format_) {
        case ExportFormat::json:
            return (is_first ? head() : ",\n") + record_json(record);
        case ExportFormat::json_lines:
            return record_json(record) + "\n";
        case ExportFormat::codes:
            return record.code + "\n";
        case ExportFormat::csv:
            break;
    }
    return (is_first ? head() : "") + csv_row(record, value_names_);
}

std::string Exporter::tail() const {
    if (format_ == ExportFormat::json) return is_first_ ? "[]\n" : "\n]\n";
    return is_first_ ? head() : "";
}

}  // namespace decant::store
