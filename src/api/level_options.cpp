// The options of how levels are read and written; those of reading come from the families.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"

namespace decant::api {

using Kind = OptionKind;

namespace {

std::optional<Diagnostic> refuse_json_path(std::string_view path) {
    if (parts.parse_json_path == nullptr) return std::nullopt;
    const auto steps = parts.parse_json_path(path);
    return steps ? std::nullopt : std::optional(steps.error());
}

}  // namespace

/// Objects are read by their keys, whatever `from` says.
void add_reading(std::vector<OptionEntry>& list) {
    const Questions readers = questions_about_levels();
    Questions strict_readers = readers;
    strict_readers.remove(Question::read);  // it shows what was not used
    list.push_back({.name = "from",
                    .kind = Kind::word,
                    .questions = readers,
                    .summary = "the format of the level",
                    .usual = "detected",
                    .words = puzzles::format_words(),
                    .setter = into([](auto& options) -> auto& { return options.load.format; }),
                    .keyword = "format"});
    for (const puzzles::Key& key : keys_of(puzzles::families(), &puzzles::Family::read_keys)) {
        list.push_back(
            option_of(key, readers, among([](auto& options) -> auto& { return options.load.read; })));
    }
    append(list,
           {{.name = "json_path",
             .kind = Kind::text,
             .questions = readers,
             .summary = "where levels are in JSON or YAML with keys of its own, such as .levels[].tubes",
             .refuse = refuse_json_path,
             .setter = into([](auto& options) -> auto& { return options.load.json_path; })},
            {.name = "accept",
             .kind = Kind::flag,
             .questions = readers,
             .summary = "a picture is right as it is shown, whatever is not sure",
             .setter = into([](auto& options) -> auto& { return options.load.accept; }),
             .has_key = false,  // pages correct what was read, and Python has it in the answer
             .no_keyword = readers},
            {.name = "lenient",
             .kind = Kind::flag,
             .questions = strict_readers,
             .summary = "where programs read: take a level beside which something was not used",
             .setter = into([](auto& options) -> auto& { return options.load.lenient; }),
             .no_keyword = strict_readers},  // in Python it is strict=False
            {.name = "id",
             .kind = Kind::text,
             .questions = readers,
             .summary = "which level of a text of many: its name there, or its number",
             .setter = into([](auto& options) -> auto& { return options.load.id; }),
             .has_flag = false}});  // there it is FILE#ID
}

void add_writing(std::vector<OptionEntry>& list) {
    list.push_back({.name = "to",
                    .kind = Kind::word,
                    .questions = {Question::convert},
                    .summary = "the format to write",
                    .words = written_formats(),
                    .setter = into([](auto& options) -> auto& { return options.to; }),
                    .required = true});
}

}  // namespace decant::api
