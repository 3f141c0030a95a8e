import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { attack, move } from '../../../src/content/inHand/cardNotation';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal, type Play } from '../../../src/flow/inHand/play';
import { heroModifiers } from '../../../src/rules/inHand/hpCards';
import { answerCostOf, foresee } from '../../../src/session/inHand/foresight';
import type { Draft } from '../../../src/session/inHand/interaction';
import { book, column, monster } from '../../kit/books';
import { attacker, hand, passage } from '../../kit/scenes';
import { at } from '../../kit/table';

const EMPTY: Draft = { cards: [], path: [], basic: false };
const look = (play: Play, draft: Partial<Draft> = {}) => foresee(play, { ...EMPTY, ...draft }, legal(play));

const bailiff = begin(
  bookFor({
    scenario: 'plotNine',
    ...NEWCOMER,
    seed: 'foresight',
  }),
);

it('given an unchanged play, draft and options, when foresight is asked for again, then it is not computed again', () => {
  const options = legal(bailiff);
  const first = foresee(bailiff, EMPTY, options);
  expect(foresee(bailiff, EMPTY, options)).toBe(first);
  const draft = { ...EMPTY, cards: ['opportunist', 'shadowTactics'] };
  expect(foresee(bailiff, draft, options).stamina).toBe(first.stamina - 1);
  expect(foresee({ ...bailiff }, EMPTY, options)).not.toBe(first);
});

describe('foresight for the selected cards of the draft', () => {
  it('R18.1: shows the elements now, and those that the turned cards will show afterwards', () => {
    expect(look(bailiff)).toMatchObject({ elements: ['dark', 'fire'], elementsAfter: null, stamina: 9 });
    // The Opportunist (Fire) turns to Distraint (none), Shadow Tactics (Dark) to Lights Out (Fire); Neutralize shows Dark.
    const draft = { cards: ['opportunist', 'shadowTactics'] };
    expect(look(bailiff, draft)).toMatchObject({ elementsAfter: ['dark', 'fire'], stamina: 8 });
    const { hero } = bailiff.state;
    const cards = hero.cards.map((each) => (each.id === 'neutralize' ? { ...each, zone: 'discard' as const } : each));
    const play = { ...bailiff, state: { ...bailiff.state, hero: { ...hero, cards } } };
    expect(look(play, { cards: ['opportunist', 'healingWaters'] }).elementsAfter).toEqual(['dark']);
    expect(look(play, { cards: ['opportunist'] }).elementsAfter).toBeNull();
  });
});

describe('foresight for the monster’s turn', () => {
  const archer = monster({
    hp: 20,
    columns: {
      A: column({ initiative: 10, move: 1, attack: 2, range: 3 }),
      B: column({ initiative: 50, move: 0, attack: 3 }),
      C: column({ initiative: 90 }),
    },
  });
  const cards = hand({ bottom: [move(2)], top: [attack(1)] });
  const apart = at(book({ board: passage(1), foes: [archer], cards })).given(({ fight }) => {
    if (fight) fight.distance = 3;
  });

  it('R8.1: shows each column before the roll, and the rolled one afterwards', () => {
    const before = apart.selects('two', 'one');
    const [here, ...more] = look(before.play).threats;
    expect(more).toEqual([]);
    expect(here).toMatchObject({ by: 'here', distance: 3, initiative: 20 });
    expect(here?.columns.map(({ face, attack }) => [face, attack !== null])).toEqual([
      ['A', true],
      ['B', false],
      ['C', false],
    ]);
    const after = before.rolls('B');
    expect(look(after.play).threats[0]?.columns.map(({ face }) => face)).toEqual(['B']);
  });

  it('R11.1: shows each Distance where the move under way can end', () => {
    const moving = apart.selects('two', 'one').rolls('B').plays('one', 'bottom');
    const { threats } = look(moving.play);
    expect(threats.map(({ distance, by }) => [distance, by])).toEqual([
      [1, 'shift'],
      [2, 'shift'],
      [3, 'here'],
      [4, 'shift'],
      [5, 'shift'],
    ]);
    expect(threats.filter(({ columns }) => columns[0]?.attack).map(({ distance }) => distance)).toEqual([1]);
  });

  it('R25.2: shows the turn only if the previewed way leads into a fight', () => {
    const far = at(book({ board: passage(3), foes: [archer], cards }))
      .selects('two', 'one')
      .plays('one', 'bottom');
    expect(far.state.fight).toBeNull();
    expect(look(far.play, { path: ['b1'] }).threats).toEqual([]);
    const near = at(book({ board: passage(2), foes: [attacker(3)], cards }))
      .selects('two', 'one')
      .plays('one', 'bottom');
    const before = structuredClone(near.state);
    const [there] = look(near.play, { path: ['b1'] }).threats;
    expect(there).toMatchObject({ by: 'way', distance: 1 });
    expect(there?.columns).toHaveLength(3);
    expect(near.state).toEqual(before);
  });
});

describe('R21.1: the cost of each answer to damage', () => {
  const struck = at(book({ board: passage(1), foes: [attacker(3)], cards: hand() }))
    .selects('one', 'two')
    .rolls('A')
    .ends()
    .rolls('B');

  it('is HP with their new modifiers, or cards with the rounds that they would have lasted', () => {
    expect(struck.phase).toBe('monsterTurn.suffering');
    const { play, state } = struck;
    const amount = state.suffering?.amount ?? 0;
    const hp = state.hero.hp - amount;
    expect(answerCostOf(play, { type: 'suffer' })).toEqual({
      hp,
      modifiers: heroModifiers(play.book, { ...state, hero: { ...state.hero, hp } }),
      stamina: { before: look(play).stamina, after: look(play).stamina },
    });
    const [discards] = struck.legal('negateByDiscarding');
    const cost = discards && answerCostOf(play, discards);
    expect(cost?.hp).toBe(state.hero.hp);
    expect(cost?.stamina.after).toBeLessThan(look(play).stamina);
    expect(answerCostOf(play, { type: 'roll' })).toBeNull();
  });

  it('is the scenario if no HP would be left', () => {
    const dying = struck.given(({ hero }) => {
      hero.hp = 1;
    });
    expect(answerCostOf(dying.play, { type: 'suffer' })).toMatchObject({ hp: 0, modifiers: null });
  });
});
