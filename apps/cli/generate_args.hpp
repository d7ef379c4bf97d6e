// The command line of `decant generate`.
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

void describe_generate(CLI::App& verb, Args& args);

}  // namespace decant::cli
