/** Tests the three answers to damage (R21.1), which answer is proposed, and how a card changes the proposal. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import type { Command } from '../../../src/rules/inHand/commands';
import {
  answerWith,
  damageAnswers,
  legalOf,
  proposeCard,
  proposedAnswer,
} from '../../../src/session/inHand/damageAnswers';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, FAST, passage } from '../../kit/scenes';

const select = { type: 'select', leading: 'one', second: 'two' } as const;
const roll = { type: 'roll' } as const;

function struck(): Interaction {
  const sketch = { board: passage(1), foes: [attacker(2, { initiative: FAST })] };
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  for (const command of [select, roll, roll]) expect(interaction.send(command).ok).toBe(true);
  expect(interaction.play.phase).toBe('monsterTurn.suffering');
  return interaction;
}

const withHp = (play: Play, hp: number): Play => ({
  ...play,
  state: { ...play.state, hero: { ...play.state.hero, hp } },
});
const pair = (a: string, b: string): Command => ({ type: 'negateByDiscarding', cards: [a, b] });

describe('the proposed answer', () => {
  it('is to suffer the damage', () => {
    const { play, options } = struck();
    expect(proposedAnswer(play, options, {})).toEqual({ type: 'suffer' });
  });

  it('is a different one when the damage would exhaust the hero', () => {
    const { play, options } = struck();
    expect(proposedAnswer(withHp(play, 1), options, {})?.type).toBe('negateByDiscarding');
    expect(proposedAnswer(withHp(play, 1), [{ type: 'suffer' }], {})).toEqual({ type: 'suffer' });
  });

  it('R22.1: is a different one when the damage is as much as the HP left, and not when one HP would be left', () => {
    const { play, options } = struck();
    const { amount } = play.state.suffering ?? expect.unreachable('no damage');
    expect(proposedAnswer(withHp(play, amount), options, {})?.type).toBe('negateByDiscarding');
    expect(proposedAnswer(withHp(play, amount + 1), options, {})).toEqual({ type: 'suffer' });
  });

  it('is to suffer what there is when no damage is known, even with the last HP', () => {
    const { play, options } = struck();
    const last = withHp(play, 1);
    const unknown: Play = { ...last, state: { ...last.state, suffering: null } };
    expect(proposedAnswer(unknown, options, {})).toEqual({ type: 'suffer' });
  });

  it('is the player’s choice, while it is legal', () => {
    const { play, options } = struck();
    expect(proposedAnswer(play, options, { damage: pair('four', 'three') })).toEqual(pair('four', 'three'));
    const gone = { type: 'negateByLosing', card: 'one' } as const;
    expect(proposedAnswer(play, options, { damage: gone })).toEqual({ type: 'suffer' });
  });
});

it('each answer shows what it leaves, and an impossible answer is marked as such', () => {
  const { play, options } = struck();
  const [take, tear, discard] = damageAnswers(play, options, null);
  expect([take?.command, tear?.command, discard?.command]).toEqual([{ type: 'suffer' }, null, pair('three', 'four')]);
  expect(tear?.cost).toBeNull();
  const { hp } = play.state.hero;
  expect([take?.cost?.hp, discard?.cost?.hp]).toEqual([hp - (play.state.suffering?.amount ?? 0), hp]);
  expect(take?.cost?.stamina.after).toBe(take?.cost?.stamina.before);
});

describe('a card that is dragged to the damage', () => {
  const options: Command[] = [
    { type: 'suffer' },
    { type: 'negateByLosing', card: 'one' },
    pair('two', 'three'),
    pair('two', 'four'),
    pair('three', 'four'),
  ];

  it('is lost if it comes from the discard pile', () => {
    expect(answerWith('one', struck().play, options, null)).toEqual({ type: 'negateByLosing', card: 'one' });
  });

  it('is paired with the card that was chosen last, and replaces the other', () => {
    const { play } = struck();
    expect(answerWith('four', play, options, pair('two', 'three'))).toEqual(pair('three', 'four'));
    expect(legalOf(options, pair('four', 'two'))).toEqual(pair('two', 'four'));
  });

  it('changes nothing if it cannot be used', () => {
    const interaction = struck();
    proposeCard(interaction, 'one');
    expect(interaction.draft.damage).toBeUndefined();
    proposeCard(interaction, 'four');
    expect(interaction.draft.damage).toEqual(pair('three', 'four'));
  });
});
