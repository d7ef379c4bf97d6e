// The extension module decant._core.
// SPDX-License-Identifier: MIT
#include "python/module.hpp"

#include "python/errors.hpp"
#include "python/types.hpp"

PYBIND11_MODULE(_core, module) {
    using namespace decant::python;
    module.attr("__version__") = DECANT_VERSION;
    // Signatures of our own say more: see signature.hpp.
    pybind11::options options;
    options.disable_function_signatures();
    prepare_types();
    bind_errors(module);
    bind_level(module);
    bind_solve(module);
    bind_proofs(module);
    bind_answers(module);
    bind_picture(module);
    bind_generate(module);
    bind_options(module);
    bind_state_graph(module);
    bind_search(module);
    seal_types(module);
}
