/** Tests which line is picked, and the lines of each language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n';
import { type Cue, fallsToQuarter, pickLine } from '../../src/session/speech';
import { textsIn } from '../kit/texts';

const cue = (weight: number, ...lines: string[]): Cue<string> => ({ event: lines.join(), lines, weight });

describe('pickLine', () => {
  it('picks a line of the cues with the highest weight', () => {
    expect(pickLine([cue(1, 'door'), cue(5, 'dies')], new Set(), 'x')).toEqual({ line: 'dies', event: 'dies' });
  });

  it('picks no line twice: it takes the next best line, or none', () => {
    const cues = [cue(1, 'door'), cue(5, 'dies')];
    expect(pickLine(cues, new Set(['dies']), 'x')?.line).toBe('door');
    expect(pickLine(cues, new Set(['dies', 'door']), 'x')).toBe(null);
    expect(pickLine([], new Set(), 'x')).toBe(null);
  });

  it('varies with the seed, and gives the same line for the same one', () => {
    const cues = [cue(1, 'first', 'second', 'third')];
    const seeds = [...Array(30).keys()].map(String);
    const lines = seeds.map((seed) => pickLine(cues, new Set(), seed)?.line);
    expect(new Set(lines)).toEqual(new Set(['first', 'second', 'third']));
    expect(lines).toEqual(seeds.map((seed) => pickLine(cues, new Set(), seed)?.line));
  });
});

describe('a figure is nearly defeated', () => {
  it.each([
    [3, 2, 7, true],
    [3, 2, 8, true],
    [2, 1, 8, false],
    [4, 3, 8, false],
    [8, 0, 8, false],
    [8, 2, 8, true],
  ])('when its HP fall to a quarter: from %i to %i of %i: %s', (before, after, most, expected) => {
    expect(fallsToQuarter(before, after, most)).toBe(expected);
  });
});

describe.each(LANGUAGES)('the lines in %s', (language) => {
  const lines = [...textsIn(language)].filter(([key]) => /^(voices|tableVoices)\./.test(key));

  it('have at most 60 characters, and end with a punctuation mark', () => {
    expect(lines).toHaveLength(22 * 4 + 3 * 6 + 6 + 15 * 4 + 4 * 6 + 6);
    expect(lines.filter(([, line]) => line.length > 60 || !/[.!?…]$/.test(line))).toEqual([]);
  });

  it('are all different within a mode', () => {
    for (const chapter of ['voices.', 'tableVoices.']) {
      const own = lines.flatMap(([key, line]) => (key.startsWith(chapter) ? [line] : []));
      expect(own.filter((line, i) => own.indexOf(line) < i)).toEqual([]);
    }
  });
});
