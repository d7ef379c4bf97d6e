// Puts a picture onto a canvas. Lines of one look are one path, so that a frame takes a few strokes.
// SPDX-License-Identifier: MIT
import type { ZoomTransform } from "d3-zoom";
import { Line, type Picture, Tone } from "./picture";

export interface Prepared {
  picture: Picture;
  bounds: { left: number; top: number; right: number; bottom: number };
  lines: { tone: number; width: number; path: Path2D }[];
}

export function prepare(picture: Picture): Prepared {
  const { dots, strokes, captions } = picture;
  const all = [
    ...dots.map((dot) => ({ x: dot.x, y: dot.y, r: dot.radius })),
    ...captions.map((caption) => ({ ...caption, r: 16 })),
  ];
  const least = (of: (p: { x: number; y: number; r: number }) => number) =>
    all.reduce((m, p) => Math.min(m, of(p)), Infinity);
  const bounds = {
    left: least((p) => p.x - p.r),
    top: least((p) => p.y - p.r),
    right: -least((p) => -p.x - p.r),
    bottom: -least((p) => -p.y - p.r),
  };
  const looks = new Map<string, { tone: number; width: number; path: Path2D }>();
  for (const { from, to, tone, width } of strokes) {
    const rounded = Math.round(width * 2) / 2;
    const key = `${tone} ${rounded}`;
    if (!looks.has(key)) looks.set(key, { tone, width: rounded, path: new Path2D() });
    curve(looks.get(key)!.path, dots[from]!, dots[to]!);
  }
  const order = [Line.back, Line.dead, Line.alive, Line.plan] as number[];
  const lines = [...looks.values()].sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
  return { picture, bounds, lines };
}

/** Down in an S; back up, or along a layer, in a bow to the side. */
function curve(path: Path2D, a: { x: number; y: number }, b: { x: number; y: number }) {
  path.moveTo(a.x, a.y);
  const middle = (a.y + b.y) / 2;
  if (b.y > a.y) path.bezierCurveTo(a.x, middle, b.x, middle, b.x, b.y);
  else path.quadraticCurveTo(Math.max(a.x, b.x) + 0.22 * Math.hypot(a.x - b.x, a.y - b.y) + 6, middle, b.x, b.y);
}

export function paint(
  canvas: HTMLCanvasElement,
  { picture, lines }: Prepared,
  color: Colors,
  { x, y, k }: ZoomTransform,
  chosen: number,
) {
  const pen = canvas.getContext("2d")!;
  const scale = devicePixelRatio;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale * k, 0, 0, scale * k, scale * x, scale * y);
  const fine = Math.max(0.35, Math.min(1, k)) / k; // lines thin out a little when far away
  for (const { tone, width, path } of lines) {
    pen.strokeStyle = color[["--graph-line", "--graph-plan", "--graph-dead-line", "--graph-back"][tone]!]!;
    pen.lineWidth = width * fine;
    pen.stroke(path);
  }
  picture.dots.forEach(({ x, y, radius, tone }) => {
    const r = Math.max(radius, 1.2 / k);
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fillStyle = color[["--graph-alive", "--graph-plan", "--graph-dead", "--graph-goal", "--page"][tone]!]!;
    pen.fill();
    if (tone !== Tone.start && tone !== Tone.goal) return;
    pen.lineWidth = 2.5 * Math.max(1, Math.min(fine, 2));
    pen.strokeStyle = color["--graph-plan"]!;
    pen.stroke();
  });
  const dot = picture.dots[chosen];
  if (dot) {
    pen.beginPath();
    pen.arc(dot.x, dot.y, dot.radius + 5 / k, 0, 2 * Math.PI);
    pen.lineWidth = 2.5 / k;
    pen.strokeStyle = color["--ink"]!;
    pen.stroke();
  }
  pen.fillStyle = color["--ink-soft"]!;
  pen.font = `${Math.min(40, 13 / k)}px ${getComputedStyle(canvas).fontFamily}`;
  pen.textAlign = "center";
  for (const caption of picture.captions) pen.fillText(caption.text, caption.x, caption.y);
}

const names = [
  "--page",
  "--ink",
  "--ink-soft",
  "--graph-line",
  "--graph-plan",
  "--graph-dead",
  "--graph-dead-line",
  "--graph-back",
  "--graph-alive",
  "--graph-goal",
];

export type Colors = Record<string, string>;

/** Custom properties as colors that a canvas understands. The page is laid out for each, so not in a frame. */
export function colorsOf(element: HTMLElement): Colors {
  const before = element.style.color;
  const colors = Object.fromEntries(
    names.map((name) => {
      element.style.color = `var(${name})`;
      return [name, getComputedStyle(element).color];
    }),
  );
  element.style.color = before;
  return colors;
}
