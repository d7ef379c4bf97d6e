// All positions of a level.
// SPDX-License-Identifier: MIT
export function Explore({ level }: { level: string }) {
  return <h1>Explore {level}</h1>;
}
