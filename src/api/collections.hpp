// Collections of levels: reading levels to import, and the file itself.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "analysis/measure.hpp"
#include "api/decant.hpp"
#include "base/text.hpp"
#include "store/annotate.hpp"
#include "store/collection.hpp"
#include "store/export.hpp"

namespace decant::api {

using analysis::measure;
using analysis::measure_version;
using analysis::MeasureOptions;
using store::Access;
using store::Collection;
using store::ExportFormat;
using store::Filter;
using store::Origin;
using store::Query;
using store::Record;

/// A level of an input, or why it is none; and where it stands.
struct Candidate {
    Result<Level> level;
    Origin origin;
};

/// Finds the levels in the bytes of a file: JSON Lines or a JSON array of objects, level codes one a line,
/// levels in native text one after the other, or one level in any format. docs/collections.md lists the keys
/// that are understood. Stops when `use` returns false.
void each_level(std::string_view bytes, const std::string& source, const LoadOptions& options,
                const std::function<bool(Candidate)>& use);

}  // namespace decant::api
