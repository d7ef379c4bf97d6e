// Follows each way out, and on through the questions that it ends in.
// SPDX-License-Identifier: MIT
#include "reading/ways_out.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/remedy.hpp"
#include "base/text.hpp"
#include "puzzles/family.hpp"
#include "reading/detect.hpp"

namespace decant::reading {
namespace {

using base::Option;
using base::Remedy;
using puzzles::Key;
using Way = Remedy::Way;

constexpr std::string_view format_option = "from";
constexpr std::string_view path_option = "json_path";

/// How many bytes are read to follow ways, each time that a text is read again.
constexpr std::size_t most_bytes = std::size_t{1} << 22;
constexpr std::size_t longest_followed = std::size_t{1} << 16;

const Key* key_of(const Option& option) {
    for (const puzzles::Family* family : puzzles::families()) {
        for (const Key& key : family->read_keys()) {
            if (key.name == option.name) return &key;
        }
    }
    return nullptr;
}

const Option* option_of_reading(const Remedy::Piece& piece) {
    const auto* option = std::get_if<Option>(&piece);
    if (option == nullptr || option->is_left_out) return nullptr;
    const bool is_path = option->name == path_option && !option->value.empty();
    return is_path || option->name == format_option || key_of(*option) != nullptr ? option : nullptr;
}

/// What can be said of an option that stands without a value; nothing of one that takes none.
std::vector<std::string> values_of(const Option& option) {
    if (!option.value.empty()) return {};
    if (option.name == format_option) {
        const auto words = puzzles::format_words();
        return {words.begin(), words.end()};
    }
    const Key& key = *key_of(option);
    std::vector<std::string> values(key.words.begin(), key.words.end());
    // Where the units of a tube cannot be told apart, a capacity of 1 would make a unit of all of them.
    const int least = key.name == "capacity" ? 2 : key.least;
    for (int value = least; value <= key.most && !key.is_flag; ++value) {
        if (key.words.empty()) values.push_back(std::to_string(value));
    }
    return values;
}

bool names_option(const Way& way) { return std::any_of(way.begin(), way.end(), option_of_reading); }

bool lacks_value(const Way& way) {
    return std::any_of(way.begin(), way.end(), [](const Remedy::Piece& piece) {
        const Option* option = option_of_reading(piece);
        return option != nullptr && !values_of(*option).empty();
    });
}

/// A flag that was said is left out; all else is said as it stands there.
LoadOptions followed(const Way& way, LoadOptions said) {
    for (const Remedy::Piece& piece : way) {
        const Option* option = option_of_reading(piece);
        if (option == nullptr) continue;
        if (option->name == format_option) {
            said.format = option->value;
            continue;
        }
        if (option->name == path_option) {
            said.json_path = option->value;
            continue;
        }
        const Key& key = *key_of(*option);
        if (key.is_flag)
            said.read.set(option->name, !said.read.flag(option->name));
        else if (key.words.empty())
            said.read.set(option->name, base::parse_number(option->value, key.most).value_or(key.least));
        else
            said.read.set(option->name, option->value);
    }
    return said;
}

/// One way, and what has to be said beside it.
Way joined(Way way, const Way& more) {
    for (const Remedy::Piece& piece : more) {
        if (option_of_reading(piece) != nullptr) way.insert(way.end(), {" and ", piece});
    }
    return way;
}

class Follower {
  public:
    Follower(std::string_view text, const ReadAsSaid& read) : text_(text), read_(read) {}

    /// Those of a refusal that end in a level, and those that are to be followed by hand.
    [[nodiscard]] Remedy ways_out(const Remedy& remedy, const LoadOptions& said) {
        constexpr std::size_t few = 2;
        Remedy kept;
        for (const Way& way : remedy.ways()) {
            std::vector<Way> ends;
            std::size_t values = 0;
            for (const Way& each : spelled_out(way)) {
                const auto found =
                    names_option(way) ? ends_of(each, said, most_questions) : std::vector<Way>{way};
                values += found.empty() ? 0 : 1;
                ends.insert(ends.end(), found.begin(), found.end());
            }
            if (values > few && lacks_value(way)) ends = {way};
            for (const Way& each : ends) kept = kept.or_else(Remedy(each));
        }
        return kept;
    }

