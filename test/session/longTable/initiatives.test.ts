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
