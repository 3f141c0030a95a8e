/** Tests that the initiative strip shows public information only. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { countCardsBefore, initiativeRows } from '../../../src/session/longTable/initiatives';
import { game, randomBook } from '../../kit/longTableGames';
import { newTable } from '../../kit/longTableTable';

const SEEDS = ['strip0', 'strip1', 'strip2', 'strip3', 'strip4', 'strip5'];

/** Positions from played games. */
function positions(): Play[] {
  return SEEDS.flatMap((seed) => {
    const plays: Play[] = [];
    for (const { play } of game(randomBook(seed), seed)) {
      plays.push(play);
      if (plays.length >= 120) break;
    }
    return plays;
  });
}

it('L6.2: each card of a deck is listed once for every type on the map, and no cards of other types', () => {
  for (const play of positions()) {
    const types = new Set(play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
    const rows = initiativeRows(play);
    for (const { monster, undrawn, drawn } of rows) {
      expect(types.has(monster)).toBe(true);
      const deck = play.book.monsters[monster]?.deck ?? '';
      const printed = (play.book.decks[deck] ?? []).map(({ initiative }) => initiative).sort((a, b) => a - b);
      const shown = [...undrawn, ...drawn].sort((a, b) => a - b);
      // When the draw pile is empty the strip lists the discards, without the card that is shown.
      expect(printed).toEqual(expect.arrayContaining(shown));
      if (play.state.decks[deck]?.shown === null) expect(shown).toEqual(printed);
    }
  }
});

it('L36.9: the hidden order of a deck does not change the strip', () => {
  for (const play of positions()) {
    const decks = Object.fromEntries(
      Object.entries(play.state.decks).map(([id, deck]) => [id, { ...deck, draw: [...deck.draw].reverse() }]),
    );
    const other = { ...play, state: { ...play.state, decks } } as Play;
    expect(initiativeRows(other)).toEqual(initiativeRows(play));
  }
});

it('the strip counts the undrawn cards that act before an initiative, or after a reshuffle if none is left', () => {
  const { play } = newTable();
  const [row] = initiativeRows(play);
  if (!row) throw new Error('a type on the map');
  const [first = 0, second = 0] = row.undrawn;
  expect([countCardsBefore(row, first), countCardsBefore(row, second), countCardsBefore(row, 100)]).toEqual([
    0,
    row.undrawn.filter((each) => each < second).length,
    row.undrawn.length,
  ]);
  const decks = Object.fromEntries(
    Object.entries(play.state.decks).map(([id, { draw, discard }]) => [
      id,
      { draw: [], shown: null, discard: [...discard, ...draw] },
    ]),
  );
  const emptied = { ...play, state: { ...play.state, decks } } as unknown as Play;
  expect(initiativeRows(emptied)).toEqual(initiativeRows(play));
});

/** The strip of decks with these piles; cards are named by their initiatives. */
function stripOf(decks: Readonly<Record<string, { draw: number[]; discard?: number[]; shown?: number }>>) {
  const entries = Object.entries(decks);
  const cards = (of: readonly number[]) => of.map((each) => `card${each}`);
  const all = [10, 20, 30, 40, 50].map((initiative) => ({ id: `card${initiative}`, initiative }));
  const play = {
    book: {
      monsters: Object.fromEntries(entries.map(([id]) => [id, { deck: id }])),
      decks: Object.fromEntries(entries.map(([id]) => [id, all])),
    },
    state: {
      figures: [...entries, ...entries].map(([monster]) => ({ kind: 'monster', monster })),
      decks: Object.fromEntries(
        entries.map(([id, { draw, discard = [], shown }]) => [
          id,
          { draw: cards(draw), discard: cards(discard), shown: shown === undefined ? null : `card${shown}` },
        ]),
      ),
    },
  };
  return initiativeRows(play as unknown as Play).map(({ monster, undrawn, drawn }) => [monster, undrawn, drawn]);
}

it('L6.2: lists undrawn and drawn cards from the fastest to the slowest, the shown card among the drawn ones', () => {
  expect(stripOf({ crow: { draw: [50, 20], discard: [40, 10], shown: 30 } })).toEqual([
    ['crow', [20, 50], [10, 30, 40]],
  ]);
  expect(stripOf({ crow: { draw: [50], discard: [40] } })).toEqual([['crow', [50], [40]]]);
});

it('L6.2: an empty deck lists its discards as undrawn, without the shown card', () => {
  expect(stripOf({ crow: { draw: [], discard: [40, 10], shown: 30 } })).toEqual([['crow', [10, 40], []]]);
});

it('sorts the types by their fastest undrawn card; a type without one comes last', () => {
  const strip = stripOf({ owl: { draw: [], shown: 10 }, rat: { draw: [30] }, crow: { draw: [20, 50] } });
  expect(strip.map(([monster]) => monster)).toEqual(['crow', 'rat', 'owl']);
});
