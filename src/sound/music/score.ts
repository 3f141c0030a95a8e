/** Composes the notes of a theme, bar by bar. The same bar in the same mood with the same seed always has the same notes. */
import { type Instrument, type Phrase, type Region, THEMES, type Theme } from './themes';

/** 'calm' is sparse; 'tense' is faster and used in combat. */
export type Mood = 'calm' | 'tense';

export interface Note {
  readonly by: Instrument;
  /** Start of the note, in seconds from the start of the bar. */
  readonly at: number;
  /** Duration of the note before its release, in seconds. */
  readonly held: number;
  readonly hz: number;
  /** From 0 to 1. */
  readonly gain: number;
}

export interface Bar {
  readonly seconds: number;
  /** Length of a beat in seconds. The mood may change between beats. */
  readonly beat: number;
  readonly notes: readonly Note[];
}

export const BARS_IN_PHRASE = 4;
/** Combat multiplies the tempo by this factor. */
const COMBAT_TEMPO = 1.3;

/**
 * Composes a bar.
 * @param number the number of the bar since the start of the theme, from 0
 */
export function barOf(region: Region, number: number, mood: Mood, seed: number): Bar {
  const theme = THEMES[region];
  const beat = 60 / (theme.tempo * (mood === 'tense' ? COMBAT_TEMPO : 1));
  const run = Math.floor(number / BARS_IN_PHRASE);
  const place = number % BARS_IN_PHRASE;
  const phrase = theme.phrases[run % theme.phrases.length] as Phrase;
  const ground = phrase.ground[place] ?? 0;
  const hasTune = mood === 'tense' ? hasTuneInCombat(run, seed) : hasTuneInCalm(run, seed);
  const notes = [
    ...(hasTune ? tuneOf(theme, phrase, place) : []),
    ...(mood === 'tense'
      ? [...figureOf(theme, ground, 0.34), ...pulseOf(theme), bassOf(theme, ground)]
      : [...(place % 2 === 0 ? [droneOf(theme, ground)] : []), ...(hasTune ? [] : figureOf(theme, ground, 0.2))]),
  ];
  return {
    seconds: beat * theme.beats,
    beat,
    notes: notes.map((note, index) => ({
      ...note,
      at: note.at * beat,
      held: note.held * beat,
      // Vary the accents.
      gain: note.gain * (0.88 + 0.12 * randomOf(seed, number * 31 + index)),
    })),
  };
}

/**
 * Whether a phrase in the calm mood plays its tune. The first phrase plays its tune. Of the later phrases at most every
 * second one plays its tune; all other phrases are only accompaniment.
 */
const hasTuneInCalm = (run: number, seed: number): boolean =>
  run === 0 || (run % 2 === 0 && randomOf(seed, run) < 0.75);
/**
 * Whether a phrase in the tense mood plays its tune. Each phrase plays its tune, except that every fourth phrase plays its
 * tune only with a chance of one half.
 */
const hasTuneInCombat = (run: number, seed: number): boolean => run % 4 !== 3 || randomOf(seed, run) < 0.5;

/** A pseudo-random number from 0 to 1, determined by the seed and `nth`. */
function randomOf(seed: number, nth: number): number {
  const mixed = Math.imul(seed ^ Math.imul(nth + 1, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** A note whose times are in beats instead of seconds. */
type NoteInBeats = Note;

function tuneOf(theme: Theme, { tune }: Phrase, place: number): NoteInBeats[] {
  let at = 0;
  return (
    barsIn(tune)[place]?.flatMap(({ degree, beats }) => {
      const note = { by: theme.lead, at, held: beats, hz: 2 * hzOf(theme, degree ?? 0), gain: 0.8 };
      at += beats;
      return degree === null ? [] : [note];
    }) ?? []
  );
}

function figureOf(theme: Theme, ground: number, gain: number): NoteInBeats[] {
  const { by, steps } = theme.figure;
  return steps.split(' ').flatMap((step, index) => {
    if (step === '.') return [];
    return [{ by, at: index / 2, held: 1, hz: hzOf(theme, ground + Number(step)), gain }];
  });
}

function pulseOf(theme: Theme): NoteInBeats[] {
  return theme.pulse.split(' ').flatMap((step, index): NoteInBeats[] => {
    if (step === '.') return [];
    const at = index / 2;
    return [
      step === 'x'
        ? { by: 'drum', at, held: 0.5, hz: theme.root / 2, gain: 0.6 }
        : { by: 'clock', at, held: 0.25, hz: theme.root * 2, gain: 0.3 },
    ];
  });
}

const bassOf = (theme: Theme, ground: number): NoteInBeats => ({
  by: 'bass',
  at: 0,
  held: theme.beats / 2,
  hz: hzOf(theme, ground) / 2,
  gain: 0.6,
});

/** A bass note held over two bars. */
const droneOf = (theme: Theme, ground: number): NoteInBeats => ({
  by: theme.drone,
  at: 0,
  held: theme.beats * 2,
  hz: hzOf(theme, ground),
  gain: 0.4,
});

/** The pitch of a scale degree, in Hz. */
export function hzOf({ root, scale }: Theme, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return root * 2 ** (octave + (scale[degree - octave * scale.length] ?? 0) / 12);
}

/** The bars of a tune. A degree of null is a rest. */
export function barsIn(tune: string): { readonly degree: number | null; readonly beats: number }[][] {
  return tune.split(' | ').map((bar) =>
    bar.split(' ').map((note) => {
      const [degree = '', beats = '1'] = note.split(':');
      return { degree: degree === '.' ? null : Number(degree), beats: Number(beats) };
    }),
  );
}
