/** When ghosts are shown and forecast, step by step, with plays and ways that the test makes up. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { isMoveForecast, openGhosts } from '../../../src/session/longTable/ghosts';

const [HERO, CROW] = ['hero:bailiff', 'monster:crow:1'] as const;
const FIGURES = [
  { id: HERO, kind: 'hero', hex: 'a1' },
  { id: CROW, kind: 'monster', monster: 'crow', hex: 'g1' },
];

/** A play in which a figure moves; by default the hero in its own turn, with a monster to act later. */
function moving({ actor = HERO as string, turn = HERO as string, ask = 'move', ...more } = {}): Play {
  const state = {
    question: { ask, move: { action: { actor }, left: 3 } },
    turn: { figure: turn },
    figures: FIGURES,
    order: [{ place: 'hero' }, { place: 'type', monster: 'crow' }],
    place: 1,
    late: [],
    ...more,
  };
  return { state } as unknown as Play;
}

const way = (...path: string[]) => ({ path, cost: path.length, risks: [] });

/** Ghosts whose forecasts the test answers. */
function ghosts({ isEnabled = true, play = moving() } = {}) {
  const given = { play, drawn: null as ReturnType<typeof way> | null, isEnabled };
  const asked: { path: string; answer(ghost: string): void; fail(): void }[] = [];
  const open = openGhosts({
    currentPlay: () => given.play,
    drawnWay: () => given.drawn,
    wayTo: (hex) => (hex === 'nowhere' ? null : way('b1', hex)),
    isEnabled: () => given.isEnabled,
    makeForecast: (_, path) =>
      new Promise((resolve, reject) => {
        asked.push({ path: path.join(), answer: (ghost) => resolve(ghost as never), fail: () => reject(new Error()) });
      }),
  });
  return { open, given, asked, paths: () => asked.map(({ path }) => path) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a ghost', () => {
  it('is shown at once, and forecast after forty milliseconds', async () => {
    const { open, asked, paths } = ghosts();
    open.pointAt('c1');
    expect(open.shown).toMatchObject({ hero: HERO, movement: 3, hex: 'c1', way: way('b1', 'c1'), forecast: null });
    await vi.advanceTimersByTimeAsync(39);
    expect(paths()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(paths()).toEqual(['', 'b1,c1']);
    asked[1]?.answer('here');
    await vi.advanceTimersByTimeAsync(0);
    expect(open.shown?.forecast).toBeNull();
    asked[0]?.answer('stay');
    await vi.advanceTimersByTimeAsync(0);
    expect(open.shown?.forecast).toEqual({ hex: 'c1', stay: 'stay', here: 'here' });
  });

  it('has no forecast if one of the two fails', async () => {
    for (const failing of [0, 1]) {
      const { open, asked } = ghosts();
      open.pointAt('c1');
      await vi.advanceTimersByTimeAsync(40);
      asked[failing]?.fail();
      asked[1 - failing]?.answer('ghost');
      await vi.advanceTimersByTimeAsync(0);
      expect(open.shown?.forecast).toBeNull();
    }
  });

  it('is forecast only where the pointer stays, and the hero that stays only once', async () => {
    const { open, paths } = ghosts();
    open.pointAt('c1');
    await vi.advanceTimersByTimeAsync(30);
    open.pointAt('d1');
    await vi.advanceTimersByTimeAsync(30);
    expect(paths()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    open.pointAt('e1');
    await vi.advanceTimersByTimeAsync(40);
    expect(paths()).toEqual(['', 'b1,d1', 'b1,e1']);
  });

  it('keeps the last forecast until the next one, but not in another play; a late one is dropped', async () => {
    const { open, asked, given } = ghosts();
    open.pointAt('c1');
    await vi.advanceTimersByTimeAsync(40);
    open.pointAt('d1');
    for (const each of asked) each.answer('ghost');
    await vi.advanceTimersByTimeAsync(0);
    expect(open.shown?.forecast).toBeNull();
    await vi.advanceTimersByTimeAsync(40);
    asked[2]?.answer('ghost');
    await vi.advanceTimersByTimeAsync(0);
    expect(open.shown?.forecast?.hex).toBe('d1');
    open.pointAt('e1');
    expect(open.shown).toMatchObject({ hex: 'e1', forecast: { hex: 'd1' } });
    given.play = moving();
    open.update();
    expect(open.shown).toMatchObject({ hex: 'e1', forecast: null });
  });

  it('tells its listeners of changes only', () => {
    const { open, given } = ghosts();
    const told = vi.fn();
    const end = open.subscribe(told);
    open.pointAt(null);
    expect(told).toHaveBeenCalledTimes(0);
    open.pointAt('c1');
    open.pointAt('c1');
    open.update();
    expect(told).toHaveBeenCalledTimes(1);
    given.drawn = way('b1', 'd1');
    open.update();
    expect([told.mock.calls.length, open.shown?.hex]).toEqual([2, 'd1']);
    given.drawn = null;
    open.pointAt(null);
    expect([told.mock.calls.length, open.shown]).toEqual([3, null]);
    expect(vi.getTimerCount()).toBe(0);
    end();
    open.pointAt('c1');
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('is prepared for as soon as somebody listens, and not before', () => {
    const { open, paths } = ghosts();
    open.update();
    expect(paths()).toEqual([]);
    open.subscribe(() => {});
    expect(paths()).toEqual(['']);
    open.update();
    expect(paths()).toEqual(['']);
  });

  it.each<[string, Parameters<typeof ghosts>[0], string]>([
    ['if forecasts are not wanted', { isEnabled: false }, 'c1'],
    ['where no way leads', {}, 'nowhere'],
    ['while another question is asked', { play: moving({ ask: 'targets' }) }, 'c1'],
    ['of a summon that moves', { play: moving({ actor: 'summon:1' }) }, 'c1'],
    ['of a monster in its own turn', { play: moving({ actor: CROW, turn: CROW }) }, 'c1'],
  ])('is not shown %s', (_, options, hex) => {
    const { open, paths } = ghosts(options);
    open.subscribe(() => {});
    open.pointAt(hex);
    expect(open.shown).toBeNull();
    if (hex !== 'nowhere') expect(paths()).toEqual([]);
  });
});

it.each<[string, Parameters<typeof moving>[0] & object, boolean]>([
  ['a type that acts later', {}, true],
  ['a type whose place is now', { place: 1 } as object, true],
  ['a type that has acted', { place: 2 } as object, false],
  ['a type without figures', { figures: FIGURES.slice(0, 1) } as object, false],
  ['a type with only others on the map', { order: [{ place: 'type', monster: 'owl' }], place: 0 } as object, false],
  ['a monster that acts late', { place: 2, late: [CROW] } as object, true],
  ['no move', { ask: 'turn' }, false],
])('forecasts a move if monsters have still to act: %s', (_, more, expected) => {
  expect(isMoveForecast(moving(more))).toBe(expected);
});
