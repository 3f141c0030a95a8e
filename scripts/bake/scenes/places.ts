/** Draws the buildings and furniture of Dunmark: walls, houses, graves, shelves, arches, kilns, desks. */
import { gouge } from '../../../src/scenes/art/carve';
import { box, circle, corners, cut, figure, inked, lines, mass, red, shade, strokes } from './strokes';

/** Draws courses of bricks; some of the vertical joints are left out. */
export function bricks(x: number, y: number, width: number, height: number, size = 14): string {
  let d = '';
  for (let row = 0; row * size < height; row++) {
    const top = y + row * size;
    d += `M${x} ${top}H${x + width}`;
    for (let across = (row % 2) * size; across < width; across += size * 2) {
      if ((row * 7 + across) % 5 !== 0) d += `M${x + across} ${top}V${Math.min(top + size, y + height)}`;
    }
  }
  return inked(box(x, y, width, height)) + lines(d, 1.1);
}

/** Draws a headstone numbered IX; `foot` is the y of the stone's lower edge, `size` the side of the icon's box. */
export function headstone(x: number, foot: number, size: number): string {
  const k = size / 124;
  const numeral =
    'M-20 -80V-48M-26 -80H-14M-26 -48H-14M-6 -80L20 -48M20 -80L-6 -48M-10 -80H0M14 -80H24M-10 -48H0M14 -48H24';
  return (
    figure({ icon: 'tombstone', x, y: foot, size, halo: 40 }) +
    `<g transform="translate(${x},${foot}) scale(${k})">${lines(numeral, 4.5)}` +
    `${cut(gouge(-30, -34, 30, -34, 1.6) + gouge(-24, -27, 24, -27, 1.3))}</g>`
  );
}

/** A pit whose far wall is lit at the top and fades downwards. */
export const openGrave = (x: number, y: number): string =>
  mass(`M${x - 66} ${y}L${x + 66} ${y}L${x + 102} ${y + 38}L${x - 104} ${y + 38}Z`, 4) +
  cut(shade([x - 58, y + 5], [x + 60, y + 5], 15, 0, 12, 1.5));

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** How far the gable leans to the right, in units of the picture; negative: to the left. */
  readonly lean: number;
}

/** Draws a leaning house with lit windows, a door and a chimney. */
export function crookedHouse({ x, y, width, height, seed, lean }: House): string {
  const eaves = y - height * 0.72;
  const [left, right] = [x + lean * 0.7, x + width + lean * 0.7];
  const peak = [x + width / 2 + lean, y - height] as const;
  const chimney = x + width * 0.74 + lean;
  const windows = strokes(seed, 4, (next, i) => {
    if (i === 3 && next() < 0.6) return '';
    const wide = width * 0.2;
    const wx = x + width * (0.18 + (i % 2) * 0.42) + lean * 0.4;
    const wy = eaves + height * (0.05 + Math.floor(i / 2) * 0.24);
    return corners([wx, wy], [wx + wide, wy - 1], [wx + wide - 1, wy + wide * 1.25], [wx - 1, wy + wide * 1.2]);
  });
  const door = x + width * 0.4;
  return (
    mass(box(chimney, y - height * 1.02, width * 0.12, height * 0.26), 2.4) +
    mass(corners([x, y], [left, eaves], peak, [right, eaves], [x + width, y])) +
    mass(corners([left - 6, eaves + 5], [peak[0], peak[1] - 6], [right + 6, eaves + 5], [peak[0], peak[1] + 9]), 2.2) +
    cut(windows) +
    lines(`M${x + 4} ${y - height * 0.3}H${x + width - 4}`, 1.3) +
    cut(
      `M${door} ${y}V${y - height * 0.2}C${door} ${y - height * 0.26} ${door + width * 0.24} ${y - height * 0.26} ${door + width * 0.24} ${y - height * 0.2}V${y}Z`,
    ) +
    cut(shade([x + 6, y - height * 0.62], [x + 6, y - 10], 7, width * 0.1, 2, 1))
  );
}

