// The drawn names: places that everybody knows, and the animals that walk between them.
// SPDX-License-Identifier: MIT
import {
  Bone,
  Bridge,
  Carrot,
  Dog,
  DoorOpen,
  Egg,
  Fence,
  Flower2,
  House,
  Mountain,
  Rabbit,
  Sailboat,
  Shrub,
  Sprout,
  TreeDeciduous,
  Warehouse,
  Waves,
  Wheat,
  type IconNode,
} from "lucide";
import { createElement } from "preact";

// Lucide has no well: a roof on two posts, and a wall with a rope down into it.
const Well: IconNode = [
  ["path", { d: "M10 13h4v2h-4Z" }],
  ["path", { d: "M4 15h16v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" }],
  ["path", { d: "M6 9v6M18 9v6M12 9v4" }],
  ["path", { d: "M3 9 12 3l9 6Z" }],
];

interface Drawing {
  icon: IconNode;
  hue: number;
  chroma: number;
  /** Made of lines that enclose nothing. */
  open?: boolean;
}

const places: Record<string, Drawing> = {
  house: { icon: House, hue: 30, chroma: 0.12 },
  tree: { icon: TreeDeciduous, hue: 145, chroma: 0.12 },
  well: { icon: Well, hue: 235, chroma: 0.08 },
  carrot: { icon: Carrot, hue: 55, chroma: 0.15 },
  bone: { icon: Bone, hue: 85, chroma: 0.05 },
  flower: { icon: Flower2, hue: 345, chroma: 0.14 },
  boat: { icon: Sailboat, hue: 265, chroma: 0.11 },
  pond: { icon: Waves, hue: 225, chroma: 0.11, open: true },
  barn: { icon: Warehouse, hue: 20, chroma: 0.1 },
  gate: { icon: DoorOpen, hue: 60, chroma: 0.07, open: true },
  hill: { icon: Mountain, hue: 130, chroma: 0.07 },
  bush: { icon: Shrub, hue: 160, chroma: 0.1, open: true },
  bridge: { icon: Bridge, hue: 50, chroma: 0.06, open: true },
  field: { icon: Wheat, hue: 90, chroma: 0.12, open: true },
  nest: { icon: Egg, hue: 75, chroma: 0.08 },
  fence: { icon: Fence, hue: 55, chroma: 0.07 },
  garden: { icon: Sprout, hue: 140, chroma: 0.13, open: true },
};

const animals: Record<string, IconNode> = { dog: Dog, bunny: Rabbit };

interface Props {
  name: string;
  x: number;
  y: number;
  size: number;
}

/** A place by its picture, else by the first letter of its name; blank-2 by a small 2. */
export function PlaceGlyph({ name, x, y, size }: Props) {
  const drawing = places[name];
  if (drawing) {
    const style = `--hue:${drawing.hue};--chroma:${drawing.chroma}`;
    return (
      <Drawn
        icon={drawing.icon}
        class={drawing.open ? "map-place open" : "map-place"}
        x={x}
        y={y}
        size={size}
        style={style}
      />
    );
  }
  const number = /^blank-?(\d*)$/.exec(name)?.[1];
  const letters = number ?? short(name);
  return (
    <text
      class={number === undefined ? "map-letter" : "map-number"}
      x={x}
      y={y}
      font-size={size * (letters.length > 2 ? 0.5 : 0.72)}
    >
      {letters}
    </text>
  );
}

/** A token by its animal, else by the first letter of its name. */
export function TokenGlyph({ name, x, y, size }: Props) {
  const icon = animals[name];
  if (icon) return <Drawn icon={icon} class="map-animal" x={x} y={y} size={size} />;
  return (
    <text class="map-initial" x={x} y={y} font-size={size * 0.85}>
      {[...name][0]?.toUpperCase()}
    </text>
  );
}

/** `orchard` is O, `p12` stays p12. */
const short = (name: string): string => ([...name].length <= 3 ? name : [...name][0]!.toUpperCase());

/** Lucide lists details before outlines; filled, they must be drawn after them. */
function Drawn({
  icon,
  x,
  y,
  size,
  ...rest
}: {
  icon: IconNode;
  x: number;
  y: number;
  size: number;
  class: string;
  style?: string;
}) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      {icon.toReversed().map(([tag, attributes]) => createElement(tag, attributes as never))}
    </svg>
  );
}
