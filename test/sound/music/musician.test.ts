/** Tests the musician in a world whose clock the test controls. */
import { describe, expect, it, vi } from 'vitest';
import { musicianOf, type Score } from '../../../src/sound/music/musician';
import { barOf } from '../../../src/sound/music/score';
import { type FakeContext, type FakeSource, fakeWorld, runNow } from '../fakes';

const CALM: Score = { region: 'pledge', mood: 'calm' };
const TENSE: Score = { region: 'pledge', mood: 'tense' };

function sat(score: Score | null = CALM, seed = 1) {
  const fake = fakeWorld();
  const musician = musicianOf(fake.world, runNow);
  const bus = fake.context.createGain() as unknown as AudioNode;
  const play = (next: Score | null, night = seed) => {
    musician.setScore(next, night);
    musician.play(fake.context as unknown as AudioContext, bus);
    fake.rest();
  };
  play(score);
  return { ...fake, musician, bus, play };
}

const begins = ({ start }: FakeSource): number => start.mock.calls[0]?.[0] as number;
const stops = ({ stop }: FakeSource): readonly unknown[] => stop.mock.calls.map(([at]) => at);
/** Sets the time of the context, and runs the only timer. */
function next(context: FakeContext, timers: Set<() => void>, at: number) {
  context.currentTime = at;
  const [due] = timers;
  timers.clear();
  due?.();
}

describe('a theme', () => {
  it('waits until the browser is idle, then plays its first bar with the right times, pitches and volumes', () => {
    const fake = fakeWorld();
    const musician = musicianOf(fake.world, runNow);
    musician.setScore(CALM, 1);
    musician.play(fake.context as unknown as AudioContext, fake.context.createGain() as unknown as AudioNode);
    expect(fake.context.sources).toEqual([]);
    fake.rest();
    const { notes } = barOf('pledge', 0, 'calm', 1);
    expect(fake.context.sources.map((source) => begins(source) - 0.3)).toEqual(
      notes.map(({ at }) => expect.closeTo(at)),
    );
    for (const [index, { at, held }] of notes.entries()) {
      expect(stops(fake.context.sources[index] as FakeSource)).toEqual([expect.closeTo(0.3 + at + held + 0.25)]);
    }
  });

  it('continues bar after bar, each scheduled shortly before it begins', () => {
    const { context, timers } = sat();
    const { seconds, notes } = barOf('pledge', 0, 'calm', 1);
    next(context, timers, seconds);
    const second = context.sources.slice(notes.length);
    expect(second.map((source) => begins(source) - 0.3 - seconds)).toEqual(
      barOf('pledge', 1, 'calm', 1).notes.map(({ at }) => expect.closeTo(at)),
    );
  });

  it('continues at the present time after the page was busy, not in the past', () => {
    const { context, timers } = sat();
    next(context, timers, 60);
    for (const source of context.sources.slice(barOf('pledge', 0, 'calm', 1).notes.length)) {
      expect(begins(source)).toBeGreaterThanOrEqual(60);
    }
  });

  it('creates each instrument once', () => {
    const { context, timers } = sat();
    const create = vi.spyOn(context, 'createBuffer');
    for (let bar = 1; bar < 40; bar += 1) next(context, timers, bar * 4);
    expect(create.mock.calls.length).toBeLessThan(4);
    expect(context.sources.every(({ buffer }) => buffer?.samples.some((each) => each !== 0))).toBe(true);
  });
});

describe('combat', () => {
  it('begins at the next beat, and cancels later notes of the old mood', () => {
    const { context, play } = sat();
    const { beat } = barOf('pledge', 0, 'calm', 1);
    const before = [...context.sources];
    context.currentTime = 0.3 + 1.4 * beat;
    play(TENSE);
    const cut = 0.3 + 2 * beat;
    for (const source of before) {
      const cutOff = stops(source).includes(undefined);
      expect(cutOff).toBe(begins(source) >= cut - 1e-9);
    }
    const tense = context.sources.slice(before.length);
    expect(tense.map((source) => begins(source) - cut)).toEqual(
      barOf('pledge', 0, 'tense', 1).notes.map(({ at }) => expect.closeTo(at)),
    );
  });

  it('begins its phrase again if it started in the middle of one', () => {
    const { context, timers, play } = sat();
    for (let bar = 1; bar < 7; bar += 1) next(context, timers, bar * 3.6);
    const before = context.sources.length;
    play(TENSE);
    expect(context.sources.length - before).toBe(barOf('pledge', 4, 'tense', 1).notes.length);
  });

  it('changes nothing if it was already under way', () => {
    const { context, play } = sat(TENSE);
    const before = context.sources.length;
    play(TENSE);
    expect(context.sources).toHaveLength(before);
  });
});

describe('the end of a theme', () => {
  it.each([
    ['another region', { region: 'fen', mood: 'calm' } as const, 1],
    ['another night', CALM, 2],
  ])('%s: the theme dies away and the next begins', (_, score, night) => {
    const { context, timers, play } = sat();
    const before = [...context.sources];
    play(score, night);
    for (const source of before) expect(stops(source).at(-1)).toBeCloseTo(1.2);
    expect(context.sources.length).toBeGreaterThan(before.length);
    expect(timers.size).toBe(1);
  });

  it('of all music stops every note and releases all nodes', () => {
    const { context, timers, musician, bus, rest } = sat();
    const level = context.gains[1];
    const released = vi.spyOn(level ?? expect.unreachable('no level'), 'disconnect');
    musician.play(null, bus);
    rest();
    expect(timers.size).toBe(0);
    for (const source of context.sources) source.onended?.();
    expect(released).toHaveBeenCalledTimes(1);
  });

  it('without a score nothing is played', () => {
    expect(sat(null).context.sources).toEqual([]);
  });
});
