// The solver of this page. Its workers start with the first question.
// SPDX-License-Identifier: MIT
import { connect, type Levels } from "@decant/core";

export const core = connect();

let asked: Promise<Levels["levels"]> | undefined;

/** The levels to begin with; none where they cannot be had. */
export const examples = () =>
  (asked ??= core.levels().then(
    ({ levels }) => levels,
    () => [],
  ));
