/** Tests the icon on the seal of the answers, which shows what the seal does. */
import { expect, it } from 'vitest';
import { waxOf } from '../../../src/panels/longTable/hud/wax';
import type { Command } from '../../../src/rules/longTable/commands';

const DRAFT = { path: [], area: null, losingFrom: null, cards: ['x'] };
const table = (more: object = {}, question: object | null = null) =>
  ({
    play: { state: { question } },
    draft: { ...DRAFT, ...more },
    options: [{ type: 'loseFromHand', card: 'x' }],
  }) as never;
const action = (next: number) => ({
  ask: 'ability',
  action: { next, parts: [{ part: 'ability', ability: { verb: 'attack' } }, { part: 'gain' }] },
});

it.each([
  ['way', { path: ['a1'] }, 'move'],
  ['way and an area', { path: ['a1'], area: {} }, 'move'],
  ['area', { area: {} }, 'area'],
  ['nothing', {}, 'carry'],
])('without a command, a draft with %s gives its icon', (_, draft, icon) => {
  expect(waxOf(table(draft), null)).toBe(icon);
});

it.each([
  ['suffer', 'suffer'],
  ['longRest', 'round'],
  ['endTurn', 'round'],
  ['skip', 'carry'],
])('the command %s has the icon %s, whatever is drafted', (type, icon) => {
  expect(waxOf(table({ path: ['a1'], area: {} }), { type } as Command)).toBe(icon);
});

it.each([
  ['its verb, if an ability is next', action(0), 'attack'],
  ['to carry on, if another part is next', action(1), 'carry'],
  ['to carry on, after the last part', action(2), 'carry'],
  ['to carry on, at another question', { ...action(0), ask: 'suffer' }, 'carry'],
  ['to carry on, without a question', null, 'carry'],
])('to perform an action has the icon of %s', (_, question, icon) => {
  expect(waxOf(table({}, question), { type: 'perform' } as Command)).toBe(icon);
});

it('while a card to lose is drafted, the seal has its icon, whatever the command is', () => {
  for (const seal of [null, { type: 'endTurn' } as Command]) {
    expect(waxOf(table({ losingFrom: 'hand', path: ['a1'] }), seal)).toBe('lost');
  }
});
