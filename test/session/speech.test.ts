/** Tests which line is picked, and the lines of each language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n';
import { CUE_WEIGHTS, type Cue, fallsToQuarter, openSpeech, pickLine } from '../../src/session/speech';
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

it('ranks the kinds of cues: a rarer one is spoken before a more frequent one', () => {
  const kinds = Object.entries(CUE_WEIGHTS);
  const weights = [...new Set(Object.values(CUE_WEIGHTS))].sort((a, b) => b - a);
  expect(weights.map((weight) => kinds.flatMap(([kind, own]) => (own === weight ? [kind] : [])))).toEqual([
    ['dies', 'lastCard'],
    ['escape'],
    ['nearlyDead', 'critical', 'treasure'],
    ['miss', 'wounds', 'appears'],
    ['door'],
  ]);
});

describe('the lines of a session', () => {
  /** A toy whose state is the number of commands; the events of a command are its lines. */
  function opened(commands: readonly string[], start: number | null = null) {
    const replayed: string[] = [];
    const playAt = (n: number, events: readonly string[] = []) => ({ book: 'book', state: n, events });
    const rules = {
      begin: () => playAt(0),
      fromJSON: (_: string, at: number) => playAt(at),
      send(play: { state: number }, command: string) {
        replayed.push(`${command} at ${play.state}`);
        if (command === 'refused') return { ok: false };
        return { ok: true, play: playAt(play.state + 1, [command]) };
      },
    };
    const cuesOf = (_: unknown, { events }: { events: readonly string[] }) =>
      events.flatMap((event) => (event === 'silent' ? [] : [cue(1, ...event.split(' or '))]));
    const mode = { rules, cuesOf, seedOf: () => 'seed' } as unknown as Parameters<typeof openSpeech>[0];
    const session = { journal: { commands, start }, play: playAt(commands.length) };
    const { speak } = openSpeech(mode, session as never);
    return {
      replayed,
      speak: (line: string, at = 0) => speak(playAt(at) as never, playAt(at + 1, [line]) as never, at)?.line ?? null,
    };
  }

  it('are spoken once each; a new game replays nothing', () => {
    const { speak, replayed } = opened([]);
    expect(['a', 'b', 'a', 'silent'].map((line) => speak(line))).toEqual(['a', 'b', null, null]);
    expect(replayed).toEqual([]);
  });

  it('are not spoken again in a resumed game, which is replayed once, at the first cue', () => {
    const { speak, replayed } = opened(['a', 'b']);
    expect([speak('silent'), replayed]).toEqual([null, []]);
    expect(['b', 'a', 'c'].map((line) => speak(line))).toEqual([null, null, 'c']);
    expect(replayed).toEqual(['a at 0', 'b at 1']);
  });

  it('are replayed from the checkpoint of the journal, up to a refused command', () => {
    const { speak, replayed } = opened(['a', 'refused', 'b'], 7);
    expect(['a', 'b'].map((line) => speak(line))).toEqual([null, 'b']);
    expect(replayed).toEqual(['a at 7', 'refused at 8']);
  });

  it('are chosen by the number of the command, so that a replay chooses the same ones', () => {
    const several = 'a or b or c or d';
    const first = [0, 1, 2, 3, 4, 5].map((at) => opened([]).speak(several, at));
    expect(first).toEqual([0, 1, 2, 3, 4, 5].map((at) => opened([]).speak(several, at)));
    expect(new Set(first).size).toBeGreaterThan(1);
    const resumed = opened([several]);
    const all = [first[0], resumed.speak(several, 1), resumed.speak(several, 2), resumed.speak(several, 3)];
    expect(all.toSorted()).toEqual(['a', 'b', 'c', 'd']);
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
