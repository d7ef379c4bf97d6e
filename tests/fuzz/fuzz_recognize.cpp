// Any bytes, loaded as a user would: detection finds a reader or says so, and text that decant writes is
// found again.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "checks.hpp"

namespace decant::fuzz {
namespace {

/// native and code are detected as such, and hold the level.
void check_detected_again(const api::Level& level) {
    for (const std::string_view format : {"native", "code"}) {
        const auto text = api::convert(level, format);
        require(text.ok(), "native and code hold every level", format);
        require(api::looks_like_code(*text) == (format == "code"), "a code looks like a code", *text);
        auto again = api::load(*text, {});
        // A code does not say that units may be missing.
        if (!again && format == "code") {
            api::LoadOptions partial;
            partial.read.set("partial", true);
            again = api::load(*text, partial);
        }
        require(again.ok(), "a written text is detected", *text);
        require(same_view(level.puzzle().start().view(), again->puzzle().start().view(), format == "native"),
                "a written text is the same level", *text);
    }
}

}  // namespace
}  // namespace decant::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    const std::string_view bytes = fuzz::view_of(data, size);
    const auto level = api::load(bytes, {});
    if (!level) {
        if (const auto text = base::clean_text(bytes))
            fuzz::check_diagnostic(level.error(), *text);
        else
            fuzz::check_diagnostic_of_bytes(level.error(), bytes);
        return 0;
    }
    fuzz::check_pictures(level->puzzle());
    fuzz::check_detected_again(*level);
    fuzz::require(!api::level_text(*level, false, {}).empty() && !api::level_json(*level).empty(),
                  "a level can be shown");
    return 0;
}
