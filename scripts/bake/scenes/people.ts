/**
 * Draws small people for the pictures: silhouettes with a few cuts. In the sketches the feet are at (0, 0), and an adult without hat and
 * weapon is about 90 units high.
 */
import { CARVED_RED } from '../picture';
import { circle, cut, lines, type Place, placed, red, silhouette } from './strokes';

interface Sketch {
  /** The inked shapes. */
  readonly ink: readonly string[];
  /** Lines cut out of the ink. */
  readonly lines?: string;
  /** Closed paths cut out of the ink. */
  readonly cut?: string;
  readonly red?: string;
}

const COAT = 'M-21 0C-22 -30 -21 -54 -14 -66C-9 -73 9 -73 14 -66C21 -54 22 -30 21 0Z';
const HEAD = circle(0, -80, 9.5);
const BRICKS = 'M-26 -96H2V-80H-26Z';

const SKETCHES = {
  /** The Bailiff in the hat, from behind or in the dark. */
  bailiff: {
    ink: [COAT, HEAD, circle(0, -87, 20, 4), 'M-11 -88L-9 -108C-4 -111 4 -111 9 -108L11 -88Z'],
    lines: 'M0 -64V-2M-11 -69L0 -60L11 -69M-13 -40L-12 -4M13 -40L12 -4M-10 -92H10',
  },
  /** A worker of the Tuesday shift, with bricks on the shoulder. */
  worker: {
    ink: [
      'M-13 0L-9 -36L-15 -58C-13 -72 4 -76 13 -66L11 -40L19 0L9 0L2 -30L-4 0Z',
      circle(15, -76, 8.6),
      BRICKS,
      'M-12 -62L-20 -78L-12 -82L-4 -66Z',
    ],
    lines: 'M-26 -88H2M-17 -96V-88M-7 -96V-88M-21 -88V-80M-12 -88V-80M-6 -54L4 -46M-4 -44L5 -38M13 -78L19 -74',
  },
  /** A worker on strike, with empty hands. */
  striker: {
    ink: [
      'M-14 0L-12 -34L-14 -60C-10 -71 10 -71 14 -60L12 -34L14 0L4 0L0 -28L-4 0Z',
      circle(0, -79, 9),
      'M-12 -62L-24 -52L-21 -46L-10 -52ZM12 -62L24 -52L21 -46L10 -52Z',
    ],
    cut: 'M-6 -81H-2V-78H-6ZM2 -81H6V-78H2Z',
    lines: 'M-4 -72H4M-8 -58L0 -48L8 -58M-7 -40H7',
  },
  /** A worker with a spade. */
  digger: {
    ink: [
      'M-16 0L-9 -40L-13 -60C-10 -73 8 -76 14 -64L12 -38L18 0L9 0L3 -32L-7 0Z',
      circle(14, -77, 8.8),
      'M-26 -96L-22 -99L26 -30L22 -27Z',
      'M22 -32L30 -36L40 -14L28 -12L18 -24Z',
    ],
    lines: 'M-7 -56L5 -48M-5 -46L7 -40M12 -78L18 -76',
  },
  /** Tansy in her only dress, with the ribbon. */
  tansy: {
    ink: [
      'M-19 -14C-16 -34 -9 -44 -8 -60C-7 -68 7 -68 8 -60C9 -44 16 -34 19 -14Z',
      'M-9 -16H-3V0H-12ZM3 -16H9L12 0H3Z',
      circle(0, -77, 9),
      'M-12 -72C-16 -92 16 -92 12 -72L15 -52L8 -56L8 -78L-8 -78L-8 -56L-15 -52Z',
    ],
    lines: 'M-8 -44L-15 -18M0 -50V-16M8 -44L15 -18',
    red: 'M8 -88L19 -95L18 -83ZM8 -88L-2 -95L0 -83Z',
  },
  /** Quill, tall and narrow. */
  quill: {
    ink: [
      'M-27 0C-22 -24 -9 -36 -8 -54C-12 -60 -14 -66 -13 -70L-6 -68L6 -68L13 -70C14 -66 12 -60 8 -54C9 -36 22 -24 27 0Z',
      circle(0, -79, 8.4),
      'M-9 -80C-10 -92 10 -92 9 -80ZM-5 -88C-6 -101 6 -101 5 -88Z',
      'M4 -94C12 -104 22 -112 32 -114C28 -104 18 -96 6 -91Z',
      'M-10 -64L-22 -44L-19 -41L-6 -54ZM10 -64L24 -52L22 -48L6 -54Z',
    ],
    lines: 'M0 -62V-2M-6 -36L-15 -4M6 -36L15 -4M8 -95L26 -110M-10 -66L0 -60L10 -66',
  },
  /** King Osbert, crowned. */
  king: {
    ink: [
      'M-28 0C-26 -34 -20 -58 -15 -66C-9 -73 9 -73 15 -66C20 -58 26 -34 28 0Z',
      circle(0, -79, 9),
      'M-9 -78C-8 -60 -4 -56 0 -55C4 -56 8 -60 9 -78Z',
      'M-10 -86L-14 -104L-6 -96L0 -108L6 -96L14 -104L10 -86Z',
    ],
    lines: 'M-9 -66C-12 -44 -16 -20 -18 -2M9 -66C12 -44 16 -20 18 -2M-13 -56L-4 -50M13 -56L4 -50',
  },
  /** Brill, the gravedigger: hat, beard, spade. */
  brill: {
    ink: [
      COAT,
      HEAD,
      circle(0, -86, 17, 3.6),
      'M-9 -88C-9 -102 9 -102 9 -88Z',
      'M-9 -78C-8 -62 -4 -56 0 -55C4 -56 8 -62 9 -78Z',
      'M27 4L25 -86L29 -86L31 4Z',
      'M20 -84H36L34 -106C28 -112 26 -111 21 -106Z',
      'M13 -62L30 -44L26 -38L8 -50Z',
    ],
    lines: 'M0 -52V-2M-4 -70L-3 -60M4 -70L3 -60',
  },
  /** A raider in a tricorn, his blade drawn. */
  raider: {
    ink: [
      'M-15 0L-11 -38L-15 -62C-10 -72 8 -72 13 -64L14 -38L19 0L9 0L2 -32L-5 0Z',
      circle(0, -78, 8.6),
      'M-19 -84C-10 -82 10 -82 19 -84L10 -96L-8 -96Z',
      'M11 -66L34 -74L35 -70L12 -56Z',
      'M34 -76L62 -104L64 -101L37 -70Z',
    ],
    lines: 'M-13 -58L6 -44M-10 -40H12M30 -78L38 -68',
  },
  /** A Wax Guard: a candle with a flame for a face. */
  waxGuard: {
    ink: [
      'M-17 0L-14 -66C-14 -76 14 -76 14 -66L17 0Z',
      'M-14 -60L-26 -40L-24 -6L-18 -8L-19 -38Z',
      'M14 -60L26 -40L26 -20L20 -20L19 -38Z',
      'M24 4L24 -104L28 -104L28 4ZM21 -100L26 -120L31 -100Z',
    ],
    cut: 'M0 -102C9 -90 9 -82 0 -77C-9 -82 -9 -90 0 -102Z',
    lines: 'M-10 -70C-10 -60 -8 -56 -8 -46M-2 -72C-2 -58 0 -52 0 -40M7 -71C7 -62 9 -58 9 -50M-9 -20H9M-11 -10H11',
  },
  /** A Powder Brat: small, running, with hair like a lit fuse. */
  brat: {
    ink: ['M-10 0L-6 -30L-12 -44C-8 -54 8 -54 12 -44L8 -28L14 0L6 0L0 -22L-4 0Z', circle(0, -62, 11)],
    lines: 'M-4 -64L-1 -62M4 -64L7 -62',
  },
} as const satisfies Record<string, Sketch>;

