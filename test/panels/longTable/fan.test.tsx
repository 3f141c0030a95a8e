// @vitest-environment jsdom
/** Tests the hand: cards are as wide as their text needs, and each hero’s hand is shown from its beginning. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { Fan, fanOf } from '../../../src/panels/longTable/hud/Fan';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

function hand() {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const root = paper();
  const draw = () =>
    act(() => render(<Fan pictures={NAMED_PICTURES} interaction={interaction} play={interaction.play} />, root));
  return {
    interaction,
    draw,
    list: () => root.querySelector<HTMLElement>('.fan') ?? expect.unreachable('there is no fan'),
  };
}

it('a card with little text is narrow, one with much text is wide, and a long word in a title has room', async () => {
  const { draw, list } = hand();
  await draw();
  const width = (card: string) => list().querySelector(`[data-card=${card}]`)?.closest('li')?.className;
  expect(width('servedInPerson')).toBe('terse');
  expect(width('foreclosure')).toBe('');
  expect(width('inventoryOfGoods')).toBe('');
  expect(width('writOfAttendance')).toBe('wordy');
});

it('another hero’s hand is shown from its beginning, the same hand from where it was', async () => {
  const { interaction, draw, list } = hand();
  await draw();
  list().scrollLeft = 300;
  await draw();
  expect(list().scrollLeft).toBe(300);
  interaction.openTab('ferrywoman');
  await draw();
  expect(list().scrollLeft).toBe(0);
});

it('a card that a hint selects scrolls into view, but a card that is touched does not move', async () => {
  const { interaction, draw, list } = hand();
  await draw();
  const shown: (string | undefined)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push((this as HTMLElement).dataset['card']);
  };
  const [first, second] = interaction.play.state.seats[0]?.hand ?? [];
  if (!first || !second) throw new Error('there are not two cards in the hand');
  await act(() => list().querySelector<HTMLElement>(`[data-card=${first}]`)?.click());
  await draw();
  expect(interaction.draft.cards).toEqual([first]);
  expect(shown).toEqual([]);
  interaction.toggleCard(second);
  await draw();
  expect(shown).toEqual([second]);
});

it('on a desk a selected card moves to its slot and leaves a gap, and a slot without a card stays empty', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const root = paper();
  const parts = { pictures: NAMED_PICTURES, interaction, whole: true, slots: true };
  const draw = () => act(() => render(<Fan {...parts} play={interaction.play} />, root));
  const classes = () => [...root.querySelectorAll('li')].map(({ className }) => className);
  await draw();
  expect(classes().slice(-2)).toEqual(['slot empty leads', 'slot empty follows']);
  const [first] = fanOf(interaction.play, interaction);
  if (!first) throw new Error('the hand is empty');
  interaction.toggleCard(first);
  await draw();
  expect(classes().slice(0, 2)).toEqual(['gap', 'slot leads']);
  expect(classes().at(-1)).toBe('slot empty follows');
});

it('on a desk a card shows its signs, with its words for a screen reader', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const root = paper();
  await act(() =>
    render(<Fan pictures={NAMED_PICTURES} interaction={interaction} play={interaction.play} whole />, root),
  );
  const half = root.querySelector('[data-card=inventoryOfGoods] .half.bottom') ?? expect.unreachable();
  expect(half.querySelector('.lines')?.textContent).toBe('Move 3Inflict Lien, Range 2');
  const signs = [...half.querySelectorAll('.signs .kept')].map((each) => each.textContent);
  expect(signs).toEqual(['3', '', '2']);
  expect(half.querySelector('.signs')?.getAttribute('aria-hidden')).toBe('true');
});
