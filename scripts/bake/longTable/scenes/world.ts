/** Draws the map of the world: six columns, A to F from west to east, and five rows. The river Tarry fills column B. */
import { gouge } from '../../../../src/scenes/art/carve';
import { PALETTE } from '../../../../src/scenes/art/palette';
import { CARVED_RED, type Piece, printed } from '../../picture';
import { circle, cut, figure, inkLines, lines, mass, red, strokes } from '../../scenes/strokes';

/** Size of one field of the map, in css px. */
export const FIELD = { width: 84, height: 84 } as const;
const [COLUMNS, ROWS] = [6, 5];
const [WIDTH, HEIGHT] = [FIELD.width * COLUMNS, FIELD.height * ROWS];

/** Returns the middle of a field, in css px: `B3` is the third field of the second column. */
export function middleOf(place: string): readonly [number, number] {
  const [column, rowNumber] = [place.charCodeAt(0) - 65, Number(place.slice(1)) - 1];
  return [(column + 0.5) * FIELD.width, (rowNumber + 0.5) * FIELD.height];
}

const at = (place: string, icon: string, size: number, dx = 0, dy = 0): string => {
  const [x, y] = middleOf(place);
  return figure({ icon, x: x + dx, y: y + size / 2 + dy, size, halo: 30 });
};

/** Draws the river: horizontal cuts between its banks. */
function tarry(): string {
  const waves = strokes(901, 150, (next) => {
    const [x, y] = [96 + next() * 62, next() * HEIGHT];
    return gouge(x, y, x + 10 + next() * 16, y + (next() - 0.5) * 2, 0.8 + next());
  });
  return (
    mass(
      `M86 -4C108 70 68 140 92 210C110 280 72 350 96 ${HEIGHT + 4}H184C158 350 196 280 178 210C160 140 192 70 170 -4Z`,
      3,
    ) + cut(waves)
  );
}

/** The fog over the far bank. */
const fog = (): string =>
  lines(
    strokes(902, 16, (next, i) => {
      const y = 14 + i * 26;
      const x = -6 + next() * 14;
      return `M${x} ${y}C${x + 18} ${y - 9} ${x + 34} ${y + 9} ${x + 52 + next() * 18} ${y}`;
    }),
    2,
  );

/** Fields to which a road leads from the town, which is on C3. */
const ROADS = ['B3', 'C4', 'C2', 'D3', 'D4', 'C5', 'E4', 'D2', 'F1'] as const;
function roads(): string {
  const [x, y] = middleOf('C3');
  const d = ROADS.map((place) => {
    const [tx, ty] = middleOf(place);
    return `M${x} ${y}Q${(x + tx) / 2 + (ty - y) * 0.16} ${(y + ty) / 2 - (tx - x) * 0.16} ${tx} ${ty}`;
  }).join('');
  return `<path d="${d}" fill="none" stroke="${PALETTE.ink}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>`;
}

const heath = (): string =>
  strokes(903, 120, (next) => {
    const [x, y] = [196 + next() * (WIDTH - 200), next() * HEIGHT];
    return gouge(x, y, x + 7 + next() * 6, y - 2 + next() * 4, 0.9);
  });

export const worldMap = (): Piece => ({
  name: 'longTable/world.webp',
  width: WIDTH,
  height: HEIGHT,
  scale: 2,
  inks: [PALETTE.ink, PALETTE.paper, CARVED_RED],
  steps: 3,
  ground: PALETTE.paper,
  body: printed(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.paper}"/>` +
      `<path d="${heath()}" fill="${PALETTE.ink}"/>` +
      `<rect x="-4" y="-4" width="100" height="${HEIGHT + 8}" fill="${PALETTE.ink}"/>` +
      fog() +
      tarry() +
      roads() +
      at('C3', 'medieval-village-01', 70) +
      at('C4', 'church', 54) +
      at('C2', 'wooden-crate', 40) +
      at('D3', 'mailbox', 46) +
      at('D4', 'stakes-fence', 48) +
      at('C5', 'pisa-tower', 50) +
      at('E4', 'castle', 54) +
      at('D2', 'hourglass', 46) +
      at('F1', 'hole', 48) +
      at('B3', 'paddles', 44) +
      at('B2', 'black-bridge', 48) +
      at('B4', 'rope-coil', 44) +
      at('B1', 'ringing-bell', 44) +
      figure({ icon: 'table', x: 42, y: 236, size: 54, light: true }) +
      at('E2', 'pine-tree', 50) +
      at('F3', 'peaks', 66) +
      at('E5', 'windmill', 54) +
      at('F5', 'pine-tree', 44, -8, 6) +
      at('E1', 'high-grass', 38) +
      // The arrow to the north, and the edge of the map.
      inkLines(
        `M${WIDTH - 40} ${HEIGHT - 118}V${HEIGHT - 150}M${WIDTH - 48} ${HEIGHT - 140}L${WIDTH - 40} ${HEIGHT - 152}L${WIDTH - 32} ${HEIGHT - 140}`,
        3,
      ) +
      red(circle(WIDTH - 40, HEIGHT - 112, 5)) +
      `<rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" fill="none" stroke="${PALETTE.ink}" stroke-width="4"/>`,
    1.2,
  ),
});