export type Person = keyof typeof SKETCHES;

interface Standing extends Place {
  /** Length of 100 units of the sketch, in units of the picture: about the height of an adult with a hat. */
  readonly height: number;
  /** Visible width of the pale edge round the figure, in units of the picture. */
  readonly halo?: number;
}

export function person(who: Person, { height, halo = 2.4, ...place }: Standing): string {
  const sketch: Sketch = SKETCHES[who];
  const k = height / 100;
  return placed(
    place,
    k,
    silhouette(sketch.ink, halo / k) +
      (sketch.lines ? lines(sketch.lines, Math.min(2.6, 1.3 / k)) : '') +
      (sketch.cut ? cut(sketch.cut) : '') +
      (sketch.red ? red(sketch.red) : ''),
  );
}

/** Draws `count` people of one kind in a row; `count` is at least 2. */
export const peopleRow = (who: Person, from: number, to: number, count: number, y: number, height: number): string =>
  Array.from({ length: count }, (_, i) =>
    person(who, {
      x: from + ((to - from) * i) / (count - 1),
      y: y + (i % 2) * 1.5,
      height: height * (0.96 + (i % 3) * 0.04),
    }),
  ).join('');

/** An arm with an open hand that reaches up from the lower edge: a vote, or a plea. 100 units high, its elbow at (0, 0). */
const ARM: readonly string[] = [
  'M-11 4L-9 -54L9 -54L12 4Z',
  'M-11 -52C-15 -62 -15 -74 -13 -80L13 -78C15 -68 13 -58 9 -50Z',
  'M-13 -76L-15 -96C-14 -100 -9 -100 -8 -96L-6 -76ZM-6 -77L-6 -102C-5 -106 0 -106 1 -102L1 -77Z',
  'M1 -77L3 -101C4 -105 9 -104 9 -100L8 -76ZM8 -75L12 -93C14 -97 18 -95 17 -91L13 -72Z',
  'M-12 -60L-23 -74C-23 -79 -18 -80 -16 -77L-9 -68Z',
];

/** @param sleeve whether the sleeve is red, to mark one arm among many */
export const arm = ({ height, ...place }: Standing, sleeve = false): string => {
  const k = height / 100;
  return placed(
    place,
    k,
    silhouette(ARM, 2.4 / k) +
      lines('M-9 -50C-4 -47 4 -47 9 -50M-5 -70C0 -66 6 -66 9 -70', 1.4 / k) +
      (sleeve ? `<path d="M-11 4L-10 -30H10L12 4Z" fill="${CARVED_RED}"/>` : ''),
  );
};
