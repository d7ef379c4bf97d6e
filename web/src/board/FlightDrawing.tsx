// The tube that pours, or the ball that flies.
// SPDX-License-Identifier: MIT
import { ballAt, pourAt } from "./flight";
import type { Layout } from "./layout";
import { Ball, Tube, type Look } from "./Tube";
import type { Flight } from "./use-flight";

interface Props {
  flight: Flight;
  look: Look;
  layout: Layout;
  rims: number[];
  lift: number;
}

export function FlightDrawing({ flight, look, layout, rims, lift }: Props) {
  const { change, before, time } = flight;
  const end = (tube: number) => ({ ...layout.places[tube]!, rim: rims[tube]! });
  const tube = before.tubes[change.from]!;
  const ends = {
    from: end(change.from),
    to: end(change.to),
    unit: look.unit,
    lift,
    left: tube.units.length,
    there: before.tubes[change.to]!.units.length,
  };
  if (look.balls) return <Ball look={look} color={change.color} {...ballAt(ends, time)} />;
  const { x, y, angle, poured, stream } = pourAt(change, ends, time);
  return (
    <>
      {stream && (
        <line
          class="stream"
          x1={stream.x}
          x2={stream.x}
          y1={stream.top}
          y2={stream.bottom}
          style={{ stroke: look.paints[change.color]?.fill }}
        />
      )}
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        <Tube
          look={look}
          rim={ends.from.rim}
          tube={tube}
          tilt={angle}
          more={{ color: change.color, amount: -poured }}
        />
      </g>
    </>
  );
}
