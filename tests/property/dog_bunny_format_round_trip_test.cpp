// A format of DogBunny reads its own texts back, and it refuses only levels that it cannot hold.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/text.hpp"
#include "property/dog_bunny_levels.hpp"
#include "puzzles/dog_bunny/rules/canonical.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

Level odd_level() { return any_level({7, 7, true}); }

Level reread(const Level& level, std::string_view format) {
    const auto text = formats().print(level, format);
    if (!text) RC_LOG() << base::to_string(text.error(), "level");
    RC_ASSERT(text.ok());
    RC_LOG() << *text;
    const auto clean = base::clean_text(*text);
    RC_ASSERT(clean.ok() && *clean == *text);
    RC_ASSERT(formats().recognize(format, *text) == Recognition::yes);
    const auto again = propose(formats(), format, *text).level;
    if (!again) RC_LOG() << base::to_string(again.error(), "written text");
    RC_ASSERT(again.ok());
    return *again;
}

RC_GTEST_PROP(DogBunnyNativeRoundTrip, KeepsEverything, ()) {
    Level level = odd_level();
    level.name = *rc::gen::element<std::string>("", "x", "a # b", "edges:", "\u00E9: !");
    base::Random random = any_random();
    for (Node& node : level.nodes) {
        if (random.below(3) == 0)
            node.position = Point{random.between(-9, 9) / 4.0, random.between(0, 9) / 8.0};
    }
    RC_ASSERT(reread(level, "native") == level);
}

RC_GTEST_PROP(DogBunnyCodeRoundTrip, KeepsAllThatIsPlayed, ()) {
    const Level level = odd_level();
    RC_ASSERT(reread(level, "code") == level);
    const std::string code = *formats().print(level, "code");
    const auto safe = [](char c) {
        return std::string_view("~=@!+,():/-_.%\n").find(c) != std::string_view::npos ||
               (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    };
    RC_ASSERT(std::all_of(code.begin(), code.end(), safe));
}

/// The contents of a level, with names in place of numbers: an edge list numbers the nodes anew.
std::vector<std::string> by_name(const Level& level) {
    const auto name = [&](int node) { return level.nodes[static_cast<std::size_t>(node)].name; };
    std::vector<std::string> facts;
    for (const Edge& edge : level.edges) {
        facts.push_back(
            fmt::format("{} {} {} {}", name(edge.from), edge.both_ways, name(edge.to),
                        edge.condition ? print_condition(*edge.condition, native_operators, name) : ""));
    }
    for (const Kind& kind : level.kinds) {
        for (const int node : kind.starts) facts.push_back(fmt::format("{} from {}", kind.name, name(node)));
        for (const int node : kind.goals) facts.push_back(fmt::format("{} to {}", kind.name, name(node)));
    }
    std::sort(facts.begin(), facts.end());
    return facts;
}

RC_GTEST_PROP(DogBunnyEdgesRoundTrip, KeepsAllThatIsPlayedOrRefuses, ()) {
    const Level level = any_level({5, 4, false});
    const bool written = formats().print(level, "edges").ok();
    RC_CLASSIFY(written);
    if (written) RC_ASSERT(by_name(reread(level, "edges")) == by_name(level));
}

RC_GTEST_PROP(DogBunnyIconsRoundTrip, KeepsAllThatIsPlayed, ()) {
    const Level level = any_listed_level();
    RC_ASSERT(canonical(reread(level, "icons")) == canonical(level));
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
