// @vitest-environment jsdom
/** Tests that the archive shows what the player has met as printed, and reveals nothing else. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { items, monsters } from '../../../src/content/inHand';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { contentText, openChapter, pageText, t } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { ArchiveSheet } from '../../../src/panels/inHand/archive/ArchiveSheet';
import { otherQuarter, QUARTERS } from '../../../src/panels/inHand/archive/cards';
import { HONOUR_SIGNS } from '../../../src/panels/inHand/archive/HonourShelf';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { type Archive, EMPTY_ARCHIVE } from '../../../src/session/inHand/archive';
import { HONOURS } from '../../../src/session/inHand/honours';
import type { ArchiveContents } from '../../../src/storage/inHand/archive';
import { paper, testApp } from '../kit';

beforeAll(() => Promise.all([openChapter('archive'), openChapter('afterwards')]));

/** Reports at once that every element has its size and is visible. */
class Observer {
  constructor(readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ scale: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Draws the sheet, and waits until its requests are answered. */
async function shown(app: unknown): Promise<HTMLElement> {
  const root = paper();
  await act(async () => void render(<ArchiveSheet app={app as InHandApp} />, root));
  for (let turn = 0; turn < 3; turn++) await act(async () => {});
  return root;
}

async function opened(files: Partial<Archive> = {}, honours: ArchiveContents['honours'] = []) {
  const { app } = testApp();
  const monsterCard = vi.fn<CardPictures['monsterCard']>();
  const itemStrip = vi.fn<CardPictures['itemStrip']>();
  const archive = async (): Promise<ArchiveContents> => ({ files: { ...EMPTY_ARCHIVE, ...files }, honours, games: [] });
  const cardPictures = { glyph: () => {}, monsterCard, itemStrip };
  Object.assign(app, { readArchive: archive, cardPictures });
  const root = await shown(app);
  const press = (selector: string) => act(() => root.querySelector<HTMLElement>(selector)?.click());
  const all = (selector: string) => [...root.querySelectorAll(selector)].map((each) => each.textContent);
  return { root, press, all, monsterCard, itemStrip, shelf: (name: string) => press(`[data-shelf=${name}]`) };
}

const file = (games = 1, slain: Record<string, number> = {}, slew = 0) => ({ games, slain, slew });

describe('the cards', () => {
  it('R1.5: have four monsters each, two on each side, with an item beneath each', () => {
    expect(QUARTERS.map(({ monster }) => monster)).toEqual(Object.keys(monsters));
    expect(QUARTERS.every(({ monster, item }) => items[item]?.card === monsters[monster]?.card)).toBe(true);
    expect(new Set(QUARTERS.map(({ item }) => item)).size).toBe(20);
    for (const { monster } of QUARTERS) {
      const other = otherQuarter(monster)?.monster ?? '';
      expect(other).not.toBe(monster);
      expect(otherQuarter(other)?.monster).toBe(monster);
      expect(monsters[other]?.card).toBe(monsters[monster]?.card);
    }
    expect([otherQuarter('shuffler')?.monster, otherQuarter('foremanGrubb')?.monster]).toEqual(['dunner', 'tallyCrow']);
    expect(otherQuarter('nobody')).toBeNull();
  });
});

describe('the monsters', () => {
  it('are empty frames before any is met, and their names do not appear', async () => {
    const { root, all, monsterCard } = await opened();
    expect(all('.monsters .blank')).toHaveLength(20);
    expect(all('.filed')).toEqual(['0 of 20']);
    expect(monsterCard).not.toHaveBeenCalled();
    const names = Object.keys(monsters).map((id) => contentText('cards.monster', id));
    expect(names.filter((name) => root.textContent?.includes(name))).toEqual([]);
  });

  it('are printed as far as they are known: an unseen item beneath is left out', async () => {
    const { all, monsterCard } = await opened({
      monsters: { shuffler: file(2, { sexton: 3 }), dunner: file(0) },
      items: { funeralBiscuit: { games: 1, used: 0 } },
    });
    expect(all('.filed')).toEqual(['2 of 20']);
    expect(monsterCard.mock.calls.map(([, , ...of]) => of)).toEqual([
      [{ monster: 'shuffler', item: 'funeralBiscuit' }, null],
      [{ monster: 'dunner', item: null }, null],
    ]);
    expect(all('.drawer small')).toEqual(['Put out of office: 3']);
  });

  it('show both halves of the card, a note, and who defeated whom how often', async () => {
    const { root, press, all, monsterCard } = await opened({
      monsters: { shuffler: file(4, { bailiff: 3, sexton: 2 }, 1), dunner: file() },
    });
    await press('[data-entry=shuffler]');
    expect(all('.entry h2')).toEqual(['Shuffler']);
    expect(document.activeElement).toBe(root.querySelector('.entry h2'));
    expect(all('.entry .lead')).toEqual([contentText('cards.monsterNote', 'shuffler')]);
    expect(all('.counts li')).toEqual([
      'Games with it: 4',
      'Put out of office: 5',
      `${t('story.hero.bailiff.name')}: 3`,
      `${t('story.hero.sexton.name')}: 2`,
      'Got the better of you: 1',
    ]);
    expect(root.textContent).toContain('On the other half: Dunner.');
    const [, , upper, lower] = monsterCard.mock.lastCall ?? [];
    expect([upper, lower]).toEqual([
      { monster: 'shuffler', item: null },
      { monster: 'dunner', item: null },
    ]);
    const turned = () => root.querySelector<HTMLElement>('.whole')?.dataset['turned'];
    expect(turned()).toBe('false');
    await press('[data-action=turn-card]');
    expect(turned()).toBe('true');
    await press('[data-action=shelf]');
    expect(document.activeElement).toBe(root.querySelector('[data-entry=shuffler]'));
  });

  it('move the focus while drawing and not after it, so that the next key is not lost', async () => {
    const { root } = await opened({ monsters: { shuffler: file() } });
    root.querySelector<HTMLElement>('[data-entry=shuffler]')?.click();
    await Promise.resolve();
    expect(document.activeElement).toBe(root.querySelector('.entry h2'));
    root.querySelector<HTMLElement>('[data-action=shelf]')?.click();
    await Promise.resolve();
    expect(document.activeElement).toBe(root.querySelector('[data-entry=shuffler]'));
  });

  it('leave the other half blank until its monster has been met', async () => {
    const { root, press, all, monsterCard } = await opened({ monsters: { shuffler: file(0) } });
    await press('[data-entry=shuffler]');
    expect(monsterCard.mock.lastCall?.[3]).toBeNull();
    expect(root.textContent).toContain(t('archive.monster.otherUnmet'));
    expect(root.textContent).not.toContain('Dunner');
    expect(all('.counts')).toEqual(['Met before anybody kept count.']);
  });
});

describe('the items', () => {
  it('are printed strips if known, and otherwise empty frames', async () => {
    const { root, shelf, all, itemStrip } = await opened({
      items: { hipFlask: { games: 3, used: 5 }, redPen: { games: 0, used: 0 } },
    });
    await shelf('items');
    expect(all('.filed')).toEqual([`2 of ${Object.keys(items).length}`]);
    expect(itemStrip.mock.calls.map(([, , id]) => id).sort()).toEqual(['hipFlask', 'redPen']);
    expect(all('.strips li > small').sort()).toEqual(['Games with it: 3 · Used: 5', 'Seen, and never carried.']);
    expect(all('.strips .blank')).toHaveLength(Object.keys(items).length - 2);
    const labels = [...root.querySelectorAll('canvas')].map((each) => each.getAttribute('aria-label'));
    expect(labels).toContain(`${contentText('cards.item', 'redPen')}. ${contentText('cards.itemEffect', 'redPen')}`);
  });
});

describe('the pages', () => {
  const PAGES = {
    plotNine: { won: 2, lost: 1, concluded: true },
    tuesdayShift: { won: 0, lost: 0, concluded: false },
    struckOff: { won: 0, lost: 0, concluded: true },
  };

  it('can be read again, with their conclusions once they are won', async () => {
    const { root, shelf, press, all } = await opened({ pages: PAGES });
    await shelf('pages');
    expect(all('.filed')).toEqual(['3 of 22']);
    const hidden = CHAPTERS.filter(({ id }) => !(id in PAGES)).map(({ id }) => pageText(id, 'title'));
    expect(hidden.filter((title) => root.textContent?.includes(title))).toEqual([]);
    await press('[data-entry=plotNine]');
    expect(all('.entry .lead')).toEqual([pageText('plotNine', 'introduction'), pageText('plotNine', 'conclusion')]);
    expect(all('.counts li')).toEqual(['Won: 2', 'Lost: 1']);
    await press('[data-action=shelf]');
    await press('[data-entry=tuesdayShift]');
    expect(all('.entry .lead')).toEqual([pageText('tuesdayShift', 'introduction')]);
    expect(all('.counts')).toEqual([]);
  });

  it('show only the endings that were reached', async () => {
    const { root, shelf, press, all } = await opened({ pages: PAGES });
    await shelf('pages');
    expect(all('h2 + .read .blank')).toHaveLength(2);
    await press('[data-entry=ending-struckOff]');
    expect(all('.entry .lead')).toHaveLength(3);
    expect(root.textContent).toContain(t('afterwards.ending.struckOff.third'));
  });
});

it('the heroes show what they have done, or that they were never played', async () => {
  const { shelf, all } = await opened({
    heroes: { bailiff: { games: 5, won: 2, level: 3 }, sexton: { games: 0, won: 0, level: 2 } },
  });
  await shelf('heroes');
  expect(all('[data-hero=bailiff] .counts li')).toEqual(['Games: 5', 'Won: 2', 'Highest level: 3']);
  expect(all('[data-hero=sexton] .counts li')).toEqual(['Highest level: 2']);
  expect(all('[data-hero=pawnbroker] .counts li')).toEqual([t('archive.hero.unplayed')]);
});

it('all honours are listed, with a mark on those that are held', async () => {
  const { shelf, all } = await opened({}, ['served', 'brisk', 'of a later version']);
  await shelf('honours');
  expect(all('.filed')).toEqual([`2 of ${HONOURS.length}`]);
  expect(all('[data-held=true] b')).toEqual(['Duly served', 'Before tea']);
  expect(all('[data-held=true] .said')).toEqual(['Held', 'Held']);
  expect(all('[data-held=false] .said')).toHaveLength(HONOURS.length - 2);
});

it('every honour has a coin with a different sign, held or not', async () => {
  const { shelf, root } = await opened({}, ['served']);
  await shelf('honours');
  expect(root.querySelectorAll('.honours .stamp canvas')).toHaveLength(HONOURS.length);
  const signs = HONOURS.map((each) => HONOUR_SIGNS[each]);
  expect(new Set(signs).size).toBe(signs.length);
});

it('a page shows its picture only after it has been read', async () => {
  const { shelf, root } = await opened({ pages: { plotNine: { won: 0, lost: 1, concluded: false } } });
  await shelf('pages');
  const blocks = [...root.querySelectorAll('.thumb')].map((each) => each.getAttribute('data-block'));
  expect(blocks).toEqual(['scenes/plotNine']);
});

it('shows an error if the archive cannot be read', async () => {
  const { app } = testApp();
  const root = await shown(Object.assign(app, { readArchive: async () => null }));
  expect(root.querySelector('[role=alert]')?.textContent).toBe(t('archive.unreadable'));
  expect(root.querySelector('.shelves')).toBeNull();
});
