// Fields of a form.
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { useTyped } from "../use-typed";

export function Field({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="field" role="group" aria-label={label}>
      <span>{label}</span>
      <span class="row">{children}</span>
    </div>
  );
}

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}

/** A number that is always within its range. */
export function NumberField({ label, value, min, max, set }: Props) {
  const take = (text: string) => {
    const number = Math.round(Number(text));
    if (text !== "" && Number.isFinite(number)) set(Math.min(max, Math.max(min, number)));
  };
  const typed = useTyped(String(value), take);
  return (
    <label class="field">
      <span>{label}</span>
      <input type="number" inputMode="numeric" min={min} max={max} {...typed} />
    </label>
  );
}
