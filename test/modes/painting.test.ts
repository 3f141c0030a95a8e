/** How each mode opens its canvas: what the app can ask of it, and what is loaded for a game. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import * as i18n from '../../src/i18n';
import { chapters } from '../../src/i18n/longTable/chapters';
import { FetchError } from '../../src/modes/fetching';
import type { Picture } from '../../src/modes/front';
import * as inHand from '../../src/modes/inHand/painting';
import type { InHandMode } from '../../src/modes/inHand/types';
import * as longTable from '../../src/modes/longTable/painting';

/** What the replaced canvas has heard, and table scenes that record their calls. */
const { heard, tableScene } = vi.hoisted(() => {
  const heard: unknown[] = [];
  const calls = ['resume', 'reprint', 'fit', 'idle', 'drawn', 'places', 'look', 'cancelPress'];
  const methods = calls.map((name) => [
    name,
    (...given: unknown[]) => {
      heard.push([name, ...given]);
      return name;
    },
  ]);
  const tableScene = () => {
    class TableScene {}
    Object.assign(TableScene.prototype, Object.fromEntries(methods));
    return { TableScene };
  };
  return { heard, tableScene };
});
/** What loads the pictures of figures; a test replaces it. */
let pictures: () => Promise<void> = async () => {};

vi.mock('../../src/scenes/inHand/table', () => tableScene());
vi.mock('../../src/scenes/longTable/table', () => tableScene());
vi.mock('../../src/scenes/inHand/table/onTable', () => ({ name: 'on the table' }));
vi.mock('../../src/scenes/inHand/practice', () => ({
  openPractice: (_: unknown, init: unknown) => ['practice', init],
}));
vi.mock('../../src/scenes/inHand/cardPictures', () => ({ cardPictures: { name: 'in hand' } }));
vi.mock('../../src/scenes/longTable/pictures', () => ({ longPictures: { name: 'long table' } }));
vi.mock('../../src/scenes/longTable/art/figurePictures', () => ({ loadTokens: () => pictures() }));
vi.mock('../../src/scenes/art', () => ({
  loadPortraits(names: string[]) {
    heard.push(names);
    return pictures();
  },
}));
vi.mock('../../src/scenes/game', () => ({
  async openGame(options: { scenes: unknown[]; usesCanvas2d: boolean }) {
    heard.push(`opened with ${options.scenes.length}, ${options.usesCanvas2d}`);
    return {
      scene: {
        start: (...what: unknown[]) => heard.push(['start', ...what]),
        stop: (what: string) => heard.push(['stop', what]),
      },
    };
  },
}));

i18n.addChapters(chapters);

const OPTIONS = { usesCanvas2d: true, onRefit: () => {}, onLost: () => {}, onBack: () => {} };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  heard.length = 0;
  pictures = async () => {};
});

const BOOK = bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'painting' });
const ON_TABLE = { ...BOOK, setup: { ...BOOK.setup, variants: { ...BOOK.setup.variants, onTable: true } } };

describe.each([
  ['in hand', inHand],
  ['at the Long Table', longTable],
] as const)('the canvas %s', (_, { openPainting }) => {
  const opened = async () => (await openPainting(OPTIONS)) as unknown as Picture<InHandMode>;

  it('opens one scene, shows a game on it and clears it', async () => {
    const picture = await opened();
    expect(heard).toEqual(['opened with 1, true']);
    heard.length = 0;
    const init = {} as Parameters<typeof picture.show>[0];
    picture.show(init);
    picture.clear();
    expect(heard).toEqual([
      ['start', 'table', init],
      ['stop', 'table'],
    ]);
  });

  it('passes on what the app asks of the table', async () => {
    const { table } = await opened();
    heard.length = 0;
    table.resume();
    table.reprint();
    table.fit();
    expect(heard).toEqual([['resume'], ['reprint'], ['fit']]);
    expect([await table.idle(), table.drawn(), table.places()]).toEqual(['idle', 'drawn', 'places']);
  });

  it('reports texts that cannot be fetched for a game', async () => {
    const picture = await opened();
    vi.spyOn(i18n, 'openModes').mockRejectedValue(new Error('offline'));
    await expect(picture.load(BOOK)).rejects.toBeInstanceOf(FetchError);
  });

  it('does not wait long for pictures of figures, and prints again when they come late', async () => {
    const picture = await opened();
    let come = () => {};
    pictures = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    vi.spyOn(i18n, 'openModes').mockResolvedValue();
    vi.spyOn(i18n, 'openChapter').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = picture.load(BOOK);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loading).toBeNull();
    heard.length = 0;
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([['reprint']]);
  });
});

it('in hand, loads the portraits of all monsters and of those that stand for others', async () => {
  const picture = await inHand.openPainting(OPTIONS);
  const [foe] = BOOK.scenario.foes;
  if (!foe) throw new Error('the scenario has foes');
  heard.length = 0;
  const alias = 'tallyCrow' as NonNullable<typeof foe.alias>;
  const book = { ...BOOK, scenario: { ...BOOK.scenario, foes: [{ ...foe, alias }] } };
  expect(await picture.load(book)).toBeNull();
  expect(heard).toEqual([[...Object.keys(BOOK.monsters), alias]]);
});

it('in hand, loads the cards on the table only for a game with this variant', async () => {
  const picture = await inHand.openPainting(OPTIONS);
  const chapter = vi.spyOn(i18n, 'openChapter');
  await picture.load(BOOK);
  expect(chapter).not.toHaveBeenCalledWith('arrange');
  expect(await picture.load(ON_TABLE)).toMatchObject({ name: 'on the table' });
  expect(chapter).toHaveBeenCalledWith('arrange');
  chapter.mockRejectedValue(new Error('offline'));
  await expect(picture.load(ON_TABLE)).rejects.toBeInstanceOf(FetchError);
});

it('in hand, explains what is under a finger, and practises throws; at the Long Table the scene does neither', async () => {
  const { table, practise } = await inHand.openPainting(OPTIONS);
  heard.length = 0;
  expect(await table.look(3, 4)).toBe('look');
  table.cancelPress();
  expect(heard).toEqual([['look', 3, 4], ['cancelPress']]);
  const init = {} as Parameters<typeof practise>[0];
  expect(await practise(init)).toEqual(['practice', init]);
  const other = await longTable.openPainting(OPTIONS);
  heard.length = 0;
  expect(await other.table.look(3, 4)).toBeNull();
  other.table.cancelPress();
  expect(heard).toEqual([]);
});

it('at the Long Table, opens the chapters of a game', async () => {
  const chapter = vi.spyOn(i18n, 'openChapter');
  const picture = await longTable.openPainting(OPTIONS);
  await (picture as unknown as Picture<InHandMode>).load(BOOK);
  for (const each of ['board', 'tidings', 'pages'] as const) expect(chapter).toHaveBeenCalledWith(each);
});

it('has the painters of its mode', async () => {
  expect((await inHand.openPainting(OPTIONS)).cardPictures).toEqual({ name: 'in hand' });
  expect((await longTable.openPainting(OPTIONS)).cardPictures).toEqual({ name: 'long table' });
});
