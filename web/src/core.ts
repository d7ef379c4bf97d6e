// The solver of this page. Its workers start with the first question.
// SPDX-License-Identifier: MIT
import { connect } from "@decant/core";

export const core = connect();
