// How many positions are how far from the goal, where there are too many to draw.
// SPDX-License-Identifier: MIT

export function Density({ distances, dead }: { distances: number[]; dead: number }) {
  const rows = distances.map((count, away) => ({ away, count })).toReversed();
  const most = Math.max(...rows.map((row) => row.count));
  const height = rows.length * 14;
  return (
    <figure>
      <svg class="density" viewBox={`0 0 640 ${height}`} role="img" aria-label="Positions by moves to the goal">
        {rows.map(({ away, count }, i) => {
          const width = Math.max(count > 0 ? 1.5 : 0, (470 * count) / most);
          return (
            <g key={away}>
              <text x={48} y={i * 14 + 10} text-anchor="end">
                {away}
              </text>
              <rect x={310 - width / 2} y={i * 14 + 1} width={width} height={12} rx={3} />
              <text x={632} y={i * 14 + 10} text-anchor="end">
                {count.toLocaleString("en")}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption class="soft small">
        Each bar: the positions that many moves from the goal.
        {dead > 0 && ` From ${dead.toLocaleString("en")} more, no goal can be reached.`}
      </figcaption>
    </figure>
  );
}
