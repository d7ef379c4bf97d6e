// Scans a text for groups.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/groups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/board.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Diagnostic;
using base::problem_at;
using base::quoted;
using base::Result;

constexpr std::string_view separators = ",;/|";
constexpr std::string_view quotes = "\"'`";
constexpr std::string_view opening = "([{";
constexpr std::string_view closing = ")]}";

bool is_in(std::string_view characters, char c) { return characters.find(c) != std::string_view::npos; }

class GroupScanner {
  public:
    explicit GroupScanner(std::string_view text) : text_(text), end_(text_end(text)) {
        const std::string_view content = behind_comments(text);
        is_bare_ = content.find_first_of("\"'`()[]{}") == std::string_view::npos;
        is_one_line_ = content.find('\n') == std::string_view::npos;
        at_ = static_cast<std::size_t>(content.data() - text.data());
    }

    Result<Groups> scan() {
        if (!find()) return *std::move(problem_);
        return Groups{std::move(groups_), is_plain_, is_plain_ && !is_one_line_};
    }

  private:
    /// Brackets that are open, and the groups in them.
    struct Frame {
        char close;
        std::size_t offset;
        std::size_t first;       ///< the number of the first group inside
        std::size_t direct = 0;  ///< groups inside, but in no other brackets
    };

    bool find() {
        if (behind_label(first_line())) return take_numbered_lines();
        while (at_ < end_ && groups_.size() <= max_tubes) {
            if (!take()) return false;
        }
        return groups_.size() > max_tubes || (check_end() && check_lines());
    }

    static std::size_t text_end(std::string_view text) {
        const std::string_view content = base::trim(text);
        return static_cast<std::size_t>(content.data() + content.size() - text.data());
    }

    bool fail(std::size_t offset, std::string_view what, std::string_view remedy) {
        problem_ = problem_at(text_, offset, std::string(what), remedy);
        return false;
    }

    [[nodiscard]] std::string_view first_line() const {
        return text_.substr(at_, std::min(text_.find('\n', at_), end_) - at_);
    }

    /// What stands in ` 3: [ABC`, where nothing need close the bracket; nothing for lines of another kind.
    static std::optional<std::string_view> behind_label(std::string_view line) {
        std::string_view rest = base::trim(line);
        rest.remove_prefix(std::min(rest.find_first_not_of("0123456789"), rest.size()));
        if (rest.size() == base::trim(line).size() || !rest.starts_with(':')) return std::nullopt;
        rest = base::trim(rest.substr(1));
        if (!rest.starts_with('[')) return std::nullopt;
        return base::trim(rest.substr(1, rest.size() - (rest.ends_with(']') ? 2 : 1)));
    }

    /// A numbered line for each tube.
    bool take_numbered_lines() {
        is_plain_ = false;
        for (const base::Line& line : base::lines_of(text_)) {
            if (base::trim(line.text).empty()) continue;
            const auto tube = behind_label(line.text);
            if (!tube || tube->find_first_of(" \t,") != std::string_view::npos)
                return fail(line.offset, "this line is no numbered tube", "write it as 0: [ABCD");
            add(*tube, static_cast<std::size_t>(tube->data() - text_.data()));
            if (groups_.size() > max_tubes) break;
        }
        return true;
    }

    void add(std::string_view text, std::size_t offset) {
        groups_.push_back({text, offset, line_});
        if (!frames_.empty()) ++frames_.back().direct;
        after_separator_ = false;
    }

    bool take() {
        const char c = text_[at_];
        if (c == '\n') {
            ++line_;
            begins_line_ = true;
            // A separator at the end of a line ends the tube before it.
            if (!is_one_line_) after_separator_ = false;
        } else if (is_in(separators, c)) {
            if (!take_separator()) return false;
        } else if (is_in(quotes, c)) {
            return take_string();
        } else if (is_in(opening, c)) {
            return open();
        } else if (is_in(closing, c)) {
            return close();
        } else if (c != ' ' && c != '\t') {
            take_word();
            return true;
        }
        ++at_;
        return true;
    }

    bool take_separator() {
        is_plain_ = false;
        const bool is_first = groups_.empty() || (begins_line_ && !is_one_line_);
        begins_line_ = false;
        if (!after_separator_ && !is_first) {
            after_separator_ = true;
            return true;
        }
        if (!is_bare_)
            return fail(at_, "nothing stands before this separator", "write '-' for an empty tube");
        add({}, at_);
        after_separator_ = true;
        return true;
    }

