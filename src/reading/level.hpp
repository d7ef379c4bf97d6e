// A level that has been read and checked, and how its text was understood.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzles/family.hpp"
#include "puzzles/proposal.hpp"

namespace decant::reading {

using puzzles::Assumption;

/// A line, or the part of one, that is not part of the level.
struct Aside {
    std::size_t line = 0;  ///< from 1; 0 where the text has none
    std::string text;

    friend bool operator==(const Aside&, const Aside&) = default;
};

/// The text shown beside a level, since nothing was made of it.
struct Account {
    std::vector<Aside> not_used;
    std::vector<Aside> comments;
};

/// Cheap to copy.
class Level {
  public:
    explicit Level(std::shared_ptr<const puzzles::Puzzle> puzzle, std::string form = {},
                   std::vector<Assumption> assumed = {}, Account account = {})
        : read_(std::make_shared<const Read>(std::move(puzzle), std::move(form), std::move(assumed),
                                             std::move(account))) {}
    [[nodiscard]] const puzzles::Puzzle& puzzle() const { return *read_->puzzle; }
    /// The word of the form that its text has; empty where it does not come from one.
    [[nodiscard]] const std::string& form() const { return read_->form; }
    /// The assumptions made where its text leaves something open.
    [[nodiscard]] const std::vector<Assumption>& assumed() const { return read_->assumed; }
    /// The text beside it in its text.
    [[nodiscard]] const Account& account() const { return read_->account; }

    /// The same level, read from a text that another one was made of.
    [[nodiscard]] Level in_form(std::string_view form) const {
        return Level(read_->puzzle, std::string(form), read_->assumed, read_->account);
    }
    /// The same level, read from another text.
    [[nodiscard]] Level understood(std::string form, std::vector<Assumption> assumed) const {
        return Level(read_->puzzle, std::move(form), std::move(assumed), read_->account);
    }
    /// The same level, seen among others.
    [[nodiscard]] Level seen_as(std::shared_ptr<const puzzles::Puzzle> puzzle) const {
        return Level(std::move(puzzle), read_->form, read_->assumed, read_->account);
    }
    /// The same level, for which more was assumed; that comes first.
    [[nodiscard]] Level assuming(std::vector<Assumption> more) const {
        more.insert(more.end(), read_->assumed.begin(), read_->assumed.end());
        return Level(read_->puzzle, read_->form, std::move(more), read_->account);
    }
    /// The same level, beside which more stands; that comes first.
    [[nodiscard]] Level beside(Account more) const {
        const auto add = [](std::vector<Aside>& all, const std::vector<Aside>& others) {
            all.insert(all.end(), others.begin(), others.end());
        };
        add(more.not_used, read_->account.not_used);
        add(more.comments, read_->account.comments);
        return Level(read_->puzzle, read_->form, read_->assumed, std::move(more));
    }

  private:
    struct Read {
        // No aggregate: clang 14, which builds the page, makes none in its place.
        Read(std::shared_ptr<const puzzles::Puzzle> level, std::string word, std::vector<Assumption> taken,
             Account aside)
            : puzzle(std::move(level)),
              form(std::move(word)),
              assumed(std::move(taken)),
              account(std::move(aside)) {}

        std::shared_ptr<const puzzles::Puzzle> puzzle;
        std::string form;
        std::vector<Assumption> assumed;
        Account account;
    };

    std::shared_ptr<const Read> read_;
};

/// The parts of a text that lie in no span and say something: lines that name the level first, if it has a
/// name. Of spans that overlap, those that come later count. O(text + spans).
Account account_of(std::string_view text, const std::vector<puzzles::Span>& spans,
                   std::string_view name = {});

/// `line 1 "Level 12:"; line 9 "have fun"`: at most so many of them, and so many characters of each; empty if
/// there is nothing.
std::string to_string(const std::vector<Aside>& asides, std::size_t most, std::size_t longest);

}  // namespace decant::reading
