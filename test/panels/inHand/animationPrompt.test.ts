/** Tests the prompt during an animation. */
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { findsIn, promptFrom, promptWhileAnimating } from '../../../src/panels/inHand/hud/animationPrompt';
import { book } from '../../kit/books';
import { hand, idle, zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

beforeAll(() => openChapter('narration'));

const walking = at(book({ board: zigzag('@..1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }))
  .selects('one', 'two')
  .plays('one', 'bottom');

it('says that the hero goes, and not yet that a fight begins', () => {
  const { play } = walking.say({ type: 'step', to: 'b1' }, { type: 'step', to: 'c1' }, { type: 'stop' });
  expect(play.events.some(({ type }) => type === 'combatBegan')).toBe(true);
  expect(promptWhileAnimating(play, [{ type: 'stepped', from: 'a1', to: 'b1', cost: 1, left: 2, rule: 'R8.1' }])).toBe(
    'You go…',
  );
});

it('keeps the question of a roll while the roll is animated', () => {
  const roll = { purpose: 'behaviour', face: 'A', residue: 0, pips: -1, nth: 1, of: 1, dropped: null } as const;
  expect(promptWhileAnimating(walking.play, [{ type: 'rolled', ...roll, rule: 'R2.3' }])).toBeNull();
});

it('is the first sentence about the events, or else empty', () => {
  expect(
    promptWhileAnimating(walking.play, [{ type: 'abilitySkipped', kind: 'move', why: 'chosen', rule: 'R9.3' }]),
  ).toBe('');
  expect(promptWhileAnimating(walking.play, [{ type: 'longRestDeclared', rule: 'R23.1' }])).toBe(
    'You take a long rest.',
  );
});

it('R20.3: tells that the hero is exhausted when the table shows it, although the command began with a turn', () => {
  const exhausted = { type: 'heroExhausted', why: 'cards', rule: 'R20.3' } as const;
  expect(promptFrom(walking.play, exhausted)).toBe('You are exhausted: no cards to play, none to rest with.');
  expect(promptFrom(walking.play, { type: 'longRestDeclared', rule: 'R23.1' })).toBeNull();
});

it('R4.8: what was in a chest is told after the animation, however many other events the command has; coins are not', () => {
  const found = { type: 'looted', at: 'b1', rule: 'R4.8' } as const;
  const chest = { ...found, what: 'treasure', number: 4, gold: 3, item: null, objective: false } as const;
  const events = [
    { type: 'stepped', from: 'a1', to: 'b1', cost: 1, left: 2, rule: 'R8.1' },
    { ...found, what: 'money', amount: 1 },
    chest,
    { ...chest, number: 5, item: 'borrowedRapier' },
    { ...chest, number: 6, objective: true },
  ] as const;
  expect(findsIn(walking.play, events)).toEqual([
    'Treasure 4: 3 gold.',
    'Treasure 5: Borrowed Rapier.',
    'You have what you came for.',
  ]);
});
