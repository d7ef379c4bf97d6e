// The table of options in a program that reads and writes levels alone.
// SPDX-License-Identifier: MIT
#include "api/options.hpp"

#include "api/option_rows.hpp"

namespace decant::api {

const std::vector<OptionEntry>& options_of(Question) {
    static const std::vector<OptionEntry> all = [] {
        std::vector<OptionEntry> list;
        add_reading(list);
        add_writing(list);
        return list;
    }();
    return all;
}

std::vector<const OptionEntry*> all_options() {
    std::vector<const OptionEntry*> all;
    for (const OptionEntry& entry : options_of(Question::read)) all.push_back(&entry);
    return all;
}

}  // namespace decant::api
