// Checks that must hold for any input, shared by the fuzz targets.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/text.hpp"
#include "present/json.hpp"
#include "present/text.hpp"
#include "puzzles/family.hpp"

namespace decant::fuzz {

/// Ends the program when a claim is false, in every kind of build.
inline void require(bool holds, const char* claim, std::string_view about = "") {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::fwrite(about.data(), 1, about.size(), stderr);
    std::abort();
}

inline std::string_view view_of(const std::uint8_t* data, std::size_t size) {
    return size == 0 ? std::string_view{} : std::string_view(reinterpret_cast<const char*>(data), size);
}

/// UTF-8 without control characters: neither C0 nor DEL nor C1 (U+0080 to U+009F), which terminals obey too.
inline bool is_plain(std::string_view text) {
    if (!base::clean_text(text)) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7F) return false;
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0)
            return false;
    }
    return true;
}

/// An error can be shown in one line, tells what to do, and points into the text that it is about.
inline void check_diagnostic(const base::Diagnostic& diagnostic, std::string_view text) {
    constexpr std::size_t longest = 1000;
    const std::string line = base::to_string(diagnostic, "input");
    require(!diagnostic.problem.empty(), "an error names its problem", line);
    require(!diagnostic.remedy.empty(), "an error has a remedy", line);
    require(is_plain(line), "an error is one line of plain text", line);
    require(line.size() <= longest, "an error is short", line);
    const base::Place place = diagnostic.place;
    require((place.line == 0) == (place.column == 0), "a place is whole", line);
    if (place.line == 0) return;
    const std::vector<base::Line> lines = base::lines_of(text);
    require(place.line <= lines.size() + 1, "the line of an error is in the text", line);
    const std::size_t width =
        place.line <= lines.size() ? base::characters(lines[place.line - 1].text) : std::size_t{0};
    require(place.column <= width + 1, "the column of an error is in its line", line);
}

/// The same for bytes that are not clean text: their lines, each byte counted as a character.
inline void check_diagnostic_of_bytes(const base::Diagnostic& diagnostic, std::string_view bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') continue;
        const bool ends_line = bytes[i] == '\r' || bytes[i] == '\n';
        text += ends_line ? '\n' : 'x';
    }
    check_diagnostic(diagnostic, text);
}

inline bool same_field(const puzzles::Field& a, const puzzles::Field& b) {
    return a.name == b.name && a.value == b.value;
}

/// `with_names`: names of the level and of its colors count too.
inline bool same_facts(const puzzles::Puzzle& a, const puzzles::Puzzle& b, bool with_names,
                       bool with_codes = true) {
    const auto left = a.facts();
    const auto right = b.facts();
    if (left.size() != right.size()) return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i].name == "name" && !with_names) continue;
        if (left[i].name == "code" && !with_codes) continue;
        if (!same_field(left[i], right[i])) return false;
    }
    return true;
}

inline bool same_view(const puzzles::View& a, const puzzles::View& b, bool with_names,
                      bool with_letters = true) {
    if (a.index() != b.index()) return false;
    const auto* left = std::get_if<puzzles::BoardView>(&a);
    const auto* right = std::get_if<puzzles::BoardView>(&b);
    if (left == nullptr) {
        const std::string first = present::draw(a, {});
        const std::string second = present::draw(b, {});
        // The order in which a map lists its nodes is not part of the level: an edge list does not hold it.
        // That native and code do is seen by the facts and by writing again.
        auto lines = base::lines_of(first);
        auto others = base::lines_of(second);
        const auto by_text = [](const base::Line& x, const base::Line& y) { return x.text < y.text; };
        std::sort(lines.begin(), lines.end(), by_text);
        std::sort(others.begin(), others.end(), by_text);
        return std::equal(lines.begin(), lines.end(), others.begin(), others.end(),
                          [](const base::Line& x, const base::Line& y) { return x.text == y.text; });
    }
    if (left->tubes.size() != right->tubes.size() || left->colors.size() != right->colors.size())
        return false;
    for (std::size_t t = 0; t < left->tubes.size(); ++t) {
        if (left->tubes[t].capacity != right->tubes[t].capacity) return false;
        if (left->tubes[t].units != right->tubes[t].units) return false;
    }
    for (std::size_t c = 0; c < left->colors.size(); ++c) {
        if (with_letters && left->colors[c].letter != right->colors[c].letter) return false;
        if (with_names && left->colors[c].name != right->colors[c].name) return false;
    }
    return true;
}

/// Every picture of a level can be made and shown.
inline void check_pictures(const puzzles::Puzzle& puzzle) {
    const std::string title = to_string(puzzle.title());
    require(!title.empty() && is_plain(title), "a title is one line of plain text", title);
    require(!present::level_json(puzzle).empty(), "a level has JSON");
    const puzzles::View view = puzzle.start().view();
    using present::ColorDepth;
    for (const int width : {0, 1, 20, 80, 1000}) {
        const std::string picture = present::draw(view, {ColorDepth::none, width});
        const std::string text = picture + present::legend(view, {ColorDepth::none, width});
        require(!picture.empty() && text.back() == '\n', "a picture has whole lines", text);
        for (const base::Line& line : base::lines_of(text))
            require(is_plain(line.text), "a picture without colors is plain text", text);
    }
    for (const auto depth : {ColorDepth::ansi16, ColorDepth::ansi256, ColorDepth::truecolor}) {
        require(!present::draw(view, {depth, 80}).empty(), "a picture in color is not empty");
        present::legend(view, {depth, 80});
    }
}

}  // namespace decant::fuzz
