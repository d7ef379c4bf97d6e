// Writes the TypeScript types of questions and answers, from the tables of both: `write_types queries`,
// `write_types answers`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "requests/question.hpp"
#include "requests/shape.hpp"

namespace {

using namespace decant::requests;

std::string quoted(const std::string& word) { return fmt::format("\"{}\"", word); }

template <class List, class Text>
std::string joined(const List& list, std::string_view between, const Text& text_of) {
    std::vector<std::string> texts;
    for (const auto& entry : list) texts.push_back(text_of(entry));
    return fmt::format("{}", fmt::join(texts, between));
}

std::string capitalized(std::string_view text) {
    std::string result(text);
    if (!result.empty()) result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
    return result;
}

/// A comment, where there is something to say.
std::string comment(const std::string& summary, std::string_view indent = "") {
    if (summary.empty()) return "";
    const std::string_view stop = summary.back() == '.' ? "" : ".";
    return fmt::format("{}/** {}{} */\n", indent, capitalized(summary), stop);
}

std::string text_of(const Shape& shape);

std::string key_of(const Part& part) {
    return fmt::format("{}{}: {}", part.name, part.required ? "" : "?", text_of(part.shape));
}

std::string text_of(const Shape& shape) {
    using Kind = Shape::Kind;
    switch (shape.kind) {
        case Kind::text:
            return "string";
        case Kind::whole:
        case Kind::number:
            return "number";
        case Kind::flag:
            return "boolean";
        case Kind::constant:
        case Kind::type:
            return shape.name;
        case Kind::words:
            return joined(shape.words, " | ", quoted);
        case Kind::list: {
            const Shape& item = shape.of.front();
            return item.kind == Kind::either ? fmt::format("({})[]", text_of(item)) : text_of(item) + "[]";
        }
        case Kind::pair: {
            const std::string item = text_of(shape.of.front());
            return fmt::format("[{}, {}]", item, item);
        }
        case Kind::map:
            return fmt::format("Record<string, {}>", text_of(shape.of.front()));
        case Kind::object:
            return fmt::format("{{ {} }}", joined(shape.parts, "; ", key_of));
        case Kind::either:
            return joined(shape.of, " | ", text_of);
        case Kind::nothing:
            break;
    }
    return "null";
}

/// A line of the text before a type, and the type; a line for each alternative, where it gets too long.
std::string line_of(const std::string& before, const std::string& type, std::string_view indent) {
    std::string line = fmt::format("{} {};\n", before, type);
    if (line.size() <= 121) return line;
    line = before;
    for (std::size_t at = 0; at < type.size();) {
        const std::size_t end = std::min(type.find(" | ", at), type.size());
        line += fmt::format("\n{}  | {}", indent, type.substr(at, end - at));
        at = end + 3;
    }
    return line + ";\n";
}

std::string text_of(const Type& type) {
    std::string text = comment(type.summary);
    if (type.shape.kind != Shape::Kind::object)
        return text + line_of(fmt::format("export type {} =", type.name), text_of(type.shape), "");
    text += fmt::format("export interface {} {{\n", type.name);
    for (const Part& part : type.shape.parts)
        text += fmt::format("{}  {};\n", comment(part.summary, "  "), key_of(part));
    return text + "}\n";
}

constexpr std::string_view head =
    "// {}\n// SPDX-License-Identifier: MIT\n// Written by `./dev bless` from the tables in src/requests.\n";

std::string answers() {
    std::string text = fmt::format(head, "The types of all answers: the JSON of `decant ... --format json`.");
    for (const Type& type : types()) text += "\n" + text_of(type);
    return text;
}

/// The types of keys, and which types of answers they use.
class Keys {
  public:
    std::string text_of(const Key& key) {
        return comment(key.summary, "  ") +
               line_of(fmt::format("  {}{}:", key.name, key.required ? "" : "?"), type_of(key), "  ");
    }
    [[nodiscard]] const std::set<std::string>& used() const { return used_; }

  private:
    std::string type_of(const Key& key) {
        switch (key.kind) {
            case Kind::text:
                return key.words.empty() ? "string" : type_of_words(key.words);
            case Kind::moves:
                return "string | readonly unknown[] | object";
            case Kind::whole:
                return key.range.most - key.range.least < 8 ? type_of_few(key) : "number";
            case Kind::number:
                return "number";
            case Kind::flag:
                break;
        }
        return "boolean";
    }

    /// Words that have a name are all there will be. Others are offered, and any text is taken.
    std::string type_of_words(const std::vector<std::string>& words) {
        for (const Type& type : types()) {
            if (type.shape.kind != Shape::Kind::words || type.shape.words != words) continue;
            used_.insert(type.name);
            return type.name;
        }
        return joined(words, " | ", quoted) + " | (string & {})";
    }

    static std::string type_of_few(const Key& key) {
        std::vector<int> values;
        for (int value = static_cast<int>(key.range.least); value <= key.range.most; ++value)
            values.push_back(value);
        return fmt::format("{}", fmt::join(values, " | "));
    }

    std::set<std::string> used_;
};

std::string queries() {
    const auto is_limit = [](const Key& key) {
        return key.belongs_to(Question::solve) && key.belongs_to(Question::hint) &&
               std::string_view(key.name).ends_with("_limit");
    };
    const Key& level =
        *std::find_if(keys().begin(), keys().end(), [](const Key& key) { return key.name == "level"; });
    const auto is_of_level = [&](const Key& key) { return key.questions == level.questions; };

    Keys written;
    const auto interface = [&](const std::string& name, const auto& has) {
        std::string members;
        for (const Key& key : keys()) {
            if (has(key)) members += written.text_of(key);
        }
        return fmt::format("\nexport interface {} {{{}{}}}\n", name, members.empty() ? "" : "\n", members);
    };
    std::string text = interface("LevelQuery", is_of_level) + interface("Limits", is_limit);
    for (const QuestionEntry& entry : questions()) {
        const auto belongs = [&](const Key& key) { return key.belongs_to(entry.question); };
        if (std::none_of(keys().begin(), keys().end(), belongs)) continue;
        std::vector<std::string> shared;
        if (belongs(level)) shared.emplace_back("LevelQuery");
        const bool is_limited = std::any_of(keys().begin(), keys().end(),
                                            [&](const Key& key) { return is_limit(key) && belongs(key); });
        if (is_limited) shared.emplace_back("Limits");
        std::string name = capitalized(entry.word) + "Query";
        if (!shared.empty()) name += fmt::format(" extends {}", fmt::join(shared, ", "));
        text += interface(
            name, [&](const Key& key) { return belongs(key) && !is_limit(key) && !is_of_level(key); });
    }
    return fmt::format(head, "The types of all questions: their keys are those of docs/server.md.") +
           fmt::format("import type {{ {} }} from \"./answers.js\";\n", fmt::join(written.used(), ", ")) +
           text;
}

}  // namespace

int main(int count, char** words) {
    const std::string_view wanted = count == 2 ? words[1] : "";
    if (wanted != "queries" && wanted != "answers") {
        std::fputs("usage: write_types queries|answers\n", stderr);
        return 64;
    }
    const std::string text = wanted == "queries" ? queries() : answers();
    std::fputs(text.c_str(), stdout);
}
