/** Tests what it costs the party in a hint to open a room while monsters fight on. */
import { describe, expect, it } from 'vitest';
import { publicView } from '../../../src/bots/longTable/publicView';
import { worthOf } from '../../../src/bots/longTable/worth';
import { bookFor } from '../../../src/content/longTable';
import { begin, type Play } from '../../../src/flow/longTable/play';
import { hexDistance } from '../../../src/rules/core/hexes';
import type { State } from '../../../src/rules/longTable/state';
import { setupFor } from '../../kit/longTableSetups';

const start = begin(bookFor(setupFor('escrow', ['bailiff', 'ferrywoman'])));
const bailiff = start.state.figures.find(({ kind }) => kind === 'hero') ?? expect.unreachable('nobody plays');
const hexes = Object.keys(start.book.scenario.board.hexes);
/** A hex at this distance from the bailiff. */
const hexAt = (distance: number): string =>
  hexes.find((hex) => hexDistance(hex, bailiff.hex) === distance) ?? expect.unreachable('the map is too small');

interface Fight {
  readonly round: number;
  readonly distance: number;
  readonly hp: number;
}

/** What is lost in value if the bailiff has opened a room in this round, while one monster is on the map. */
function costOf({ book, state }: Pick<Play, 'book' | 'state'>, { round, distance, hp }: Fight): number {
  const heroes = state.figures.filter(({ kind }) => kind === 'hero');
  const monster: State['figures'][number] = {
    id: 'monster:coldCaller:1',
    kind: 'monster',
    monster: 'coldCaller',
    rank: 'normal',
    number: 1,
    maxHp: 6,
    hex: hexAt(distance),
    hp,
    tokens: [],
    leavesMoney: true,
    lien: false,
    since: 0,
  };
  const before = { ...state, round, figures: [...heroes, monster] };
  const opening = { room: 0, round, by: bailiff.id };
  return worthOf(book, before) - worthOf(book, { ...before, openings: [...before.openings, opening] });
}

describe('given what is behind the door is unknown', () => {
  const known = publicView(start);

  it('a monster near the opener makes it rash, however weak, as long as the last room is new', () => {
    expect(costOf(known, { round: 4, distance: 3, hp: 1 })).toBeCloseTo(10);
    expect(costOf(known, { round: 4, distance: 3, hp: 6 })).toBeCloseTo(10);
  });

  it('a weak monster is no reason to wait for ever, but a strong one is', () => {
    expect(costOf(known, { round: 5, distance: 3, hp: 1 })).toBeCloseTo(4);
    expect(costOf(known, { round: 5, distance: 3, hp: 6 })).toBeCloseTo(10);
  });

  it('a weak monster is no reason to wait on the way to an exit', () => {
    const { book, state } = known;
    const goal = { goal: 'exit', mark: '1' } as const;
    const toExit = { book: { ...book, scenario: { ...book.scenario, goal } }, state };
    expect(costOf(toExit, { round: 2, distance: 3, hp: 1 })).toBeCloseTo(4);
  });

  it('a monster far from the opener is no reason to wait', () => {
    expect(costOf(known, { round: 2, distance: 9, hp: 6 })).toBeCloseTo(0);
  });
});

it('given the whole map is known, any monster makes it rash', () => {
  expect(costOf(start, { round: 5, distance: 9, hp: 1 })).toBeCloseTo(10);
});
