// One among few, as a bar of radio buttons.
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Props<T> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: ComponentChildren])[];
  onChange: (value: T) => void;
}

export function Choice<T extends string | number | boolean>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="unseen">{label}</legend>
      {options.map(([each, words]) => (
        <label key={String(each)}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
