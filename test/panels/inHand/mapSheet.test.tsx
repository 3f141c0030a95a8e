// @vitest-environment jsdom
/** Tests the map sheet: its landmarks, how it closes, and when the zoomed card is sharp. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChapter, t } from '../../../src/i18n';
import { boardModel, CARD, centreOn, gridOf } from '../../../src/panels/inHand/map/boardModel';
import { MapSheet } from '../../../src/panels/inHand/map/MapSheet';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { FAST, hand, idle, passage, zigzag } from '../../kit/scenes';
import { neverResized, paper, testApp } from '../kit';

beforeAll(() => Promise.all([openChapter('mirror'), openChapter('narration')]));
beforeEach(() => {
  neverResized();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const FRAME = { left: 100, top: 50, width: 200, height: 300 };

const CHESTS = {
  board: zigzag('!@..!#!'),
  treasures: [{ number: 7 }, { number: 8, objective: true }, { number: 9 }],
} as never;

const ROW = '.   .   .   .\n  .   .   .\n';
/** Chests in the four corners of a card that the board fills. */
const TALL = {
  board: `!   .   .   !\n  .   .   .\n${ROW.repeat(7)}!   .   @   !`,
  treasures: [1, 2, 3, 4].map((number) => ({ number })),
};

const openGame = (sketch: Parameters<typeof book>[0]) => openSession(book(sketch), { save: () => {} });

async function shown(sketch: Parameters<typeof book>[0] = CHESTS, view: object = {}, hero = 'tester') {
  const laid = book(sketch);
  const session = openSession({ ...laid, setup: { ...laid.setup, hero } }, { save: () => {} });
  const { app, asked } = testApp({ interaction: session, ...view } as never);
  const root = paper();
  await act(() => render(<MapSheet app={app as never} />, root));
  const frame = root.querySelector<HTMLElement>('.raised-frame');
  if (!frame) throw new Error('there is no frame');
  frame.getBoundingClientRect = () => FRAME as DOMRect;
  await act(() => void vi.advanceTimersByTime(50));
  const card = () => root.querySelector<HTMLElement>('.raised-card');
  const zoom = () => {
    const { scale = '', translate = '' } = card()?.style ?? {};
    const [x = 0, y = 0] = (
      translate ||
      card()
        ?.getAttribute('style')
        ?.match(/translate: ([^;]*)/)?.[1] ||
      ''
    )
      .split(' ')
      .map((each) => Number.parseFloat(each));
    return { scale: Number(scale || /(?:^|; )scale: ([\d.]+)/.exec(card()?.getAttribute('style') ?? '')?.[1]), x, y };
  };
  const key = (name: string, given: KeyboardEventInit = {}) =>
    act(
      () =>
        void frame.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...given }),
        ),
    );
  const leave = () => act(() => render(null, root));
  return { root, asked, zoom, card, key, frame, leave };
}

describe('an explanation on the map sheet', () => {
  /** Opens the sheet with a card of 10 px per mm at the corner of the window. */
  async function explained(sketch: Parameters<typeof book>[0]) {
    const open = await shown(sketch);
    const card = open.card() ?? expect.unreachable();
    card.getBoundingClientRect = () => new DOMRect(0, 0, 10 * CARD.width, 10 * CARD.height);
    const { grid } = boardModel(openGame(sketch).play);
    const slip = () => open.root.querySelector('.explain');
    const rightClick = async (hex: string, on: Element = card) => {
      const { x, y } = centreOn(grid, hex as never);
      const event = new MouseEvent('contextmenu', {
        clientX: 10 * x,
        clientY: 10 * y,
        bubbles: true,
        cancelable: true,
      });
      await act(() => void on.dispatchEvent(event));
      // The slip's code is loaded at the first request.
      await vi.waitFor(() => expect(slip()?.textContent).toContain(`Hex ${hex}`));
      return event;
    };
    return { ...open, slip, rightClick };
  }

  beforeAll(() => Promise.all([openChapter('explain'), import('../../../src/panels/inHand/hud/ExplainSlip')]));

  it('opens on a chest and on the hero, as on the table', async () => {
    const { leave, rightClick, slip } = await explained(CHESTS);
    expect((await rightClick('a1')).defaultPrevented).toBe(true);
    expect(slip()?.textContent).toContain('7');
    await rightClick('b1');
    expect(slip()?.getAttribute('aria-label')).toBe('You');
    await leave();
  });

  it('opens on a monster, with its name', async () => {
    const sketch = { board: passage(3), foes: [idle] };
    const { leave, rightClick, slip } = await explained(sketch);
    await rightClick(openGame(sketch).play.state.foes[0]?.at ?? expect.unreachable());
    expect(slip()?.querySelector('h2')?.textContent).toContain('dummy');
    await leave();
  });

  it('is closed by Escape before the sheet is', async () => {
    const { asked, key, leave, rightClick, slip } = await explained(CHESTS);
    await rightClick('b1');
    expect(slip()).not.toBeNull();
    await key('Escape');
    expect([slip(), asked]).toEqual([null, []]);
    await key('Escape');
    expect(asked).toEqual(['show null']);
    await leave();
  });

  it('does not open beside the hexes', async () => {
    const { card, leave, slip } = await explained(CHESTS);
    const event = new MouseEvent('contextmenu', { clientX: 4, clientY: 4, bubbles: true, cancelable: true });
    await act(async () => void card()?.dispatchEvent(event));
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
    expect(slip()).toBeNull();
    await leave();
  });
});

