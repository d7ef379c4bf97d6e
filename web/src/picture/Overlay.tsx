// The board that was read, drawn over the picture: a dot at each unit, and a frame around each tube.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenPlace } from "@decant/core";
import { useEffect, useRef } from "preact/hooks";
import { type At, beside, contentOf, isTube, placeWords, wordsOf } from "./draft";
import { Frame } from "./Frame";
import { arrows, nudged } from "./frames";

interface Props {
  board: SeenBoard;
  /** Places to look at. */
  marked: At[];
  /** Where questions are about. */
  asked: Box[];
  chosen: At | null;
  onChoose: (at: At | null) => void;
  onFrame: (tube: number, frame: Box) => void;
}

const rectangle = ([left, top, right, bottom]: Box) => ({ x: left, y: top, width: right - left, height: bottom - top });

function Content({ place, color }: { place: SeenPlace; color: string | undefined }) {
  const [left, top, right, bottom] = place.box;
  const [x, y, size] = [(left + right) / 2, (top + bottom) / 2, Math.min(right - left, bottom - top)];
  if (color)
    return (
      <>
        <circle class="seen-rim" cx={x} cy={y} r={size * 0.2} />
        <circle class="seen-dot" cx={x} cy={y} r={size * 0.2} style={{ fill: color }} />
      </>
    );
  if (place.state === "empty") return <circle class="seen-none" cx={x} cy={y} r={size * 0.1} />;
  return (
    <text class="seen-sign" x={x} y={y} font-size={size * 0.6}>
      {place.state === "hidden" ? "?" : "!"}
    </text>
  );
}

/** Where a place is drawn. */
export const placeIn = (drawing: Element | null, { tube, place }: At) =>
  drawing?.querySelector<SVGElement>(`[data-at="${tube} ${place}"]`);

export function Overlay({ board, marked, asked, chosen, onChoose, onFrame }: Props) {
  const { width, height, tubes, colors } = board;
  const drawing = useRef<SVGSVGElement>(null);
  const placeOf = (at: At) => placeIn(drawing.current, at);
  // After a place is let go, the keys go on from there.
  const last = useRef<At>({ tube: 0, place: 0 });
  if (chosen) last.current = chosen;
  const current = beside(board, last.current, { x: 0, y: 0 });
  const text = Math.max(...tubes.map(({ frame }) => frame[2] - frame[0])) * 0.36;

  // The chosen place stays in sight above the controls.
  useEffect(() => {
    if (chosen) placeOf(chosen)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  function step(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    if (event.shiftKey) {
      const frame = chosen && isTube(chosen, board) && nudged(tubes[chosen.tube]!.frame, event, text * 0.2, board);
      return frame ? onFrame(chosen.tube, frame) : undefined;
    }
    const next = beside(board, current, by);
    onChoose(next);
    placeOf(next)?.focus();
  }

  const isChosen = (at: At) => chosen?.tube === at.tube && chosen.place === at.place;
  const button = (at: At, label: string) => ({
    "data-at": `${at.tube} ${at.place}`,
    role: "button" as const,
    "aria-pressed": isChosen(at),
    "aria-label": label,
    tabindex: current.tube === at.tube && current.place === at.place ? 0 : -1,
    onClick: () => onChoose(at),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onChoose(at);
    },
  });

  return (
    <svg
      ref={drawing}
      class="seen"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="The board as it was read: a unit that is chosen can be corrected"
      onKeyDown={step}
    >
      {tubes.map(({ frame, places }, tube) => (
        <g key={tube}>
          <rect class="seen-tube" {...rectangle(frame)} rx={text / 2} />
          <g class="seen-place" {...button({ tube, place: places.length }, `Tube ${tube + 1}`)}>
            <rect
              class="seen-box"
              x={frame[0]}
              y={frame[1] - text * 1.4}
              width={frame[2] - frame[0]}
              height={text * 1.4}
            />
            <text class="seen-number" x={(frame[0] + frame[2]) / 2} y={frame[1] - text * 0.3} font-size={text}>
              {tube + 1}
            </text>
          </g>
          {places.map((each, place) => {
            const doubtful = marked.some((at) => at.tube === tube && at.place === place);
            const doubt = doubtful ? ", not sure" : "";
            return (
              <g
                key={place}
                class={`seen-place${doubtful ? " doubtful" : ""}${isChosen({ tube, place }) ? " chosen" : ""}`}
                {...button(
                  { tube, place },
                  `${placeWords({ tube, place })}: ${wordsOf(contentOf(each), board)}${doubt}`,
                )}
              >
                <rect class="seen-box" {...rectangle(each.box)} />
                <Content place={each} color={each.color === null ? undefined : colors[each.color]!.rgb} />
              </g>
            );
          })}
        </g>
      ))}
      {chosen && isTube(chosen, board) && tubes[chosen.tube] && (
        <Frame
          frame={tubes[chosen.tube]!.frame}
          picture={board}
          handle={text * 0.4}
          onDone={(frame) => onFrame(chosen.tube, frame)}
          onTap={() => onChoose(null)}
        />
      )}
      {asked.map((box, i) => (
        <rect key={i} class="seen-asked" {...rectangle(box)} />
      ))}
    </svg>
  );
}
