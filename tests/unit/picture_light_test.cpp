// Shaded tubes are looked at in even light.
// SPDX-License-Identifier: MIT
#include "picture/light.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "picture/clusters.hpp"
#include "picture/twins.hpp"

namespace decant::picture {
namespace {

constexpr Lab red{50, 32, 16};
constexpr Lab blue{40, 0, -35};

Lab in_light(const Lab& color, float light) {
    return {light * color.lightness, light * color.green_red, light * color.blue_yellow};
}

Patch flat(const Lab& color) {
    Patch patch;
    patch.fields.fill(color);
    patch.moved.fill(patch.fields);
    return patch;
}

/// Tubes of `R`, of `r`, which is a little lighter and taken for the same, and of `B`. Each place is lighter
/// than the one below it by `more`.
class Shaded {
  public:
    Shaded(const std::vector<std::string>& tubes, float more) {
        for (const std::string& tube : tubes) {
            float light = 1;
            for (std::size_t place = 0; place < tube.size(); ++place) {
                const Lab color = tube[place] == 'B' ? blue : in_light(red, tube[place] == 'r' ? 1.12F : 1);
                if (tube[place] != 'B') reds_.push_back(patches_.size());
                patches_.push_back(flat(in_light(color, light)));
                units_.push_back({place, tube[place] == 'B' ? 1 : 0});
                light *= more;
            }
        }
    }
    [[nodiscard]] std::vector<Patch> evenly() const { return evenly_lit(patches_, units_); }
    [[nodiscard]] bool may_be_two_as_it_is() const { return may_be_two(distances(patches_), reds_, 4); }
    [[nodiscard]] bool may_be_two_evenly() const { return may_be_two(distances(evenly()), reds_, 4); }

  private:
    std::vector<Patch> patches_;
    std::vector<Lit> units_;
    std::vector<std::size_t> reds_;
};

TEST(PictureLight, PartsTwoColorsThatAShadeJoins) {
    const Shaded two({"RrBr", "rBRR", "BRrB", "rBBR"}, 1.06F);
    EXPECT_FALSE(two.may_be_two_as_it_is());
    EXPECT_TRUE(two.may_be_two_evenly());
}

TEST(PictureLight, PartsNoColorThatIsOne) {
    for (const float more : {0.9F, 1.03F, 1.1F})
        EXPECT_FALSE(Shaded({"RRBR", "RBRR", "BRRB", "RBBB"}, more).may_be_two_evenly()) << more;
}

TEST(PictureLight, IsEvenWithoutAShade) {
    EXPECT_TRUE(Shaded({"RRBR", "RBRR", "BRRB"}, 1.01F).evenly().empty());
}

}  // namespace
}  // namespace decant::picture
