// The whole board at a glance, where it is larger than the screen. A tap on a tube brings it into sight.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { layOut } from "./layout";
import type { Role } from "./Place";
import { Tube, type Look } from "./Tube";

interface Props {
  view: BoardView;
  look: Look;
  rims: number[];
  room: { width: number; height: number };
  role: (tube: number) => Role;
  selected: number | null;
  onShow: (tube: number) => void;
}

export function Miniature({ view, look, rims, room, role, selected, onShow }: Props) {
  const { width, height, scale, places } = layOut(view.tubes.length, Math.max(...rims), room, 0);
  const plain: Look = { ...look, marks: "none" };
  return (
    <div class="miniature" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale}>
        {view.tubes.map((tube, i) => (
          <g
            key={i}
            class={`place ${role(i)}${selected === i ? " held" : ""}`}
            transform={`translate(${places[i]!.x} ${places[i]!.y})`}
            onClick={() => onShow(i)}
          >
            <Tube look={plain} rim={rims[i]!} tube={tube} />
          </g>
        ))}
      </svg>
    </div>
  );
}
