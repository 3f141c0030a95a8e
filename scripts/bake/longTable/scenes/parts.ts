/** Draws things that several of the Long Table's pictures use, such as half figures, benches, boats, letters and roads. */
import { gouge } from '../../../../src/scenes/art/carve';
import {
  box,
  circle,
  corners,
  cut,
  inkLines,
  lines,
  mass,
  type Place,
  paperShape,
  placed,
  silhouette,
  strokes,
} from '../../scenes/strokes';
import { printFigure } from '../cutFigure';
import { FIGURES } from '../portraits';

/** The place and size of a half figure, in units of the picture. */
interface Met extends Place {
  readonly size: number;
  /** Visible width of the pale edge. */
  readonly halo?: number;
}

/** Draws a figure of the Long Table from the waist up; (x, y) is the middle of its lower edge. */
export function halfFigure(id: string, { size, halo = 3, ...place }: Met): string {
  const figure = FIGURES[id];
  if (!figure) throw new Error(`no figure is drawn for the id ${id}`);
  const k = size / 512;
  return placed(
    place,
    k,
    `<g transform="translate(-256,-512)" stroke-linejoin="round" stroke-linecap="round">${printFigure(figure, (2 * halo) / k)}</g>`,
  );
}

/** A bench from behind, with its brass plate. */
export const bench = (x: number, y: number, width: number): string =>
  mass(
    `M${x - width / 2} ${y - 44}H${x + width / 2}V${y - 34}H${x - width / 2}ZM${x - width / 2} ${y - 28}H${x + width / 2}V${y - 16}H${x - width / 2}Z`,
    2.6,
  ) +
  mass(box(x - width * 0.44, y - 48, 8, 48), 2.2) +
  mass(box(x + width * 0.44 - 8, y - 48, 8, 48), 2.2) +
  paperShape(box(x - 16, y - 41, 32, 12), 1.6) +
  inkLines(`M${x - 10} ${y - 36.5}H${x + 10}M${x - 7} ${y - 32.5}H${x + 7}`, 1.4);

/** A rowing boat from the side, with its keel at (x, y). */
export const boat = (x: number, y: number, width: number): string =>
  mass(
    `M${x - width / 2} ${y - width * 0.17}C${x - width * 0.3} ${y - width * 0.1} ${x + width * 0.3} ${y - width * 0.1} ${x + width / 2} ${y - width * 0.18}C${x + width * 0.42} ${y} ${x + width * 0.3} ${y + 2} ${x} ${y + 2}C${x - width * 0.3} ${y + 2} ${x - width * 0.42} ${y} ${x - width / 2} ${y - width * 0.17}Z`,
    2.8,
  ) +
  lines(
    `M${x - width * 0.44} ${y - width * 0.1}C${x - width * 0.2} ${y - width * 0.04} ${x + width * 0.2} ${y - width * 0.04} ${x + width * 0.44} ${y - width * 0.11}`,
    1.6,
  );

/** Draws a stall with a striped awning. */
export function stall(x: number, y: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const step = width / 8;
  let stripes = '';
  for (let i = 0; i < 8; i += 2)
    stripes += corners(
      [left + i * step, top],
      [left + (i + 1) * step, top],
      [left + (i + 1) * step - 3, top + 26],
      [left + i * step - 3, top + 26],
    );
  return (
    mass(box(left + 4, top + 20, 5, height - 20) + box(right - 9, top + 20, 5, height - 20), 2) +
    mass(corners([left, top], [right, top], [right + 8, top + 28], [left - 8, top + 28]), 2.6) +
    cut(stripes) +
    mass(box(left, y - 34, width, 34), 2.6) +
    lines(`M${left} ${y - 26}H${right}`, 1.6)
  );
}

/** Draws `count` things (hats, birds, graves) at equal distances on the line from `from` to `to`; `one` draws a thing at a point. */
export const row = (
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
  one: (x: number, y: number, i: number) => string,
): string =>
  Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0 : i / (count - 1);
    return one(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, i);
  }).join('');

