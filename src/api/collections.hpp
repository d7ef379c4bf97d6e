// Collections of levels.
// SPDX-License-Identifier: MIT
#pragma once

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
using base::clean_text;
using store::Access;
using store::Added;
using store::AnnotateOptions;
using store::Collection;
using store::Exporter;
using store::ExportFormat;
using store::Fault;
using store::NamedValue;
using store::NewLevel;
using store::Origin;
using store::parse_filter;
using store::Query;
using store::Record;
using store::record_json;
using store::Shortfall;
using store::Value;

/// Measures the levels of a collection that lack metrics. It is in this header because only programs with
/// collections link the storage that it needs.
inline auto annotate(Collection& collection, const MeasureOptions& measure, const AnnotateOptions& options) {
    return store::annotate(
        collection, [&](const Puzzle& puzzle) { return api::measure(puzzle, measure); }, options);
}

}  // namespace decant::api