describe('the map sheet', () => {
  it('lists goals and chests with the steps to them, or that no way leads there', async () => {
    const { root } = await shown();
    const items = [...root.querySelectorAll('.raised-words li')];
    const steps = (count: number) => t('table.map.steps', { count });
    expect(items.map(({ className, textContent }) => [className, textContent])).toEqual([
      ['goal', `${t('table.map.goal')} ${steps(3)}`],
      ['chest', `${t('table.map.chest')} ${steps(1)}`],
      ['chest', `${t('table.map.chest')} ${t('table.map.noWay')}`],
    ]);
    expect([...root.querySelectorAll('.landmark b')].map(({ textContent }) => textContent)).toEqual(['3', '1', '–']);
    expect(root.querySelector('.landmark.you')?.textContent).toBe(t('table.map.you'));
  });

  it('in a copy shows the hero on the table, not the hero of the campaign', async () => {
    const campaign = { name: 'Žofie', hero: 'sexton' };
    const { root } = await shown(CHESTS, { campaign, copy: { isLesson: true } }, 'bailiff');
    expect(root.querySelector('.landmark.you')?.textContent).toBe(t('table.map.you'));
    expect(root.querySelector('image')?.getAttribute('href')).toMatch(/bailiff/);
  });

  it('shows no portrait of a hero of a pack', async () => {
    const { root } = await shown(CHESTS, { campaign: { name: 'Žofie', hero: 'sexton' } }, 'stranger');
    expect(root.querySelector('image')).toBeNull();
  });

  it('names the hero of the campaign and shows the portrait', async () => {
    const { root } = await shown(CHESTS, { campaign: { name: 'Žofie', hero: 'sexton' } }, 'sexton');
    expect(root.querySelector('.landmark.you')?.textContent).toBe('Žofie');
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = Object.fromEntries(
      ['x', 'y', 'width', 'height'].map((each) => [each, Number(root.querySelector('image')?.getAttribute(each))]),
    );
    expect([width > 0, width]).toEqual([true, height]);
    const model = boardModel(openGame(CHESTS).play);
    const hero = centreOn(model.grid, 'b1' as never);
    expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(hero.x), expect.closeTo(hero.y)]);
    expect(root.querySelector('clipPath polygon')?.getAttribute('points')?.split(' ')).toHaveLength(6);
  });

  it('draws a hexagon around the hero, and a larger one around the monster in combat', async () => {
    const calm = await shown({ board: passage(3), foes: [idle] });
    expect([...calm.root.querySelectorAll('polygon')].map((each) => each.getAttribute('class'))).toEqual(['hero']);
    expect(calm.root.querySelector('.raised-words .fight')).toBeNull();
    await calm.leave();
    const { root } = await shown({ board: passage(1), foes: [idle], cards: hand({ initiative: FAST }) });
    expect([...root.querySelectorAll('polygon')].map((each) => each.getAttribute('class'))).toEqual(['fought', 'hero']);
    const widths = [...root.querySelectorAll('polygon')].map((each) => {
      const xs = (each.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[0]));
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(root.querySelector('.raised-words .fight')?.textContent).toContain('dummy');
  });

  it('puts the label of a hex below it, but above it near the lower edge, and inside the card', async () => {
    const { root } = await shown(TALL);
    const styles = [...root.querySelectorAll<HTMLElement>('.landmark.chest')].map(
      (each) => each.getAttribute('style') ?? '',
    );
    const tops = styles.map((style) => Number(/top: ([\d.]+)%/.exec(style)?.[1]));
    const lefts = styles.map((style) => Number(/left: ([\d.]+)%/.exec(style)?.[1]));
    const centres = boardCentres();
    expect(tops.map((top, i) => top > (100 * (centres[i]?.y ?? 0)) / CARD.height)).toEqual([true, false, true, false]);
    for (const [i, left] of lefts.entries()) expect(left).toBeCloseTo((100 * (centres[i]?.x ?? 0)) / CARD.width, 3);
    expect(styles.map((style) => /(?:^|; )translate: ([^;]*)/.exec(style)?.[1])).toEqual([
      '-25% 0',
      '-25% -100%',
      '-75% 0',
      '-75% -100%',
    ]);
    expect(styles.map((style) => /transform-origin: ([^;]*)/.exec(style)?.[1])).toEqual([
      '50% 0',
      '50% 100%',
      '50% 0',
      '50% 100%',
    ]);
  });

  it('takes the focus while the table is inert, and gives it back', async () => {
    const root = paper();
    const [before, game] = [document.createElement('button'), document.createElement('div')];
    game.id = 'game';
    document.body.append(before, game);
    before.focus();
    const { app } = testApp({ interaction: openGame(CHESTS) } as never);
    await act(() => render(<MapSheet app={app as never} />, root));
    expect([document.activeElement?.getAttribute('role'), game.inert]).toEqual(['dialog', true]);
    await act(() => render(null, root));
    expect([document.activeElement, game.inert]).toEqual([before, false]);
  });

  it('closes by Escape, M, its button and a click beside the card, but not by other keys or on the card', async () => {
    const { root, asked, key, leave } = await shown();
    await key('a', { code: 'KeyA' });
    root.querySelector<HTMLElement>('.raised-frame')?.click();
    expect(asked).toEqual([]);
    await key('Escape');
    await key('m', { code: 'KeyM' });
    root.querySelector<HTMLElement>('[data-action=lower]')?.click();
    root.querySelector<HTMLElement>('[role=dialog]')?.click();
    expect(asked).toEqual(Array(4).fill('show null'));
    await leave();
    document.body.click();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(asked).toHaveLength(4);
  });

  it('is empty without a game', async () => {
    const root = paper();
    await act(() => render(<MapSheet app={testApp().app as never} />, root));
    expect(root.childElementCount).toBe(0);
  });
});

