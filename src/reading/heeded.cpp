// Tells levels of decant's own, objects and lines apart, of which each is weighed in its own way.
// SPDX-License-Identifier: MIT
#include "reading/heeded.hpp"

#include "reading/detect.hpp"
#include "reading/heeded_lines.hpp"
#include "reading/heeded_object.hpp"
#include "reading/heeded_own.hpp"
#include "reading/link.hpp"
#include "reading/split.hpp"

namespace decant::reading {

Outcome read_heeding(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read) {
    const bool is_of_decant = is_own(bare.text) || code_inside(bare.text).has_value();
    const auto heed = is_of_decant ? heed_own : holds_objects(bare.text) ? heed_object : heed_lines;
    return assuming(heed(bare, options, read), bare.assumed);
}

}  // namespace decant::reading
