/** Tests the prompt during an animation. */
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { promptWhileAnimating } from '../../../src/panels/inHand/hud/animationPrompt';
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
