// @vitest-environment jsdom
/** Tests the map sheet: its landmarks, how it closes, and how gestures and keys zoom the card. */
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
/** The time of the next pointer events, in ms. */
let now = 1000;
/** The middle of the frame in the window. */
const MIDDLE = { clientX: 200, clientY: 200 };

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

async function shown(sketch: Parameters<typeof book>[0] = CHESTS, view: object = {}) {
  const session = openGame(sketch);
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
  const send = (event: Event) => act(() => void frame.dispatchEvent(event));
  const pointer = (type: string, at: { clientX: number; clientY: number }, id = 1, button = 0) => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, button, ...at });
    Object.defineProperties(event, { pointerId: { value: id }, timeStamp: { value: now } });
    return send(event);
  };
  const key = (name: string, given: KeyboardEventInit = {}) =>
    act(
      () =>
        void frame.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...given }),
        ),
    );
  const tap = async (at = MIDDLE) => {
    await pointer('down', at);
    await pointer('up', at);
  };
  const leave = () => act(() => render(null, root));
  return { root, asked, zoom, card, pointer, key, tap, send, frame, leave };
}

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

  it('names the hero of the campaign and shows the portrait', async () => {
    const { root } = await shown(CHESTS, { campaign: { name: 'Žofie', hero: 'ironclad' } });
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
  it('changes by keys around the middle, and 0 shows the whole card', async () => {
    const { key, zoom, card } = await shown();
    expect([zoom(), card()?.className.trim()]).toEqual([{ scale: 1, x: 0, y: 0 }, 'raised-card']);
    await key('+');
    expect(zoom()).toEqual({ scale: 1.4, x: 0, y: 0 });
    await key('=');
    expect(zoom().scale).toBeCloseTo(1.96);
    await key('-');
    expect(zoom().scale).toBeCloseTo(1.4);
    await key('0');
    expect(zoom().scale).toBe(1);
  });

  it.each([
    ['ArrowLeft', 60, 0],
    ['ArrowRight', -60, 0],
    ['ArrowUp', 0, 60],
    ['ArrowDown', 0, -60],
  ])('%s moves the enlarged card', async (name, x, y) => {
    const { key, zoom } = await shown();
    await key('+');
    await key('+');
    await key(name);
    expect([zoom().x, zoom().y]).toEqual([x, y]);
  });

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

  it('follows the wheel around the mouse, and keeps the page from scrolling', async () => {
    const { send, zoom } = await shown();
    const wheel = new WheelEvent('wheel', { deltaY: -200, clientX: 250, clientY: 200, cancelable: true });
    await send(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    const { scale, x, y } = zoom();
    expect([scale > 1.2, x < 0, y]).toEqual([true, true, expect.closeTo(0)]);
    expect(x).toBeCloseTo(50 * (1 - scale), 3);
  });

  it('two taps enlarge the card around the finger, and two more show it whole', async () => {
    const { tap, zoom } = await shown();
    await tap();
    expect(zoom().scale).toBe(1);
    await tap();
    expect(zoom()).toEqual({ scale: 2.2, x: 0, y: 0 });
    await tap();
    expect(zoom().scale).toBe(2.2);
    await tap();
    expect(zoom().scale).toBe(1);
  });

  it('needs both taps close to each other, without a move, and not cancelled', async () => {
    const { tap, pointer, zoom } = await shown();
    await tap();
    await tap({ clientX: 224, clientY: 200 });
    await tap({ clientX: 200, clientY: 224 });
    expect(zoom().scale).toBe(1);
    await pointer('down', MIDDLE);
    await pointer('move', { clientX: 240, clientY: 200 });
    await pointer('up', { clientX: 240, clientY: 200 });
    await tap();
    await pointer('down', MIDDLE);
    await pointer('cancel', MIDDLE);
    await tap();
    expect(zoom().scale).toBe(1);
  });

  it('needs the second tap within 320 ms', async () => {
    const { tap, zoom } = await shown();
    await tap();
    now += 321;
    await tap();
    expect(zoom().scale).toBe(1);
    now += 320;
    await tap();
    expect(zoom().scale).toBe(2.2);
  });

  it('follows one finger, from where it is', async () => {
    const { key, pointer, zoom } = await shown();
    await key('+');
    await key('+');
    await pointer('move', { clientX: 0, clientY: 0 });
    await pointer('down', MIDDLE);
    await pointer('move', { clientX: 210, clientY: 195 });
    await pointer('move', { clientX: 230, clientY: 190 });
    await pointer('up', { clientX: 230, clientY: 190 });
    await pointer('move', { clientX: 260, clientY: 190 });
    expect([zoom().x, zoom().y]).toEqual([30, -10]);
  });

  it('follows no other button of the mouse', async () => {
    const { key, pointer, zoom } = await shown();
    await key('+');
    await pointer('down', MIDDLE, 1, 2);
    await pointer('move', { clientX: 230, clientY: 190 });
    expect([zoom().x, zoom().y]).toEqual([0, 0]);
  });

  it('follows the distance of two fingers, which are no tap when they leave', async () => {
    const { pointer, zoom } = await shown();
    await pointer('down', { clientX: 180, clientY: 200 }, 1);
    await pointer('down', { clientX: 220, clientY: 200 }, 2);
    await pointer('move', { clientX: 150, clientY: 200 }, 1);
    await pointer('move', { clientX: 250, clientY: 200 }, 2);
    expect(zoom()).toEqual({ scale: expect.closeTo(2.5), x: expect.closeTo(0), y: expect.closeTo(0) });
    await pointer('up', { clientX: 150, clientY: 200 }, 1);
    await pointer('up', { clientX: 250, clientY: 200 }, 2);
    await pointer('down', { clientX: 250, clientY: 200 }, 1);
    await pointer('up', { clientX: 250, clientY: 200 }, 1);
    expect(zoom().scale).toBeCloseTo(2.5);
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
