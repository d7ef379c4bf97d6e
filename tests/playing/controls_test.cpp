// Picks and digits become moves.
// SPDX-License-Identifier: MIT
#include "cli/playing/controls.hpp"

#include <gtest/gtest.h>

namespace decant::cli::playing {
namespace {

TEST(Controls, TwoPicksAreAMoveAndTheSamePickTwiceIsNone) {
    Session session(*api::load("water4:ABAB/BABA/-", {}), {});
    Controls controls(session);
    controls.pick(1);
    controls.pick(1);
    EXPECT_FALSE(controls.picked());
    controls.pick(1);
    controls.pick(2);
    EXPECT_EQ(session.game().last_move(), "2>3");
}

TEST(Controls, ANumberWaitsOnlyWhileItCouldGoOn) {
    Session session(*api::load("water2:AB/BA/CD/DC/EF/FE/GH/HG/IJ/JI/-/-", {}), {});
    Controls controls(session);
    controls.digit('2');
    EXPECT_EQ(controls.picked(), 1U);
    controls.clear();
    controls.digit('1');
    EXPECT_EQ(controls.typed(), "1");
    controls.digit('1');
    EXPECT_EQ(controls.picked(), 10U);
}

TEST(Controls, ADigitThatDoesNotGoOnBeginsTheNextNumber) {
    Session session(*api::load("water2:AB/BA/CD/DC/EF/FE/GH/HG/IJ/JI/-/-", {}), {});
    Controls controls(session);
    controls.digit('1');
    controls.digit('1');
    controls.digit('3');
    EXPECT_EQ(session.game().made(), 0U);
    controls.clear();
    for (const char digit : {'3', '1', '1'}) controls.digit(digit);
    EXPECT_EQ(session.game().last_move(), "3>11");
}

TEST(Controls, AnEntryOfTheListIsAMove) {
    Session session(*api::load("dogbunny:a=b/b=c:dog=a:dog=c", {}), {});
    Controls controls(session);
    EXPECT_FALSE(controls.on_board());
    ASSERT_EQ(controls.choices(), 1U);
    controls.digit('1');
    EXPECT_EQ(session.game().last_move(), "dog:a>b");
    EXPECT_EQ(controls.choices(), 2U);
}

}  // namespace
}  // namespace decant::cli::playing
