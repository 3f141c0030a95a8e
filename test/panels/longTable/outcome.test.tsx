// @vitest-environment jsdom
/** Tests how the page after a scenario of the Long Table appears with its print, and that the player can keep the print. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { OutcomePage } from '../../../src/panels/longTable/OutcomePage';
import { accountOf } from '../../../src/session/longTable/account';
import { lastBoardOf } from '../../../src/session/longTable/lastBoard';
import { type AlbumPrint, EMPTY_TALLY } from '../../../src/session/longTable/tally';
import { DEFAULTS, type Settings } from '../../../src/storage/settings';
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
  readonly settings?: Partial<Settings>;
  readonly journal?: typeof GAME.journal | null;
  readonly won?: boolean;
  /** The changes of the audit's turning points; without them, the game is not audited. */
  readonly turns?: readonly number[];
  readonly facts?: readonly object[];
  readonly achievements?: readonly string[];
}

/** An audit of the game with a throw as turning point for each change. */
const auditOf = (changes: readonly number[]) => ({
  results: { points: changes.map((by) => ({ kind: 'luck', move: { nth: 0, after: {} }, change: { by, error: 9 } })) },
  narratedGame: { moves: [], end: { book: { setup: GAME.journal.setup } } },
});

/** Shows the page after the game, which was won or is shown as lost. */
async function shown({
  id = 'receivers',
  boards = [],
  settings = {},
  journal = { ...GAME.journal },
  won = true,
  turns,
  facts = [],
  achievements = [],
}: Seen = {}) {
  const kept: [id: string, print: AlbumPrint][] = [];
  const { state } = GAME.campaign;
  const result = resultFor(state, won, { bailiff: { experience: 11, gold: 6, checkmarks: 2 } });
  const app = {
    view: {
      settings: { ...DEFAULTS, ...settings },
      finished: true,
      sheet: null,
      campaign: { ...GAME.campaign, id, state: { ...state, world: { ...state.world, achievements } } },
      page: { page: 'outcome', scenario: BOARD.scenario, result, facts, journey: null },
    },
    journal,
    audit: { view: turns ? auditOf(turns) : null },
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

it.each([
  [true, [-90], 'Where it turned'],
  [false, undefined, 'Where it was lost'],
  [false, [-90], 'Where it was lost'],
  [false, [-90, 100], 'Where it turned'],
] as const)(
  'the heading of the turning points does not call a gain a loss: won %s, %s',
  async (won, turns, heading) => {
    const { root } = await shown({ won, ...(turns && { turns }) });
    expect(root.querySelector('.turning h2')?.textContent).toBe(heading);
  },
);

it('L3.2: the outcome says how coins became gold', async () => {
  const { root } = await shown();
  const { coins } = accountOf(bookFor(GAME.journal.setup), GAME.journal);
  expect(coins.length).toBeGreaterThan(0);
  expect([...root.querySelectorAll('.coins')].map(({ textContent }) => textContent)).toEqual(
    coins.map(({ count, each }) => `${count} ${count === 1 ? 'coin' : 'coins'} × ${each}`),
  );
});

it.each([
  ['without the Passenger List', [], 1],
  ['with it', ['Passenger List'], 2],
] as const)('a campaign that ends tells its ending, %s', async (_, achievements, paragraphs) => {
  const { root } = await shown({ facts: [{ fact: 'ended', ending: 'settled', rule: 'L30' }], achievements });
  const ending = root.querySelector('.ending');
  expect(ending?.querySelector('h2')?.textContent).toBe('Settled');
  expect(ending?.querySelectorAll('p')).toHaveLength(paragraphs);
  expect(ending?.textContent).toContain('firewood');
});

it('a scenario that ends no campaign tells no ending', async () => {
  expect((await shown()).root.querySelector('.ending')).toBeNull();
});

it.each([
  ['given up', GAME.journal.commands.length - 1, 'You gave up the scenario.'],
  ['played to its end', GAME.journal.commands.length, undefined],
])('of a scenario that was %s', async (_, commands, words) => {
  const journal = { ...GAME.journal, commands: GAME.journal.commands.slice(0, commands) };
  const { root } = await shown({ won: false, journal });
  expect(root.querySelector('.given-up')?.textContent).toBe(words);
});

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

describe('the outcome page appears', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const main = (root: HTMLElement) => root.querySelector<HTMLElement>('main') ?? expect.unreachable('no page');
  const last = (root: HTMLElement) => main(root).dataset['reached']?.split(' ').at(-1);
  const isRevealing = (root: HTMLElement) => main(root).dataset['reveals'] === 'true';
  const earned = (root: HTMLElement) => root.querySelector('[data-hero=bailiff] .earned-xp')?.textContent;
  const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  async function begun(seen: Seen = {}) {
    vi.useFakeTimers();
    return (await shown(seen)).root;
  }

  it('given a game just won, when time passes, then the print is pulled and stamped before the page tells what happened', async () => {
    const root = await begun();
    const seen: [number, string | undefined][] = [];
    for (let ms = 0; ms <= 3000; ms += 100) {
      if (seen.at(-1)?.[1] !== last(root)) seen.push([ms, last(root)]);
      passes(100);
    }
    expect(seen).toEqual([
      [0, 'dimmed'],
      [300, 'inked'],
      [800, 'laid'],
      [1200, 'peeled'],
      [1800, 'stamped'],
      [2100, 'told'],
      [2500, 'turned'],
      [3000, 'rewarded'],
    ]);
  });

  it('given the rewards, when they are counted, then they grow from nothing, and afterwards everything rests', async () => {
    const root = await begun();
    passes(3000);
    expect(earned(root)).toBe('+0 XP');
    passes(360);
    expect(['+5 XP', '+6 XP']).toContain(earned(root));
    expect(root.querySelector('.gold')?.getAttribute('aria-label')).toBe('Gold: +6');
    passes(500);
    expect([earned(root), isRevealing(root)]).toEqual(['+11 XP', false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['pointerdown', 'keydown'])(
    'given a print that is still being pulled, at a %s everything is shown',
    async (press) => {
      const root = await begun();
      passes(900);
      expect(last(root)).toBe('laid');
      act(() => void root.querySelector('.wax')?.dispatchEvent(new Event(press, { bubbles: true })));
      expect([last(root), earned(root), isRevealing(root)]).toEqual(['rewarded', '+11 XP', false]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it.each([
    ['reduced motion', { reducedMotion: true }],
    ['animations that are off', { speed: 0 }],
  ] as const)('given %s, when the page opens, then everything is shown', async (_, settings) => {
    const root = await begun({ settings });
    expect([last(root), earned(root), isRevealing(root)]).toEqual(['rewarded', '+11 XP', false]);
  });

  it('given twice the speed, when half the time has passed, then the rewards are counted', async () => {
    const root = await begun({ settings: { speed: 2 } });
    passes(1499);
    expect(last(root)).toBe('turned');
    passes(1);
    expect(last(root)).toBe('rewarded');
  });

  it('given a page without its game, or shown before, when it opens, then everything is shown', async () => {
    expect(isRevealing(await begun({ journal: null }))).toBe(false);
    const journal = { ...GAME.journal };
    expect(isRevealing(await begun({ journal }))).toBe(true);
    expect(isRevealing(await begun({ journal }))).toBe(false);
  });

  it('given a print that is still being pulled, then the seal has the focus already', async () => {
    const root = await begun();
    expect(document.activeElement).toBe(root.querySelector('.wax'));
  });
});
