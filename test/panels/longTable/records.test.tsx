// @vitest-environment jsdom
/** Tests that a campaign’s statistics are loaded only when the player opens them, and that they are shown in tables. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Records } from '../../../src/panels/longTable/camp/Records';
import { lastBoardOf } from '../../../src/session/longTable/lastBoard';
import { type AlbumPrint, EMPTY_TALLY, type Tally } from '../../../src/session/longTable/tally';
import type { ReadResult } from '../../../src/storage/untrusted';
import { wonGame } from '../../kit/longTableWon';
import { openLongTable } from '../../kit/longTableWords';
import { paper } from '../kit';
import { NAMED_PICTURES } from './pictures';

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

beforeAll(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

const TALLY: Tally = {
  scenarios: [
    { scenario: 'noticeOnTheDoor', level: 1, games: 3, won: 2, rounds: 25 },
    { scenario: 'escrow', level: 2, games: 1, won: 0, rounds: 11 },
  ],
  heroes: [{ hero: 'bailiff', games: 4, dealt: 61, kills: 14, suffered: 30 }],
  cards: { '0': 9, '2x': 3, unheardOf: 1 },
  best: { hero: 'bailiff', target: 'writHound', damage: 9 },
};

async function openRecords(read: ReadResult<Tally>, answer: 'done' | 'refused' | 'failed' = 'done') {
  const requests: string[] = [];
  const kept: [id: string, print: AlbumPrint][] = [];
  const app = {
    cardPictures: NAMED_PICTURES,
    readStats: async (id: string) => {
      requests.push(id);
      return read;
    },
    keepPrint: async (id: string, print: AlbumPrint) => {
      kept.push([id, print]);
      return answer;
    },
  } as unknown as LongTableApp;
  const root = paper();
  await act(() => render(<Records app={app} id="receivers" />, root));
  const details = root.querySelector('details');
  if (!details) return expect.unreachable('no statistics are drawn');
  expect(requests).toEqual([]);
  details.open = true;
  await act(async () => void details.dispatchEvent(new Event('toggle')));
  expect(requests).toEqual(['receivers']);
  const rows = (table: number) =>
    [...(root.querySelectorAll('table')[table]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  return { root, rows, kept };
}

it('the statistics show the scenarios, the heroes, the hardest blow and the drawn modifier cards', async () => {
  const { root, rows } = await openRecords({ ok: true, value: TALLY });
  expect(root.querySelector('p')?.textContent).toBe('Won 2 of 4, in 36 rounds.');
  expect(rows(0)).toEqual([
    ['Notice on the Door', '1', '2 / 3', '8'],
    ['Escrow', '2', '0 / 1', '11'],
  ]);
  expect(rows(1)).toEqual([['Bailiff', '61', '14', '30']]);
  expect(root.querySelectorAll('th:not([scope])')).toHaveLength(0);
  expect(root.textContent).toContain('dealt 9 damage (target: Writ Hound)');
  const cards = [...root.querySelectorAll('.drawn-cards li')].map((each) => each.querySelector('b')?.textContent);
  expect(cards).toEqual(['9', '3', '1']);
  const [first, second] = [...root.querySelectorAll<HTMLElement>('.stick')].map(({ style }) => style.height);
  expect([first, second]).toEqual(['30px', '10px']);
});

it('show the prints of the last boards, newest first, and one of them in full size', async () => {
  const board = lastBoardOf(bookFor(wonGame().journal.setup), wonGame().journal);
  const boards = [board, { ...board, won: false, hp: 0, round: 3 }];
  const { root } = await openRecords({ ok: true, value: { ...TALLY, boards } });
  const labels = [...root.querySelectorAll('[data-print]')].map((each) => each.getAttribute('aria-label'));
  expect(labels.map((each) => each?.replaceAll('\u00A0', ' '))).toEqual([
    `Notice on the Door: Foreclosed. Round 3. Monsters killed: ${board.fallen}. Nobody is left standing.`,
    `Notice on the Door: Won. Round ${board.round}. Monsters killed: ${board.fallen}. HP left: ${board.hp}.`,
  ]);
  expect(root.querySelector('[data-action=sharePrint]')).toBeNull();
  const [first] = root.querySelectorAll<HTMLElement>('[data-print]');
  await act(async () => first?.click());
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  expect(root.querySelectorAll('[data-action=sharePrint]')).toHaveLength(1);
  await act(async () => first?.click());
  expect(root.querySelector('[data-action=sharePrint]')).toBeNull();
});

it('given a kept and another print, when one is opened, then the player can keep it and stop keeping it there', async () => {
  const board = lastBoardOf(bookFor(wonGame().journal.setup), wonGame().journal);
  const turns = [{ n: 1, hex: 'a2' }];
  const boards = [{ ...board, isKept: true, turns }, board];
  const { root, kept } = await openRecords({ ok: true, value: { ...TALLY, boards } });
  const prints = () => [...root.querySelectorAll<HTMLElement>('[data-print]')];
  const marks = () => [...root.querySelectorAll<HTMLElement>('li[data-kept]')].map((each) => each.dataset['kept']);
  const keep = () => root.querySelector<HTMLElement>('[data-action=keepPrint]');
  expect(marks()).toEqual(['false', 'true']);
  expect(prints()[1]?.getAttribute('aria-label')).toMatch(/Turning points: 1 at a2\. Kept\.$/u);
  await act(async () => prints()[1]?.click());
  expect(keep()?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => keep()?.click());
  expect(kept).toEqual([['receivers', { ...board, turns, isKept: false }]]);
  expect(marks()).toEqual(['false', 'false']);
  expect(keep()?.getAttribute('aria-pressed')).toBe('false');
  expect(root.querySelector('.album [role=status]')?.textContent).toContain('40 newer prints');
});

it.each([
  ['refused', 'You keep 60 prints'],
  ['failed', 'cannot be read or written'],
] as const)(
  'given an answer of the album, when it is “%s”, then the print stays as it is and the reason is said',
  async (answer, words) => {
    const board = lastBoardOf(bookFor(wonGame().journal.setup), wonGame().journal);
    const { root } = await openRecords({ ok: true, value: { ...TALLY, boards: [board] } }, answer);
    await act(async () => root.querySelector<HTMLElement>('[data-print]')?.click());
    await act(async () => root.querySelector<HTMLElement>('[data-action=keepPrint]')?.click());
    expect(root.querySelector('[data-action=keepPrint]')?.getAttribute('aria-pressed')).toBe('false');
    expect(root.querySelector('.album [role=status]')?.textContent).toContain(words);
  },
);

it('given only a kept print of a scenario that was given up, when the books are opened, then the album shows it', async () => {
  const board = { ...lastBoardOf(bookFor(wonGame().journal.setup), wonGame().journal), won: false };
  const { root } = await openRecords({ ok: true, value: { ...EMPTY_TALLY, boards: [{ ...board, isKept: true }] } });
  expect(root.querySelector('table')).toBeNull();
  expect(root.querySelectorAll('.album [data-print]')).toHaveLength(1);
});

it('count only what this device has seen to its end, without a blow where there was none', async () => {
  const none = await openRecords({ ok: true, value: EMPTY_TALLY });
  expect([none.root.querySelector('table'), none.root.querySelector('.album')]).toEqual([null, null]);
  expect(none.root.querySelector('p')?.textContent).toContain('on this device: none so far');
  const { root } = await openRecords({ ok: true, value: { ...TALLY, best: null } });
  expect(root.textContent).not.toContain('Hardest');
});

it('the statistics give the reason if they cannot be read', async () => {
  const { root } = await openRecords({ ok: false, fault: { reason: 'notJson', where: '', found: '' } as never });
  expect(root.querySelector('[role=alert]')?.textContent).toContain('cannot be read');
});
