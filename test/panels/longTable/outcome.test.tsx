// @vitest-environment jsdom
/** Tests the page after a scenario of the Long Table with its print, which the player can keep. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { OutcomePage } from '../../../src/panels/longTable/OutcomePage';
import { lastBoardOf } from '../../../src/session/longTable/lastBoard';
import { type AlbumPrint, EMPTY_TALLY } from '../../../src/session/longTable/tally';
import { DEFAULTS } from '../../../src/storage/settings';
import { resultFor } from '../../kit/campaign';
import { wonGame } from '../../kit/longTableWon';
import { openLongTable } from '../../kit/longTableWords';
import { stubBrowser } from '../drawn';
import { paper, steps } from '../kit';
import { NAMED_PICTURES } from './pictures';

stubBrowser();
beforeAll(async () => {
  await openLongTable();
  await Promise.all([openChapter('board'), openChapter('tableVoices')]);
});

const GAME = wonGame();
const BOARD = lastBoardOf(bookFor(GAME.journal.setup), GAME.journal);

interface Seen {
  readonly id?: string;
  readonly boards?: readonly AlbumPrint[];
}

/** Shows the page after the won game. */
async function shown({ id = 'receivers', boards = [] }: Seen = {}) {
  const kept: [id: string, print: AlbumPrint][] = [];
  const { state } = GAME.campaign;
  const result = resultFor(state, true, { bailiff: { experience: 11, gold: 6, checkmarks: 2 } });
  const app = {
    view: {
      settings: DEFAULTS,
      finished: true,
      sheet: null,
      campaign: { ...GAME.campaign, id },
      page: { page: 'outcome', scenario: BOARD.scenario, result, facts: [], journey: null },
    },
    journal: GAME.journal,
    audit: { view: null },
    cardPictures: NAMED_PICTURES,
    ...steps(),
    readStats: async () => ({ ok: true, value: { ...EMPTY_TALLY, boards } }),
    keepPrint: async (...given: [id: string, print: AlbumPrint]) => {
      kept.push(given);
      return 'done';
    },
  } as unknown as LongTableApp;
  const root = paper();
  await act(async () => render(<OutcomePage app={app} />, root));
  await act(async () => {});
  return { root, kept, keep: () => root.querySelector<HTMLElement>('[data-action=keepPrint]') };
}

describe('the print on the outcome page', () => {
  it('given a game just won, when the player keeps its print, then it is kept in the album and the page says where', async () => {
    const { root, kept, keep } = await shown({ boards: [BOARD] });
    expect(keep()?.getAttribute('aria-pressed')).toBe('false');
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
    await act(async () => keep()?.click());
    expect(kept).toEqual([['receivers', { ...BOARD, turns: [], isKept: true }]]);
    expect(keep()?.getAttribute('aria-pressed')).toBe('true');
    expect(root.querySelector('[role=status]')?.textContent).toContain('the books of this campaign');
  });

  it('given a kept print, when the page is shown again, then the button is pressed already', async () => {
    const { keep } = await shown({ boards: [{ ...BOARD, isKept: true }] });
    expect(keep()?.getAttribute('aria-pressed')).toBe('true');
  });

  it('given a scenario of a pack, which has no album, then the print can only be sent', async () => {
    const { root, keep } = await shown({ id: 'longPack.abc.one' });
    expect(keep()).toBeNull();
    expect(root.querySelector('[data-action=sharePrint]')).not.toBeNull();
  });
});
