/** Small claims of the Long Table: chances that can be checked by hand, and claims that do not depend on the order of the cards. */
import { describe, expect, it } from 'vitest';
import { inThousandths, openExpansion } from '../../../src/audit/claims';
import {
  playAfterInTurn,
  possibleResults,
  type TableAim,
  tableClaimRules,
  verdictOf,
} from '../../../src/audit/longTable/claims';
import type { Play } from '../../../src/flow/longTable/play';
import { startTable, type TableKit } from '../../kit/longTable';
import { change, inTurnOf, stack } from '../../rules/longTable/fighting';

// The columns: a1 c1 / b1 d1. The hero on a1 is adjacent to the rat on b1; the rat on d1 is far away.
const FIELD = `
  1   .   .
    A   B
  .   .   .
`;
const KIT: TableKit = {
  figures: { '1': 'fighter', A: 'rat', B: 'rat' },
  heroes: { fighter: {} },
  monsters: { rat: { normal: { hp: 4 } } },
};
const RAT = 'monster:rat:1';
const FELL: TableAim = { kind: 'fell', figure: RAT };

/** The hero's turn with these cards left to play, and these modifier cards left to draw. */
function turn(draw: readonly string[], cards: readonly string[] = ['fighter1']): Play {
  const { book, state } = change(inTurnOf(stack(startTable(FIELD, KIT), 'fighter', draw), 'hero:fighter'), (table) => {
    if (table.turn) table.turn.cards = [...cards];
    table.question = { ask: 'turn', hero: 'fighter' };
    table.agenda = [{ do: 'endTurn', figure: 'hero:fighter' }];
  });
  return { phase: 'turn.turn', book, state, events: [] };
}
const expansionOf = (play: Play, aim: TableAim) => openExpansion(tableClaimRules(play, aim), 5000);
const bestOf = (play: Play, aim: TableAim) => inThousandths(expansionOf(play, aim).bestOf(play));

/** The printed attack of the kit's card is an Attack 3. */
const ATTACK = { type: 'play', card: 'fighter1', half: 'top', basic: false } as const;

describe('the exact chance of a claim', () => {
  it('is the share of the undrawn cards with which the attack kills (L12.3)', () => {
    expect(bestOf(turn(['+1', '-1', '0', '+2']), FELL)).toBe(500);
    expect(bestOf(turn(['+1', '-1', '0', '0', '0', '0', '0']), FELL)).toBe(143);
    expect(bestOf(turn(['0', '-1', '0', '0']), FELL)).toBe(0);
  });

  it('counts a rolling card together with the card after it', () => {
    // r+1 comes first with 1/3 and then kills with 0 or +1; otherwise only +1 kills, with 1/3.
    expect(bestOf(turn(['r+1', '0', '+1']), FELL)).toBe(667);
  });

  it('is decided without a card that damages, also if the scenario has rules (L27.7)', () => {
    const rules = [{ id: 'rule1', trigger: { on: 'round', round: 9 }, does: [{ deed: 'hurt', amount: 1 }] }] as const;
    const play = turn(['+1']);
    const book = { ...play.book, scenario: { ...play.book.scenario, rules } };
    const spent = { ...play.state, turn: play.state.turn && { ...play.state.turn, cards: [] } };
    expect(verdictOf(play, FELL, { ...play, book })).toBeNull();
    expect(verdictOf(play, FELL, { ...play, book, state: spent })).toBe('missed');
  });

  it('is the same for every order of the undrawn cards', () => {
    const [one, other] = [turn(['+1', '-1', '0']), turn(['0', '+1', '-1'])];
    const { keyOf } = tableClaimRules(one, FELL);
    expect(keyOf(one)).toBe(keyOf(other));
    expect(bestOf(one, FELL)).toBe(bestOf(other, FELL));
  });

  it('is zero when the hero has no card to attack with, and for a monster out of reach', () => {
    expect(bestOf(turn(['+1'], []), FELL)).toBe(0);
    expect(bestOf(turn(['+1']), { kind: 'fell', figure: 'monster:rat:2' })).toBe(0);
  });

  it('of a kill without an enemy beside the hero at the end needs the end of the turn', () => {
    expect(bestOf(turn(['+1', '-1']), { kind: 'fellClear', figure: RAT })).toBe(500);
    const beset = turn(['+1', '-1']);
    const near = beset.state.figures.map((each) => (each.id === 'monster:rat:2' ? { ...each, hex: 'a2' } : each));
    expect(bestOf({ ...beset, state: { ...beset.state, figures: near } }, { kind: 'fellClear', figure: RAT })).toBe(0);
  });

  it('of many kills counts only the monsters that were there at the start', () => {
    expect(bestOf(turn(['+1', '-1']), { kind: 'fellMany', count: 1 })).toBe(500);
    expect(bestOf(turn(['+1', '-1']), { kind: 'fellMany', count: 2 })).toBe(0);
  });
});

describe('the results of a command', () => {
  it('are one for each kind of card that can be drawn, with its probability', () => {
    const begun = playAfterInTurn(turn(['+1', '0', '0', '-1']), ATTACK);
    let play = begun ?? expect.unreachable('the attack is refused');
    for (let asked = 0; play.state.question?.ask !== 'draw' && asked < 9; asked += 1) {
      const [first] = tableClaimRules(play, FELL).legal(play);
      play = (first && playAfterInTurn(play, first)) ?? expect.unreachable('nothing to answer');
    }
    const found = possibleResults(play, { type: 'draw' });
    expect(found.map(({ weight }) => weight).sort()).toEqual([0.25, 0.25, 0.5]);
    expect(found.reduce((sum, { weight }) => sum + weight, 0)).toBe(1);
  });

  it('end with the turn: no monster acts', () => {
    const play = turn(['+1']);
    const ended = playAfterInTurn(play, { type: 'endTurn' });
    expect(ended?.state.turn).toBeNull();
    expect(ended?.events.some(({ type }) => type === 'turnBegan')).toBe(false);
    expect(playAfterInTurn(play, { type: 'draw' })).toBeNull();
  });

  it('are refused when the deck is shuffled before a draw, because its order depends on the generator', () => {
    const { book, state } = change({ book: turn([]).book, state: turn(['+1']).state as never }, ({ seats }) => {
      for (const { deck } of seats) [deck.draw, deck.discard] = [['r+1'], ['0', '0']];
    });
    const play: Play = { phase: 'turn.turn', book, state, events: [] };
    expect(() => expansionOf(play, FELL).bestOf(play)).toThrow(RangeError);
  });
});
