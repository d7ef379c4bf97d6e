// A table that several threads share: each finds the values of all, and they stay true.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/tables/shared_table.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <barrier>
#include <cstdint>
#include <set>
#include <thread>
#include <vector>

#include "base/hash.hpp"

namespace decant::puzzles::tube_sort::engine {
namespace {

struct Seen {
    std::atomic<std::uint8_t> value = 0;
};
using Table = SharedTable<Seen>;
using Key = std::array<std::uint64_t, 2>;

constexpr std::uint64_t many = 200'000;

Key key_of(std::uint64_t number) { return {number, number % 7}; }
std::uint8_t value_of(std::uint64_t number) { return static_cast<std::uint8_t>(1 + number % 250); }
Seen& look_up(const Table::Share& share, std::uint64_t number) {
    return share.look_up(base::mix(number), key_of(number).data());
}

TEST(SharedTable, OfOneWorkerForgetsNothing) {
    Table table(2, 1);
    const auto share = table.share_of(0);
    for (std::uint64_t number = 0; number < many; ++number) look_up(share, number).value = value_of(number);
    for (std::uint64_t number = 0; number < many; ++number)
        ASSERT_EQ(look_up(share, number).value, value_of(number)) << number;
}

TEST(SharedTable, TellsKeysWithOneHashApart) {
    Table table(2, 1);
    const auto share = table.share_of(0);
    std::set<Seen*> facts;
    for (int round = 0; round < 2; ++round) {
        for (std::uint64_t number = 0; number < 50; ++number)
            facts.insert(&share.look_up(1, key_of(number).data()));
    }
    EXPECT_EQ(facts.size(), 50U);
}

TEST(SharedTable, NeverTellsOneWorkerWhatAnotherSaidOfAnotherKey) {
    constexpr unsigned workers = 4;
    Table table(2, workers);
    std::atomic<std::uint64_t> wrong = 0, known = 0;
    std::barrier turn(workers, [&]() noexcept { table.tidy(); });
    const auto work = [&](unsigned worker) {
        const auto share = table.share_of(worker);
        // First each has its own keys; then all have all keys, in another order.
        for (std::uint64_t number = worker; number < many; number += workers)
            look_up(share, number).value = value_of(number);
        turn.arrive_and_wait();
        for (std::uint64_t step = 0; step < many; ++step) {
            const std::uint64_t number = (step * 7'919 + worker * many / workers) % many;
            auto& value = look_up(share, number).value;
            known += value != 0 ? 1U : 0U;
            wrong += value != 0 && value != value_of(number) ? 1U : 0U;
            value = value_of(number);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned worker = 0; worker < workers; ++worker) threads.emplace_back(work, worker);
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0U);
    EXPECT_GT(known, many * workers * 9 / 10) << "a table that forgets much is of no use";
}

}  // namespace
}  // namespace decant::puzzles::tube_sort::engine
