// Records as text: JSON, JSON Lines, codes, CSV.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "store/record.hpp"

namespace decant::store {

enum class ExportFormat { json, json_lines, codes, csv };

/// Writes records one after the other. The same records give the same bytes: nothing tells when they were
/// added.
class Exporter {
  public:
    /// `value_names` become the columns of CSV.
    Exporter(ExportFormat format, std::vector<std::string> value_names)
        : format_(format), value_names_(std::move(value_names)) {}

    /// The first one begins the text, so that nothing is written where no record can be read.
    std::string row(const Record& record);
    [[nodiscard]] std::string tail() const;

  private:
    [[nodiscard]] std::string head() const;

    ExportFormat format_;
    std::vector<std::string> value_names_;
    bool is_first_ = true;
};

/// One object in one line, without a line end.
std::string record_json(const Record& record);

}  // namespace decant::store
