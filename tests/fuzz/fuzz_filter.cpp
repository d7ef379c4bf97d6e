// Any text as a filter: an error that helps, or a filter whose SQL holds none of its text.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "checks.hpp"
#include "store/filter.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    const auto text = base::clean_text(fuzz::view_of(data, size));
    if (!text) return 0;
    const auto filter = store::parse_filter(*text);
    if (!filter) {
        fuzz::check_diagnostic(filter.error(), *text);
        return 0;
    }
    using Kind = store::Column::Kind;
    const std::vector<store::Column> columns{
        {"id", Kind::number}, {"name", Kind::text}, {"length", Kind::value}, {"dead_share", Kind::value}};
    const auto sql = store::to_sql(*filter, columns);
    if (!sql) {
        fuzz::check_diagnostic(sql.error(), *text);
        return 0;
    }
    const auto marks = std::count(sql->text.begin(), sql->text.end(), '?');
    fuzz::require(static_cast<std::size_t>(marks) == sql->bindings.size(), "all is bound", sql->text);
    // Values from the filter's text are bound, so all that is left is ours.
    constexpr std::string_view own = "()?=<>.' ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz _";
    fuzz::require(sql->text.find_first_not_of(own) == std::string::npos, "SQL is made of our words",
                  sql->text);
    return 0;
}
