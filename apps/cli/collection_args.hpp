// The command line of `decant collection`.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "api/collections.hpp"

namespace decant::cli {

enum class CollectionVerb { import, add, list, show, select, annotate, export_, verify };

struct CollectionArgs {
    CollectionVerb verb = CollectionVerb::list;
    std::string file;
    std::vector<std::string> paths;  ///< of import
    std::int64_t id = 0;             ///< of show
    std::string where;
    std::string sort;
    bool descending = false;
    std::optional<std::int64_t> limit;
    std::string into;  ///< of select: another collection
    api::ExportFormat format = api::ExportFormat::json_lines;
    bool again = false;  ///< of annotate
    api::MeasureOptions measure;
};

}  // namespace decant::cli
