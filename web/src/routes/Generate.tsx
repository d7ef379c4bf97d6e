// Makes new levels.
// SPDX-License-Identifier: MIT
export function Generate({ wishes }: { wishes: Record<string, string> }) {
  return <h1>Generate {wishes.colors}</h1>;
}
