// @vitest-environment jsdom
/** Tests the last drawn modifier cards on the desk: their faces, which of them count, and when they appear. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { openChapter, t } from '../../../src/i18n';
import { LastCard } from '../../../src/panels/longTable/hud/LastCard';
import { type LastDraw, lastDrawAfter } from '../../../src/panels/longTable/hud/useLastDraw';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { openLongTable } from '../../kit/longTableWords';

await openLongTable();
await Promise.all([openChapter('board'), openChapter('desk')]);
afterEach(() => render(null, document.body));

const VALUES = { none: 'null', twice: '2x', less: -1, zero: 0, more: 2 } as const;
const modifiers = Object.fromEntries(Object.entries(VALUES).map(([id, value]) => [id, { value }]));
const PLAY = { book: { modifiers } } as unknown as Play;

function show(cards: readonly string[], counted: readonly number[]) {
  render(<LastCard play={PLAY} drawn={{ cards: [...cards], counted: [...counted] } as never} />, document.body);
  return [...document.querySelectorAll('.modifier-card')].map((card) => [
    card.querySelector('text')?.textContent,
    card.querySelector('.struck') === null,
  ]);
}

it.each([
  ['none', '∅'],
  ['twice', '2×'],
  ['less', '−1'],
  ['zero', '+0'],
  ['more', '+2'],
])('L19: shows the card %s as %s', (id, face) => {
  expect(show([id], [0])).toEqual([[face, true]]);
});

it('L12.4: strikes out the card of two that does not count', () => {
  expect(show(['more', 'none'], [1])).toEqual([
    ['+2', false],
    ['∅', true],
  ]);
  expect(document.querySelector('.last-card.several')).not.toBeNull();
});

it('shows a blank card before the first draw, and says so', () => {
  render(<LastCard play={PLAY} drawn={null} />, document.body);
  expect(document.querySelectorAll('.modifier-card')).toHaveLength(1);
  expect(document.querySelector('.modifier-card text')?.textContent).toBe('');
  expect(document.querySelector('figcaption')?.textContent).toContain(t('desk.noneDrawn'));
});

const BEFORE: LastDraw = { drawn: { cards: ['zero'], counted: [0] }, calculated: null };
const reckoned = (modifiers: readonly string[]) => ({ type: 'attackReckoned', modifiers }) as unknown as GameEvent;

it.each<[string, GameEvent, LastDraw['drawn']]>([
  ['the attack shows its card as it lands', reckoned(['more']), { cards: ['more'], counted: [0] }],
  ['the attack shows all cards that count', reckoned(['less', 'more']), { cards: ['less', 'more'], counted: [0, 1] }],
  ['an attack without a card keeps the last one', reckoned([]), BEFORE.drawn],
  ['a draw shows nothing while its card is face down', { type: 'modifiersDrawn' } as GameEvent, BEFORE.drawn],
  ['another turn keeps the last card', { type: 'turnBegan' } as GameEvent, BEFORE.drawn],
])('L11.3: %s', (_, event, drawn) => {
  expect(lastDrawAfter(BEFORE, event).drawn).toEqual(drawn);
});
