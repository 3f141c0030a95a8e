// @vitest-environment jsdom
/** Tests what the prompt says while the player selects the two cards of a hero. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Prompt } from '../../../src/panels/longTable/hud/Prompt';
import type { HudPlan } from '../../../src/panels/longTable/hud/plan';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';
import { UNTOLD } from './told';

boardOpened();

it('L6.1: given no, one or two selected cards, when it is drawn, then the prompt says what to do next', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const root = paper();
  const words = async () => {
    const { play } = interaction;
    const rest = { plan: {} as HudPlan, notice: null, animatedEvent: UNTOLD, asks: true, isBed: true };
    await act(() => render(<Prompt pictures={NAMED_PICTURES} interaction={interaction} play={play} {...rest} />, root));
    return root.querySelector('.prompt')?.textContent?.replaceAll('\u00A0', ' ');
  };
  const [first = '', second = ''] = interaction.play.state.seats[0]?.hand ?? [];
  expect(await words()).toBe('Choose two cards for each hero.');
  interaction.toggleCard(first);
  expect(await words()).toMatch(/leads \(\d+\)\. Choose the second card\.$/u);
  interaction.toggleCard(second);
  expect(await words()).toBe('Confirm with the seal, or press a card to take it back.');
  interaction.toggleCard(second);
  expect(await words()).toMatch(/Choose the second card\.$/u);
});

it.each([
  ['on a phone', false, 'is ready (Undo takes it back). Ferrywoman: choose two cards, the leading one first.'],
  ['in the bottom panel of a desktop', true, 'Ferrywoman: choose two cards, the leading one first.'],
])(
  'L6.1: given a hero whose two cards are sent, %s, then the prompt tells what the boards do not',
  async (_, isBed, text) => {
    const interaction = newTable();
    interaction.send({ type: 'begin' });
    const [leading = '', second = ''] = interaction.play.state.seats[0]?.hand ?? [];
    interaction.send({ type: 'select', hero: 'bailiff', leading, second });
    const { play } = interaction;
    const rest = { plan: {} as HudPlan, notice: null, animatedEvent: UNTOLD, asks: true, isBed };
    const root = paper();
    await act(() => render(<Prompt pictures={NAMED_PICTURES} interaction={interaction} play={play} {...rest} />, root));
    const words = root.querySelector('.prompt')?.textContent?.replaceAll('\u00A0', ' ');
    expect(words).toBe(`${isBed ? '' : 'Bailiff '}${text}`);
  },
);

it.each([
  ['select', /Choose the second card\.$/u],
  ['start', /^Choose two cards for each hero\.$/u],
])('given a card in the draft and the question %s, when the prompt is drawn, then it is %s', async (ask, words) => {
  const table = newTable();
  table.send({ type: 'begin' });
  const { play } = table;
  const question = { ...play.state.question, ask };
  const [card] = play.state.seats[0]?.hand ?? [];
  const interaction = {
    ...{ options: table.options, places: table.places, way: null, preview: null, hero: table.hero },
    ...{ play: { ...play, state: { ...play.state, question } }, draft: { ...table.draft, cards: [card] } },
  } as unknown as typeof table;
  const rest = { plan: {} as HudPlan, notice: null, animatedEvent: UNTOLD, asks: true, isBed: false };
  const root = paper();
  await act(() => render(<Prompt pictures={NAMED_PICTURES} interaction={interaction} play={play} {...rest} />, root));
  expect(root.querySelector('.prompt')?.textContent?.replaceAll('\u00A0', ' ')).toMatch(words);
});
