// A place of the rack: its tube, and its number below.
// SPDX-License-Identifier: MIT
import { footroom, ruleHeight } from "./glass";
import { rulesOf, type TubeView } from "./names";
import { Tube, type Look } from "./Tube";
import { calm, type Flight } from "./use-flight";

export type Role = "source" | "target" | "pointed" | "";

const numberSize = 11.5;

const arrows: Record<Role, string> = { source: " ↑", target: " ↓", pointed: "", "": "" };

interface Props {
  tube: TubeView;
  number: number;
  look: Look;
  rim: number;
  at: { x: number; y: number };
  role: Role;
  lifted: boolean;
  shaken: boolean;
  corked: boolean | "now";
  /** The flight that ends here. */
  arriving: Flight | undefined;
  /** The tube is on its way, and drawn elsewhere. */
  away: boolean;
}

export function Place({ tube, number, look, rim, at, role, lifted, shaken, corked, arriving, away }: Props) {
  const contents = arriving
    ? { tube: arriving.before.tubes[number - 1]!, more: look.balls ? undefined : { ...arriving.arriving } }
    : { tube, corked };
  return (
    <g
      class={`place ${role} ${shaken ? "shaken" : ""}`}
      transform={`translate(${at.x} ${at.y})`}
      style={{ "--i": number - 1 }}
    >
      <ellipse class="ground" cy="5" rx="15" ry="3" />
      {!away && (
        // With calm motion, a change is a new tube that appears.
        <g class={lifted ? "tube lifted" : "tube"} key={calm.matches ? tube.units.join() : ""}>
          <g class="wave">
            <Tube look={look} rim={rim} {...contents} />
          </g>
        </g>
      )}
      <rect class="number-ground" x="-18" y="10" width="36" height="17" rx="8.5" />
      <text class="number" y="22.5" style={{ fontSize: `${numberSize * Math.max(1, look.markSize)}px` }}>
        {number}
        {arrows[role]}
      </text>
      {rulesOf(tube).map((rule, i) => (
        <text class="rule" key={rule} y={footroom + 8 + i * ruleHeight}>
          {rule}
        </text>
      ))}
    </g>
  );
}
