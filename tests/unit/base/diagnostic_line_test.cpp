// A diagnostic is one line, with the parts that are known.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "base/diagnostic.hpp"

namespace decant::base {
namespace {

TEST(DiagnosticLine, HasSourcePlaceProblemAndRemedy) {
    EXPECT_EQ(to_string({"it is bad", "make it good", {3, 14}}, "a.txt"),
              "a.txt:3:14: it is bad; make it good");
}

TEST(DiagnosticLine, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(to_string({"it is bad", "make it good", {}}, "a.txt"), "a.txt: it is bad; make it good");
    EXPECT_EQ(to_string({"it is bad", "", {}}, "a.txt"), "a.txt: it is bad");
    EXPECT_EQ(to_string({"it is bad", "", {}}, ""), "it is bad");
}

}  // namespace
}  // namespace decant::base