/** A shelf with its brackets. */
export const shelf = (x: number, y: number, width: number): string =>
  mass(box(x, y, width, 6), 2) +
  lines(`M${x + 12} ${y + 7}L${x + 4} ${y + 18}M${x + width - 12} ${y + 7}L${x + width - 4} ${y + 18}`, 2);

/** The pawnbroker's sign, which hangs from the upper edge of the picture. */
export const threeBalls = (x: number, y: number): string =>
  lines(
    `M${x} -4V${y - 12}M${x - 24} ${y - 12}H${x + 24}M${x - 22} ${y - 12}V${y - 6}M${x + 22} ${y - 12}V${y - 6}`,
    4,
  ) +
  [
    [x - 22, y + 4],
    [x + 22, y + 4],
    [x, y + 24],
  ]
    .map(([cx = 0, cy = 0]) => mass(circle(cx, cy, 12), 3) + cut(circle(cx - 4, cy - 4, 3)))
    .join('');

/** Draws `count` - 1 vertical bars at equal distances between the two x `from` and `to`. */
export const bars = (from: number, to: number, top: number, foot: number, count: number): string => {
  let d = '';
  for (let i = 1; i < count; i++) d += box(from + ((to - from) * i) / count - 2.4, top, 4.8, foot - top);
  return inked(d);
};

/** Draws a lit window with panes. */
export function litWindow(x: number, y: number, width: number, height: number, columns = 2, rows = 3): string {
  let d = '';
  for (let i = 1; i < columns; i++) d += box(x + (width * i) / columns - 1.2, y, 2.4, height);
  for (let i = 1; i < rows; i++) d += box(x, y + (height * i) / rows - 1.2, width, 2.4);
  return mass(box(x - 5, y - 5, width + 10, height + 10), 2.2) + cut(box(x, y, width, height)) + inked(d);
}

/** Draws a round arch with its stones; the picture behind stays visible through the arch. `x` is the arch's middle, `y` its foot. */
export function archway(x: number, y: number, width: number, height: number, thick = 20): string {
  const [r, R] = [width / 2, width / 2 + thick];
  const spring = y - height + r;
  const ring = `M${x - R} ${y}V${spring}A${R} ${R} 0 0 1 ${x + R} ${spring}V${y}H${x + r}V${spring}A${r} ${r} 0 0 0 ${x - r} ${spring}V${y}Z`;
  let joints = '';
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI + (Math.PI * i) / 10;
    joints += `M${x + Math.cos(a) * (r + 2)} ${spring + Math.sin(a) * (r + 2)}L${x + Math.cos(a) * (R - 2)} ${spring + Math.sin(a) * (R - 2)}`;
  }
  for (let at = spring + 22; at < y; at += 22)
    joints += `M${x - R + 2} ${at}H${x - r - 2}M${x + r + 2} ${at}H${x + R - 2}`;
  return mass(ring) + lines(joints, 1.5);
}

/** Draws a bottle kiln: a brick cone with a mouth at its foot, which glows if `lit`. */
export function kiln(x: number, y: number, width: number, height: number, lit = true): string {
  const w = width / 2;
  const body = `M${x - w} ${y}C${x - w * 1.05} ${y - height * 0.45} ${x - w * 0.4} ${y - height * 0.6} ${x - w * 0.34} ${y - height}H${x + w * 0.34}C${x + w * 0.4} ${y - height * 0.6} ${x + w * 1.05} ${y - height * 0.45} ${x + w} ${y}Z`;
  let courses = '';
  for (let i = 1; i < 9; i++) {
    const at = y - (height * i) / 9.4;
    const half = w * (i < 4 ? 0.98 - i * 0.05 : 0.84 - (i - 3) * 0.1);
    courses += `M${x - half} ${at}Q${x} ${at + 5} ${x + half} ${at}`;
  }
  const mouth = `M${x - w * 0.42} ${y}V${y - height * 0.16}C${x - w * 0.4} ${y - height * 0.32} ${x + w * 0.4} ${y - height * 0.32} ${x + w * 0.42} ${y - height * 0.16}V${y}Z`;
  return (
    mass(body) +
    lines(courses, 1.2) +
    mass(mouth, 3) +
    (lit
      ? red(
          `M${x - w * 0.32} ${y}C${x - w * 0.3} ${y - height * 0.1} ${x - w * 0.1} ${y - height * 0.14} ${x} ${y - height * 0.24}C${x + w * 0.08} ${y - height * 0.14} ${x + w * 0.3} ${y - height * 0.12} ${x + w * 0.32} ${y}Z`,
        )
      : '')
  );
}

