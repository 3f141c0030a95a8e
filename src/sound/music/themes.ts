/**
 * Defines the music (style guide, section 8): one quiet theme per region. A tune is written in bars of scale degrees: 0
 * is the root, 7 the octave, and `.` a rest. `:n` after a degree is its length in beats; without it the length is one
 * beat.
 */
export const REGIONS = ['pledge', 'river', 'countingHouse', 'palace', 'fen'] as const;
export type Region = (typeof REGIONS)[number];

export const INSTRUMENTS = ['string', 'reed', 'bell', 'pipe', 'bass', 'drum', 'clock'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export interface Phrase {
  /** Four bars, separated by `|`. */
  readonly tune: string;
  /** The bass note of each of the four bars, as a scale degree. */
  readonly ground: readonly [number, number, number, number];
}

export interface Theme {
  /** Beats per bar. */
  readonly beats: number;
  /** Beats per minute in the calm mood. */
  readonly tempo: number;
  /** The pitch of degree 0, in Hz. */
  readonly root: number;
  /** The distance of each of the seven degrees from the root, in semitones. */
  readonly scale: readonly [number, number, number, number, number, number, number];
  readonly lead: Instrument;
  /** The instrument of the long bass notes in the calm mood. */
  readonly drone: Instrument;
  readonly phrases: readonly Phrase[];
  /** An accompaniment in half beats: degrees counted from the bass note of the bar, `.` a rest. */
  readonly figure: { readonly by: Instrument; readonly steps: string };
  /** The rhythm in half beats during combat: `x` is a drum, `k` the clock, `.` a rest. */
  readonly pulse: string;
}

/** The pitches of the roots, in Hz. */
const [D3, F3, G3, A3, E3] = [146.8, 174.6, 196, 220, 164.8];

const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
const AEOLIAN = [0, 2, 3, 5, 7, 8, 10] as const;
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10] as const;
const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const;

export const THEMES: Readonly<Record<Region, Theme>> = {
  /** A funeral march. */
  pledge: {
    beats: 4,
    tempo: 66,
    root: D3,
    scale: DORIAN,
    lead: 'string',
    drone: 'reed',
    phrases: [
      { tune: '0:2 2 1 | 0:3 -1 | 2 3 4:2 | 3 2 1:2', ground: [0, 0, 3, 4] },
      { tune: '4:2 6 5 | 4:3 2 | 3 2 1 -1 | 0:4', ground: [0, 2, 3, 0] },
      { tune: '7:2 6 4 | 5:2 4:2 | 3 4 2:2 | 1:2 -1:2', ground: [0, 3, 2, 4] },
      { tune: '4:2 6 5 | 4:3 2 | 1 2 -1 1 | 0:4', ground: [0, 2, 4, 0] },
    ],
    figure: { by: 'string', steps: '0 . 4 . 2 . 4 .' },
    pulse: 'x . . x x . . .',
  },
  /** Like a mill wheel, with six beats. */
  river: {
    beats: 6,
    tempo: 132,
    root: G3,
    scale: MIXOLYDIAN,
    lead: 'pipe',
    drone: 'reed',
    phrases: [
      { tune: '4:3 2:2 1 | 0:3 1:2 2 | 3:2 4 3:2 1 | 2:6', ground: [0, 0, 3, 0] },
      { tune: '4:3 6:2 5 | 4:3 2:2 0 | 1:2 2 1:2 -1 | 0:6', ground: [0, 2, 4, 0] },
      { tune: '7:3 6:2 4 | 5:3 3:2 4 | 6:2 5 4:2 2 | 3:3 1:3', ground: [0, 3, 6, 4] },
    ],
    figure: { by: 'string', steps: '0 . 2 . 4 . 7 . 4 . 2 .' },
    pulse: 'x . . . k . x . . . k .',
  },
  /** Like clockwork. */
  countingHouse: {
    beats: 4,
    tempo: 76,
    root: A3,
    scale: AEOLIAN,
    lead: 'bell',
    drone: 'reed',
    phrases: [
      { tune: '0 2 4 2 | 3 1 -1:2 | 0 2 4 6 | 5 4:3', ground: [0, 3, 0, 4] },
      { tune: '7 6 4 6 | 5 3 1:2 | 2 4 1 3 | 0:4', ground: [0, 3, 4, 0] },
      { tune: '4 . 4 5 | 6 . 4:2 | 3 . 3 4 | 1:4', ground: [5, 2, 3, 4] },
    ],
    figure: { by: 'clock', steps: '0 . . . 0 . . .' },
    pulse: 'k . k . x k k .',
  },
  /** A minuet with few instruments. */
  palace: {
    beats: 3,
    tempo: 84,
    root: F3,
    scale: LYDIAN,
    lead: 'string',
    drone: 'bell',
    phrases: [
      { tune: '4 3 2 | 4:2 6 | 5 3 1 | 2:3', ground: [0, 0, 4, 0] },
      { tune: '4 5 6 | 7:2 4 | 3 2 1 | 0:3', ground: [0, 5, 4, 0] },
      { tune: '2 4 7 | 6:2 3 | 5 4 3 | 1:2 .', ground: [0, 2, 1, 4] },
    ],
    figure: { by: 'string', steps: '0 . 4 . 2 .' },
    pulse: 'x . k . k .',
  },
  /** Like a limp, with five beats. */
  fen: {
    beats: 5,
    tempo: 58,
    root: E3,
    scale: PHRYGIAN,
    lead: 'pipe',
    drone: 'reed',
    phrases: [
      { tune: '0:3 1:2 | 0:4 . | 4:2 3 1:2 | 0:5', ground: [0, 0, 1, 0] },
      { tune: '2:3 3:2 | 4:4 . | 5:2 4 1:2 | 3:5', ground: [0, 3, 1, 3] },
      { tune: '4:3 5:2 | 4:2 2:3 | 1:2 -1 1:2 | 0:5', ground: [0, 2, 6, 0] },
    ],
    figure: { by: 'bass', steps: '0 . . . . . 1 . 0 .' },
    pulse: 'x . . . . . x . x .',
  },
};