const boardCentres = () => {
  const { play } = openGame(TALL);
  const { grid } = boardModel(play);
  return play.book.scenario.treasures.map(({ at }) => centreOn(grid, at));
};

describe('the zoom of the map card', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the browser', async (modifier) => {
    const { key, zoom } = await shown();
    await key('+', { [modifier]: true });
    expect(zoom().scale).toBe(1);
  });

  it('keeps its keys from the page, but no others', async () => {
    const { frame } = await shown();
    const press = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      frame.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('+'), press('x')]).toEqual([true, false]);
  });

  it('is sharp only a quarter of a second after the last change', async () => {
    const { key, card } = await shown();
    await key('+');
    expect(card()?.className).toContain('zoomed');
    expect(card()?.className).not.toContain('sharp');
    await act(() => void vi.advanceTimersByTime(249));
    await key('+');
    await act(() => void vi.advanceTimersByTime(249));
    expect(card()?.className).not.toContain('sharp');
    await act(() => void vi.advanceTimersByTime(1));
    expect(card()?.className).toContain('sharp');
  });

  it('is deaf after the sheet has closed', async () => {
    const { leave, frame } = await shown();
    await leave();
    const wheel = new WheelEvent('wheel', { deltaY: -200, cancelable: true });
    frame.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
  });
});

describe('the data of the map card', () => {
  it('has the grid in the middle of the card, within its rim', () => {
    const { board } = openGame({ board: passage(6), foes: [idle] }).play.book.scenario;
    const hexes = Object.keys(board.hexes) as never[];
    const grid = gridOf(hexes);
    const places = hexes.map((hex) => centreOn(grid, hex));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const half = { x: grid.hexWidth / 2, y: (grid.hexWidth * Math.sqrt(3)) / 4 };
    expect(Math.min(...xs) - half.x).toBeCloseTo(CARD.width - Math.max(...xs) - half.x);
    expect(Math.min(...ys) - half.y).toBeCloseTo(CARD.height - Math.max(...ys) - half.y);
    expect(Math.min(...xs) - half.x).toBeCloseTo(4.5);
    expect(gridOf(hexes.slice(0, 2)).hexWidth).toBe(11.1);
  });

  it('has terrain, start, letters, money, treasures and living monsters', () => {
    const { play } = openGame({
      board: zigzag('@$!!#A1'),
      foes: [{ monster: idle, kind: 'elite' }],
      treasures: [{ number: 7 }, { number: 8, objective: true }],
    } as never);
    const { hexes, things } = boardModel(play);
    expect(hexes.filter(({ start }) => start).map(({ id }) => id)).toEqual([play.book.scenario.start]);
    expect(hexes.filter(({ letter }) => letter !== undefined).map(({ letter }) => letter)).toEqual(
      Object.keys(play.book.scenario.marks),
    );
    expect(things.map(({ sprite }) => sprite)).toEqual([
      { kind: 'money' },
      { kind: 'treasure', number: 7 },
      { kind: 'objective' },
      { kind: 'monster', monster: 'dummy', rank: 'elite' },
    ]);
    expect(
      boardModel({ ...play, book: { ...play.book, scenario: { ...play.book.scenario, exit: 'a1' } } } as never)
        .things[0],
    ).toEqual({
      at: 'a1',
      sprite: { kind: 'exit' },
    });
  });
});
