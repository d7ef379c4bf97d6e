// A small number, made larger or smaller by buttons.
// SPDX-License-Identifier: MIT
import { Minus, Plus } from "lucide";
import { Icon } from "../Icon";

interface Props {
  label: string;
  value: number;
  range: readonly [number, number];
  onChange: (value: number) => void;
}

export function Stepper({ label, value, range: [least, most], onChange }: Props) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="small soft">{label}</span>
      <div>
        <button
          class="quiet icon"
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
          aria-label={`${label}: one less`}
        >
          <Icon of={Minus} size={16} />
        </button>
        <output>{value}</output>
        <button
          class="quiet icon"
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
          aria-label={`${label}: one more`}
        >
          <Icon of={Plus} size={16} />
        </button>
      </div>
    </div>
  );
}
