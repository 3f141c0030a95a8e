/** Draws the ground of the pictures: earth, water, boards, tiles, hills, reeds. */
import { gouge } from '../../../src/scenes/art/carve';
import { box, cut, HEIGHT, inked, inkLines, lines, mass, strokes, WIDTH } from './strokes';

/** Returns the path of grass or turned earth: strokes that fan out from the horizon to the lower edge. */
export function grass(seed: number, horizon: number, count = 150): string {
  return strokes(seed, count, (next) => {
    const depth = next();
    const y = horizon + 6 + depth * depth * (HEIGHT - horizon);
    const x = next() * WIDTH;
    const lean = (x - WIDTH / 2) / WIDTH;
    const length = 4 + depth * 13;
    return gouge(x, y, x + lean * length * 2.2 + (next() - 0.5) * 3, y - length * 0.5, 0.6 + depth * 1.1);
  });
}

/** Bare earth with a curved horizon; a larger `bulge` gives a stronger curve. */
export const earth = (horizon: number, bulge = 12): string =>
  mass(`M-4 ${horizon}C90 ${horizon - bulge} 330 ${horizon - bulge} ${WIDTH + 4} ${horizon}V${HEIGHT + 4}H-4Z`);

/** Earth with grass on it. */
export const field = (seed: number, horizon: number, bulge = 12): string =>
  earth(horizon, bulge) + cut(grass(seed, horizon));

/** Water: horizontal cuts, thinner and closer at the horizon. @param lightAt x of a light that brightens a vertical path on the water */
export function water(seed: number, horizon: number, lightAt?: number): string {
  const waves = strokes(seed, 150, (next) => {
    const depth = next();
    const y = horizon + 3 + depth * depth * (HEIGHT - horizon);
    const near = 0.35 + depth;
    const path = lightAt !== undefined && next() < 0.5;
    const x = path ? lightAt + (next() - 0.5) * 46 * near : next() * (WIDTH + 40) - 20;
    const half = (path ? 10 : 7) * near * (0.6 + next() * 0.9);
    return gouge(x - half, y, x + half, y + (next() - 0.5) * 1.6, 0.6 + depth * 1.4);
  });
  return mass(`M-4 ${horizon}H${WIDTH + 4}V${HEIGHT + 4}H-4Z`, 2.4) + cut(waves);
}

/** Floorboards that converge upwards on the vertical line at `x`. */
export function boards(horizon: number, x: number, count = 13): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const foot = (i / count) * WIDTH * 2.2 - WIDTH * 0.6;
    const top = x + (foot - x) * 0.32;
    d += `M${top} ${horizon}L${foot} ${HEIGHT}`;
  }
  return mass(`M-4 ${horizon}H${WIDTH + 4}V${HEIGHT + 4}H-4Z`, 2.6) + lines(d, 1.5);
}

/** Pale paving that converges upwards on the vertical line at `x`; every second tile is of ink. */
export function tiles(horizon: number, x: number, rows = 5, columns = 12): string {
  const at = (row: number, column: number): readonly [number, number] => {
    const t = (row / rows) ** 1.6;
    const spread = WIDTH * (0.62 + t * 1.1);
    return [x + (column / columns - 0.5) * spread, horizon + t * (HEIGHT + 4 - horizon)];
  };
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let column = row % 2; column < columns; column += 2) {
      const [a, b, c, e] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
      d += `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${e.join(' ')}Z`;
    }
  }
  return inked(box(0, horizon, WIDTH, HEIGHT - horizon)) + cut(d);
}

/** A row of hills in the background: one outline through `points`, down to the y `foot`. */
export const hills = (points: readonly (readonly [number, number])[], foot: number): string => {
  const [first = [0, foot]] = points;
  let d = `M-4 ${foot}L${first[0]} ${first[1]}`;
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] ?? first;
    d += `C${px + (x - px) * 0.45} ${py} ${px + (x - px) * 0.55} ${y} ${x} ${y}`;
  });
  return mass(`${d}L${WIDTH + 4} ${foot}Z`, 2.6);
};

/** Reeds in the foreground, between the two x `from` and `to`, from `foot` upwards: leaves and stalks, every second stalk with a head. */
export function reeds(seed: number, from: number, to: number, foot: number, height: number, count: number): string {
  let stalks = '';
  let heads = '';
  let leaves = '';
  strokes(seed, count, (next, i) => {
    const x = from + ((i + next() * 0.8) / count) * (to - from);
    const top = foot - height * (0.55 + next() * 0.5);
    const lean = (next() - 0.5) * 16;
    stalks += `M${x} ${foot}Q${x} ${(foot + top) / 2} ${x + lean} ${top}`;
    if (i % 2 === 0) heads += `M${x + lean} ${top + 2}L${x + lean * 1.15} ${top + 17}`;
    leaves += gouge(x, foot, x - lean * 1.6 + (next() - 0.5) * 8, foot - height * (0.35 + next() * 0.3), 2.2);
    return '';
  });
  return lines(stalks, 5) + lines(heads, 10) + cut(leaves) + inkLines(stalks, 2.2) + inkLines(heads, 6.4);
}