/** A label with a hole for its string. */
export const tag = (x: number, y: number, size: number, turn = 0): string =>
  placed(
    { x, y, turn },
    size / 40,
    paperShape('M-20 -12H12L20 0L12 12H-20Z', 2.4) + inkLines('M-14 -4H6M-14 4H2', 1.8) + mass(circle(12, 0, 2.4), 1),
  );

/** A closed envelope. */
export const letter = (x: number, y: number, size: number, turn = 0): string =>
  placed({ x, y, turn }, size / 40, paperShape('M-20 -13H20V13H-20Z', 2.4) + inkLines('M-20 -13L0 3L20 -13', 1.8));

/** Draws the posts and rails of a pen. */
export function pen(from: number, to: number, y: number, height: number): string {
  let posts = '';
  for (let x = from; x <= to; x += 34) posts += box(x - 4, y - height, 8, height);
  return (
    mass(
      box(from - 6, y - height * 0.84, to - from + 12, 7) + box(from - 6, y - height * 0.46, to - from + 12, 7),
      2.2,
    ) + mass(posts, 2.2)
  );
}

/** Draws a clock face; `hour` and `minute` are the directions of its hands, in degrees clockwise from 12 o'clock. */
export function dial(x: number, y: number, radius: number, hour: number, minute: number): string {
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    ticks += `M${x + Math.sin(a) * radius * 0.82} ${y - Math.cos(a) * radius * 0.82}L${x + Math.sin(a) * radius * 0.68} ${y - Math.cos(a) * radius * 0.68}`;
  }
  const hand = (degrees: number, part: number): string => {
    const a = (degrees / 180) * Math.PI;
    return `M${x} ${y}L${x + Math.sin(a) * radius * part} ${y - Math.cos(a) * radius * part}`;
  };
  return (
    mass(circle(x, y, radius * 1.14), 3) +
    paperShape(circle(x, y, radius * 0.94), 2) +
    inkLines(ticks, radius / 12) +
    inkLines(hand(hour, 0.48), radius / 7) +
    inkLines(hand(minute, 0.7), radius / 10)
  );
}

/** A coffin from the side, on shoulders or on the ground. */
export const coffin = (x: number, y: number, width: number, turn = 0): string =>
  placed(
    { x, y, turn },
    width / 100,
    mass('M-50 -8L-34 -22L50 -16V4L-34 8L-50 0Z', 3) + lines('M-46 -6L-32 -16L46 -11M-32 -16V4', 1.6),
  );

/** Scatters `count` small cuts over the rectangle between two corners. */
export const litter = (
  seed: number,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): string =>
  cut(
    strokes(seed, count, (next) => {
      const [x, y] = [from[0] + next() * (to[0] - from[0]), from[1] + next() * (to[1] - from[1])];
      return gouge(x, y, x + 6 + next() * 10, y - 2 + next() * 3, 1 + next());
    }),
  );

/** An old dead person who sits, from the side. */
export const sitter = (place: Place, height: number): string =>
  placed(
    place,
    height / 80,
    silhouette(
      ['M-18 0C-22 -24 -18 -46 -6 -52L10 -50C18 -40 16 -28 14 -22L34 -20L36 0H26L24 -10L2 -8L0 0Z', circle(4, -64, 10)],
      3,
    ) + lines('M-8 -44L2 -34M4 -70L12 -68M-10 -30L8 -24', 2),
  );

/** A road that leads from (x, horizon) towards the viewer; `from` and `to` are the x of its two edges at the bottom. */
export const road = (x: number, horizon: number, from: number, to: number): string =>
  mass(
    `M${x - 7} ${horizon}C${x - 4} ${horizon + 30} ${from} ${horizon + 50} ${from} 262H${to}C${to} ${horizon + 50} ${x + 4} ${horizon + 30} ${x + 7} ${horizon}Z`,
    2.6,
  );
