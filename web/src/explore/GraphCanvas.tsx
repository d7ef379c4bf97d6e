// A picture of a state graph on a canvas: pan, zoom, and choose a position by mouse, finger or keys.
// SPDX-License-Identifier: MIT
import { select } from "d3-selection";
import { zoom as d3zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from "d3-zoom";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Colors, colorsOf, paint, prepare } from "./paint";
import type { Picture } from "./picture";
import { step } from "./step";

interface Props {
  picture: Picture;
  chosen: number;
  onChoose: (dot: number) => void;
  label: string;
}

const margin = 36;

export function GraphCanvas({ picture, chosen, onChoose, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const transform = useRef<ZoomTransform>(zoomIdentity);
  const behavior = useRef<ZoomBehavior<HTMLCanvasElement, unknown>>(null);
  const prepared = useMemo(() => prepare(picture), [picture]);
  const colors = useRef<Colors>({});
  const draw = useRef(() => {});
  draw.current = () => canvas.current && paint(canvas.current, prepared, colors.current, transform.current, chosen);
  const frame = useRef(0);
  /** A frame is painted once, however many changes ask for it. */
  const redraw = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => draw.current());
  };

  useEffect(() => {
    const element = canvas.current!;
    const zoomed = d3zoom<HTMLCanvasElement, unknown>()
      .scaleExtent([0.02, 6])
      .on("zoom", (event) => {
        transform.current = event.transform;
        redraw();
      });
    behavior.current = zoomed as never;
    select(element).call(zoomed).on("dblclick.zoom", null);
    const sized = new ResizeObserver(() => {
      const scale = devicePixelRatio;
      element.width = element.clientWidth * scale;
      element.height = element.clientHeight * scale;
      redraw();
    });
    sized.observe(element);
    const takeColors = () => {
      colors.current = colorsOf(element);
      redraw();
    };
    takeColors();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", takeColors);
    const themed = new MutationObserver(takeColors);
    themed.observe(document.documentElement, { attributes: true });
    return () => {
      sized.disconnect();
      themed.disconnect();
      dark.removeEventListener("change", takeColors);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  const fitAll = () => {
    const element = canvas.current!;
    const { left, top, right, bottom } = prepared.bounds;
    const k = Math.min(
      2,
      element.clientWidth / (right - left + 2 * margin),
      element.clientHeight / (bottom - top + 2 * margin),
    );
    const x = element.clientWidth / 2 - (k * (left + right)) / 2;
    const y = element.clientHeight / 2 - (k * (top + bottom)) / 2;
    select(element).call(behavior.current!.transform as never, zoomIdentity.translate(x, y).scale(k));
  };
  useEffect(fitAll, [prepared]);
  useEffect(redraw, [chosen, prepared]);

  const choose = (event: MouseEvent) => {
    const [x, y] = transform.current.invert([event.offsetX, event.offsetY]);
    let found = -1;
    let least = 14 / transform.current.k;
    picture.dots.forEach((dot, d) => {
      const away = Math.max(0, Math.hypot(dot.x - x, dot.y - y) - dot.radius);
      if (away < least) [least, found] = [away, d];
    });
    if (found >= 0) onChoose(found);
  };
  const key = (event: KeyboardEvent) => {
    const zoomBy = { "+": 1.3, "=": 1.3, "-": 1 / 1.3 }[event.key];
    if (zoomBy) select(canvas.current!).call(behavior.current!.scaleBy as never, zoomBy);
    else if (event.key === "0") fitAll();
    else if (event.key === "Home") onChoose(0);
    else if (event.key.startsWith("Arrow")) onChoose(step(picture, chosen, event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <canvas
      ref={canvas}
      class="graph"
      tabindex={0}
      role="application"
      aria-label={label}
      onClick={choose}
      onKeyDown={key}
    />
  );
}
