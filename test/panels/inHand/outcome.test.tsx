// @vitest-environment jsdom
/** Tests the page after a scenario: the gold is counted (R27), the game is summed up, and its figures can be shared. */
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCampaign, type Outcome } from '../../../src/flow/inHand/campaign';
import { openChapter, t } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { DefeatReason } from '../../../src/panels/inHand/DefeatReason';
import { OutcomePage } from '../../../src/panels/inHand/OutcomePage';
import { GameSummary } from '../../../src/panels/inHand/summary/GameSummary';
import { Gold } from '../../../src/panels/inHand/summary/Gold';
import { shareText } from '../../../src/panels/inHand/summary/keepsake';
import { Seal } from '../../../src/panels/inHand/summary/Seal';
import { EMPTY_ARCHIVE } from '../../../src/session/inHand/archive';
import type { ArchiveContents } from '../../../src/storage/inHand/archive';
import { account } from '../../kit/accounts';
import { paper, testApp } from '../kit';

beforeAll(() => Promise.all([openChapter('afterwards'), openChapter('archive')]));

/** Animation frames that wait, and a clock that a test advances. */
let frames: FrameRequestCallback[] = [];
let now = 0;
beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());
const passes = (ms: number) =>
  act(() => {
    now += ms;
    for (const frame of frames.splice(0)) frame(now);
  });

async function shown(what: ComponentChild): Promise<HTMLElement> {
  const root = paper();
  await act(async () => void render(what, root));
  return root;
}

const OUTCOME: Outcome = {
  scenario: 3,
  won: true,
  money: 2,
  gold: { money: 4, treasures: 5, reward: 6, special: -3 },
  items: [],
  achievements: [],
  unlocked: [],
  blocked: [],
  forSale: [],
};
const sums = (root: HTMLElement) =>
  [...root.querySelectorAll('dd')].map((each) => (each.querySelector('[aria-hidden]') ?? each).textContent);
const coins = (root: HTMLElement) => root.querySelectorAll('.coins [data-lies=true]').length;
const gold = (...amounts: readonly (number | string)[]) =>
  amounts.map((amount) => t('journey.outcome.goldSum', { gold: amount }));

describe('the gold', () => {
  it('R27: is counted amount by amount and coin by coin, up to the hero’s total', async () => {
    const root = await shown(<Gold outcome={OUTCOME} total={40} still={false} />);
    expect(sums(root)).toEqual(gold(0, 0, 0, '−3', 25));
    expect(coins(root)).toBe(0);
    await passes(0);
    await passes(1000);
    expect(sums(root)).toEqual(gold(0, 0, 0, '−3', 25));
    // This is half of the time that fifteen coins take.
    await passes(20 + 525);
    expect(sums(root)).toEqual(gold(4, 3, 0, '−3', 32));
    expect(coins(root)).toBe(7);
    await passes(530);
    expect(sums(root)).toEqual(gold(4, 5, 6, '−3', 40));
    expect(coins(root)).toBe(15);
    expect(frames).toEqual([]);
  });

  it('is read aloud with its final amounts while it is counted', async () => {
    const root = await shown(<Gold outcome={OUTCOME} total={40} still={false} />);
    expect([...root.querySelectorAll('dd .said')].map((each) => each.textContent)).toEqual(gold(4, 5, 6, 40));
  });

  it.each(['pointerdown', 'keydown'])('is shown in full at once after a %s', async (type) => {
    const root = await shown(<Gold outcome={OUTCOME} total={40} still={false} />);
    await act(() => void dispatchEvent(new Event(type)));
    expect(sums(root)).toEqual(gold(4, 5, 6, '−3', 40));
    expect(frames).toEqual([]);
  });

  it('is shown in full at once with reduced motion', async () => {
    const root = await shown(<Gold outcome={OUTCOME} total={40} still />);
    expect(sums(root)).toEqual(gold(4, 5, 6, '−3', 40));
    expect([coins(root), frames.length]).toEqual([15, 0]);
    expect(root.querySelector('.coins')?.getAttribute('data-falling')).toBe('false');
  });

  it('has at most one row of coins, and no coins if there is no gold', async () => {
    const rich = await shown(
      <Gold outcome={{ ...OUTCOME, gold: { money: 0, treasures: 0, reward: 90 } }} total={90} still />,
    );
    expect(coins(rich)).toBe(24);
    const poor = await shown(
      <Gold outcome={{ ...OUTCOME, money: 0, gold: { money: 0, treasures: 0, reward: 0 } }} total={9} still />,
    );
    expect(poor.querySelector('.coins')).toBeNull();
    expect(sums(poor)).toEqual(gold(9));
  });

  it('cancels its animation when the page is removed', async () => {
    const root = await shown(<Gold outcome={OUTCOME} total={40} still={false} />);
    expect(frames).toHaveLength(1);
    await act(() => render(null, root));
    expect(frames).toEqual([]);
  });
});

