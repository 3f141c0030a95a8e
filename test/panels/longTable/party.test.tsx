// @vitest-environment jsdom
/** Tests founding another party in the same world, and choosing the hand for a scenario. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { PartySheet } from '../../../src/panels/longTable/camp/PartySheet';
import { HandSheet } from '../../../src/panels/longTable/HandSheet';
import { Prepare } from '../../../src/panels/longTable/hud/Prepare';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { begin } from '../../kit/campaign';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';

const PICTURES = { glyph() {}, block() {}, sign: () => '', icon: () => '' };

boardOpened();

it('L30.2: founds another party, without extra blanks in its name, and none without a name', async () => {
  let state: Campaign = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const app = {
    view: { campaign: null },
    cardPictures: PICTURES,
    makeMove(move: Parameters<LongTableApp['makeMove']>[0]) {
      const made = makeMove(campaignBook(), state, move);
      if ('refused' in made) throw new Error(made.refused);
      state = made.campaign;
    },
  } as unknown as LongTableApp;
  const root = paper();
  const draw = () =>
    act(() => render(<PartySheet app={app} state={state} moves={legalMoves(campaignBook(), state)} />, root));
  await draw();
  const found = () => root.querySelector<HTMLButtonElement>('[data-move=foundParty]');
  expect(found()?.disabled).toBe(true);
  const field = root.querySelector<HTMLInputElement>('.another input');
  if (!field) throw new Error('there is no field for a name');
  field.value = '  The  Others ';
  await act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(() => found()?.click());
  expect(state.parties.map(({ name }) => name).at(-1)).toBe('The Others');
  expect(state.parties[state.party]?.heroes).toEqual([]);
  await draw();
  expect(root.querySelector('.party-sheet h2')?.textContent).toBe('The Others');
  expect(root.querySelectorAll('.member[data-hero]')).toHaveLength(0);
  // The first party is played again.
  await act(() => root.querySelector<HTMLElement>('[data-move=playParty]')?.click());
  expect(state.party).toBe(0);
});

it('L2.1: a card that is put back makes room for another; with a full hand none can be taken', async () => {
  const interaction = newTable();
  const shown: (string | null)[] = [];
  const app = {
    view: { interaction },
    cardPictures: PICTURES,
    show: (sheet: string | null) => shown.push(sheet),
  } as unknown as LongTableApp;
  const root = paper();
  await act(() => render(<Prepare app={app} interaction={interaction} play={interaction.play} brief />, root));
  await act(() => root.querySelector<HTMLElement>('[data-action=hand]')?.click());
  expect(shown).toEqual(['hand']);

  await act(() => render(<HandSheet app={app} />, root));
  const cards = (pressed: boolean) =>
    [...root.querySelectorAll<HTMLButtonElement>('button.whole')].filter(
      (each) => each.getAttribute('aria-pressed') === String(pressed),
    );
  const [most, left] = [cards(true).length, cards(false).length];
  expect(left).toBeGreaterThan(0);
  expect(cards(false).every(({ disabled }) => disabled)).toBe(true);
  const back = cards(true)[0]?.dataset['card'];
  await act(() => cards(true)[0]?.click());
  expect(cards(true)).toHaveLength(most - 1);
  const other = cards(false).find(({ dataset }) => dataset['card'] !== back);
  await act(() => other?.click());
  expect(cards(true).map(({ dataset }) => dataset['card'])).toContain(other?.dataset['card']);
  expect(cards(true)).toHaveLength(most);
  // The cards of the other hero are on another tab.
  const first = cards(true)[0]?.dataset['card'];
  await act(() => root.querySelector<HTMLElement>('[data-hero=ferrywoman]')?.click());
  expect(cards(true)[0]?.dataset['card']).not.toBe(first);
});
