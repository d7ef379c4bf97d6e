// Lists the keyword arguments of all questions, from the table of options: question, name, type, default and
// summary, a tab between them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "python/keywords.hpp"

int main() {
    using namespace decant;
    std::string text;
    for (const api::QuestionEntry& entry : api::questions()) {
        for (const python::Keyword& each : python::keywords_of(entry.question))
            text += fmt::format("{}\t{}\t{}\t{}\t{}\n", entry.word, each.name, each.type, each.usual,
                                each.summary);
    }
    std::fputs(text.c_str(), stdout);
}