describe('the seal', () => {
  it.each([
    ['animated', undefined, 'true'],
    ['still with reduced motion', true, 'false'],
  ])('is %s, has the focus, and can be pressed', async (_, reducedMotion, struck) => {
    const { app } = testApp();
    Object.assign(app.view, { settings: { ...app.view.settings, reducedMotion } });
    const pressed = vi.fn();
    const root = await shown(<Seal app={app as InHandApp} onPress={pressed} />);
    const seal = root.querySelector<HTMLButtonElement>('.wax');
    expect([seal?.dataset['struck'], seal?.dataset['action']]).toEqual([struck, 'onward']);
    expect(document.activeElement).toBe(seal);
    seal?.click();
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe('the reason of a defeat', () => {
  const reason = async (lost: Outcome['lost']) =>
    (await shown(<DefeatReason outcome={{ ...OUTCOME, won: false, ...(lost ? { lost } : {}) }} />)).textContent;

  it.each([
    ['R7.3', 'cards', 'Your cards ran out in round 7. Left standing: Tally Crow, 3 HP. 2 monsters were left.'],
    ['R22.1', 'hp', 'Your HP ran out in round 7. Left standing: Tally Crow, 3 HP. 2 monsters were left.'],
  ] as const)('%s: names what ran out, the round, and the monsters that were left', async (_, spent, words) => {
    const last = { round: 7, spent, left: 2, foe: { monster: 'tallyCrow', hp: 3 } };
    expect(await reason({ by: 'exhausted', last })).toBe(words);
  });

  it('does not count the last monster twice, and counts none in a scenario without monsters', async () => {
    const foe = { monster: 'tallyCrow', hp: 3 };
    expect(await reason({ by: 'late', last: { round: 9, left: 1, foe } })).toBe(
      'The rounds have run out. Left standing: Tally Crow, 3 HP.',
    );
    expect(await reason({ by: 'late', last: { round: 9, left: 0 } })).toBe('The rounds have run out.');
  });

  it('is that the player gave up, if the rules had not ended the scenario', async () => {
    expect(await reason(undefined)).toBe('You gave up the scenario.');
    expect((await shown(<DefeatReason outcome={OUTCOME} />)).textContent).toBe('');
  });

  it('is a general sentence for an older save', async () => {
    expect(await reason({ by: 'exhausted' })).toBe('Your last card, or your last drop of blood, is spent.');
  });
});

describe('the page', () => {
  const page = async (outcome: Outcome, change: object = {}) => {
    const { app, asked } = testApp();
    const campaign = { ...newCampaign('c1', 'Mirka', { hindrances: false, onTable: false }) };
    Object.assign(app.view, { campaign: { ...campaign, stage: { at: 'outcome', outcome } } });
    Object.assign(app.view, { settings: { ...app.view.settings, ...change } });
    const root = await shown(
      <OutcomePage
        app={
          Object.assign(app, {
            readArchive: async () => null,
            audit: { restoreLast: async () => false },
          }) as unknown as InHandApp
        }
      />,
    );
    return { root, asked, main: root.querySelector<HTMLElement>('main') };
  };

  it('has only one wax stamp after a victory, on the picture, and the focus on the button to go on', async () => {
    const { root } = await page(OUTCOME);
    expect(root.querySelector('.end-block .served-wax')?.textContent).toBe('Served');
    expect(root.querySelector('.wax')).toBeNull();
    expect(document.activeElement?.getAttribute('data-action')).toBe('onward');
  });

  it('has no stamp after a defeat, and the focus on the seal that starts again', async () => {
    const { root } = await page({ ...OUTCOME, won: false, lost: { by: 'late' } });
    expect(root.querySelector('.served-wax')).toBeNull();
    expect(root.querySelector('.wax')?.textContent).toBe('Again');
    expect(document.activeElement?.getAttribute('data-action')).toBe('again');
  });

  it.each([
    [true, 'journey.outcome.won', 'true'],
    [false, 'journey.outcome.lost', 'false'],
  ] as const)('says in its heading whether the scenario is won: %s', async (won, heading, mark) => {
    const { root } = await page({ ...OUTCOME, won });
    expect(root.querySelector('h1')?.textContent).toBe(t(heading));
    expect(root.querySelector<HTMLElement>('article')?.dataset['won']).toBe(mark);
  });

  it.each(['pointerdown', 'keydown'])('is animated until a %s', async (type) => {
    const { main } = await page(OUTCOME);
    expect(main?.dataset['plays']).toBe('true');
    await act(() => void dispatchEvent(new Event(type)));
    expect(main?.dataset['plays']).toBe('false');
  });

  it.each([{ reducedMotion: true }, { speed: 0 }])('is complete at once with %o', async (change) => {
    expect((await page(OUTCOME, change)).main?.dataset['plays']).toBe('false');
  });

  it('is animated at the speed of the table', async () => {
    expect((await page(OUTCOME, { speed: 2 })).main?.style.getPropertyValue('--pace')).toBe('2');
  });
});

describe('the summary of the game', () => {
  const GAME = account({
    won: true,
    rounds: 8,
    dealt: 15,
    struck: 12,
    best: { face: 'C', modifier: -1, damage: 6, monster: 'tallyCrow' },
    card: { face: 'opportunist', damage: 9 },
  });
  const filed = (of: Partial<ArchiveContents['games'][number]>) => ({
    id: 'c1',
    game: '00000000',
    account: GAME,
    honours: [],
    ...of,
  });
  const shows = (games: ArchiveContents['games'] | null) => {
    const { app } = testApp();
    const archive = async (): Promise<ArchiveContents | null> => games && { files: EMPTY_ARCHIVE, honours: [], games };
    const page = Object.assign(app, { readArchive: archive }) as unknown as InHandApp;
    return shown(<GameSummary app={page} id="c1" over="1 · Plot Nine" title="Served" />);
  };
  const lines = (root: HTMLElement) => [...root.querySelectorAll('.figures dd')].map((each) => each.textContent);

  it('R12.3: shows rounds, damage, the best throw and the best card', async () => {
    const root = await shows([filed({})]);
    expect(lines(root)).toEqual(['8', '15by your own hand: 12', '6C −1 · Tally Crow', '9The Opportunist']);
  });

  it('says if nothing was hit, and if the hero dealt all damage', async () => {
    const none = await shows([filed({ account: { ...GAME, best: null, card: null, struck: 15 } })]);
    expect(lines(none)).toEqual([
      '8',
      '15all of it by your own hand',
      '–nothing was hit',
      '–they all kept clean hands',
    ]);
  });

  it('is about the last game of the campaign', async () => {
    const root = await shows([
      filed({ account: { ...GAME, rounds: 3 } }),
      filed({ account: { ...GAME, rounds: 4 } }),
      filed({ account: { ...GAME, rounds: 5 }, id: 'c2' }),
    ]);
    expect(lines(root)[0]).toBe('4');
  });

  it('announces the honours of the game, and ignores unknown ones', async () => {
    const root = await shows([filed({ honours: ['heavyHand', 'of a later version'] })]);
    const earned = [...root.querySelectorAll('.earned li')].map((each) => each.textContent);
    expect(earned).toEqual(['Honour: A heavy hand.Nine damage with one blow. The form allows for eight.']);
    expect((await shows([filed({})])).querySelector('.earned')).toBeNull();
  });

  it.each([
    ['the archive cannot be read', null],
    ['the game is not in it', [filed({ id: 'c2' })]],
  ])('is not shown if %s', async (_, games) => {
    expect((await shows(games)).innerHTML).toBe('');
  });

  it('can be shared as text', () => {
    const figures = [
      { what: 'Rounds', is: '8' },
      { what: 'Best throw', is: '6', note: 'C −1' },
    ];
    const words = shareText({ hero: 'bailiff', over: '1 · Plot Nine', title: 'Served', figures, seal: 'Served' });
    expect(words).toBe('Gloomholdin’ · 1 · Plot Nine\nServed\nRounds: 8\nBest throw: 6 (C −1)');
  });
});
