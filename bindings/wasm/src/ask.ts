// A question asked to the core, and to the reader where it takes that: levels may come in any text that people have, and the
// core knows only its own.
// SPDX-License-Identifier: MIT
import type { Line } from "./line.js";
import type { Options } from "./options.js";

/** The JSON of the answer. */
export async function ask(core: Line, reader: Line, route: string, body: string, how: Options): Promise<string> {
  const answer = await core.ask({ route, body, isRead: false }, how);
  if (answer !== null) return answer;
  const read = await reader.ask({ route, body, isRead: false }, how);
  return (await core.ask({ route, body: read!, isRead: true }, how))!;
}
