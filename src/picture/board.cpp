// Doubts in words.
// SPDX-License-Identifier: MIT
#include "picture/board.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace decant::picture {

std::string_view words(Doubt doubt) {
    switch (doubt) {
        case Doubt::gap:
            return "there may be a tube here";
        case Doubt::stranger:
            return "something here may be a tube";
        case Doubt::cut:
            return "the tubes may go on here, behind what ends them";
        case Doubt::no_outline:
            return "the tubes have no outline, so empty ones are not seen";
        case Doubt::full:
            return "every tube is full, so empty ones may not have been seen";
        case Doubt::counts:
            return "the units of a color do not fill whole tubes";
        case Doubt::colors:
            return "colors can be told apart in two ways";
        case Doubt::capacity:
            return "the tubes may hold more units";
        case Doubt::floating:
            return "a unit is above an empty place";
        case Doubt::lifted:
            return "this may be a unit of the tube below";
        case Doubt::glass:
            return "this tube may be empty";
        case Doubt::button:
            return "this may be a button, or a locked tube";
        case Doubt::height:
            return "this tube is higher than the others, and may hold more units";
        case Doubt::hidden:
            return "units of a color that is on top of no tube may be hidden ones";
        case Doubt::pitch:
            return "the height of a unit is not certain";
        case Doubt::shape:
            return "the units may be balls or water, which are moved by other rules";
    }
    return "";
}

bool Tube::is_empty() const {
    return std::all_of(places.begin(), places.end(),
                       [](const Place& place) { return place.state == State::empty; });
}

bool Tube::is_even() const {
    return std::all_of(places.begin(), places.end(), [&](const Place& place) {
        return place.state == State::unit && place.color == places.front().color;
    });
}

bool Tube::is_full() const { return !places.empty() && places.back().state != State::empty; }

std::vector<std::string> names_of(const std::vector<Color>& colors) {
    std::map<std::string_view, std::vector<std::size_t>> by_hue;
    for (std::size_t i = 0; i < colors.size(); ++i) by_hue[colors[i].name].push_back(i);
    std::vector<std::string> names(colors.size());
    for (auto& [hue, alike] : by_hue) {
        std::sort(alike.begin(), alike.end(), [&](std::size_t one, std::size_t other) {
            return colors[one].mean.lightness < colors[other].mean.lightness;
        });
        for (std::size_t k = 0; k < alike.size(); ++k) {
            std::string& name = names[alike[k]];
            name = hue;
            if (alike.size() == 1) continue;
            if (k == 0) name = "dark-" + std::string(hue);
            if (k == 1 && alike.size() > 2) name = hue;
            if (k + 1 == alike.size()) name = "light-" + std::string(hue);
            if (k > 1 && k + 1 < alike.size()) name = std::string(hue) + "-" + std::to_string(k);
        }
    }
    return names;
}

Rectangle Board::around() const {
    Rectangle all = tubes.front().frame;
    for (const Tube& tube : tubes)
        all = {std::min(all.left, tube.frame.left), std::min(all.top, tube.frame.top),
               std::max(all.right, tube.frame.right), std::max(all.bottom, tube.frame.bottom)};
    return all;
}

bool Board::sure() const {
    return questions.empty() && std::all_of(tubes.begin(), tubes.end(), [](const Tube& tube) {
               return tube.readable &&
                      std::none_of(tube.places.begin(), tube.places.end(), std::mem_fn(&Place::doubtful));
           });
}

}  // namespace decant::picture