/** A tall brick chimney. */
export const stack = (x: number, y: number, width: number, height: number): string =>
  mass(
    corners([x - width / 2, y], [x - width * 0.36, y - height], [x + width * 0.36, y - height], [x + width / 2, y]),
    2.4,
  ) +
  mass(box(x - width * 0.46, y - height - 4, width * 0.92, 8), 2) +
  lines(
    `M${x - width * 0.36} ${y - height * 0.86}H${x + width * 0.36}M${x - width * 0.4} ${y - height * 0.5}H${x + width * 0.4}`,
    1.2,
  );

/** Draws a bookcase with books of all heights, turned by `turn` degrees about its foot. */
export function bookcase(x: number, y: number, width: number, height: number, seed: number, turn = 0): string {
  const rows = Math.round(height / 34);
  const deep = height / rows;
  let books = '';
  for (let row = 0; row < rows; row++) {
    const foot = -row * deep - 4;
    books += strokes(seed * 10 + row, 40, (next, i) => {
      const wide = width / 11;
      const at = -width / 2 + 4 + i * wide;
      if (i > 9 || next() < 0.12) return '';
      const tall = deep * (0.56 + next() * 0.26);
      return box(at, foot - tall, wide * (0.52 + next() * 0.22), tall);
    });
  }
  let boards = '';
  for (let row = 1; row < rows; row++) boards += `M${-width / 2} ${-row * deep}H${width / 2}`;
  return (
    `<g transform="translate(${x},${y}) rotate(${turn})">${mass(box(-width / 2, -height, width, height), 2.8)}` +
    `${cut(books)}${lines(boards, 2)}</g>`
  );
}

/** A desk from the front, with its drawers. */
export const desk = (x: number, y: number, width: number, height: number): string =>
  mass(corners([x - width / 2, y], [x - width / 2, y - height], [x + width / 2, y - height], [x + width / 2, y]), 2.6) +
  mass(box(x - width * 0.55, y - height - 5, width * 1.1, 8), 2.2) +
  lines(
    `${box(x - width * 0.42, y - height * 0.8, width * 0.24, height * 0.3)}${box(x + width * 0.18, y - height * 0.8, width * 0.24, height * 0.3)}` +
      `${box(x - width * 0.42, y - height * 0.42, width * 0.24, height * 0.3)}${box(x + width * 0.18, y - height * 0.42, width * 0.24, height * 0.3)}`,
    1.4,
  );

/** Draws a curtain that is gathered at `x` and hangs on the side `towards` of `x`. */
export function curtain(x: number, width: number, foot: number, towards: 1 | -1): string {
  const far = x + width * towards;
  const near = x + width * 0.34 * towards;
  return (
    mass(
      `M${x} -4H${far}C${far - 6 * towards} ${foot * 0.4} ${near + 14 * towards} ${foot * 0.6} ${near} ${foot * 0.72}L${near + 8 * towards} ${foot}H${x}Z`,
      3,
    ) +
    lines(
      [0.2, 0.42, 0.64, 0.84]
        .map((part) => {
          const top = x + width * part * towards;
          const tied = x + width * part * 0.32 * towards;
          return `M${top} 0C${top} ${foot * 0.4} ${tied + 6 * towards} ${foot * 0.6} ${tied} ${foot * 0.72}L${tied + 3 * towards} ${foot}`;
        })
        .join(''),
      1.6,
    )
  );
}
