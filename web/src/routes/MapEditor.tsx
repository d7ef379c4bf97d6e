// Draw a DogBunny map.
// SPDX-License-Identifier: MIT
export function MapEditor({ level }: { level: string }) {
  return <h1>MapEditor {level}</h1>;
}