    void take_word() {
        const std::size_t end = std::min(text_.find_first_of(" \t\n,;/|\"'`()[]{}", at_), end_);
        begins_line_ = false;
        add(text_.substr(at_, end - at_), at_);
        at_ = end;
    }

    bool take_string() {
        is_plain_ = begins_line_ = false;
        const std::size_t end = text_.find_first_of(std::string{text_[at_], '\n'}, at_ + 1);
        if (end == std::string_view::npos || text_[end] == '\n')
            return fail(at_, "this string does not end", "close it in its line");
        add(text_.substr(at_ + 1, end - at_ - 1), at_ + 1);
        at_ = end + 1;
        return true;
    }

    bool open() {
        is_plain_ = begins_line_ = false;
        if (frames_.size() == 2)
            return fail(at_, "this bracket stands too deep", "write the letters of each tube together");
        frames_.push_back({closing[opening.find(text_[at_])], at_, groups_.size()});
        after_separator_ = false;
        ++at_;
        return true;
    }

    bool close() {
        if (frames_.empty() || frames_.back().close != text_[at_])
            return fail(at_, "this bracket closes nothing", "remove it, or write the other one");
        const Frame frame = frames_.back();
        frames_.pop_back();
        if (groups_.size() == frame.first) groups_.push_back({{}, frame.offset, line_});
        if (frame.direct > 1) widest_ = {groups_.size() - frame.first, frame.offset};
        after_separator_ = false;
        ++at_;
        return true;
    }

    /// A separator at the very end may end a tube or begin an empty one, but where there are several of them.
    bool check_end() {
        if (!frames_.empty()) {
            return fail(frames_.back().offset, "this bracket is not closed",
                        fmt::format("write '{}' behind the tubes", frames_.back().close));
        }
        if (widest_.groups != 0 && widest_.groups != groups_.size()) {
            return fail(widest_.offset, "these brackets hold several groups of letters",
                        "put brackets around each tube, or around all");
        }
        if (!is_bare_ || !is_one_line_ || !after_separator_) return true;
        const std::size_t last = end_ - 1;
        if (groups_.back().text.empty()) {
            add({}, last);
            return true;
        }
        return fail(last,
                    fmt::format("{} may end a tube or begin an empty one", quoted(text_.substr(last, 1))),
                    "leave it out, or write '-' behind it for an empty tube");
    }

    /// Groups of several lines are one a line. A blank line between some of them may be an empty tube.
    bool check_lines() {
        if (is_one_line_ || groups_.empty() || groups_.front().line == groups_.back().line) return true;
        std::size_t least = text_.size();
        std::size_t most = 0;
        const Group* below_blank = nullptr;
        for (std::size_t i = 1; i < groups_.size(); ++i) {
            const std::size_t step = groups_[i].line - groups_[i - 1].line;
            if (step == 0) {
                return fail(groups_[i].offset, "this is the second group of letters in its line",
                            "write one tube a line, or all in one line");
            }
            if (step > 1 && below_blank == nullptr) below_blank = &groups_[i];
            least = std::min(least, step);
            most = std::max(most, step);
        }
        if (least < most && is_bare_) {
            return fail(below_blank->offset, "the blank line above may be an empty tube",
                        "remove blank lines, and write '-' for an empty tube");
        }
        return true;
    }

    /// Where the first line that is no comment begins.
    static std::string_view behind_comments(std::string_view text) {
        std::string_view content = base::trim(text);
        while (content.starts_with('#') && content.find('\n') != std::string_view::npos)
            content = base::trim(content.substr(content.find('\n')));
        return content;
    }

    struct Widest {
        std::size_t groups = 0;
        std::size_t offset = 0;
    };

    std::string_view text_;
    std::size_t end_;
    std::size_t at_ = 0;
    std::size_t line_ = 0;
    bool is_bare_ = false;  ///< no quotes, no brackets
    bool is_one_line_ = false;
    bool is_plain_ = true;
    bool begins_line_ = true;
    bool after_separator_ = false;
    std::vector<Frame> frames_;
    Widest widest_;  ///< the last brackets with several groups in them
    std::vector<Group> groups_;
    std::optional<Diagnostic> problem_;
};

}  // namespace

Result<Groups> groups_in(std::string_view text) { return GroupScanner(text).scan(); }

}  // namespace decant::puzzles::tube_sort
