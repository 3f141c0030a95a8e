/**
 * Tests the notes of the music (style guide, section 8): the themes, and how they thin out in peace and become dense in combat.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTRUMENT_NOTES } from '../../../src/sound/music/instruments';
import { BARS_IN_PHRASE, barOf, barsIn, hzOf, type Mood } from '../../../src/sound/music/score';
import { REGIONS, THEMES } from '../../../src/sound/music/themes';

const MOODS: readonly Mood[] = ['calm', 'tense'];
const region = fc.constantFrom(...REGIONS);
const mood = fc.constantFrom(...MOODS);
const number = fc.nat(400);
const seed = fc.integer();

describe.each(REGIONS)('the theme of %s', (name) => {
  const theme = THEMES[name];

  it('has phrases of four full bars', () => {
    for (const { tune, ground } of theme.phrases) {
      const bars = barsIn(tune);
      expect([bars.length, ground.length]).toEqual([BARS_IN_PHRASE, BARS_IN_PHRASE]);
      for (const bar of bars) expect(bar.reduce((sum, { beats }) => sum + beats, 0)).toBe(theme.beats);
    }
  });

  it('has an accompaniment and a pulse of full bars', () => {
    expect(theme.figure.steps.split(' ')).toHaveLength(2 * theme.beats);
    expect(theme.pulse.split(' ')).toHaveLength(2 * theme.beats);
    expect(theme.pulse).toMatch(/^[xk.]( [xk.])*$/);
  });

  it('contains the whole tune in the first phrases of a fight', () => {
    const bars = barsIn(theme.phrases[0]?.tune ?? '');
    const heard = bars.map((_, place) =>
      barOf(name, place, 'tense', 1).notes.filter(({ by, gain }) => by === theme.lead && gain > 0.6),
    );
    expect(heard.map((notes) => notes.map(({ hz }) => hz))).toEqual(
      bars.map((bar) => bar.flatMap(({ degree }) => (degree === null ? [] : [2 * hzOf(theme, degree)]))),
    );
  });
});

it('no two regions share a tune', () => {
  expect(new Set(REGIONS.flatMap((each) => THEMES[each].phrases.slice(0, 2).map(({ tune }) => tune))).size).toBe(10);
});

it('the degree 7 is the octave, and -1 is the note below the root', () => {
  const { root } = THEMES.pledge;
  expect([0, 7, -7, 4].map((degree) => hzOf(THEMES.pledge, degree) / root)).toEqual([1, 2, 0.5, 2 ** (7 / 12)]);
  expect(hzOf(THEMES.pledge, -1)).toBeCloseTo(root * 2 ** (-2 / 12));
});

it('a rest is silent and has its duration', () => {
  expect(barsIn('. 3:2 | 0')).toEqual([
    [
      { degree: null, beats: 1 },
      { degree: 3, beats: 2 },
    ],
    [{ degree: 0, beats: 1 }],
  ]);
});

describe('a bar', () => {
  it('is the same each time for the same arguments', () => {
    fc.assert(
      fc.property(region, number, mood, seed, (...bar) => {
        expect(barOf(...bar)).toEqual(barOf(...bar));
      }),
    );
  });

  it('has only notes that begin in it, can be heard, and are in the range of the instrument', () => {
    fc.assert(
      fc.property(region, number, mood, seed, (...bar) => {
        const { seconds, beat, notes } = barOf(...bar);
        expect(seconds / beat).toBeCloseTo(THEMES[bar[0]].beats);
        for (const { by, at, held, hz, gain } of notes) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(seconds);
          expect(held).toBeGreaterThan(0);
          expect(gain).toBeGreaterThan(0.1);
          expect(gain).toBeLessThanOrEqual(0.8);
          expect(hz / INSTRUMENT_NOTES[by].hz).toBeGreaterThan(0.3);
          expect(hz / INSTRUMENT_NOTES[by].hz).toBeLessThan(5);
        }
      }),
    );
  });
});

describe('the mood', () => {
  const NIGHTS = Array.from({ length: 12 }, (_, night) => night * 7919 + 1);
  /** Notes per second over sixteen phrases. */
  const density = (name: (typeof REGIONS)[number], of: Mood, night: number) => {
    const bars = Array.from({ length: 64 }, (_, n) => barOf(name, n, of, night));
    const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
    return sum(bars.map(({ notes }) => notes.length)) / sum(bars.map(({ seconds }) => seconds));
  };

  it.each(REGIONS)('of %s: combat has more than twice the notes, and a faster beat', (name) => {
    for (const night of NIGHTS) expect(density(name, 'tense', night)).toBeGreaterThan(2 * density(name, 'calm', night));
    expect(barOf(name, 0, 'calm', 1).beat / barOf(name, 0, 'tense', 1).beat).toBeCloseTo(1.3);
  });

  it.each(REGIONS)('of %s: drums and bass play in combat only, the drone in peace only', (name) => {
    const by = (of: Mood) =>
      new Set(Array.from({ length: 64 }, (_, n) => barOf(name, n, of, 5).notes.map((note) => note.by)).flat());
    expect(by('calm').has('drum')).toBe(false);
    expect(by('tense').has('bass')).toBe(true);
    expect(by('tense').has('drum')).toBe(true);
    expect(by('tense').has('reed')).toBe(false);
  });

  it('in peace the tune comes first, and afterwards in at most every other phrase', () => {
    for (const night of NIGHTS) {
      const sung = Array.from({ length: 16 }, (_, run) =>
        barOf('pledge', run * BARS_IN_PHRASE, 'calm', night).notes.some(({ gain }) => gain > 0.6),
      );
      expect(sung[0]).toBe(true);
      for (const run of sung.keys()) expect(sung[run] && sung[run + 1]).not.toBe(true);
    }
  });

  it('each night leaves out different notes', () => {
    const phrases = (night: number) =>
      Array.from({ length: 40 }, (_, run) => barOf('pledge', run * 4, 'calm', night).notes.length).join();
    expect(new Set(NIGHTS.map(phrases)).size).toBeGreaterThan(6);
  });
});
