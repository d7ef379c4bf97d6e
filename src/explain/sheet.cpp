// Panels in rows, on one sheet.
// SPDX-License-Identifier: MIT
#include "explain/sheet.hpp"

#include <algorithm>
#include <vector>

#include "explain/steps.hpp"
#include "present/svg.hpp"

namespace decant::explain {
namespace {

constexpr std::size_t panels_in_row = 4;
constexpr double gap = 28;

/// Places drawings in rows, which are as high as their highest one.
present::Drawing arranged(const std::vector<present::Drawing>& panels) {
    present::Drawing whole;
    for (std::size_t first = 0; first < panels.size(); first += panels_in_row) {
        double x = 0;
        double height = 0;
        for (std::size_t i = first; i < std::min(panels.size(), first + panels_in_row); ++i) {
            whole.elements += present::placed(panels[i], x, whole.height);
            whole.width = std::max(whole.width, x + panels[i].width);
            height = std::max(height, panels[i].height);
            x += panels[i].width + gap;
        }
        whole.height += height + gap;
    }
    return whole;
}

}  // namespace

std::string sheet(const picture::Recognition& seen) {
    const present::Drawing panels = arranged(steps(seen));
    return present::document_begin(panels.width, panels.height, "How a picture was read") +
           picture_of(seen.canvas) + panels.elements + std::string(present::document_end);
}

}  // namespace decant::explain
