// Many levels are solved side by side, and answered in their order.
// SPDX-License-Identifier: MIT
#include "api/many.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "base/in_order.hpp"

namespace decant::api {
namespace {

std::vector<Level> levels_of(const std::vector<std::string>& codes) {
    std::vector<Level> levels;
    for (const std::string& code : codes) levels.push_back(*load(code, {}));
    return levels;
}

std::vector<std::string> plans(const std::vector<Level>& levels, const SolveOptions& options, int jobs) {
    std::vector<std::string> plans;
    solve_many(levels, options, jobs, [&](const auto& answer) {
        plans.push_back(answer ? plan_text(*answer) : answer.error().diagnostic.problem);
    });
    return plans;
}

TEST(ManyLevels, AreAnsweredInTheirOrderWhateverTheJobs) {
    std::vector<std::string> codes;
    for (int i = 0; i < 40; ++i)
        codes.insert(codes.end(),
                     {"water4:ABAB/BABA/-", "water2:AB/BA/-", "water2:A?/BA/-", "ball2:AB/BA/-"});
    const auto levels = levels_of(codes);
    const auto alone = plans(levels, {}, 1);
    EXPECT_EQ(alone.size(), codes.size());
    EXPECT_EQ(alone[0], "2>3 1>2 1>3 2>1 2>3 1>2 1>3\n");
    EXPECT_EQ(alone[2], "the level has hidden units of unknown color, which cannot be solved yet");
    EXPECT_EQ(plans(levels, {}, 4), alone);
    EXPECT_EQ(plans(levels, {}, 0), alone);
}

TEST(ManyLevels, EndWhenTheyAreCancelled) {
    const auto levels = levels_of(std::vector<std::string>(100, "water2:AB/BA/-"));
    CancelToken cancel;
    SolveOptions options;
    options.cancel = &cancel;
    int answers = 0;
    solve_many(levels, options, 1, [&](const auto&) {
        if (++answers == 3) cancel.cancel();
    });
    EXPECT_EQ(answers, 3);
}

TEST(InOrder, UsesAnswersInTheOrderOfTheItems) {
    int next = 0;
    std::vector<int> used;
    base::in_order(
        4, [&] { return next < 200 ? std::optional(next++) : std::nullopt; },
        [](int item) {
            // The first ones take longest.
            if (item < 3) std::this_thread::sleep_for(std::chrono::milliseconds(20));
            return item * item;
        },
        [&](int square) { used.push_back(square); });
    ASSERT_EQ(used.size(), 200U);
    for (int item = 0; item < 200; ++item) EXPECT_EQ(used[static_cast<std::size_t>(item)], item * item);
}

TEST(InOrder, TakesNoMoreThanItHasRoomFor) {
    std::atomic<int> taken = 0;
    std::atomic<int> most_ahead = 0;
    int used = 0;
    base::in_order(
        2,
        [&] {
            most_ahead = std::max(most_ahead.load(), taken.load());
            return taken < 5000 ? std::optional(taken++) : std::nullopt;
        },
        [&](int item) {
            if (item == 0) std::this_thread::sleep_for(std::chrono::milliseconds(100));
            return item;
        },
        [&](int item) {
            // Nobody has got far ahead of the first one.
            EXPECT_LE(item == 0 ? most_ahead.load() : 0, 1000);
            ++used;
        });
    EXPECT_EQ(used, 5000);
}

/// Items are their sizes, and answers their weights.
struct BySize : base::Dealing {
    static std::size_t size_of(int item) { return static_cast<std::size_t>(item); }
    static std::size_t weight_of(int answer) { return static_cast<std::size_t>(answer); }
};

/// The order in which one thread begins items.
std::vector<int> begun(const std::vector<int>& items, std::size_t last) {
    std::vector<int> begun;
    std::vector<int> used;
    auto next = items.begin();
    base::in_order(
        1, [&] { return next != items.end() ? std::optional(*next++) : std::nullopt; },
        [&](int item) {
            begun.push_back(item);
            return item;
        },
        [&](int item) { used.push_back(item); }, BySize{{.last = last}});
    EXPECT_EQ(used, items);
    return begun;
}

TEST(InOrder, BeginsTheLargestOfTheLastFirst) {
    const std::vector<int> items{1, 9, 2, 3, 8, 3, 5};
    EXPECT_EQ(begun(items, 0), items);
    EXPECT_EQ(begun(items, 1), items);
    EXPECT_EQ(begun(items, 4), (std::vector{1, 9, 2, 8, 5, 3, 3}));
    EXPECT_EQ(begun(items, 100), (std::vector{9, 8, 5, 3, 3, 2, 1}));
}

TEST(InOrder, KeepsGoingWhileLightAnswersWait) {
    std::atomic<int> done = 0;
    int next = 0;
    base::in_order(
        2, [&] { return next <= 5000 ? std::optional(next++) : std::nullopt; },
        [&](int item) {
            // The first one takes until all others are done.
            while (item == 0 && done < 5000) std::this_thread::yield();
            ++done;
            return 1;
        },
        [](int) {}, BySize{{.most_held = 5001}});
    EXPECT_EQ(done, 5001);
}

TEST(InOrder, TakesNothingWhileHeavyAnswersWait) {
    std::atomic<int> taken = 0;
    base::in_order(
        2, [&] { return taken < 100 ? std::optional(taken++) : std::nullopt; },
        [&](int item) {
            if (item == 0) {
                while (taken < 4) std::this_thread::yield();
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                EXPECT_EQ(taken, 4);
            }
            return 400;
        },
        [](int) {}, BySize{{.most_held = 1001}});
    EXPECT_EQ(taken, 100);
}

/// Each item weighs 400 while it is in hand.
struct HeavyItems : base::Dealing {
    static std::size_t load_of(int /*item*/) { return 400; }
};

TEST(InOrder, TakesNothingWhileHeavyItemsAreInHand) {
    for (const std::size_t last : {std::size_t{0}, std::size_t{50}}) {
        std::atomic<int> taken = 0;
        std::atomic<int> answered = 0;
        base::in_order(
            8,
            [&] {
                // Three are as heavy as what may be held; a fourth is taken only when one of them is
                // answered.
                EXPECT_LT(taken - answered, 3);
                return taken < 100 ? std::optional(taken++) : std::nullopt;
            },
            [&](int item) {
                ++answered;
                return item;
            },
            [](int) {}, HeavyItems{{.last = last, .most_held = 1001}});
        EXPECT_EQ(answered, 100);
    }
}

TEST(InOrder, WorksOnItemsThatAreHeavierThanAllRoom) {
    int taken = 0;
    std::atomic<int> answered = 0;
    base::in_order(
        4, [&] { return taken < 100 ? std::optional(taken++) : std::nullopt; },
        [&](int) { return ++answered; }, [](int) {}, HeavyItems{{.last = 64, .most_held = 1}});
    EXPECT_EQ(answered, 100);
}

TEST(InOrder, LetsAnExceptionThrough) {
    int next = 0;
    const auto fail = [](int item) -> int {
        if (item == 5) throw std::runtime_error("mine");
        return item;
    };
    EXPECT_THROW(
        base::in_order(
            3, [&] { return next < 100'000 ? std::optional(next++) : std::nullopt; }, fail, [](int) {}),
        std::runtime_error);
    EXPECT_LT(next, 100'000);
}

TEST(InOrder, UsesNothingAfterAnExceptionOfItsUser) {
    int next = 0;
    int used = 0;
    const auto work = [](int item) {
        // The others deliver while the first answer is used.
        std::this_thread::sleep_for(std::chrono::milliseconds(item % 4));
        return std::to_string(item);
    };
    const auto use = [&](const std::string& answer) {
        EXPECT_EQ(answer, std::to_string(used));
        ++used;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (used == 10) throw std::runtime_error("mine");
    };
    EXPECT_THROW(base::in_order(
                     8, [&] { return next < 1000 ? std::optional(next++) : std::nullopt; }, work,
                     [&](std::string answer) { use(answer); }),
                 std::runtime_error);
    EXPECT_EQ(used, 10);
}

}  // namespace
}  // namespace decant::api