  private:
    /// Beyond the first.
    static constexpr int most_questions = 2;

    /// The way itself if it ends in a level, and if in a question, each answer to it that does.
    [[nodiscard]] std::vector<Way> ends_of(const Way& way, const LoadOptions& said, int questions) {
        bytes_ += text_.size();
        if (bytes_ > most_bytes) return {};
        const LoadOptions otherwise = followed(way, said);
        const Outcome outcome = read_(otherwise);
        if (outcome) return {way};
        std::vector<Way> ends;
        if (!gives_level(outcome) || questions == 0) return ends;
        for (const Way& answer : outcome.error().diagnostic.remedy.ways()) {
            if (!names_option(answer) || lacks_value(answer)) continue;
            for (const Way& end : ends_of(answer, otherwise, questions - 1)) ends.push_back(joined(way, end));
        }
        return ends;
    }

    /// The ways that come of one: with each value of an option that has none. A format is one that takes the
    /// text for its own.
    [[nodiscard]] std::vector<Way> spelled_out(const Way& way) const {
        std::vector<Way> ways;
        for (std::size_t i = 0; i < way.size(); ++i) {
            const Option* option = option_of_reading(way[i]);
            if (option == nullptr) continue;
            for (const std::string& value : values_of(*option)) {
                if (option->name == format_option &&
                    find_reader(text_, value).surest == puzzles::Recognition::no)
                    continue;
                ways.push_back(way);
                ways.back()[i] = Option{option->name, value};
            }
        }
        return ways.empty() && !lacks_value(way) ? std::vector<Way>{way} : ways;
    }

    std::string_view text_;
    const ReadAsSaid& read_;
    std::size_t bytes_ = 0;  ///< that were read
};

/// What a person can do without any option.
Remedy by_hand(const Remedy& remedy) {
    Remedy kept;
    for (const Way& way : remedy.ways()) {
        if (!names_option(way)) kept = kept.or_else(Remedy(way));
    }
    return kept;
}

/// The first ways to choose one of several levels, and if they are not all, another way to choose any.
Remedy choosing_among(std::size_t levels, const Remedy& remedy) {
    constexpr std::size_t few = 4;
    Remedy kept;
    for (const Way& way : remedy.ways()) {
        if (kept.ways().size() < few) kept = kept.or_else(Remedy(way));
    }
    const auto& ways = remedy.ways();
    const bool are_options = std::all_of(ways.begin(), ways.end(), names_option);
    const bool are_all = kept.ways().size() == ways.size() && ways.size() >= levels;
    return are_options && !are_all ? kept.or_else("give the code of the one that is meant") : kept;
}

/// What is wrong with a text that offers no level, where the first option is said that its refusal names.
std::optional<base::Diagnostic> first_end(const Outcome& outcome, const LoadOptions& said,
                                          const ReadAsSaid& read) {
    const Refusal refusal = outcome.error();
    if (!refusal.offered.empty() || refusal.diagnostic.remedy.empty()) return std::nullopt;
    const Way& first = refusal.diagnostic.remedy.ways().front();
    if (!names_option(first) || lacks_value(first)) return std::nullopt;
    const Outcome end = read(followed(first, said));
    return gives_level(end) ? std::nullopt : std::optional(end.error().diagnostic);
}

}  // namespace

Outcome with_ways_out(std::string_view text, const LoadOptions& said, const ReadAsSaid& read) {
    Outcome outcome = read(said);
    if (outcome) return outcome;
    Refusal refusal = outcome.error();
    Remedy& remedy = refusal.diagnostic.remedy;
    if (text.size() > longest_followed) {
        if (refusal.offered.empty()) remedy = by_hand(remedy);
    } else {
        remedy = Follower(text, read).ways_out(remedy, said);
        // Where no answer to a question ends in a level, what is wrong is nothing that it asks about.
        if (const auto end = remedy.empty() ? first_end(outcome, said, read) : std::nullopt) {
            refusal.diagnostic = *end;
            remedy = by_hand(remedy);
        }
    }
    if (!refusal.offered.empty())
        remedy = choosing_among(refusal.offered.size(), remedy);
    else if (remedy.empty())
        remedy = "correct the text";
    return refusal;
}

}  // namespace decant::reading
