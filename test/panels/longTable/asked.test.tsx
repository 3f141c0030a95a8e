// @vitest-environment jsdom
/** An event of the Long Table: what comes of an answer is shown when the campaign has it, and not before. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { screenOf, startGame, USUAL_TERMS } from '../../../src/flow/longTable/game';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import { toldOf } from '../../../src/panels/longTable/camp/choices';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { openLongTable } from '../../kit/longTableWords';
import { paper } from '../kit';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
await openLongTable();
const { openChapter } = await import('../../../src/i18n');
await openChapter('board');

/** A party on the road to its first scenario, and its page. */
function onTheRoad() {
  const game = startGame();
  game.send({ type: 'ready' });
  game.send({ type: 'create' });
  const heroes = ['bailiff', 'ferrywoman'].map((hero) => ({ class: hero, name: hero }));
  game.send({ type: 'found', id: 'abc', name: 'R', heroes, ...USUAL_TERMS, seed: 'seed' });
  const now = () => game.getSnapshot().context;
  const say = (move: Parameters<LongTableApp['move']>[0]) => game.send({ type: 'move', move });
  for (let i = 0; now().campaign?.state.question && i < 9; i += 1) {
    const [move] = legalMoves(campaignBook(), now().campaign?.state as Campaign);
    if (move) say(move);
  }
  say({ move: 'travel', scenario: 'noticeOnTheDoor', level: 1 });
  const root = paper();
  const app = {
    get view() {
      return now();
    },
    cardPictures: { glyph() {}, block() {}, sign: () => '', icon: () => '' },
    move: say,
    proceed: () => game.send({ type: 'proceed' }),
    quit() {},
  } as unknown as LongTableApp;
  const draw = () => act(() => render(<CampPage app={app} />, root));
  return { game, now, root, draw };
}

it('L31.3: an answer is in the campaign before it is told what it brings', async () => {
  const { game, now, root, draw } = onTheRoad();
  await draw();
  const asked = now().campaign?.state as Campaign;
  const [move] = legalMoves(campaignBook(), asked);
  if (!move) throw new Error('there is no answer');
  const made = makeMove(campaignBook(), asked, move);
  if ('refused' in made) throw new Error(made.refused);
  const [told] = toldOf(campaignBook(), made.facts);
  expect(root.textContent).not.toContain(told);
  await act(() => root.querySelector<HTMLElement>('.slips .torn')?.click());
  // Whoever leaves before it is read has answered.
  expect(now().campaign?.state).toEqual(made.campaign);
  await draw();
  expect(root.querySelector('.told')?.textContent).toContain(told);
  expect(root.querySelector('.slips')).toBeNull();
  await act(() => root.querySelector<HTMLElement>('.told [data-action=proceed]')?.click());
  expect(now().page).toBeNull();
  expect(screenOf(game.getSnapshot())).toBe(made.campaign.stage.at === 'scenario' ? 'table' : 'camp');
});
