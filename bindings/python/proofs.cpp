// Proofs in Python: made of solutions, and checked.
// SPDX-License-Identifier: MIT
#include "api/proofs.hpp"

#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/session.hpp"

namespace decant::python {
namespace {

/// Within the limits of the options; `session` ends it and hears of its entries.
api::ProofControl control_of(const api::Options& options, Session& session) {
    api::ProofControl control = api::proof_control(options);
    control.cancel = &session.cancel();
    control.on_progress = [&session](std::uint64_t entries) { session.tell(entries); };
    return control;
}

[[noreturn]] void raise_no_proof(const api::NoProof& why) {
    using Reason = api::NoProof::Reason;
    if (why.reason == Reason::cut) {
        const auto limit = api::limit_of(why);
        raise_limit_reached(
            text_in_keywords({"no proof was made, because of a limit: " + std::string(api::word(why)),
                              limit ? api::Remedy{"raise ", *limit} : api::Remedy("make some moves first")}));
    }
    if (why.reason == Reason::level)
        raise_level_error({"proofs do not cover such levels", "give a level of tube sorting or DogBunny"});
    PyErr_SetString(PyExc_AssertionError, "the answer of the search is wrong; please report the level");
    throw py::error_already_set();
}

py::object verify(const py::object& source, const py::kwargs& given) {
    Arguments arguments("verify", given);
    Session session(arguments.take_object("progress"));
    const api::Options said = take_options(arguments, api::Question::verify);
    api::VerifyOptions options;
    options.control = control_of(said, session);
    options.derive = said.derive;
    const auto about = arguments.take_text("about");
    arguments.none_left();
    if (about) {
        auto subject = api::proof_subject(*about);
        if (!subject) raise_level_error(subject.error());
        options.about = *std::move(subject);
    }
    const std::string proof =
        py::isinstance<py::bytes>(source) ? py::cast<std::string>(source) : checked_text("proof", source);
    const auto verdict = session.run([&] { return api::verify(proof, options); });
    return answer_of(api::verdict_json(verdict, ""), api::verdict_text(verdict, "proof", false, {}));
}

}  // namespace

py::object prove(const api::Level& level, const api::Solution& solution, const py::kwargs& given) {
    Arguments arguments("prove", given);
    Session session(arguments.take_object("progress"));
    const api::ProofControl control = control_of(take_options(arguments, api::Question::prove), session);
    arguments.none_left();
    const auto certificate = session.run([&] { return api::prove(level, solution, control); });
    if (!certificate) raise_no_proof(certificate.error());
    std::string text;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    const auto bytes = session.run([&] { return certificate->write(take, control); });
    if (!bytes) raise_no_proof(bytes.error());
    return answer_of(api::proof_json(*certificate, *bytes, text), text);
}

void bind_proofs(py::module_& module) { module.def("verify", verify, py::arg("proof")); }

}  // namespace decant::python
