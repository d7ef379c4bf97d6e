// Fields whose text counts once it is done: after Enter, or on the way elsewhere.
// SPDX-License-Identifier: MIT
import type { TargetedEvent } from "preact";
import { useState } from "preact/hooks";

/** For an input. Text that is being typed stays, however often the page is drawn anew meanwhile. */
export function useTyped(value: string, done: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onInput: (event: TargetedEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onChange: (event: TargetedEvent<HTMLInputElement>) => {
      done(event.currentTarget.value);
      setTyped(null);
    },
    onBlur: () => setTyped(null),
  };
}
