// Enter a level.
// SPDX-License-Identifier: MIT
export function Enter({ level }: { level: string }) {
  return <h1>Enter {level}</h1>;
}
