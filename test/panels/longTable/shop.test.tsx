// @vitest-environment jsdom
/** Tests that the shop of the camp keeps buying and selling apart, and that no second press sells what was just bought. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Town } from '../../../src/panels/longTable/camp/Town';
import type { Move } from '../../../src/rules/longTable/campaign/moves';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { begin, given } from '../../kit/campaign';
import { openLongTable } from '../../kit/longTableWords';
import { stubBrowser } from '../drawn';
import { paper } from '../kit';
import { NAMED_PICTURES } from './pictures';

stubBrowser();
beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

const BOOK = campaignBook();
const WARE = 'funeralSeedCake';
const PARTY = given(begin(BOOK, ['bailiff', 'ferrywoman']), (state) => {
  for (const hero of state.heroes) Object.assign(hero, { name: `called ${hero.class}`, gold: 30 });
});

/** The town of a party, in which every move is made. */
function shop(first: Campaign) {
  const root = paper();
  const made: Move[] = [];
  let state = first;
  const draw = () => {
    const app = {
      cardPictures: NAMED_PICTURES,
      view: {},
      registerDialog: () => () => {},
      makeMove(move: Move) {
        made.push(move);
        const after = makeMove(BOOK, state, move);
        if ('refused' in after) throw new Error(after.refused);
        state = after.campaign;
        draw();
      },
    } as unknown as LongTableApp;
    render(<Town app={app} state={state} moves={legalMoves(BOOK, state)} />, root);
  };
  act(draw);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = (selector: string) => act(() => all(selector)[0]?.click());
  return { all, press, made };
}

it('given a purchase, when the ware is opened again, then no button beside it sells', () => {
  const { all, press, made } = shop(PARTY);
  press(`[data-item=${WARE}]`);
  press('.deals [data-move=buy]');
  press(`[data-item=${WARE}]`);
  expect(all('.wares [data-move=sell]')).toEqual([]);
  expect(all('.wares [data-move=buy]')).toHaveLength(1);
  expect(made.map(({ move }) => move)).toEqual(['buy']);
});

it('given an item, when it is sold, then the first press asks, and the second sells', () => {
  const { all, press, made } = shop(PARTY);
  press(`[data-item=${WARE}]`);
  press('.deals [data-move=buy]');
  press('[data-move=sell]');
  expect(made).toHaveLength(1);
  expect(all('[data-move=sell]')[0]?.textContent).toContain('Sure?');
  press('[data-move=sell]');
  expect(made.map(({ move }) => move)).toEqual(['buy', 'sell']);
});

it('given a hero with an item, then the shop names the hero as the table does, not as the player did', () => {
  const { all, press } = shop(PARTY);
  press(`[data-item=${WARE}]`);
  press('.deals [data-move=buy]');
  expect(all('.owners').map(({ textContent }) => textContent)).toEqual(['Bailiff']);
});

it('given heroes who all own an item, when its card is opened, then it says so instead of a lack of gold', () => {
  const { all, press } = shop(PARTY);
  for (const _ of PARTY.heroes) {
    press(`[data-item=${WARE}]`);
    press('.deals [data-move=buy]');
  }
  press(`[data-item=${WARE}]`);
  expect(all('.deals p').map(({ textContent }) => textContent)).toEqual(['That hero owns one already.']);
});
