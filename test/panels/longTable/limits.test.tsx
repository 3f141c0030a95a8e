// @vitest-environment jsdom
/** Tests that the party page does not offer what a save has no room for, and says so. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import type { LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { PartySheet } from '../../../src/panels/longTable/camp/PartySheet';
import { legalMoves } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { DEFAULTS } from '../../../src/storage/settings';
import { begin } from '../../kit/campaign';
import { paper, steps } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

const TOWN: Campaign = { ...begin(campaignBook(), ['bailiff', 'ferrywoman']), question: null };

/** Returns the text of the party page, and the moves that it offers. */
async function pageOf(state: Campaign): Promise<{ words: string; moves: (string | null)[] }> {
  const root = paper();
  const view = { settings: DEFAULTS, sheet: null, page: null, interaction: null, campaign: null };
  const app = { view: view as unknown as LongTableView, cardPictures: NAMED_PICTURES, ...steps() };
  const moves = legalMoves(campaignBook(), state);
  await act(() => render(<PartySheet app={app as unknown as LongTableApp} state={state} moves={moves} />, root));
  const buttons = [...root.querySelectorAll('[data-move]')];
  return { words: root.textContent ?? '', moves: buttons.map((each) => each.getAttribute('data-move')) };
}

it('with twenty parties, no other can be founded before one is disbanded', async () => {
  expect((await pageOf(TOWN)).words).not.toContain('20 parties');
  const [party] = TOWN.parties;
  if (!party) throw new Error('there is no party');
  const others = Array.from({ length: 20 }, (_, i) => ({ ...party, name: `Party ${i}`, heroes: [] }));
  const { words, moves } = await pageOf({ ...TOWN, parties: [party, ...others].slice(0, 20) });
  expect(words).toContain('There can be 20 parties. Disband one first.');
  expect(moves).not.toContain('foundParty');
});

it('with a hundred heroes, no other can be recruited', async () => {
  const [hero] = TOWN.heroes;
  if (!hero) throw new Error('there is no hero');
  const more = Array.from({ length: 98 }, (_, i) => ({ ...hero, no: 100 + i, line: 2 + i }));
  const { words, moves } = await pageOf({ ...TOWN, heroes: [...TOWN.heroes, ...more] });
  expect(words).toContain('A campaign has room for 100 heroes, and has had them all.');
  expect(moves).not.toContain('newHero');
});
